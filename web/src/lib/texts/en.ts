const files = import.meta.glob<string>("../../../../src/pentapolis/words/texts/web/*.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);

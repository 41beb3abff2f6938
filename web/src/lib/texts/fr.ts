const files = import.meta.glob<string>(
  ["../../../../src/pentapolis/words/texts/web/*.fr.ftl", "!../../../../src/pentapolis/words/texts/web/gallery.*"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

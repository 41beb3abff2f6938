// "Your turn", pushed by the server: shows a message, and a tap on it opens the table. Nothing is cached.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message;
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    message = { text: event.data ? event.data.text() : "" };
  }
  const { title = "Pentapolis", since = [], text = "", url = "/games", table = url, lang } = message;
  const body = since.length ? since.join("\n") : text;
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, lang, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/games", self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
      return page ? page.focus() : self.clients.openWindow(url.href);
    }),
  );
});

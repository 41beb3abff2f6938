/** What the browser's tab shows: a page sets `page.title`; a table also `page.yourTurn`. */
class Page {
  title = $state("");
  yourTurn = $state(false);
}

export const page = new Page();

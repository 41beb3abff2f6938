/**
 * The little Markdown that rules are written in, as a tree: paragraphs, lists, **strong**, *emphasis*, `code`, and
 * the ids of other rules, which become links. Nothing of it is ever taken for HTML.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "rule"; text: string; id: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "em"; inside: Inline[] };

export type Block = { kind: "paragraph"; inside: Inline[] } | { kind: "list"; items: Inline[][] };

/** Says whether there is a rule or a chapter of this id: others stay plain text. */
export type Known = (id: string) => boolean;

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2}-(?:[AE]\d+|\d+(?:\.\d+)?))\b/g;

export function blocks(source: string, known: Known = () => true): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length) found.push({ kind: "paragraph", inside: inlines(paragraph.join(" "), known) });
    paragraph = [];
  };
  for (const line of source.split("\n")) {
    const item = /^\s*[-*] +(.*)$/.exec(line);
    const last = found.at(-1);
    if (item) {
      end();
      const inside = inlines(item[1] ?? "", known);
      const list = found.at(-1);
      if (list?.kind === "list") list.items.push(inside);
      else found.push({ kind: "list", items: [inside] });
    } else if (!line.trim()) end();
    else if (/^\s{2,}/.test(line) && last?.kind === "list" && !paragraph.length) {
      last.items.at(-1)?.push({ kind: "text", text: " " }, ...inlines(line.trim(), known)); // the item goes on
    } else paragraph.push(line.trim());
  }
  end();
  return found;
}

export function inlines(source: string, known: Known = () => true): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const hit of source.matchAll(SPAN)) {
    const [whole, code, strong, em, id] = hit;
    if (id !== undefined && !known(id)) continue;
    if (hit.index > at) found.push({ kind: "text", text: source.slice(at, hit.index) });
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", inside: inlines(strong, known) });
    else if (em !== undefined) found.push({ kind: "em", inside: inlines(em, known) });
    else if (id !== undefined) found.push({ kind: "rule", text: id, id });
    at = hit.index + whole.length;
  }
  if (at < source.length) found.push({ kind: "text", text: source.slice(at) });
  return found;
}

/** The words alone, for searching. */
export function plain(source: string): string {
  const text = (parts: Inline[]): string =>
    parts.map((part) => ("inside" in part ? text(part.inside) : part.text)).join("");
  return blocks(source)
    .flatMap((block) => (block.kind === "list" ? block.items.map(text) : [text(block.inside)]))
    .join(" ");
}

/** The anchor of a rule on its page: `/rules/<game>#kb-9.2`. */
export function anchor(id: string): string {
  return id.toLowerCase();
}

/** Where a rule is read. */
export function ruleLink(game: string, id: string): string {
  return `/rules/${encodeURIComponent(game)}#${anchor(id)}`;
}

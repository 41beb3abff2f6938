/** The keys of a table, for the page that shows them (`?`) and the one that listens. */
export const KEYS = [
  { keys: ["Tab"], text: "tab" },
  { keys: ["left", "up", "down", "right"], arrows: true, text: "arrows" },
  { keys: ["Home", "End"], either: true, text: "ends" },
  { keys: ["L"], text: "walk" },
  { keys: ["Shift", "L"], text: "walk-back" },
  { keys: ["Enter"], text: "enter" },
  { keys: ["1", "9"], range: true, text: "digit" },
  { keys: ["Ctrl", "Enter"], text: "confirm" },
  { keys: ["Esc"], text: "escape" },
  { keys: ["/"], text: "search" },
  { keys: ["Ctrl", "Z"], text: "undo" },
  { keys: ["H"], text: "hint" },
  { keys: ["W"], text: "why" },
  { keys: ["E"], text: "explain" },
  { keys: ["P"], text: "point" },
  { keys: ["Alt"], text: "point-click" },
  { keys: ["T"], text: "text" },
  { keys: ["G"], text: "log" },
  { keys: ["C"], text: "chat" },
  { keys: ["?"], text: "keys" },
] as const;

/** Whether a key is being typed into something, not meant for the table. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** The picture to share: painted from what the page draws, given to the device's own way of sharing or saved as a file. */

import { paint } from "./painter";

export const SIZE = { width: 1200, height: 630 } as const;

/** A whole text cut into lines of so many signs, at a space if it can be. */
export function wrap(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const cut = text.lastIndexOf(" ", most);
  const first = cut > 0 ? text.slice(0, cut) : text.slice(0, most);
  return [first, ...wrap(text.slice(first.length).trim(), most)];
}

/** A text cut into at most two lines of so many signs; what is too much is left out. */
export function twoLines(text: string, most: number): string[] {
  const [first = "", ...rest] = wrap(text, most);
  return rest.length ? [first, shorten(text.slice(first.length).trim(), most)] : [first];
}

export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** A file's name: what can stand in one everywhere. */
export function fileName(...parts: string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\w-]+/g, "-")
      .replace(/^-+|-+$/g, ""),
  );
  return `${plain.filter(Boolean).join("-")}.png`;
}

/** The drawing as a file. Its fonts are those of the page. */
export async function pictureOf(drawing: SVGSVGElement, name: string): Promise<File> {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas");
  paint(ctx, drawing);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}

/** Give a file to the device to share; where it can't (plain HTTP, most desks), save it. Returns what was done. */
export async function share(file: File, title: string): Promise<"shared" | "saved" | ""> {
  if (typeof navigator.share === "function" && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (thrown) {
      if ((thrown as { name?: string }).name === "AbortError") return ""; // thought better of it
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return "saved";
}

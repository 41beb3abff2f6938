/** The sentence being built, as words and chips. */

import { type Option, plain } from "../wire";
import { isOpen } from "./cards";
import { type Chip, chips, counted, isFlat, type Model, type MultisetChoice, type RangeChoice } from "./model";
import { amountOf, countOf, current, type Picked, ready, remaining } from "./picking";

/** A piece of the sentence: words, or a chip that stands for a field. */
export interface Piece {
  text: string;
  /** What the chip stands for; empty: plain words. */
  field: string;
  /** `picked` by the player, `forced` by what was picked, `open`; `fixed` can't be anything else. */
  state: "words" | "picked" | "forced" | "open" | "fixed";
  value: string;
  kind: string;
  /** The thing that it names, by its id. */
  id: string;
  seat: number;
}

/** The sentence as far as it stands. */
export function sentence(model: Model, picked: Picked): Piece[] {
  const aside = picked.whole && model.asides.find((option) => option.do === picked.whole);
  if (aside) return pieces(chips(aside.parts), [aside], new Set(), picked);
  const choice = current(model, picked);
  const begun = picked.values.length > 0 || ready(model, picked) !== undefined;
  if (!choice || (isFlat(model) && !begun)) return []; // the cards are whole sentences
  if (choice.kind === "range") return rangeSentence(choice, picked);
  if (choice.kind === "multiset") return multisetSentence(choice, picked);
  const left = remaining(model, picked);
  if (!picked.values.length && !picked.whole && choice.fields.length === 0 && left.length > 1) return [];
  // of what is left, the sentence that claims least stands for all
  const shortest = left.reduce<Option | undefined>(
    (best, one) => (best && plain(best.parts).length <= plain(one.parts).length ? best : one),
    undefined,
  );
  return shortest ? pieces(choice.cut.get(shortest.do) ?? [], left, new Set(choice.fields), picked) : [];
}

function pieces(cut: readonly Chip[], left: readonly Option[], fields: ReadonlySet<string>, picked: Picked): Piece[] {
  const made: Piece[] = [];
  for (const chip of cut) {
    const about = chip.parts.find((part) => part.field || part.kind || (part.seat ?? -1) >= 0);
    const piece: Piece = {
      text: plain(chip.parts),
      field: chip.field,
      state: "words",
      value: about?.value ?? "",
      kind: about?.kind ?? "",
      id: about?.id ?? "",
      seat: about?.seat ?? -1,
    };
    if (chip.field && !fields.has(chip.field)) piece.state = "fixed";
    else if (chip.field) {
      if (isOpen(left, chip.field)) Object.assign(piece, { state: "open", text: "", value: "" });
      else piece.state = picked.values.some(([field]) => field === chip.field) ? "picked" : "forced";
    }
    if (piece.text || piece.state === "open") made.push(piece);
  }
  return made;
}

function rangeSentence(choice: RangeChoice, picked: Picked): Piece[] {
  const { range } = choice;
  const amount = amountOf(choice, picked);
  const words = (text: string): Piece => ({ text, field: "", state: "words", value: "", kind: "", id: "", seat: -1 });
  const number: Piece = {
    text: amount === null ? "" : String(amount),
    field: range.field,
    state: amount === null ? "open" : "picked",
    value: "",
    kind: "",
    id: "",
    seat: -1,
  };
  if (!range.parts.some((part) => part.field === range.field)) return [words(`${range.label} `), number];
  let put = false;
  return chips(range.parts).flatMap((chip) => {
    if (chip.field !== range.field) return [words(plain(chip.parts))];
    if (put) return [];
    put = true;
    return [number];
  });
}

function multisetSentence(choice: MultisetChoice, picked: Picked): Piece[] {
  const made: Piece[] = [
    { text: `${choice.set.label} `, field: "", state: "words", value: "", kind: "", id: "", seat: -1 },
  ];
  for (const kind of choice.set.kinds) {
    const count = countOf(picked.counts, kind);
    if (!count) continue;
    const text = counted(kind, count);
    made.push({ text, field: kind.id, state: "picked", value: kind.id, kind: "", id: "", seat: -1 });
  }
  if (made.length === 1) made.push({ text: "", field: "counts", state: "open", value: "", kind: "", id: "", seat: -1 });
  return made;
}

import { expect, it } from "vitest";

import { withDe } from "$lib/elision";

it.each([
  ["Théo", "de Théo"],
  ["Anna", "d'Anna"],
  ["Éva", "d'Éva"],
  ["Œdipe", "d'Œdipe"],
  ["Yves", "d'Yves"],
  ["Yann", "de Yann"],
  ["Hugo", "de Hugo"],
])("puts %s after de", (name, said) => {
  expect(withDe(name)).toBe(said);
});

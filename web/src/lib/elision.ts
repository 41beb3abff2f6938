/** French elision, as `words/elision.py` has it: a text writes `{ DE($name) }` for "de Théo", "d'Anna". */

const ELIDED = /^(?:[aeiouæœ]|y[^aeiouy])/;

export function withDe(name: string): string {
  return ELIDED.test(name.normalize("NFD").toLowerCase()) ? `d'${name}` : `de ${name}`;
}

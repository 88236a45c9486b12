import { catalogue } from './catalogue.js';
import type { CatalogueEntry } from './CatalogueEntry.js';
import type { Ruleset } from './Ruleset.js';
import { entryIn, notInCatalogue, rulesetInEntry } from './rulesetInEntry.js';

/**
 * The entry of the catalogue that a notation names: a name, also in capitals, perhaps with arguments as in
 * `domineering(oriented)`.
 * @throws InputError `unknown-ruleset` with the nearest names
 */
export function findCatalogueEntry(notation: string): CatalogueEntry {
  const found = entryIn(catalogue, notation);
  if (found === undefined) throw notInCatalogue(catalogue, notation, 'findRuleset');
  return found;
}

/**
 * The ruleset with a notation: a name, perhaps with arguments as in `domineering(oriented)` or `oab(1,2)`.
 * @throws InputError `unknown-ruleset` with the nearest names, `unknown-variant`, `invalid-ruleset-argument`, and those
 * of the rulesets
 * @example findRuleset('subtraction(1;2,3)').name // 'subtraction(1;2,3)'
 */
export function findRuleset(notation: string): Ruleset {
  return rulesetInEntry(findCatalogueEntry(notation), notation, 'findRuleset');
}

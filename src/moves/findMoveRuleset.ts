import { InputError } from '../errors.js';
import { catalogue, findRuleset } from '../games/index.js';
import { entryIn, nameInNotation, notInCatalogue, rulesetInEntry } from '../games/internal.js';
import { moveCatalogue } from './catalogue.js';
import { heapRuleset } from './heaps/heapRuleset.js';
import { isLatticeNotation, latticeEntry, rulesetOfLattice } from './lattice/latticeEntry.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import type { MoveRuleset } from './MoveRuleset.js';
import { MOVE_RULESET_NAMES } from './moveRulesetNames.js';

/**
 * Is a notation read as a ruleset by its moves? Some codes of `octal` are; the others are placement games.
 */
export function hasMoveRuleset(notation: string): boolean {
  const entry = entryOfMoveRuleset(notation);
  if (entry === undefined || !catalogue.some(({ name }) => name === entry.name)) return entry !== undefined;
  try {
    findRuleset(notation);
    return false;
  } catch (error) {
    return error instanceof InputError && error.code === 'not-a-placement-game';
  }
}

/** The entry of the catalogue for a notation. */
export function entryOfMoveRuleset(notation: string): MoveCatalogueEntry | undefined {
  if (isLatticeNotation(notation)) return latticeEntry;
  const name = nameInNotation(notation);
  return MOVE_RULESET_NAMES.some((known) => known === name) ? entryIn(moveCatalogue, notation) : undefined;
}

/**
 * The ruleset with a notation: a name, perhaps with arguments as in `toppling-dominoes(E,W)`; a placement game on
 * heaps, such as `nim`, is played on heaps of any size, and a lattice game as in `lattice:moves 1,0 0,1` on its points.
 * @throws InputError `unknown-ruleset` with the nearest names, `unknown-variant`, `invalid-ruleset-argument`, and those
 * of the rulesets
 * @example findMoveRuleset('toppling-dominoes').impartial // false
 */
export function findMoveRuleset(notation: string): MoveRuleset {
  if (isLatticeNotation(notation)) return Object.freeze(rulesetOfLattice(notation));
  const entry = entryOfMoveRuleset(notation);
  if (entry !== undefined) return Object.freeze(rulesetInEntry(entry, notation, 'findMoveRuleset'));
  const onHeaps = rulesetOnHeaps(notation);
  if (onHeaps !== undefined) return onHeaps;
  throw notInCatalogue(moveCatalogue, notation, 'findMoveRuleset');
}

/** A placement game on heaps by its moves on heaps. */
function rulesetOnHeaps(notation: string): MoveRuleset | undefined {
  if (entryIn(catalogue, notation) === undefined) return undefined;
  const { heaps, name } = findRuleset(notation);
  return heaps && Object.freeze(heapRuleset(heaps, name));
}

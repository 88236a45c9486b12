import type { RulesetEntry } from '../games/index.js';
import type { MoveRuleset, UsualStart } from './MoveRuleset.js';

/** What the catalogue says of a ruleset that is not a placement game. */
export interface MoveCatalogueEntry extends RulesetEntry<MoveRuleset> {
  /**
   * Why it is not a strong placement game: a source, and two different moves by name that can be made in this order and
   * not, or with another end, in the other.
   */
  readonly witness: readonly [source: string, first: string, second: string];
}

/** The usual start of the plain ruleset of an entry, if it has one. */
export function usualStartOf({ variants }: MoveCatalogueEntry): UsualStart | undefined {
  return variants['']?.usualStart;
}

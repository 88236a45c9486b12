import type { SPGame } from '../SPGame.js';

/**
 * Is a compiled game strong by the form of its rules? All positions are then known to be reached in any order, as the
 * rules only name forbidden pieces, pairs, numbers or sets of pieces, or are written as data; or as the game is played
 * on a complex. A ruleset that decides on whole positions by a function of its own might be wrong about itself.
 */
export function isStrongByRules(given: SPGame): boolean {
  const { summands } = given;
  return summands.every(
    ({ ruleset }) =>
      ruleset === undefined || ruleset.clauses.every((clause) => clause.on !== 'position' || clause.monotone === true),
  );
}

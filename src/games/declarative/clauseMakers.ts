import type { Clause } from '../Ruleset.js';
import { listedClause, positionClause, unlistedClause } from './listedClauses.js';
import { adjacentClause, distanceClause, overlapClause } from './pairClauses.js';
import { moreThanClause, orientationClause, verticesClause } from './pieceClauses.js';
import { distancesClause, noLibertyClause } from './positionClauses.js';
import type { ClauseData } from './RulesetData.js';

/** What a clause may forbid. */
export type ClauseKind = ClauseData['forbid'];

/** The clauses of some kinds, as data. */
export type ClauseOf<K extends ClauseKind> = Extract<ClauseData, { readonly forbid: K }>;

/**
 * For some kinds of clauses how a clause as data, which are right, becomes rules and words: without a capital letter
 * and a full stop, with vertices that count from 0. The name of the ruleset is for errors.
 */
export type ClauseMakers<K extends ClauseKind> = {
  readonly [kind in K]: (clause: ClauseOf<kind>, ruleset: string) => Clause;
};

/** A clause as a function on positions. */
export function makeClause<K extends ClauseKind>(
  makers: ClauseMakers<K>,
  clause: ClauseOf<K>,
  ruleset: string,
): Clause {
  const make: (clause: ClauseOf<K>, ruleset: string) => Clause = makers[clause.forbid];
  return make(clause, ruleset);
}

/** Those of all kinds, for rulesets that are read. */
export const ALL_CLAUSES: ClauseMakers<ClauseKind> = {
  overlap: overlapClause,
  adjacent: adjacentClause,
  distance: distanceClause,
  distances: distancesClause,
  orientation: orientationClause,
  vertices: verticesClause,
  'more-than': moreThanClause,
  'no-liberty': noLibertyClause,
  position: positionClause,
  listed: listedClause,
  unlisted: unlistedClause,
};

import type { Clause } from '../Ruleset.js';
import type { ClauseData, PlacementData } from './RulesetData.js';
import { listed, ofOwner } from './listed.js';
import { adjacentClause, distanceClause, overlapClause } from './pairClauses.js';
import { moreThanClause, orientationClause, verticesClause } from './pieceClauses.js';
import { distancesClause, noLibertyClause } from './positionClauses.js';

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

function positionClause({ pieces }: ClauseOf<'position'>): Clause {
  const words =
    pieces.length === 1
      ? `there is no ${describePlacement(pieces[0]!)}`
      : `there are not all of ${listed(pieces.map(describePlacement), 'and')}`;
  return { on: 'listed', words, forbidden: [pieces] };
}

function describePlacement({ piece, side, cells }: PlacementData): string {
  return `${piece}${ofOwner(side)} on ${listed(cells, 'and')}`;
}

function listedClause(data: ClauseOf<'listed'>): Clause {
  return { on: 'listed', words: 'no listed position is part of the position', forbidden: positionsOf(data) };
}

function unlistedClause(data: ClauseOf<'unlisted'>): Clause {
  return { on: 'listed', words: 'only the listed positions are legal', legal: positionsOf(data) };
}

function positionsOf({ positions, placements }: ClauseOf<'listed' | 'unlisted'>): PlacementData[][] {
  return positions.map((position) => position.map((i) => placements[i]!));
}

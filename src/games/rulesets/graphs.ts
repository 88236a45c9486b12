import type { ClauseOf } from '../declarative/clauseMakers.js';
import { adjacentClause, overlapClause } from '../declarative/pairClauses.js';
import { graphFinder, vertexFinder } from '../declarative/placementFinders.js';
import { noLibertyClause } from '../declarative/positionClauses.js';
import type { VertexPiece } from '../declarative/RulesetData.js';
import type { RulesetParts } from '../declarative/rulesetOf.js';
import type { Ruleset } from '../Ruleset.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

const graph: VertexPiece['graph'] = { n: 1, edges: [] };

/** A vertex for each player. */
export const OWN_VERTICES: readonly VertexPiece[] = [
  { piece: 'vertex', side: 'L', graph },
  { piece: 'vertex', side: 'R', graph },
];

/** A vertex for either player. */
export const ANY_VERTEX: readonly VertexPiece[] = [{ piece: 'vertex', graph }];

/** The parts of rulesets that forbid some vertices beside each other. */
export const BESIDE: RulesetParts<VertexPiece, 'overlap' | 'adjacent'> = {
  finder: vertexFinder,
  clauses: { overlap: overlapClause, adjacent: adjacentClause },
};

/** SNORT. @source Huntemann 2018, Def. 1.6 */
export const snort: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'snort',
    words: 'Claim a vertex that is not adjacent to a vertex of the opponent.',
    pieces: OWN_VERTICES,
    clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'opposing' }],
  },
  BESIDE,
);

/** COL. @source Huntemann 2018, Def. 1.6 */
export const col: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'col',
    words: 'Claim a vertex that is not adjacent to a vertex of your own.',
    pieces: OWN_VERTICES,
    clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'own' }],
  },
  BESIDE,
);

/** What NODE-KAYLES forbids. */
export const NODE_KAYLES: readonly ClauseOf<'overlap' | 'adjacent'>[] = [
  { forbid: 'overlap' },
  { forbid: 'adjacent', between: 'any' },
];

/**
 * NODE-KAYLES: impartial; on a coloured board a coloured vertex belongs to its player.
 * @source Huntemann 2018, App. A
 */
export const nodeKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'node-kayles',
    words: 'Claim a vertex that is not adjacent to a claimed one.',
    pieces: ANY_VERTEX,
    clauses: NODE_KAYLES,
  },
  BESIDE,
);

/** ARC-KAYLES: impartial. @source Huntemann 2018, Ex. 6.5 */
export const arcKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'arc-kayles',
    words: 'Claim two adjacent vertices that are not yet claimed.',
    pieces: [{ piece: 'edge', graph: { n: 2, edges: [[0, 1]] } }],
    clauses: [{ forbid: 'overlap' }],
  },
  { finder: graphFinder, clauses: { overlap: overlapClause } },
);

/** NOGO: not an independence ruleset. @source Huntemann 2018, Def. 1.6 */
export const nogo: Ruleset = /* @__PURE__ */ rulesetOnBoards(
  {
    type: 'ruleset',
    name: 'nogo',
    words: 'Claim a vertex so that every connected group of one player is still adjacent to an empty vertex.',
    pieces: OWN_VERTICES,
    clauses: [{ forbid: 'overlap' }, { forbid: 'no-liberty' }],
  },
  { finder: vertexFinder, clauses: { overlap: overlapClause, 'no-liberty': noLibertyClause } },
);

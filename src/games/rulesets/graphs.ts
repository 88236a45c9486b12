import type { ClauseData, GraphData, PieceData } from '../declarative/RulesetData.js';
import type { Ruleset } from '../Ruleset.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

const graph: GraphData = { n: 1, edges: [] };

/** A vertex for each player. */
export const OWN_VERTICES: readonly PieceData[] = [
  { piece: 'vertex', side: 'L', graph },
  { piece: 'vertex', side: 'R', graph },
];

/** A vertex for either player. */
export const ANY_VERTEX: readonly PieceData[] = [{ piece: 'vertex', graph }];

/** SNORT. @source Huntemann 2018, Def. 1.6 */
export const snort: Ruleset = /* @__PURE__ */ rulesetOnBoards({
  type: 'ruleset',
  name: 'snort',
  words: 'Claim a vertex that is not adjacent to a vertex of the opponent.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'opposing' }],
});

/** COL. @source Huntemann 2018, Def. 1.6 */
export const col: Ruleset = /* @__PURE__ */ rulesetOnBoards({
  type: 'ruleset',
  name: 'col',
  words: 'Claim a vertex that is not adjacent to a vertex of your own.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'own' }],
});

/** The rules of NODE-KAYLES without name and words. */
export const NODE_KAYLES: { readonly pieces: readonly PieceData[]; readonly clauses: readonly ClauseData[] } = {
  pieces: ANY_VERTEX,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'any' }],
};

/** NODE-KAYLES: impartial; on a coloured board a coloured vertex belongs to its player. @source Huntemann 2018, App. A */
export const nodeKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards({
  type: 'ruleset',
  name: 'node-kayles',
  words: 'Claim a vertex that is not adjacent to a claimed one.',
  ...NODE_KAYLES,
});

/** ARC-KAYLES: impartial. @source Huntemann 2018, Ex. 6.5 */
export const arcKayles: Ruleset = /* @__PURE__ */ rulesetOnBoards({
  type: 'ruleset',
  name: 'arc-kayles',
  words: 'Claim two adjacent vertices that are not yet claimed.',
  pieces: [{ piece: 'edge', graph: { n: 2, edges: [[0, 1]] } }],
  clauses: [{ forbid: 'overlap' }],
});

/** NOGO: not an independence ruleset. @source Huntemann 2018, Def. 1.6 */
export const nogo: Ruleset = /* @__PURE__ */ rulesetOnBoards({
  type: 'ruleset',
  name: 'nogo',
  words: 'Claim a vertex so that every connected group of one player still is adjacent to an empty vertex.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'no-liberty' }],
});

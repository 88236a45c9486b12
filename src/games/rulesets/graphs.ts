import type { PieceData, RulesetData } from '../declarative/RulesetData.js';
import type { Ruleset } from '../Ruleset.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

const VERTEX: PieceData = { piece: 'vertex', graph: { n: 1, edges: [] } };

/** A vertex for each player. */
export const OWN_VERTICES: readonly PieceData[] = [
  { ...VERTEX, side: 'L' },
  { ...VERTEX, side: 'R' },
];

/** A vertex for either player. */
export const ANY_VERTEX: readonly PieceData[] = [VERTEX];

/** SNORT. @source Huntemann 2018, Def. 1.6 */
export const snort: Ruleset = rulesetOnBoards({
  type: 'ruleset',
  name: 'snort',
  words: 'Claim a vertex that is not adjacent to a vertex of the opponent.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'opposing' }],
});

/** COL. @source Huntemann 2018, Def. 1.6 */
export const col: Ruleset = rulesetOnBoards({
  type: 'ruleset',
  name: 'col',
  words: 'Claim a vertex that is not adjacent to a vertex of your own.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'own' }],
});

/** The rules of NODE-KAYLES without name and words. */
export const NODE_KAYLES: Pick<RulesetData, 'pieces' | 'clauses'> = {
  pieces: ANY_VERTEX,
  clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent', between: 'any' }],
};

/** NODE-KAYLES: impartial; on a coloured board a coloured vertex belongs to its player. @source Huntemann 2018, App. A */
export const nodeKayles: Ruleset = rulesetOnBoards({
  type: 'ruleset',
  name: 'node-kayles',
  words: 'Claim a vertex that is not adjacent to a claimed one.',
  ...NODE_KAYLES,
});

/** ARC-KAYLES: impartial. @source Huntemann 2018, Ex. 6.5 */
export const arcKayles: Ruleset = rulesetOnBoards({
  type: 'ruleset',
  name: 'arc-kayles',
  words: 'Claim two adjacent vertices that are not yet claimed.',
  pieces: [{ piece: 'edge', graph: { n: 2, edges: [[0, 1]] } }],
  clauses: [{ forbid: 'overlap' }],
});

/** NOGO: not an independence ruleset. @source Huntemann 2018, Def. 1.6 */
export const nogo: Ruleset = rulesetOnBoards({
  type: 'ruleset',
  name: 'nogo',
  words: 'Claim a vertex so that every connected group of one player still is adjacent to an empty vertex.',
  pieces: OWN_VERTICES,
  clauses: [{ forbid: 'overlap' }, { forbid: 'no-liberty' }],
});

/**
 * Digraph placement games and conflict placement games: players delete vertices of their own with the out-neighbours.
 *
 * @module spgames/digraphs
 */
export { DigraphPlacement, type Arc } from './DigraphPlacement.js';
export * from './counting/index.js';
export { digraphForm } from './digraphForm.js';
export { digraphFromJson } from './digraphFromJson.js';
export type { DigraphJson } from './digraphJson.js';
export { vertexLabels, type LabelOptions } from './vertexLabels.js';
export { explainDigraph } from './explainDigraph.js';
export { digraphMoves, digraphPlacements } from './digraphMoves.js';
export { digraphMisereOutcome, digraphOutcome, digraphValue, type DigraphValueOptions } from './digraphValue.js';
export { parseDigraphPlacement } from './parseDigraphPlacement.js';
export { digraphFollowers } from './digraphFollowers.js';
export { digraphFormalBirthday, digraphLongestPlay } from './digraphLongestPlay.js';
export { digraphExclusiveJoin, digraphOrdinalSum, digraphSum, digraphWithTwin } from './digraphSums.js';
export { acyclicComplex, acyclicIdeal, complexOfDigraph, digraphOfComplex } from './digraphComplexes.js';
export type { NamedDigraph } from './NamedDigraph.js';
export * from './orders/index.js';
export * from './universal/index.js';
export { ConflictPlacement, type ConflictMove } from './conflict/ConflictPlacement.js';
export { conflictFromJson } from './conflict/conflictFromJson.js';
export type { ConflictJson } from './conflict/conflictJson.js';
export { conflictOfDigraph, digraphOfConflict } from './conflict/conflictDigraphs.js';
export {
  recogniseConflictPlacement,
  type ConflictDefect,
  type ConflictRecognition,
} from './conflict/recogniseConflictPlacement.js';
export type { HackenbushEdge } from '../moves/index.js';
export { hackenbushDigraph, hackenbushStalkDigraph } from './encodings/hackenbushDigraph.js';
export { nimDigraph, posetGameDigraph, type PosetGameOptions } from './encodings/posetGameDigraph.js';
export { digraphOfRuleset } from './encodings/digraphOfRuleset.js';

/**
 * Rulesets that are no placement games: pieces move, or vanish, and the order of moves matters. Each is given by its moves.
 *
 * @module spgames/moves
 */
export { findMoveRuleset } from './findMoveRuleset.js';
export { greenHackenbushNimber } from './hackenbush/greenHackenbushNimber.js';
export { hackenbush } from './hackenbush/hackenbush.js';
export type { HackenbushEdge } from './hackenbush/HackenbushEdge.js';
export { hackenbushValueByTheorem, type HackenbushValueOptions } from './hackenbush/hackenbushValueByTheorem.js';
export { moveCatalogue } from './catalogue.js';
export type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
export { MoveGame, type MoveSummand } from './MoveGame.js';
export { chomp } from './heaps/chomp.js';
export { divisors } from './heaps/divisors.js';
export { heapRuleset } from './heaps/heapRuleset.js';
export { nimania } from './heaps/nimania.js';
export { wythoff } from './heaps/wythoff.js';
export { isWythoffPair, wythoffGrundyValue, wythoffPair } from './heaps/wythoffPairs.js';
export { moveGameFromJson } from './moveGameFromJson.js';
export type { MoveGameJson } from './moveGameJson.js';
export type { MoveRuleset } from './MoveRuleset.js';
export type { OrderWitness } from './orderWitness.js';
export { parseMoveGame } from './parseMoveGame.js';
export { restrictedTopplingDominoes, topplingDominoes, type TopplingDirection } from './rows/topplingDominoes.js';

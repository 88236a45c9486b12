/**
 * Boards, game graphs, game trees and posets as graphs of the library `graphology`, which its users install, and back.
 *
 * @module spgames/graphology
 */
export type { GraphologyGraph } from '../boards/internal.js';
export { fromGraphology, gameGraphFromGraphology } from './fromGraphology.js';
export { toGraphology, type BoardGraphOptions, type TreeGraphOptions } from './toGraphology.js';

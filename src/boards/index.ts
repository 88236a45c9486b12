/**
 * Graphs to play on: paths, grids, any graph; their notation, graph6, GraphML and GEXF; isomorphism; where a piece
 * fits, and how far placed pieces are from each other.
 *
 * @module spgames/boards
 */
export { Board } from './Board.js';
export type { MappedBoard } from './Board.js';
export type { BoardData, BoardGrid, PlacedPiece } from './BoardData.js';
export { boardFromJson } from './boardFromJson.js';
export type { BoardJson } from './boardJson.js';
export type { ChainPlacement, Stretch } from './ChainPlacement.js';
export { unionOfBoards } from './unionOfBoards.js';
export { findChainPlacements } from './findChainPlacements.js';
export { findPlacements } from './findPlacements.js';
export { complete, cycle, empty, fromEdges, grid, heap, heaps, hexGrid, path, star, tree } from './generators.js';
export { gridsUpTo } from './gridsUpTo.js';
export { parseGraph6, printGraph6 } from './graph6.js';
export { completeBipartite, completeMultipartite, petersen, wheel } from './namedGraphs.js';
export { parseBoard } from './parseBoard.js';
export type { ParseBoardOptions } from './parseBoard.js';
export type { Digraph, DigraphArc } from './Digraph.js';
export { parseDigraph6, printDigraph6 } from './digraph6.js';
export { parseDigraphFile, parseGraphFile } from './parseGraphFile.js';
export { snake } from './snake.js';
export { printBoard } from './printBoard.js';
export type { GraphTextOptions } from './AttributedGraph.js';
export { printGexf } from './printGexf.js';
export { printGraphML } from './printGraphML.js';
export { boardAutomorphisms, boardIsomorphism } from './boardIsomorphism.js';
export { graphsUpToIsomorphism, type GraphsOptions } from './graphsUpToIsomorphism.js';
export { itemsOf } from './families/itemsOf.js';
export { relabellings } from './relabellings.js';
export { parseSparse6 } from './parseSparse6.js';
export { printSparse6 } from './printSparse6.js';
export { subdividedSize } from './subdividedData.js';

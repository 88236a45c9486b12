/**
 * Pictures as SVG or TikZ: boards with their pieces, complexes, Hasse diagrams, game graphs and trees, thermographs,
 * Betti tables, face numbers and plots; and thermographs as text.
 *
 * @module spgames/pictures
 */
export type { BoardForm, BoardPictureOptions, CoveredPart, DrawnPiece } from './BoardPictureOptions.js';
export { boardText, type BoardTextOptions } from './boardText.js';
export { moveBoardText } from './moves/moveBoardText.js';
export { drawBettiTable, type BettiPictureOptions } from './drawBettiTable.js';
export { drawBoard } from './drawBoard.js';
export { drawComplex, type ComplexPictureOptions } from './drawComplex.js';
export { drawLoopyGame } from './drawLoopyGame.js';
export { drawOutcomes } from './drawOutcomes.js';
export { drawDigraph, type DigraphPictureOptions } from './drawDigraph.js';
export { drawFaceNumbers, type FaceNumberPictureOptions } from './drawFaceNumbers.js';
export { drawGame } from './drawGame.js';
export { drawGameGraph, type GamePictureOptions } from './drawGameGraph.js';
export { drawGameTree } from './drawGameTree.js';
export { drawMoveBoard } from './moves/drawMoveBoard.js';
export { drawPlot } from './drawPlot.js';
export type { PlotData, PlotSeries } from './PlotData.js';
export { plotSpecification } from './plotSpecification.js';
export { drawPoset, type PosetPictureOptions } from './drawPoset.js';
export { drawThermograph } from './drawThermograph.js';
export { LAYERED_LIMIT, LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT } from './PictureOptions.js';
export type { PictureFormat, PictureOptions } from './PictureOptions.js';
export type { PictureTheme } from './themed.js';
export { thermographText } from './thermographText.js';

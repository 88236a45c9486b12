/**
 * Pictures as SVG or TikZ: boards with their pieces, complexes, Hasse diagrams, game graphs and trees, thermographs,
 * Betti tables, face numbers and plots; and thermographs as text.
 *
 * @module spgames/pictures
 */
export type { BoardForm, BoardPictureOptions, CoveredPart, DrawnPiece } from './boards/BoardPictureOptions.js';
export { boardText, type BoardTextOptions } from './boards/boardText.js';
export { moveBoardText } from './moves/moveBoardText.js';
export { drawBettiTable, type BettiPictureOptions } from './complexes/drawBettiTable.js';
export { drawBoard } from './boards/drawBoard.js';
export { drawConstruction } from './boards/drawConstruction.js';
export { drawComplex, layoutComplex, type ComplexPictureOptions } from './complexes/drawComplex.js';
export { drawLoopyGame } from './games/drawLoopyGame.js';
export { drawOutcomes, type OutcomesPictureOptions } from './games/drawOutcomes.js';
export { drawDigraph, type DigraphPictureOptions } from './games/drawDigraph.js';
export { drawFaceNumbers, type FaceNumberPictureOptions } from './complexes/drawFaceNumbers.js';
export { drawGame } from './boards/drawGame.js';
export { drawGameGraph, type GamePictureOptions } from './layers/drawGameGraph.js';
export { drawGameTree } from './layers/drawGameTree.js';
export { drawMoveBoard } from './moves/drawMoveBoard.js';
export { drawPlot } from './plots/drawPlot.js';
export type { PlotData, PlotSeries } from './plots/PlotData.js';
export { plotSpecification } from './plots/plotSpecification.js';
export { drawPoset, type PosetPictureOptions } from './layers/drawPoset.js';
export { drawThermograph } from './plots/drawThermograph.js';
export { LAYERED_LIMIT, LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT } from './drawing/PictureOptions.js';
export type { PictureFormat, PictureOptions } from './drawing/PictureOptions.js';
export type { PictureTheme } from './drawing/themed.js';
export { thermographReadings, type ThermographReading } from './plots/thermographReadings.js';
export { thermographText } from './plots/thermographText.js';

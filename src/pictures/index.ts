/**
 * Pictures as SVG: boards with their pieces, complexes, thermographs; and thermographs as text.
 *
 * @module spgames/pictures
 */
export type { BoardPictureOptions, CoveredPart, LargePiece } from './BoardPictureOptions.js';
export { boardText, type BoardTextOptions } from './boardText.js';
export { drawBoard } from './drawBoard.js';
export { drawComplex, type ComplexPictureOptions } from './drawComplex.js';
export { drawThermograph } from './drawThermograph.js';
export { LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT } from './PictureOptions.js';
export type { PictureOptions } from './PictureOptions.js';
export { thermographText } from './thermographText.js';

export { drawBoard } from './drawBoard.js';
export { drawComplex } from './drawComplex.js';
export { LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT } from './PictureOptions.js';
export type { PictureOptions } from './PictureOptions.js';

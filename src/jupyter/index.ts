/**
 * Objects in Jupyter notebooks with the Deno kernel: after `import 'spgames/jupyter'` complexes, ideals, games, boards,
 * values and thermographs at the end of a cell show themselves as pictures, formulas and text; `show` is for results
 * without a class.
 *
 * @module spgames/jupyter
 */
export {} from './register.js';

export type { MimeBundle } from './MimeBundle.js';
export { displayOf, show, type ShownData } from './show.js';
export type { TableRow } from './tables.js';

export { drawLatticeGame } from './drawLatticeGame.js';
export { drawSum, type SumPart } from './drawSum.js';
export { FILE_FORMATS, formatByName, isOtherFormat, type FileFormat } from './fileFormats.js';
export { PICTURE_THEMES, withoutThemes } from './themed.js';

export { drawLatticeGame } from './games/drawLatticeGame.js';
export { drawSum, type SumPart } from './games/drawSum.js';
export { FILE_FORMATS, formatByName, isOtherFormat, type FileFormat } from './drawing/fileFormats.js';
export { PICTURE_THEMES, withoutThemes } from './drawing/themed.js';
export { escapeText } from './drawing/Mark.js';

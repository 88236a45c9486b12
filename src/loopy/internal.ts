export { aLoopyGame } from './aLoopyGame.js';
export { loopyGameDocument } from './loopyGameFromJson.js';
export { osloDay } from './oslo/osloDay.js';
export { twoSloDay } from './oslo/twoSloDay.js';
export { loopyGameOfSpan } from './parseLoopyGame.js';

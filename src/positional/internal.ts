export { positionalGameOfSpan } from './parsePositionalGame.js';
export { positionalGameDocument } from './positionalGameFromJson.js';
export { POSITIONAL_RULES } from './PositionalGame.js';
export { printPosition } from './printPositionalGame.js';
export { PositionSearch } from './search/PositionSearch.js';
export { resultFor } from './positionalWinner.js';
export { positionalStrategyDocument } from './strategies/positionalStrategyJson.js';

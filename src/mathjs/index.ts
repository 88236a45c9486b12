/**
 * The library in mathjs: games, boards, complexes, ideals and values are types of expressions, with operators and every
 * headline function under its name. It is the language of `spgames eval`.
 *
 * @module spgames/mathjs
 */
export {
  createMath,
  printResult,
  resultDocument,
  spgames,
  Worksheet,
  type SPGamesFactory,
} from '../expressions/internal.js';

import {
  lenresNumber,
  mazeOfNumber,
  mazeOfSwitch,
  parseMoveGame,
  printMaze,
  shoveNumber,
  shoveNumberByOrdinalSums,
  type MazeCertificate,
  type MoveGame,
} from '../../moves/index.js';
import { define, on, type Definition } from '../Definition.js';
import { dyadic, integers, text } from '../kinds.js';

/** Formulas for positions of rulesets that are no placement games, and mazes that are built. */
export const formulaFunctions: readonly Definition[] = [
  define(
    'lenresNumber',
    'The number that a row of LENRES with at most two different integers is worth.',
    'lenresNumber([0, 1, 0, 1])',
    on([integers], (row) => lenresNumber(row)),
  ),
  define(
    'shoveNumber',
    'The number that a strip of SHOVE is worth, by the places of its pieces.',
    'shoveNumber("L_R_LL")',
    on([text], (strip) => shoveNumber(strip)),
  ),
  define(
    'shoveNumberByOrdinalSums',
    'The number that a strip of SHOVE is worth, by HACKENBUSH strings.',
    'shoveNumberByOrdinalSums("L_R_LL")',
    on([text], (strip) => shoveNumberByOrdinalSums(strip)),
  ),
  define(
    'mazeOfNumber',
    'A maze with a number as its reduced canonical form.',
    'mazeOfNumber(3/8)',
    on([dyadic], (number) => built(mazeOfNumber(number))),
  ),
  define(
    'mazeOfSwitch',
    'A maze with the reduced canonical form of {a|b} for two numbers a and b.',
    'mazeOfSwitch(1, -1/2)',
    on([dyadic, dyadic], (left, right) => built(mazeOfSwitch(left, right))),
  ),
];

function built({ maze }: MazeCertificate): MoveGame {
  return parseMoveGame(`maze@${printMaze(maze)}`);
}

import {
  cricketPitchOutcome,
  cricketPitchValue,
  greenHackenbushNimber,
  hackenbushStalkNumber,
  isWythoffPair,
  lenresNumber,
  mazeOfNumber,
  mazeOfSwitch,
  parseMaze,
  parseMoveGame,
  printMaze,
  reducedMazeValues,
  reduceLenres,
  rollTheLawnNumber,
  shoveNumber,
  shoveNumberByOrdinalSums,
  wythoffPair,
  type HackenbushEdge,
  type MazeCertificate,
  type MoveGame,
} from '../../moves/door.js';
import { edgesOfPosition } from '../../moves/internal.js';
import { nimSum, standardStore, winningNimMoves } from '../../values/door.js';
import { define, on, type Definition } from '../Definition.js';
import { dyadicKind, integerKind, integersKind, manyIntegersKind, textKind } from '../kinds.js';

/** Formulas for heaps and for positions of rulesets that are not placement games, and mazes that are built. */
export const formulaFunctions: readonly Definition[] = [
  define(
    'nimSum',
    'The nim-sum of integers: addition in binary without carrying.',
    ['nimSum(29, 21, 11)', 'nimSum([29, 21, 11])'],
    on([manyIntegersKind], (numbers) => nimSum(...numbers)),
    on([integersKind], (numbers) => nimSum(...numbers)),
  ),
  define(
    'winningNimMoves',
    'The winning moves of NIM, as 11>8: from a heap of 11 to one of 8.',
    'winningNimMoves([29, 21, 11])',
    on([integersKind], (heaps) => winningNimMoves(heaps).map(({ from, to }) => `${from}>${to}`)),
  ),
  define(
    'wythoffPair',
    'The heaps with difference n from which the player who begins loses WYTHOFF’S GAME.',
    'wythoffPair(3)',
    on([integerKind], wythoffPair),
  ),
  define(
    'isWythoffPair',
    'Does the player who begins lose WYTHOFF’S GAME on two heaps?',
    'isWythoffPair(5, 3)',
    on([integerKind, integerKind], isWythoffPair),
  ),
  define(
    'hackenbushStalkNumber',
    'The number that a stalk of HACKENBUSH with edges L and R is worth, from the ground up.',
    'hackenbushStalkNumber("LRLRRLLR")',
    on([textKind], hackenbushStalkNumber),
  ),
  define(
    'greenHackenbushNimber',
    'The nimber that a position of HACKENBUSH in which either player may cut every edge is worth.',
    'greenHackenbushNimber("edges:0-1E,1-2E,1-3E,3-4E")',
    on([textKind], (edges) => standardStore.nimber(greenHackenbushNimber(hackenbushEdges(edges)))),
  ),
  define(
    'cricketPitchValue',
    'The value of a position of CRICKET PITCH: the bumps to the west of the roller, and those to the east.',
    'cricketPitchValue([5], [1, 2, 4])',
    on([integersKind, integersKind], (west, east, language) => cricketPitchValue({ west, east }, language.run())),
  ),
  define(
    'cricketPitchOutcome',
    'Who wins a position of CRICKET PITCH, without its value.',
    'cricketPitchOutcome([5], [1, 2, 4])',
    on([integersKind, integersKind], (west, east) => cricketPitchOutcome({ west, east })),
  ),
  define(
    'rollTheLawnNumber',
    'The integer that a position of ROLL THE LAWN is worth.',
    'rollTheLawnNumber([7], [1, 4, 3])',
    on([integersKind, integersKind], (west, east) => rollTheLawnNumber({ west, east })),
  ),
  define(
    'reduceLenres',
    'A row of LENRES with at most two different integers, reduced: zeros before each 1, and ones at the end.',
    'reduceLenres([0, 1, 0, 0, 1, 0, 1])',
    on([integersKind], reduceLenres),
  ),
  define(
    'reducedMazeValues',
    'The reduced canonical forms of a maze with the token in each of its cells, row by row.',
    'reducedMazeValues("grid:2x2/walls:1.0-1.1")',
    on([textKind], (maze, language) => reducedMazeValues(parseMaze(maze), language.run())),
  ),
  define(
    'lenresNumber',
    'The number that a row of LENRES with at most two different integers is worth.',
    'lenresNumber([0, 1, 0, 1])',
    on([integersKind], (row) => lenresNumber(row)),
  ),
  define(
    'shoveNumber',
    'The number that a strip of SHOVE is worth, by the places of its pieces.',
    'shoveNumber("L_R_LL")',
    on([textKind], (strip) => shoveNumber(strip)),
  ),
  define(
    'shoveNumberByOrdinalSums',
    'The number that a strip of SHOVE is worth, by HACKENBUSH strings.',
    'shoveNumberByOrdinalSums("L_R_LL")',
    on([textKind], (strip) => shoveNumberByOrdinalSums(strip)),
  ),
  define(
    'mazeOfNumber',
    'A maze with a number as its reduced canonical form.',
    'mazeOfNumber(3/8)',
    on([dyadicKind], (number) => built(mazeOfNumber(number))),
  ),
  define(
    'mazeOfSwitch',
    'A maze with the reduced canonical form of {a|b} for two numbers a and b.',
    'mazeOfSwitch(1, -1/2)',
    on([dyadicKind, dyadicKind], (left, right) => built(mazeOfSwitch(left, right))),
  ),
];

function hackenbushEdges(text: string): HackenbushEdge[] {
  return parseMoveGame(`hackenbush@${text}`).summands.flatMap(({ position }) => edgesOfPosition(position));
}

function built({ maze }: MazeCertificate): MoveGame {
  return parseMoveGame(`maze@${printMaze(maze)}`);
}

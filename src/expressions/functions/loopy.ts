import { LimitError } from '../../errors.js';
import {
  compareLoopyGames,
  loopyGameName,
  loopyGameOf,
  loopyOutcome,
  loopySideOut,
  offside,
  onside,
  parseLoopyGame,
  positionNames,
  simplestForm,
  stopper,
  type LoopyGame,
  type LoopySide,
} from '../../loopy/door.js';
import { drawLoopyGame } from '../../pictures/door.js';
import { asValue } from '../../sources/door.js';
import { define, on, type Definition } from '../Definition.js';
import { formKind, literalKind, loopyGameKind, textKind } from '../kinds.js';
import { drawing } from './pictures.js';

/** Loopy games. */
export const loopyFunctions: readonly Definition[] = [
  define(
    'loopy',
    'The loopy game with these equations or this name, or a short game as a loopy one.',
    ['loopy("over={0|pass}")', 'loopy("2.upon*")', 'loopy(1/2) + loopy("over")'],
    on([textKind], (notation) => parseLoopyGame(notation)),
    on([loopyGameKind], (game) => game),
  ),
  define(
    'parseLoopyGame',
    'The loopy game with these equations or this name.',
    'parseLoopyGame("a={0|b}; b={a|}")',
    on([textKind], (notation) => parseLoopyGame(notation)),
  ),
  define(
    'loopyGameOf',
    'A short game as a loopy one; of a literal game with its options as they stand.',
    'loopyGameOf(value("^"))',
    on([literalKind], (game, language) => loopyGameOf(game, language.run())),
    on([loopyGameKind], (game) => game),
  ),
  define(
    'onside',
    'The stopper that a game equals if Left wins the plays that go on for ever.',
    'onside(loopy("dud"))',
    on([loopyGameKind], (game, language, name) => foundSide(onside(game, language.run()), name)),
  ),
  define(
    'offside',
    'The stopper that a game equals if Right wins the plays that go on for ever.',
    'offside(loopy("tis"))',
    on([loopyGameKind], (game, language, name) => foundSide(offside(game, language.run()), name)),
  ),
  define(
    'stopper',
    'Does play with the players moving in turn always end?',
    'stopper(loopy("over"))',
    on([loopyGameKind], (game, language) => stopper(game, language.run()).stopper),
  ),
  define(
    'value',
    'The short game that a loopy one equals.',
    'value(loopy("{0,off|0}"))',
    on([loopyGameKind], (game, language) =>
      asValue({ kind: 'loopy', object: [game] }, { evaluator: language.evaluator, ...language.run() }),
    ),
  ),
  define(
    'simplestForm',
    'The simplest form of a stopper.',
    'simplestForm(loopy("{1,on|0,over}"))',
    on([loopyGameKind], (game, language) => simplestForm(game, language.run())),
  ),
  define(
    'loopyGameName',
    'The name of a loopy game: that of the literature, its options in braces, or the names of its onside and offside.',
    'loopyGameName(loopy("upon") + value("*"))',
    on([loopyGameKind], (game, language) => loopyGameName(game, language.run())),
  ),
  define(
    'loopyOutcome',
    'What each player, moving first, can force: win, draw or loss.',
    'loopyOutcome(loopy("dud"))',
    on([loopyGameKind], (game, language) => loopyOutcome(game, language.run())),
  ),
  define(
    'outcome',
    'Who wins: L, R, N (the player who begins) or P (the other one); draw if neither player, beginning or not, can force a win; else what each can force, moving first.',
    'outcome(loopy("over"))',
    on([loopyGameKind], (game, language) => {
      const { outcome, left, right } = loopyOutcome(game, language.run());
      return outcome ?? (left === 'draw' && right === 'draw' ? 'draw' : `Left begins: ${left}, Right begins: ${right}`);
    }),
  ),
  define(
    'compareLoopyGames',
    'How two loopy games compare: <, >, = or ||.',
    'compareLoopyGames(loopy("over"), value("^"))',
    on([loopyGameKind, loopyGameKind], (G, H, language) => compareLoopyGames(G, H, language.run())),
  ),
  define(
    'confused',
    'Are two loopy games confused: is neither at most the other?',
    'confused(loopy("upon"), value("*"))',
    on([loopyGameKind, loopyGameKind], (G, H, language) => {
      const order = compareLoopyGames(G, H, language.run());
      return order === 'undecided' ? order : order === '||';
    }),
  ),
  ...['sideOut', 'loopySideOut'].map((name) =>
    define(
      name,
      'The side-out of two loopy games as they stand: a sum that ends as soon as nobody can move in the second.',
      [`${name}(loopy("on"), value("^"))`, `${name}(loopy("dud"), value("*"))`],
      on([loopyGameKind, formKind], (G, H, language) =>
        loopySideOut(G, loopyGameOf(H, language.run()), language.run()),
      ),
      on([loopyGameKind, loopyGameKind], (G, H, language) => loopySideOut(G, H, language.run())),
    ),
  ),
  define(
    'positionNames',
    'What the positions of a loopy game are called in pictures.',
    'positionNames(loopy("over"))',
    on([loopyGameKind], (G) => positionNames(G)),
  ),
  define(
    'drawLoopyGame',
    'The graph of a loopy game, passes as loops.',
    'drawLoopyGame(loopy("over"), "over.svg")',
    ...drawing(loopyGameKind, drawLoopyGame),
  ),
  define(
    'draw',
    'The graph of a loopy game.',
    'draw(loopy("tis"), "tis.svg")',
    ...drawing(loopyGameKind, drawLoopyGame),
  ),
];

/** @throws LimitError `too-long` if the side is not found */
function foundSide(side: LoopySide, name: string): LoopyGame {
  if (side.found === true) return side.side;
  throw new LimitError(
    'too-long',
    `${name}: not found by ${side.rounds} rounds of sidling, nor by taking moves away.`,
    { hint: 'There are games without such a stopper.' },
  );
}

import { analyze } from '../../analysis/door.js';
import { printBoard, type Board } from '../../boards/door.js';
import { InputError } from '../../errors.js';
import { literallyEqual } from '../../games/door.js';
import type { MoveGame } from '../../moves/door.js';
import { objectOf } from '../../sources/internal.js';
import { findMoveRuleset, moveCatalogue, parseMoveGame } from '../../moves/door.js';
import { usualStartOf } from '../../moves/internal.js';
import { drawGameGraph, drawGameTree, drawMoveBoard, moveBoardText } from '../../pictures/door.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { boardKind, faceKind, positionKind, textKind, textOrNumberKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { drawing } from './pictures.js';
import { camelCase } from './rulesets.js';

/** Positions of rulesets that are not placement games. */
export const moveFunctions: readonly Definition[] = [
  define(
    'position',
    'The position of a ruleset that is not a placement game, or a sum of these.',
    'position("toppling-dominoes@row:LRE")',
    on([textKind], positionOf),
    on([positionKind], (it) => it),
  ),
  define(
    'parseMoveGame',
    'The position of a ruleset that is not a placement game, or a sum of positions of one.',
    'parseMoveGame("toppling-dominoes@row:LRE + row:L")',
    on([textKind], (notation) => parseMoveGame(notation)),
  ),
  define(
    'findMoveRuleset',
    'The name of a ruleset that is not a placement game, with its arguments.',
    'findMoveRuleset("toppling-dominoes")',
    on([textKind], (name) => findMoveRuleset(name).name),
  ),
  ...moveCatalogue.map((entry) => {
    const { name, words, example, parameters } = entry;
    const play = (argument: string, notation: string): MoveGame =>
      parseMoveGame(`${name}${argument === '' ? '' : `(${argument})`}@${notation}`);
    const ways: Call[] = [on([textKind], (notation) => play('', notation))];
    if (parameters !== undefined)
      ways.push(on([textOrNumberKind, textKind], (argument, notation) => play(String(argument), notation)));
    if (usualStartOf(entry) === undefined) return define(camelCase(name), words, exampleOf(example), ...ways);
    ways.push(
      on([], () => parseMoveGame(name)),
      on([boardKind], (grid) => play('', wholeGrid(grid, camelCase(name)))),
    );
    return define(camelCase(name), words, [exampleOf(example), `${camelCase(name)}(grid(4, 4))`], ...ways);
  }),
  define(
    'after',
    'The position after some moves, each by its name, of whichever player.',
    'after(position("toppling-dominoes@row:LRE"), "1W 2E")',
    on([positionKind, faceKind], (game, moves) => game.after(moves)),
  ),
  define(
    'moves',
    'The names of the moves of a position.',
    'moves(position("toppling-dominoes@row:LR"))',
    on([positionKind], (game) => [...new Set([...game.options(game.start)].map(({ move = '' }) => move))]),
  ),
  define(
    'misereOutcome',
    'Who wins a position where a player who cannot move wins.',
    'misereOutcome(position("toppling-dominoes@row:LR"))',
    on([positionKind], (game, language) => game.solver.misereOutcome(game.start, solverOptions(language))),
  ),
  define(
    'formalBirthday',
    'The number of moves in the longest run of play from a position, either player moving at any time.',
    'formalBirthday(position("toppling-dominoes@row:LR"))',
    on([positionKind], (game, language) => game.solver.formalBirthday(game.start, language.run())),
  ),
  define(
    'analyze',
    'Properties of a position: its value, who wins, its temperature, its formal birthday.',
    'analyze(position("toppling-dominoes@row:LR"))',
    on([positionKind], (game, language) => {
      const found = Object.entries(analyze(game, solverOptions(language)));
      return Object.fromEntries(found.map(([name, fact]) => [name, fact.value]));
    }),
  ),
  define(
    'literallyEqual',
    'Are the game trees of two positions isomorphic?',
    'literallyEqual(position("toppling-dominoes@row:LR"), position("toppling-dominoes@row:RL"))',
    on([positionKind, positionKind], (a, b, language) => literallyEqual(a, b, language.run()).literallyEqual),
  ),
  define(
    'drawMoveBoard',
    'A position as a picture of its ruleset’s own.',
    'drawMoveBoard(position("toppling-dominoes@row:LRE"), "row.svg")',
    ...drawing(positionKind, drawMoveBoard),
  ),
  define('draw', 'A position.', 'draw(position("toppling-dominoes@row:LRE"))', ...drawing(positionKind, drawMoveBoard)),
  define(
    'drawGameTree',
    'The game tree of a position.',
    'drawGameTree(position("toppling-dominoes@row:LR"))',
    ...drawing(positionKind, drawGameTree<string>),
  ),
  define(
    'drawGameGraph',
    'The game graph of a position.',
    'drawGameGraph(position("toppling-dominoes@row:LR"))',
    ...drawing(positionKind, drawGameGraph<string>),
  ),
  define(
    'moveBoardText',
    'A position as lines of text.',
    'moveBoardText(position("toppling-dominoes@row:LRE"))',
    on([positionKind], (game) => moveBoardText(game)),
  ),
];

function solverOptions(language: Language): { store: Language['evaluator']['store'] } & ReturnType<Language['run']> {
  return { ...language.run(), store: language.evaluator.store };
}

/** The notation of a grid without a position. @throws InputError `not-a-position` for one with missing cells */
function wholeGrid(grid: Board, name: string): string {
  const notation = printBoard(grid);
  if (!notation.includes('/')) return notation;
  throw new InputError(
    'not-a-position',
    `${name}: a grid with missing cells; expected a whole one for the usual start.`,
    { hint: 'A position stands in quotes.' },
  );
}

/** @throws InputError `not-a-position` for another source */
function positionOf(notation: string, language: Language): MoveGame {
  const source = language.source(notation);
  const found = objectOf(source, 'rules');
  if (found !== undefined) return found;
  throw new InputError(
    'not-a-position',
    `position: ${JSON.stringify(notation)} is not a position of a ruleset by its moves; expected one such as toppling-dominoes@row:LRE.`,
    { hint: 'source("…") reads every notation.' },
  );
}

/** `toppling-dominoes@row:LRE` as an expression. */
function exampleOf(source: string): string {
  const [, name, , given, board] = /^([^(@]+)(\((.*?)\))?@(.*)$/.exec(source)!;
  const argument = given === undefined ? '' : `${JSON.stringify(given)}, `;
  return `${camelCase(name!)}(${argument}${JSON.stringify(board)})`;
}

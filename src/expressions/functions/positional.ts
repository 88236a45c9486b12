import { InputError } from '../../errors.js';
import { moveGameOfPositional, type MoveGame } from '../../moves/door.js';
import {
  cliqueGame,
  dualGame,
  erdosSelfridge,
  hexGame,
  pairingStrategy,
  placementGameOf,
  positionalReplies,
  positionalStrategyToJson,
  positionalWinner,
  potentialReply,
  replyStrategy,
  ticTacToe,
  verifyPositionalStrategy,
  winningIdeal,
  type PositionalGame,
  type PositionalRule,
} from '../../positional/door.js';
import { define, on, type Definition } from '../Definition.js';
import { integerKind, playerKind, positionKind, textKind } from '../kinds.js';

/** Positional games, which are positions of the ruleset `positional`. */
export const positionalFunctions: readonly Definition[] = [
  define(
    'ticTacToe',
    'TIC-TAC-TOE on the cube with side n in dimension d under a rule: maker, avoider or strong.',
    'ticTacToe(3, 2, "maker")',
    on([integerKind, integerKind], (n, d) => moveGameOfPositional(ticTacToe(n, d))),
    on([integerKind, integerKind, textKind], (n, d, rule) =>
      moveGameOfPositional(ticTacToe(n, d, { rule: ruleOf(rule) })),
    ),
  ),
  define(
    'hexGame',
    'HEX on rows and columns of hexagons; Left joins the left to the right column.',
    'hexGame(3, 3)',
    on([integerKind, integerKind], (rows, columns) => moveGameOfPositional(hexGame(rows, columns))),
    on([integerKind, integerKind, textKind], (rows, columns, rule) =>
      moveGameOfPositional(hexGame(rows, columns, { rule: ruleOf(rule) })),
    ),
  ),
  define(
    'cliqueGame',
    'The clique game on n vertices with cliques of k.',
    'cliqueGame(5, 3)',
    on([integerKind, integerKind], (n, k) => moveGameOfPositional(cliqueGame(n, k))),
    on([integerKind, integerKind, textKind], (n, k, rule) =>
      moveGameOfPositional(cliqueGame(n, k, { rule: ruleOf(rule) })),
    ),
  ),
  define(
    'positionalWinner',
    'Who wins a positional game, or draw, if a player begins.',
    'positionalWinner(ticTacToe(3, 2), "L")',
    on([positionKind, playerKind], (game, first, language, name) =>
      positionalWinner(positionalOf(game, name), first, language.run()),
    ),
  ),
  define(
    'positionalReplies',
    'The free points of a positional game, each with what claiming it leads to for a player.',
    'positionalReplies(after(ticTacToe(3, 2), "x1.1"), "R")',
    on([positionKind, playerKind], (game, first, language, name) =>
      positionalReplies(positionalOf(game, name), first, language.run()).map(({ label, result }) => [label, result]),
    ),
  ),
  define(
    'dualGame',
    'A positional game from the other player’s side: its winning sets form the blocker.',
    'dualGame(hexGame(2, 2))',
    on([positionKind], (game, language, name) =>
      moveGameOfPositional(dualGame(positionalOf(game, name), language.run())),
    ),
  ),
  define(
    'winningIdeal',
    'The square-free ideal that the winning sets of a positional game generate.',
    'winningIdeal(hexGame(2, 2))',
    on([positionKind], (game, _, name) => winningIdeal(positionalOf(game, name))),
  ),
  define(
    'placementGameOf',
    'The strong placement game in which nobody may complete a winning set.',
    'placementGameOf(hexGame(2, 2))',
    on([positionKind], (game, _, name) => placementGameOf(positionalOf(game, name))),
  ),
  define(
    'erdosSelfridge',
    'The sum of 2^−|A| over the winning sets that can be completed, the bound below which Breaker, or Avoider, holds the game if a player begins, and whether it is.',
    'erdosSelfridge(ticTacToe(6, 2), "L")',
    on([positionKind, playerKind], (game, first, _, name) => {
      const { sum, bound, applies } = erdosSelfridge(positionalOf(game, name), first);
      return { sum: sum.toString(), bound: bound.toString(), applies };
    }),
  ),
  define(
    'potentialReply',
    'The point that the strategy of Erdős and Selfridge claims.',
    'potentialReply(ticTacToe(3, 2))',
    on([positionKind], (game, _, name) => {
      const found = positionalOf(game, name);
      const reply = potentialReply(found);
      return reply === undefined ? 'none' : found.labels[reply]!;
    }),
  ),
  define(
    'pairingStrategy',
    'Pairs of points with which Breaker, or Avoider, holds a positional game; none if there are no such pairs.',
    'pairingStrategy(ticTacToe(5, 2))',
    on([positionKind], (game, language, name) => {
      const own = positionalOf(game, name);
      const found = pairingStrategy(own, language.run());
      if (found.found !== true) return found.found === false ? 'none' : found.found;
      return found.strategy.pairs.map((pair) => pair.map((point) => own.labels[point]!));
    }),
  ),
  define(
    'replyStrategy',
    'A certificate that a player wins, or draws, if a player begins: a table of replies as a document, after it was verified; none if there is none.',
    'replyStrategy(hexGame(2, 2), "L", "L")',
    on([positionKind, playerKind, playerKind], (game, owner, first, language, name) => {
      const found = replyStrategy(positionalOf(game, name), owner, first, language.run());
      if (!found.found || !verifyPositionalStrategy(found.strategy, language.run()).verified) return 'none';
      return JSON.stringify(positionalStrategyToJson(found.strategy));
    }),
  ),
];

function ruleOf(rule: string): PositionalRule {
  return rule as PositionalRule;
}

/** The positional game that a position is. @throws InputError `not-a-position` */
function positionalOf(game: MoveGame, name: string): PositionalGame {
  const [summand, ...others] = game.summands;
  const found =
    others.length === 0 && summand?.negative !== true ? summand?.ruleset.positional?.(summand.position) : undefined;
  if (found !== undefined) return found;
  throw new InputError(
    'not-a-position',
    `${name}: ${game.toString()} is not a positional game; expected one alone, such as positional("maker", "sets:0 1, 0 2").`,
  );
}

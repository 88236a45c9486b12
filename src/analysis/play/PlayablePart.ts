import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { MovesEvaluator, type Evaluator } from '../../evaluation/index.js';
import { resumableWinner } from '../../evaluation/internal.js';
import type { GameByMoves, SPGame } from '../../games/index.js';
import { inTurns } from '../../inTurns.js';
import { loopyGameOfMoves, loopyOutcome } from '../../loopy/index.js';
import { MoveGame } from '../../moves/index.js';
import { positionalPart, resultOfPart, winnerOfPart } from '../../moves/internal.js';
import type { Player } from '../../player.js';
import type { PositionalResult } from '../../positional/index.js';
import { PositionSearch, resultFor } from '../../positional/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { printValue, type Outcome, type Value } from '../../values/index.js';
import { movesOfPlayer, type NamedMove } from './movesOfPlayer.js';

/** Who wins that cannot move: the opponent under normal play, the player under misère play. */
export type PlayConvention = 'normal' | 'misere';

/** A summand of a game that is played: its moves, and what is known of its positions. */
export interface PlayablePart<Position> {
  readonly start: Position;
  /** The moves of a player, each once, by different names. */
  moves(position: Position, player: Player): readonly NamedMove<Position>[];
  /** Does the player who moves first win? @throws LimitError */
  wins(position: Position, player: Player, play: PlayConvention, run: RunOptions): boolean;
  /** The value under normal play. @throws LimitError */
  value(position: Position, run: RunOptions): Value;
  /** For a strong positional game: who has won, undefined while that is open. */
  result?(position: Position): Player | 'draw' | undefined;
  /** For a strong positional game: what the player who moves first can force. @throws LimitError */
  forces?(position: Position, player: Player, run: RunOptions): PositionalResult;
}

/** Does the player who moves first win, by the outcome class? */
export function winsFirst(outcome: Outcome, player: Player): boolean {
  return outcome === 'N' || outcome === player;
}

/** With at most so many vertices the evaluator, which remembers positions, is faster than a new search. */
const SMALL = 10;

/**
 * A game on a complex: positions are the vertices that were claimed, ascending; moves have the labels of the vertices.
 */
export function complexPart(game: SPGame, evaluator: Evaluator): PlayablePart<readonly number[]> {
  const after = (position: readonly number[], run: RunOptions): SimplicialComplex =>
    game.legalComplexWithin(run).link(position);
  return {
    start: [],
    moves: (position, player) => legalMoves(game, position, player),
    value: (position, run) => {
      const work = new Work('PlayableGame.value', run);
      return evaluator.value(after(position, work.part()), work.part());
    },
    wins: (position, player, play, run) => {
      const work = new Work('PlayableGame.wins', run);
      const rest = after(position, work.part());
      const bySearch = resumableWinner(rest, play, player);
      const byEvaluator = (turn: RunOptions): boolean =>
        winsFirst(play === 'misere' ? evaluator.misereOutcome(rest, turn) : evaluator.outcome(rest, turn), player);
      const isSmall = game.vertices.length - position.length <= SMALL;
      return inTurns(work, isSmall ? [byEvaluator, bySearch] : [bySearch, byEvaluator], { favour: 16 });
    },
  };
}

/** The vertices that a player may claim. */
function legalMoves(game: SPGame, position: readonly number[], player: Player): NamedMove<readonly number[]>[] {
  return game.vertices.flatMap(({ side, label }, v) => {
    if ((side ?? player) !== player || position.includes(v)) return [];
    const next = [...position, v].sort((a, b) => a - b);
    return game.isLegal(next) ? [{ name: label, position: next }] : [];
  });
}

/** A game by its moves: a move is named as the game names it, else by the key of the position that it leads to. */
export function movesPart(game: GameByMoves<string>, { store }: Evaluator): PlayablePart<string> {
  const evaluator = new MovesEvaluator(game, { store });
  const { solver } = game;
  const search = new PositionSearch();
  const winnerIn = (
    position: string,
    player: Player,
    play: PlayConvention,
    run: RunOptions,
  ): Player | 'draw' | undefined => {
    const part = game instanceof MoveGame ? positionalPart(game, position) : undefined;
    return part && winnerOfPart(part, player, play, search, new Work('PlayableGame.wins', run));
  };
  return {
    ...(isStrongGame(game) && {
      result: (position: string) => resultOfPart(positionalPart(game, position)!),
      forces: (position: string, player: Player, run: RunOptions) =>
        resultFor(player, winnerIn(position, player, 'normal', run)!),
    }),
    start: game.start,
    moves: (position, player) => movesOfPlayer(game, position, player),
    value: (position, run) => solver?.value(position, { ...run, store }) ?? evaluator.value(position, run),
    wins: (position, player, play, run) => {
      if (isLoopyGame(game)) return winsLoopy(game, position, player, run);
      const winner = winnerIn(position, player, play, run);
      if (winner !== undefined) return winner === player;
      if (play === 'misere') return winsFirst((solver ?? evaluator).misereOutcome(position, run), player);
      const search = (turn: RunOptions): Outcome => evaluator.outcome(position, turn);
      if (solver === undefined) return winsFirst(search(run), player);
      const byValue = (turn: RunOptions): Outcome => solver.value(position, { ...turn, store }).outcome;
      return winsFirst(inTurns(new Work('PlayableGame.wins', run), [search, byValue], { favour: 4 }), player);
    },
  };
}

/** Is it a game in which positions may come again? */
export function isLoopyGame(game: unknown): game is MoveGame {
  return game instanceof MoveGame && game.loopy;
}

/** Is it a strong positional game, in which a player wins by completing a set, and nobody has to? */
export function isStrongGame(game: unknown): game is MoveGame {
  return game instanceof MoveGame && game.strong;
}

/** Under normal play; a play that goes on for ever is not a win. */
function winsLoopy(game: MoveGame, position: string, player: Player, run: RunOptions): boolean {
  const work = new Work('PlayableGame.wins', run);
  const { left, right } = loopyOutcome(loopyGameOfMoves(game.at(position), work.part()), work.part());
  return (player === 'L' ? left : right) === 'win';
}

/** A value with more options has no list of moves. */
const MOST_OPTIONS = 1000;

/**
 * A value by its canonical form: moves have the names of the options.
 * @param prefix of the names, where other summands have moves too
 */
export function valuePart(start: Value, prefix: string): PlayablePart<Value> {
  return {
    start,
    moves: (value, player) => {
      requireFewOptions(value);
      return value.options(player).map((position, i) => ({
        name: `${prefix}${printValue(position) ?? `option ${i + 1}`}`,
        position,
      }));
    },
    value: (value) => value,
    wins: ({ outcome }, player) => winsFirst(outcome, player),
  };
}

/** @throws LimitError `too-large-value` */
function requireFewOptions({ closedForm }: Value): void {
  if (closedForm === undefined || closedForm.nimber <= MOST_OPTIONS) return;
  throw new LimitError(
    'too-large-value',
    `PlayableGame.moves: the options of *${closedForm.nimber}; expected at most ${MOST_OPTIONS}.`,
    { hint: 'Choose a smaller nimber.', details: { nimber: closedForm.nimber } },
  );
}

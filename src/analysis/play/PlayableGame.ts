import { instanceOf, oneOf, requirePlayer, optionsOf } from '../../arguments.js';
import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { Evaluator, MovesEvaluator } from '../../evaluation/index.js';
import { playOn, SPGame, type GameByMoves } from '../../games/index.js';
import { sumOfMoves, type PositionOfSum } from '../../games/internal.js';
import { notNormalPlay } from '../../moves/internal.js';
import type { Player } from '../../player.js';
import type { PositionalResult } from '../../positional/index.js';
import { Work, type RunOptions } from '../../run.js';
import { optional, shown, type Shape, requireShape } from '../../shape.js';
import { Value } from '../../values/index.js';
import { aSum } from '../sums/aSum.js';
import { isByMoves, type Summand } from '../sums/Term.js';
import type { NamedMove } from './movesOfPlayer.js';
import {
  complexPart,
  isLoopyGame,
  isStrongGame,
  movesPart,
  valuePart,
  winsFirst,
  type PlayablePart,
  type PlayConvention,
} from './PlayablePart.js';

/**
 * A position of a sum, made by a `PlayableGame` for itself: of each part the vertices that were claimed, the name of
 * its position, or its value.
 */
export type PlayPosition = readonly PartPosition[];

/** A position of a part: vertices that were claimed, the name of a position, or a value. */
export type PartPosition = readonly number[] | string | Value;

/** How a game is played. */
export interface PlayableGameOptions {
  /** Who wins that cannot move: the opponent under normal play, which is assumed, or the player under misère play. */
  readonly play?: PlayConvention;
  /** To be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
}

const anOptions: Shape = /* @__PURE__ */ optionsOf('', {
  play: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf('normal', 'misere')),
  evaluator: /* @__PURE__ */ optional(/* @__PURE__ */ instanceOf(() => Evaluator, 'an Evaluator')),
});

/**
 * A game, or a sum, to be played move by move: the moves in each position by their names, and who wins. Games on
 * complexes have the labels of the vertices as moves, values the names of their options.
 * @example
 * const game = new PlayableGame(parseValue('{1|*}'));
 * game.moves(game.start, 'R').map(({ name }) => name) // ['*']
 */
export class PlayableGame {
  readonly play: PlayConvention;
  /** In a strong positional game whoever completes a winning set wins, and nobody if the board is full before. */
  readonly isStrong: boolean;
  readonly start: PlayPosition;
  readonly #parts: readonly PlayablePart<PartPosition>[];
  /** For several games under misère play, where the parts do not say who wins. */
  readonly #whole: MovesEvaluator<PositionOfSum> | undefined;
  readonly #positions = new WeakSet<PlayPosition>();

  /**
   * @param sum a game, the complex that a game is played on, a game by its moves, a value, or several of these
   * @throws InputError `not-with-rules` for misère play of a sum with a value;
   * `not-a-game` for the void complex; `not-a-short-game` for a loopy game under misère play or with other summands;
   * `not-normal-play` for a strong positional game likewise
   */
  constructor(sum: Summand | readonly Summand[], options: PlayableGameOptions = {}) {
    requireShape('new PlayableGame', aSum, sum, 'sum');
    requireShape('new PlayableGame', anOptions, options, 'options');
    const { play = 'normal', evaluator = new Evaluator() } = options;
    const summands = Array.isArray(sum) ? (sum as readonly Summand[]) : [sum as Summand];
    this.play = play;
    if (play === 'misere') requireRules(summands);
    if (summands.some(isLoopyGame)) requireAlone(summands, play);
    this.isStrong = summands.some(isStrongGame);
    if (this.isStrong && (summands.length > 1 || play === 'misere'))
      throw notNormalPlay(
        'new PlayableGame',
        `a strong positional game ${play === 'misere' ? 'under misère play' : 'in a sum'}`,
        'it alone, as it is',
      );
    const games = gamesOf(summands);
    this.#parts = partsOf(games, summands, evaluator);
    if (play === 'misere' && games.length > 1) this.#whole = new MovesEvaluator(sumOfMoves(games));
    this.start = this.#position(this.#parts.map((part) => part.start));
    Object.freeze(this);
  }

  /**
   * The moves of a player, each once: those in the first part first.
   * @throws LimitError `too-large-value` for the options of a large nimber
   */
  moves(position: PlayPosition, player: Player): NamedMove<PlayPosition>[] {
    this.#require('PlayableGame.moves', position, player);
    return this.#parts.flatMap((part, i) =>
      part
        .moves(position[i]!, player)
        .map((move) => ({ name: move.name, position: this.#position(position.with(i, move.position)) })),
    );
  }

  /**
   * Does the player who moves first win? A single game is searched, of a sum of several kinds of games the value is
   * found, or, under misère play, all of it is searched.
   * @throws LimitError as `winner` and `Evaluator.value`
   * @source Huntemann 2018, Def. 1.14
   */
  wins(position: PlayPosition, player: Player, options: RunOptions = {}): boolean {
    this.#require('PlayableGame.wins', position, player);
    const work = new Work('PlayableGame.wins', options);
    const [part] = this.#parts;
    if (this.#parts.length === 1) return part!.wins(position[0]!, player, this.play, work.part({ limit: work.limit }));
    if (this.#whole !== undefined)
      return winsFirst(this.#whole.misereOutcome(position, work.part({ limit: work.limit })), player);
    return winsFirst(this.value(position, work.part({ limit: work.limit })).outcome, player);
  }

  /**
   * Who has won in a position of a strong positional game; in any other game the player who cannot move has lost, or
   * won, and the answer is undefined.
   */
  result(position: PlayPosition): Player | 'draw' | undefined {
    this.#require('PlayableGame.result', position, 'L');
    return this.#parts[0]!.result?.(position[0]!);
  }

  /**
   * What a player who moves first can force: a win or a loss, in a strong positional game also a draw.
   * @throws LimitError as `wins`
   */
  forces(position: PlayPosition, player: Player, options: RunOptions = {}): PositionalResult {
    this.#require('PlayableGame.forces', position, player);
    const work = new Work('PlayableGame.forces', options);
    const [part] = this.#parts;
    if (this.isStrong) return part!.forces!(position[0]!, player, work.part({ limit: work.limit }));
    return this.wins(position, player, work.part({ limit: work.limit })) ? 'win' : 'loss';
  }

  /**
   * The value under normal play, also of a game that is played under misère play.
   * @throws LimitError as `Evaluator.value`; InputError `not-normal-play` for a strong positional game
   */
  value(position: PlayPosition, options: RunOptions = {}): Value {
    this.#require('PlayableGame.value', position, 'L');
    const work = new Work('PlayableGame.value', options);
    const values = this.#parts.map((part, i) => part.value(position[i]!, work.part({ limit: work.limit })));
    return values.slice(1).reduce((sum, value) => sum.plus(value), values[0]!);
  }

  #position(parts: PartPosition[]): PlayPosition {
    this.#positions.add(parts);
    return Object.freeze(parts);
  }

  #require(task: string, position: PlayPosition, player: Player): void {
    requirePlayer(task, player);
    if (this.#positions.has(position)) return;
    throw new InputError(
      'invalid-argument',
      `${task}: found ${shown(position)}; expected the start of this game, or a position that its moves lead to.`,
    );
  }
}

/** All complexes are one game; then come games by their moves. */
function gamesOf(summands: readonly Summand[]): readonly (SPGame | GameByMoves<string>)[] {
  const games = summands.flatMap((summand) =>
    summand instanceof SPGame ? [summand] : summand instanceof SimplicialComplex ? [playOn(summand)] : [],
  );
  const game = games.length > 1 ? SPGame.sum(games) : games[0];
  return [...(game === undefined ? [] : [game]), ...summands.filter(isByMoves)];
}

/** The games, then the sum of the values. */
function partsOf(
  games: readonly (SPGame | GameByMoves<string>)[],
  summands: readonly Summand[],
  evaluator: Evaluator,
): PlayablePart<PartPosition>[] {
  const values = summands.filter((summand) => summand instanceof Value);
  const isAlone = games.length === 0;
  const value = values.reduce((sum, each) => sum.plus(each), evaluator.store.zero);
  return [
    ...games.map((game) => (game instanceof SPGame ? complexPart(game, evaluator) : movesPart(game, evaluator))),
    ...(values.length > 0 || isAlone ? [valuePart(value, isAlone ? '' : 'value:')] : []),
  ] as PlayablePart<PartPosition>[];
}

/**
 * A loopy game has no value to be added, and who wins under misère play is not searched.
 * @throws InputError `not-a-short-game`
 */
function requireAlone(summands: readonly Summand[], play: PlayConvention): void {
  if (summands.length === 1 && play === 'normal') return;
  const found = summands.length === 1 ? 'under misère play' : 'in a sum with other games';
  throw new InputError(
    'not-a-short-game',
    `new PlayableGame: a loopy game ${found}; expected it alone, under normal play.`,
  );
}

/** @throws InputError `not-with-rules` for a sum with a value */
function requireRules(summands: readonly Summand[]): void {
  if (summands.every((summand) => !(summand instanceof Value))) return;
  throw new InputError(
    'not-with-rules',
    'new PlayableGame: misère play of a sum with a value; expected games with rules.',
    {
      hint: 'The values under normal play do not say who wins under misère play.',
    },
  );
}

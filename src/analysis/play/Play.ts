import { oneOf, optionsOf, requireInstance, wrongArgument } from '../../arguments.js';
import { InputError, nearestNames } from '../../errors.js';
import { opponent, playerName, type Player } from '../../player.js';
import { optional, requireShape, type Shape } from '../../shape.js';
import { PlayableGame, type PlayPosition } from './PlayableGame.js';
import type { NamedMove } from './movesOfPlayer.js';

/** A move that was made. */
export interface PlayedMove {
  readonly player: Player;
  readonly name: string;
}

/** How a play begins. */
export interface PlayOptions {
  /** Who begins; by default Left. */
  readonly first?: Player;
}

const anOptions: Shape = /* @__PURE__ */ optionsOf('', {
  first: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf('L', 'R')),
});

/** So many moves are named in an error. */
const NAMED = 12;

/**
 * A play of a game, in which the players take turns, up to some position. Immutable: a move leads to another play,
 * which knows the one before it.
 * @example
 * Play.start(new PlayableGame(compile(snort, path(3)))).after('x2').winner // 'L'
 */
export class Play {
  readonly game: PlayableGame;
  readonly position: PlayPosition;
  readonly toMove: Player;
  /** The play before the last move. */
  readonly previous: Play | undefined;
  readonly lastMove: PlayedMove | undefined;
  #moves: readonly NamedMove<PlayPosition>[] | undefined;

  private constructor(
    game: PlayableGame,
    position: PlayPosition,
    toMove: Player,
    previous: Play | undefined,
    lastMove: PlayedMove | undefined,
  ) {
    this.game = game;
    this.position = position;
    this.toMove = toMove;
    this.previous = previous;
    this.lastMove = lastMove;
    Object.freeze(this);
  }

  /** The play before the first move; Left begins unless Right does. */
  static start(game: PlayableGame, options: PlayOptions = {}): Play {
    requireInstance('Play.start', game, PlayableGame, 'a PlayableGame');
    requireShape('Play.start', anOptions, options, 'options');
    return new Play(game, game.start, options.first ?? 'L', undefined, undefined);
  }

  /** The moves of the player to move. @throws LimitError as `PlayableGame.moves` */
  get moves(): readonly NamedMove<PlayPosition>[] {
    return (this.#moves ??= this.game.moves(this.position, this.toMove));
  }

  /** The moves that were made, the first one first. */
  get history(): readonly PlayedMove[] {
    const made: PlayedMove[] = [];
    for (const play of this.#backwards()) if (play.lastMove !== undefined) made.unshift(play.lastMove);
    return made;
  }

  /** Is the play over without a winner: is the board of a strong positional game full? */
  get isDrawn(): boolean {
    return this.game.result(this.position) === 'draw';
  }

  /** Who has won, if the player to move has no move. */
  get winner(): Player | undefined {
    if (this.moves.length > 0 || this.isDrawn) return undefined;
    const result = this.game.result(this.position);
    if (result === 'L' || result === 'R') return result;
    return this.game.play === 'misere' ? this.toMove : opponent(this.toMove);
  }

  /** The play after a move of the player to move. @throws InputError `not-a-legal-move` */
  after(move: string): Play {
    if (typeof move !== 'string') throw wrongArgument('Play.after', move, 'the name of a move');
    const found = this.moves.find(({ name }) => name === move);
    if (found === undefined) throw this.#noMove(move);
    const { game, toMove } = this;
    return new Play(game, found.position, opponent(toMove), this, Object.freeze({ player: toMove, name: move }));
  }

  #noMove(move: string): InputError {
    const names = this.moves.map(({ name }) => name);
    const near = nearestNames(move, names);
    const some = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '');
    const expected = names.length === 0 ? 'no move, as there is none' : `one of ${some}`;
    return new InputError(
      'not-a-legal-move',
      `Play.after: ${JSON.stringify(move)} is not a move of ${playerName(this.toMove)} here; expected ${expected}.`,
      { ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }), details: { move, moves: names } },
    );
  }

  *#backwards(): Generator<Play> {
    yield this;
    for (let { previous } = this; previous !== undefined; { previous } = previous) yield previous;
  }
}

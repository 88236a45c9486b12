import { requireShape } from '../shape.js';
import { listOf, wrongArgument } from '../arguments.js';
import type { CanonicalPosition, Move } from '../evaluation/index.js';
import type { GameByMoves, PositionSolver } from '../games/index.js';
import { showAs } from '../inspect.js';
import { opponent } from '../player.js';
import type { RunOptions } from '../run.js';
import { TextSpan } from '../text/internal.js';
import type { Value, ValueStore } from '../values/index.js';
import { aMoveGame, aMoveSummand } from './aMoveGame.js';
import type { MoveRuleset } from './MoveRuleset.js';
import { notNormalPlay } from './notNormalPlay.js';
import { moveGameToJson, type MoveGameJson } from './moveGameJson.js';
import { moveGameSolver } from './moveGameSolver.js';
import { packedSums } from './packedSums.js';

/** A position of a ruleset, or its negative, in a sum. */
export interface MoveSummand {
  readonly ruleset: MoveRuleset;
  /** In the normal form of the ruleset. */
  readonly position: string;
  /** Are the players exchanged? */
  readonly negative?: boolean;
}

/** A summand of a position, by its number in the game, and what is left of it. */
interface Part {
  readonly number: number;
  readonly position: string;
}

/** So many moves are compared with a name that is none. */
const MOST_NAMES = 10_000;

/**
 * A sum of positions of rulesets that are not placement games. In a game of one summand positions are those of its
 * ruleset; in a longer sum they are the summands that are left, each behind its number from 1, as in `1:LR + 2:0,1`.
 * @example parseMoveGame('toppling-dominoes@row:LRL').toString() // 'toppling-dominoes@row:LRL'
 */
export class MoveGame implements GameByMoves<string> {
  readonly summands: readonly MoveSummand[];
  /** May either player make every move? */
  readonly impartial: boolean;
  /**
   * Is a summand loopy, so that positions may come again? Then the game has no short value; `loopyGameOfMoves` of
   * `spgames/loopy` takes it.
   */
  readonly loopy: boolean;
  /** Is it a strong positional game, which is not a game under normal play and has no value? */
  readonly strong: boolean;
  readonly start: string;
  readonly solver: PositionSolver<string>;
  /** @internal */
  readonly packed?: NonNullable<MoveRuleset['packed']>;

  /** @throws InputError `invalid-argument`, `not-normal-play` for a strong positional game among others */
  constructor(summands: readonly MoveSummand[]) {
    requireShape('new MoveGame', listOf(aMoveSummand), summands, 'summands');
    this.summands = Object.freeze(summands.map((summand) => Object.freeze({ ...summand })));
    this.impartial = summands.every(({ ruleset }) => ruleset.impartial);
    this.loopy = summands.some(({ ruleset }) => ruleset.graph !== undefined);
    this.strong = summands.some(({ ruleset }) => ruleset.strong === true);
    if (this.strong && summands.length > 1)
      throw notNormalPlay('new MoveGame', 'a strong positional game in a sum', 'it alone');
    this.start = this.#join(summands.map(({ position }, i) => ({ number: i + 1, position })));
    const packed = packedSums(summands, (position) => this.partsOf(position));
    if (packed !== undefined) this.packed = packed;
    this.solver = Object.freeze(moveGameSolver(this));
    Object.freeze(this);
  }

  /** The sum of games. */
  static sum(games: readonly MoveGame[]): MoveGame {
    requireShape('MoveGame.sum', listOf(aMoveGame), games, 'games');
    return new MoveGame(games.flatMap(({ summands }) => summands));
  }

  /** The game with the players exchanged. */
  negative(): MoveGame {
    return new MoveGame(this.summands.map((summand) => ({ ...summand, negative: summand.negative !== true })));
  }

  /** The moves in a position; in a sum of several a move is called by the number of its summand and its name there. */
  readonly options = (position: string): Iterable<Move<string>> => this.#moves(position);

  /**
   * The game after some moves, each called by its name, of whichever player it is.
   * @param moves names with blanks between them
   * @throws InputError `unknown-move` with the moves that there are
   */
  after(moves: string): MoveGame {
    if (typeof moves !== 'string') throw wrongArgument('MoveGame.after', moves, 'a text with names of moves');
    const end = moves.split(/\s+/).reduce((position, name) => {
      if (name === '') return position;
      const names = new Set<string>();
      for (const { move = '', position: next } of this.options(position)) {
        if (move === name) return next;
        if (names.size < MOST_NAMES) names.add(move);
      }
      return TextSpan.of(name, 'MoveGame.after').unknown('unknown-move', 'move here', [...names]);
    }, this.start);
    return this.at(end);
  }

  /** The game that begins in a position of this one. @internal */
  at(position: string): MoveGame {
    const parts = this.#split(position);
    return new MoveGame(parts.map(({ number, position: part }) => ({ ...this.summands[number - 1]!, position: part })));
  }

  /** The position, or ∅ where nothing is left. */
  readonly key = (position: string): string => position || '∅';

  /** The summands of a position, and what they fall into. */
  readonly components = (position: string): readonly string[] =>
    this.#split(position).flatMap(({ number, position: part }) => {
      const { components } = this.summands[number - 1]!.ruleset;
      return (components?.(part) ?? [part]).map((position) => this.#join([{ number, position }]));
    });

  /** The representative that the ruleset names, as a position of the first summand with that ruleset. */
  readonly canonical = (position: string): CanonicalPosition<string> => {
    const [part, ...others] = this.#split(position);
    if (part === undefined || others.length > 0) return { position };
    const { ruleset, negative = false } = this.summands[part.number - 1]!;
    const alike = this.summands.findIndex((summand) => summand.ruleset.name === ruleset.name);
    const canonical = ruleset.canonical?.(part.position) ?? { position: part.position };
    const { position: found, negated = false, ownNegative = false } = canonical;
    return {
      position: this.#join([{ number: alike + 1, position: found }]),
      negated: negated !== (negative !== (this.summands[alike]!.negative ?? false)),
      ...(ownNegative && { ownNegative }),
    };
  };

  readonly knownValue = (position: string, store: ValueStore, run?: RunOptions): Value | undefined => {
    const [part, ...others] = this.#split(position);
    if (part === undefined || others.length > 0) return undefined;
    const { ruleset, negative } = this.summands[part.number - 1]!;
    if (ruleset.outcomeByTheorem?.(part.position) === 'P') return store.zero;
    const value = ruleset.knownValue?.(part.position, store, run);
    return negative === true ? value?.negative() : value;
  };

  readonly longestPlay = (position: string, run?: RunOptions): number | undefined => {
    const [part, ...others] = this.#split(position);
    if (part === undefined || others.length > 0) return undefined;
    return this.summands[part.number - 1]!.ruleset.longestPlay?.(part.position, run);
  };

  /** The summands of a position, each also as a position of this game. @internal */
  partsOf(position: string): (Part & MoveSummand & { readonly whole: string })[] {
    return this.#split(position).map((part) => ({
      ...this.summands[part.number - 1]!,
      ...part,
      whole: this.#join([part]),
    }));
  }

  toJSON(): MoveGameJson {
    return moveGameToJson(this);
  }

  /** In the notation of sources. */
  toString(): string {
    return this.summands
      .map(({ ruleset, position, negative }, i) => {
        const game = `${ruleset.name}@${ruleset.print(position)}`;
        const sign = negative === true ? (i === 0 ? '-' : ' - ') : i === 0 ? '' : ' + ';
        return `${sign}${game}`;
      })
      .join('');
  }

  *#moves(position: string): Generator<Move<string>> {
    const parts = this.#split(position);
    for (const [i, part] of parts.entries()) {
      const { ruleset, negative = false } = this.summands[part.number - 1]!;
      for (const { player, position: next, move } of ruleset.options(part.position)) {
        const name = move !== undefined && this.summands.length > 1 ? `${part.number}.${move}` : move;
        yield {
          position: this.#join(parts.with(i, { ...part, position: next })),
          ...(player !== undefined && { player: negative ? opponent(player) : player }),
          ...(name !== undefined && { move: name }),
        };
      }
    }
  }

  #split(position: string): Part[] {
    if (this.summands.length === 1) return [{ number: 1, position }];
    if (position === '') return [];
    return position.split(' + ').map((part) => {
      const colon = part.indexOf(':');
      return { number: Number(part.slice(0, colon)), position: part.slice(colon + 1) };
    });
  }

  #join(parts: readonly Part[]): string {
    if (this.summands.length === 1) return parts[0]?.position ?? '';
    return parts.map(({ number, position }) => `${number}:${position}`).join(' + ');
  }
}

showAs(MoveGame);

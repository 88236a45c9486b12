import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { takes } from '../../arguments.js';
import { opponent } from '../../player.js';
import { printValue } from '../../values/index.js';
import { partBounds } from './partBounds.kernel.js';
import type { Reply, Strategy, StrategyPart, StrategyPosition, StrategySymmetry } from './Strategy.js';
import { searchOf, winnerShape, withinStack, type SearchedGame, type WinnerOptions } from './winner.js';
import type { PlayedSum } from './WinnerSearch.js';

const winningStrategyTakes = /* @__PURE__ */ takes('winningStrategy', () => ({ options: winnerShape }));

/**
 * Who wins a game on a complex, with a strategy: a reply to whatever the loser does. `verifyStrategy` checks it.
 * @param complex or a game, which stands for its legal complex
 * @throws InputError, LimitError as `winner`
 * @complexity as `winner`, then each position that can be reached once
 * @example winningStrategy(compile(snort, path(5)).legalComplex, { first: 'L' }).winner // 'L'
 */
export function winningStrategy(complex: SimplicialComplex, options: WinnerOptions): Strategy {
  winningStrategyTakes(options);
  const searched = searchOf('winningStrategy', complex, options);
  return withinStack('winningStrategy', () => new StrategyWriter(searched, options).write());
}

class StrategyWriter {
  readonly #searched: SearchedGame;
  readonly #options: WinnerOptions;
  readonly #parts = new Map<number, number>();
  readonly #partList: StrategyPart[] = [];
  /** By the number in the list. */
  readonly #bounds = new Map<number, readonly [low: number, high: number]>();
  readonly #values = new Map<number, number>();
  readonly #valueList: string[] = [];
  readonly #positions = new Map<string, number>();
  /** Positions whose replies are not yet written. */
  readonly #open: PlayedSum[] = [];
  readonly #words: Int32Array;

  constructor(searched: SearchedGame, options: WinnerOptions) {
    this.#searched = searched;
    this.#options = options;
    this.#words = new Int32Array(4 * searched.search.board.stride);
  }

  write(): Strategy {
    const { search, work } = this.#searched;
    const { first, play = 'normal' } = this.#options;
    const sum = search.start(first === 'L' ? 0 : 1);
    const wins = search.wins(sum);
    const start = wins ? this.#reply(sum) : this.#positionOf(sum);
    const positions: StrategyPosition[] = [];
    for (let i = 0; i < this.#open.length; i++) {
      work.tick(work.steps);
      positions.push(this.#withReplies(this.#open[i]!));
    }
    return {
      play,
      first,
      winner: wins ? first : opponent(first),
      symmetries: this.#symmetries(),
      parts: this.#partList,
      values: this.#valueList,
      positions,
      start,
    };
  }

  #withReplies(sum: PlayedSum): StrategyPosition {
    const { search } = this.#searched;
    const replies: Reply[] = [];
    const options: (readonly [number, Reply])[] = [];
    for (const { place, move, next } of search.allMoves(sum))
      if (place === -1) options.push([this.#value(move), this.#reply(next)]);
      else replies.push(this.#reply(next));
    return { parts: sum.parts.map((part) => this.#code(part)), value: this.#value(sum.value), replies, options };
  }

  /** What to do in a sum that Left, to move, wins. */
  #reply(sum: PlayedSum): Reply {
    const { search } = this.#searched;
    if (this.#decided(sum) !== undefined) return null;
    const { place, move, next } = search.winningMove(sum)!;
    if (place === -1 && move === -1) return null;
    return place === -1
      ? [-1, this.#value(move), this.#positionOf(next)]
      : [this.#code(sum.parts[place]!), this.#vertex(move), this.#positionOf(next)];
  }

  /** The number of a sum that Left, to move, loses; −1 if that shows at once. */
  #positionOf(sum: PlayedSum): number {
    if (this.#decided(sum) !== undefined) return -1;
    const key = `${sum.value},${sum.parts.join()}`;
    let number = this.#positions.get(key);
    if (number === undefined) {
      number = this.#open.push(sum) - 1;
      this.#positions.set(key, number);
    }
    return number;
  }

  /** What shows at once, by bounds that anyone finds who sees the part as it is written. */
  #decided(sum: PlayedSum): boolean | undefined {
    return this.#searched.search.atOnce(sum, (part) => {
      const number = this.#code(part) >> 1;
      return this.#bounds.get(number)!;
    });
  }

  #code(part: number): number {
    const { search, game } = this.#searched;
    const { board } = search;
    let number = this.#parts.get(part >> 1);
    if (number === undefined) {
      const { stride } = board;
      const words = this.#words.fill(0);
      search.parts.copy(part >> 1, words, 0);
      const has = (from: number, v: number): boolean => (words[from + (v >>> 5)]! & (1 << (v & 31))) !== 0;
      const all = Array.from(game.vertices.keys());
      const listed = (from: number): number[] => all.filter((v) => has(from, v)).map((v) => this.#vertex(v));
      number = this.#partList.push({ free: listed(0), placed: listed(stride) }) - 1;
      this.#parts.set(part >> 1, number);
      board.markActive(words, board.activeOf(words, 0, board.allLarge()), 2 * stride);
      const [mostLeft, sureLeft, mostRight, sureRight] = partBounds(board, words, 0, 2 * stride);
      this.#bounds.set(number, [sureLeft! - mostRight!, mostLeft! - sureRight!]);
    }
    return 2 * number + (part & 1);
  }

  #value(id: number): number {
    let number = this.#values.get(id);
    if (number === undefined) {
      const text = printValue(this.#searched.search.store.value(id));
      if (text === undefined)
        throw new LimitError('too-long-value', 'winningStrategy: a value whose text is too long to be written.', {
          hint: 'Choose a smaller game.',
        });
      number = this.#valueList.push(text) - 1;
      this.#values.set(id, number);
    }
    return number;
  }

  #vertex(v: number): number {
    return this.#searched.game.vertices[v]!;
  }

  #symmetries(): StrategySymmetry[] {
    return this.#searched.symmetries.slice(1).map(({ images, exchanges }) => ({
      exchanges,
      images: [...images.entries()].filter(([v, w]) => v !== w).map(([v, w]) => [this.#vertex(v), this.#vertex(w)]),
    }));
  }
}

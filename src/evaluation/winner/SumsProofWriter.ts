import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { printValue } from '../../values/index.js';
import { decidedByCounts } from './decidedByCounts.js';
import type { OutcomeProofBySums, ProofPart, ProofPosition, ProofStart, Reply } from './OutcomeProof.js';
import type { PlayedSum } from './PlayedSums.js';
import type { MovesOfPlayers } from './proofCounts.js';
import { ProofRules } from './ProofRules.js';
import { writtenSymmetries } from './proofSymmetries.js';
import { outcomeOf, type SearchedGame } from './winner.js';
import type { WinnerSearch } from './WinnerSearch.js';

/** The most numbers in a proof: its text has to fit into a string, which has at most about 2²⁹ characters. */
const MOST_NUMBERS = 5e7;

/** Writes a proof by sums of what a search knows. */
export class SumsProofWriter {
  readonly #searched: SearchedGame<WinnerSearch>;
  /**
   * The number in the list of each part of the search; those parts in the order of the list; how often the search had
   * forgotten others.
   */
  readonly #parts = new Map<number, number>();
  readonly #ids: PlayedSum = { parts: [], value: 0 };
  #forgotten = 0;
  readonly #partList: ProofPart[] = [];
  /** What the verifier finds, by the number in the list. */
  readonly #counts: MovesOfPlayers[] = [];
  readonly #rules: ProofRules;
  readonly #values = new Map<number, number>();
  readonly #valueList: string[] = [];
  readonly #positions = new Map<string, number>();
  /** Positions whose replies are not yet written. */
  readonly #open: PlayedSum[] = [];
  readonly #words: Int32Array;
  /** How many numbers were written. */
  #numbers = 0;

  constructor(complex: SimplicialComplex, searched: SearchedGame<WinnerSearch>) {
    this.#searched = searched;
    this.#rules = new ProofRules(complex, searched.search.sums.store, searched.work);
    this.#words = new Int32Array(4 * searched.search.sums.board.stride);
  }

  write(play: 'normal' | 'misere'): OutcomeProofBySums {
    const { search } = this.#searched;
    const [first, positions] = search.holding(this.#open, () => search.holding([this.#ids], () => this.#writeAll()));
    const [left, right] = [first.L, first.R].map((start) => typeof start !== 'number');
    return {
      play,
      outcome: outcomeOf(left!, right!),
      first,
      symmetries: writtenSymmetries(this.#searched.symmetries, this.#searched.game.vertices),
      parts: this.#partList,
      values: this.#valueList,
      positions,
    };
  }

  #writeAll(): readonly [first: Record<Player, ProofStart>, positions: ProofPosition[]] {
    const { work } = this.#searched;
    const first = { L: this.#start(0), R: this.#start(1) };
    const positions: ProofPosition[] = [];
    for (let i = 0; i < this.#open.length; i++) {
      work.tick(work.steps);
      positions.push(this.#withReplies(this.#open[i]!));
    }
    return [first, positions];
  }

  #start(player: 0 | 1): ProofStart {
    const { search } = this.#searched;
    const sum = search.sums.start(player);
    return search.holding([sum], () => (search.winsSum(sum) ? this.#reply(sum) : this.#positionOf(sum)));
  }

  #withReplies(sum: PlayedSum): ProofPosition {
    const { search } = this.#searched;
    const replies: Reply[] = [];
    const options: (readonly [number, Reply])[] = [];
    const moves = search.sums.allMoves(sum);
    const write = (): void => {
      for (const { place, move, next } of moves)
        if (place === -1) options.push([this.#value(move), this.#reply(next)]);
        else replies.push(this.#reply(next));
    };
    search.holding(
      moves.map(({ next }) => next),
      write,
    );
    this.#count(sum.parts.length + 3 * (replies.length + options.length));
    return { parts: sum.parts.map((part) => this.#code(part)), value: this.#value(sum.value), replies, options };
  }

  /** @throws LimitError `too-many-items` if the proof becomes too long */
  #count(numbers: number): void {
    this.#numbers += numbers;
    if (this.#numbers <= MOST_NUMBERS) return;
    throw new LimitError(
      'too-many-items',
      `proveOutcome: a proof with more than ${MOST_NUMBERS} numbers is not written.`,
      {
        hint: 'Choose a smaller game; its outcome can be found without a proof.',
        details: { limit: MOST_NUMBERS, positions: this.#positions.size },
      },
    );
  }

  /** What to do in a sum that Left, to move, wins. */
  #reply(sum: PlayedSum): Reply {
    const { search } = this.#searched;
    if (this.#decided(sum) === true) return null;
    const { place, move, next } = search.winningMove(sum)!;
    if (place === -1 && move === -1) {
      // Who cannot move wins under misère play: the parts are listed to show it.
      for (const part of sum.parts) this.#code(part);
      return null;
    }
    return place === -1
      ? [-1, this.#value(move), this.#positionOf(next)]
      : [this.#code(sum.parts[place]!), this.#vertex(move), this.#positionOf(next)];
  }

  /** The number of a sum that Left, to move, loses; −1 if that shows at once. */
  #positionOf(sum: PlayedSum): number {
    if (this.#decided(sum) === false) return -1;
    const key = [sum.value, ...sum.parts.map((part) => this.#code(part))].join();
    let number = this.#positions.get(key);
    if (number === undefined) {
      number = this.#open.push(sum) - 1;
      this.#positions.set(key, number);
    }
    return number;
  }

  /** What shows at once to anyone who sees the parts as they are written. */
  #decided(sum: PlayedSum): boolean | undefined {
    const { isMisere, store } = this.#searched.search.sums;
    if (isMisere) return undefined;
    const counts = sum.parts.map((part) => {
      const { L, R } = this.#counts[this.#code(part) >> 1]!;
      return (part & 1) === 0 ? { L, R } : { L: R, R: L };
    });
    return decidedByCounts(counts, store.value(sum.value), store);
  }

  #code(part: number): number {
    const { search, game } = this.#searched;
    const { board, table: parts } = search.sums;
    if (search.forgotten !== this.#forgotten) {
      this.#forgotten = search.forgotten;
      this.#parts.clear();
      this.#ids.parts.forEach((id, i) => this.#parts.set(id >> 1, i));
    }
    let number = this.#parts.get(part >> 1);
    if (number === undefined) {
      const { stride } = board;
      const words = this.#words.fill(0);
      parts.copy(part >> 1, words, 0);
      const has = (from: number, v: number): boolean => (words[from + (v >>> 5)]! & (1 << (v & 31))) !== 0;
      const all = Array.from(game.vertices.keys());
      const listed = (from: number): number[] => all.filter((v) => has(from, v)).map((v) => this.#vertex(v));
      const listedPart = { free: listed(0), placed: listed(stride) };
      this.#count(listedPart.free.length + listedPart.placed.length);
      number = this.#partList.push(listedPart) - 1;
      this.#parts.set(part >> 1, number);
      this.#ids.parts.push(part & ~1);
      this.#counts.push(this.#rules.counts(this.#rules.positionOf(listedPart)));
    }
    return 2 * number + (part & 1);
  }

  #value(id: number): number {
    let number = this.#values.get(id);
    if (number === undefined) {
      const text = printValue(this.#searched.search.sums.store.value(id));
      if (text === undefined)
        throw new LimitError('too-long-value', 'proveOutcome: a value whose text is too long to be written.', {
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
}

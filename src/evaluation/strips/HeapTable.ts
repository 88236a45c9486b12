import { requireOptions } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { type RunOptions, Work } from '../../run.js';
import { shown, requireShape } from '../../shape.js';
import {
  type Dyadic,
  type Outcome,
  standardStore,
  temperature,
  type Value,
  type ValueStore,
} from '../../values/index.js';
import { isAsGoodFor } from '../../values/internal.js';
import { GrundySequence } from './GrundySequence.kernel.js';
import type { HeapGame } from './HeapGame.js';
import { SumComparer } from './SumComparer.js';
import { aHeapGame } from './aHeapGame.js';
import { findPeriod } from './findPeriod.js';
import { grundyCriterion, grundyTerms, mostParts } from './heapPeriods.js';
import { requireSmaller } from './movesOfHeaps.js';

/** The longest table: heaps up to this size. */
const LONGEST = 2 ** 24;

/**
 * The values of the single heaps of a game, from the empty heap on. To be kept: a longer table begins where a shorter
 * one ended. Grundy values of impartial games come without values.
 */
export class HeapTable {
  readonly game: HeapGame;
  readonly store: ValueStore;
  readonly #values: Value[] = [];
  #grundy: Int32Array = new Int32Array(64);
  #grundySize = 0;
  readonly #comparison: SumComparer;
  /** A power of two above all Grundy values that are known. */
  #seen: Int32Array = new Int32Array(2);
  /** The Grundy values of take-and-break games. */
  readonly #sequence: GrundySequence | undefined;
  /** The period of that sequence, if it is proven. */
  #period: number | undefined;
  #nextLook = 64;

  /** @param options where values are kept; by default the standard store */
  constructor(game: HeapGame, options: { readonly store?: ValueStore } = {}) {
    requireShape('new HeapTable', aHeapGame, game, 'game');
    requireOptions('HeapTable', options, { store: true });
    const { store = standardStore } = options;
    this.game = game;
    this.store = store;
    this.#comparison = new SumComparer(store);
    const digits = game.impartial ? game.digits?.L : undefined;
    this.#sequence = digits && new GrundySequence(Uint8Array.from(digits), game.splitsUnequally === true);
  }

  /**
   * The values of the heaps from 0 to the given size.
   * @throws InputError `invalid-heap-size`, `invalid-heap-move`
   * @throws LimitError `too-many-items`, `too-long`; `limit` counts heaps
   */
  values(largest: number, options: RunOptions = {}): readonly Value[] {
    requireHeap('HeapTable.values', largest);
    const { game, store } = this;
    const known = this.#values;
    if (game.impartial) {
      const grundy = this.grundyValues(largest, options);
      while (known.length <= largest) known.push(store.nimber(grundy[known.length]!));
    } else {
      const work = new Work('HeapTable.values', options);
      while (known.length <= largest) {
        work.tick(known.length);
        known.push(store.fromOptions(this.#options(known.length, 'L'), this.#options(known.length, 'R')));
      }
    }
    return known.slice(0, largest + 1);
  }

  /** The temperatures of the heaps from 0 to the given size. @throws InputError, LimitError as `values` */
  temperatures(largest: number, options: RunOptions = {}): readonly Dyadic[] {
    return this.values(largest, options).map(temperature);
  }

  /** Who wins on each heap from 0 to the given size. @throws InputError, LimitError as `values` */
  outcomes(largest: number, options: RunOptions = {}): readonly Outcome[] {
    requireHeap('HeapTable.outcomes', largest);
    const { digits } = this.game;
    if (digits !== undefined && mostParts(digits) === 1)
      return outcomesWithoutSplits(digits, largest, new Work('HeapTable.outcomes', options));
    return this.values(largest, options).map(({ outcome }) => outcome);
  }

  /**
   * The Grundy values of the heaps of an impartial game, from 0 to the given size.
   * @throws InputError `not-impartial`, `invalid-heap-size`, `invalid-heap-move`
   * @throws LimitError `too-many-items`, `too-long`; `limit` counts heaps
   * @complexity for octal games at worst one step for each way to split each heap, until a period is proven; often far
   * less
   * @source Siegel 2011, Thm 1.2.40
   */
  grundyValues(largest: number, options: RunOptions = {}): Int32Array {
    requireHeap('HeapTable.grundyValues', largest);
    const { game } = this;
    if (!game.impartial)
      throw new InputError(
        'not-impartial',
        `HeapTable.grundyValues: ${game.name} is a partizan game; expected an impartial one.`,
        { hint: 'Ask for the values.' },
      );
    const work = new Work('HeapTable.grundyValues', options);
    if (this.#sequence === undefined) return this.#grundyTable(largest, work);
    while (this.#sequence.size <= largest) {
      work.tick(this.#sequence.size);
      if (this.#sequence.size === this.#nextLook) this.#lookForPeriod(this.#sequence);
      if (this.#period === undefined) this.#sequence.next();
      else this.#sequence.repeat(this.#period, largest + 1);
    }
    return this.#sequence.values(largest + 1);
  }

  /** Whether the values so far prove a period; again when there are twice as many. */
  #lookForPeriod(sequence: GrundySequence): void {
    const found = findPeriod(sequence.values(this.#nextLook), grundyTerms, grundyCriterion(this.game));
    if (found.status === 'proven') this.#period = found.period;
    this.#nextLook *= 2;
  }

  /** Grundy values by the moves. */
  #grundyTable(largest: number, work: Work): Int32Array {
    if (largest >= this.#grundy.length) {
      const longer = new Int32Array(Math.max(largest + 1, 2 * this.#grundy.length));
      longer.set(this.#grundy);
      this.#grundy = longer;
    }
    for (let heap = this.#grundySize; heap <= largest; heap++) {
      work.tick(heap);
      const value = this.#grundyByMoves(heap);
      this.#grundy[heap] = value;
      this.#grundySize = heap + 1;
      while (value >= this.#seen.length) this.#seen = new Int32Array(2 * this.#seen.length);
    }
    return this.#grundy.slice(0, largest + 1);
  }

  /** The values that a player can move to, without some that are no better than others. */
  #options(heap: number, player: Player): Value[] {
    const known = this.#values;
    let best: Value[] = [];
    for (const left of this.game.moves(heap, player)) {
      requireSmaller(this.game, heap, left);
      const [a, b, ...more] = left.map((rest) => known[rest]!).filter((value) => value !== this.store.zero);
      if (a === undefined) best.push(this.store.zero);
      else if (b === undefined) best.push(a);
      else if (more.length > 0) best.push(more.reduce((sum, value) => sum.plus(value), a.plus(b)));
      else if (!best.some((option) => this.#comparison.isNoBetter(a, b, option, player))) {
        const sum = a.plus(b);
        best = best.filter((option) => !isAsGoodFor(player, sum, option));
        best.push(sum);
      }
    }
    return best;
  }

  #grundyByMoves(heap: number): number {
    const [grundy, seen] = [this.#grundy, this.#seen];
    const stamp = heap + 1;
    for (const left of this.game.moves(heap, 'L')) {
      requireSmaller(this.game, heap, left);
      let sum = 0;
      for (const rest of left) sum ^= grundy[rest]!;
      seen[sum] = stamp;
    }
    let mex = 0;
    while (seen[mex] === stamp) mex++;
    return mex;
  }
}

function requireHeap(task: string, largest: number): void {
  if (!Number.isInteger(largest) || largest < 0 || largest > LONGEST)
    throw new InputError(
      'invalid-heap-size',
      `${task}: heaps up to ${shown(largest)}; expected an integer from 0 to 2^24.`,
    );
}

/**
 * Who wins on each heap, from the empty one on, in a take-and-break game that splits no heap: who moves first wins iff
 * a move leads to a heap on which the opponent, moving first, loses. No values are made.
 * @complexity heaps times the longest removal
 */
function outcomesWithoutSplits({ L, R }: NonNullable<HeapGame['digits']>, largest: number, work: Work): Outcome[] {
  const first = { L: new Uint8Array(largest + 1), R: new Uint8Array(largest + 1) };
  const wins = (digits: readonly number[], heap: number, opponent: Uint8Array): boolean =>
    digits.some((digit, taken) => {
      const rest = heap - taken;
      return rest >= 0 && (digit & (rest === 0 ? 1 : 2)) !== 0 && opponent[rest] === 0;
    });
  return Array.from({ length: largest + 1 }, (_, heap): Outcome => {
    work.tick(heap);
    const [left, right] = [wins(L, heap, first.R), wins(R, heap, first.L)];
    first.L[heap] = left ? 1 : 0;
    first.R[heap] = right ? 1 : 0;
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  });
}

import { LimitError } from '../errors.js';
import type { Player } from '../player.js';
import type { Work } from '../run.js';
import { FlatArcs } from './FlatArcs.js';
import { IntegerStack } from '../symmetry/internal.js';
import type { Arcs } from './LoopyGame.js';

/** The most pairs of positions in one table. */
const MOST_PAIRS = 2 ** 25;

/**
 * What Right can force in the difference of two positions: 1 for a win if Right is to move, plus 2 for a win if Left
 * is.
 */
export type Forced = number;

/**
 * The order of some new positions among each other and with known ones, to which they lead, by retrograde analysis of
 * the differences that are not known. New positions have the numbers below `size`; the options of the known ones are
 * known.
 */
export class PartOrder {
  readonly #size: number;
  readonly #all: number;
  readonly #known: (g: number, h: number) => Forced;
  readonly #forced: Uint8Array;

  /**
   * @param arcs the options of the new positions, and of the known ones behind them
   * @param known of two known positions, both with their numbers here
   * @throws LimitError `too-many-pairs`
   */
  constructor(arcs: Readonly<Record<Player, Arcs>>, size: number, known: (g: number, h: number) => Forced, work: Work) {
    this.#size = size;
    this.#all = arcs.L.length;
    this.#known = known;
    const pairs = size * this.#all + (this.#all - size) * size;
    if (pairs > MOST_PAIRS)
      throw new LimitError('too-many-pairs', `${work.task}: ${pairs} pairs of positions; the limit is ${MOST_PAIRS}.`);
    this.#forced = new Uint8Array(pairs);
    this.#analyse(arcs, work);
  }

  /** @see Forced */
  forced(g: number, h: number): Forced {
    return this.#isKnown(g, h) ? this.#known(g, h) : this.#forced[this.#pair(g, h)]!;
  }

  /** Is g ≥ h? */
  isAtLeast(g: number, h: number): boolean {
    return (this.forced(g, h) & 1) === 0;
  }

  #isKnown(g: number, h: number): boolean {
    return g >= this.#size && h >= this.#size;
  }

  #pair(g: number, h: number): number {
    return g < this.#size ? g * this.#all + h : this.#size * this.#all + (g - this.#size) * this.#size + h;
  }

  #analyse(arcs: Readonly<Record<Player, Arcs>>, work: Work): void {
    const [size, all] = [this.#size, this.#all];
    /** How many moves of Left are not known to lose. */
    const open = new Int32Array(this.#forced.length);
    const stack = new IntegerStack();
    const reach = (g: number, h: number, bit: 1 | 2): void => {
      const pair = this.#pair(g, h);
      if ((this.#forced[pair]! & bit) !== 0) return;
      this.#forced[pair]! |= bit;
      stack.push(g);
      stack.push(h);
      stack.push(bit);
    };
    const isKnownWin = (p: number, q: number, bit: 1 | 2): boolean =>
      this.#isKnown(p, q) && (this.#known(p, q) & bit) !== 0;
    const begin = (g: number, h: number): void => {
      let moves = 0;
      for (const to of arcs.L[g]!) if (!isKnownWin(to, h, 1)) moves++;
      for (const to of arcs.R[h]!) if (!isKnownWin(g, to, 1)) moves++;
      open[this.#pair(g, h)] = moves;
      if (moves === 0) reach(g, h, 2);
      if (arcs.R[g]!.some((to) => isKnownWin(to, h, 2)) || arcs.L[h]!.some((to) => isKnownWin(g, to, 2)))
        reach(g, h, 1);
    };
    for (let g = 0; g < all; g++) {
      work.step();
      for (let h = 0; h < (g < size ? all : size); h++) begin(g, h);
    }
    const into = { L: FlatArcs.of(arcs.L).reversed, R: FlatArcs.of(arcs.R).reversed };
    /**
     * A move that leads to where Right wins, whether or not Right moves next. It is not a move of known positions:
     * these do not lead to new ones.
     */
    const before = (g: number, h: number, bit: number): void => {
      if (bit === 2) reach(g, h, 1);
      else if (--open[this.#pair(g, h)]! === 0) reach(g, h, 2);
    };
    while (stack.size > 0) {
      work.step();
      const [bit, h, g] = [stack.pop(), stack.pop(), stack.pop()];
      // Before Left's turn it was Right's.
      for (const from of into[bit === 2 ? 'R' : 'L'].from(g)) before(from, h, bit);
      for (const from of into[bit === 2 ? 'L' : 'R'].from(h)) before(g, from, bit);
    }
  }
}

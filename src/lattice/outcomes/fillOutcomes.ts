import type { Work } from '../../run.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { OutcomeRegion } from './outcomeRegion.js';
import { bitOf, type OutcomeRows } from './OutcomeRows.js';
import { coordinatesOf } from './sweepCoordinates.js';
import type { SweepPlan } from './sweepPlan.js';
import { finishRows, finishSingle, gather, gatherRow, gatherSteps } from './sweepPlane.kernel.js';

/** The bounds are looked at after so many words. */
const WORDS_AT_ONCE = 1 << 14;

/**
 * The bits of the P-positions, by a sweep in lexicographic order: the options of a whole row by a move lie in one other
 * row, which is done, so that 32 of them are found at once. A defeated point is treated like an N-position, as nobody
 * moves there.
 */
export function fillOutcomes(
  { plan }: OutcomeRegion,
  rows: OutcomeRows,
  defeated: readonly LatticePoint[],
  work: Work | undefined,
): Int32Array {
  const data = new Int32Array(rows.words);
  for (let i = 0; i < defeated.length; i++) {
    const point = defeated[i]!;
    const bit = bitOf(rows, coordinatesOf(plan.coordinates, point));
    if (bit >= 0) data[Math.floor(bit / 32)]! |= 1 << (bit % 32);
  }
  new Sweep(plan, rows, data, work).run();
  return data;
}

/**
 * Memory for the list of the moves of a sweep, which is used again where it is not too much; a sweep that has it takes
 * it away from here.
 */
let scratch: Int32Array = new Int32Array(1 << 10);
const KEPT = 1 << 12;
const none = new Int32Array(0);

/**
 * Moves that lead to other planes are followed down the tree: on each level, those whose option is there, with the node
 * of the option.
 */
class Sweep {
  readonly #rows: OutcomeRows;
  readonly #tree: Int32Array;
  readonly #plan: SweepPlan;
  readonly #data: Int32Array;
  readonly #work: Work | undefined;
  readonly #depth: number;
  readonly #width: number;
  /** Two entries for each move to other planes, on each level: where its coordinates begin, and the node. */
  readonly #alive: Int32Array;
  readonly #most: number;
  #spent = 0;

  constructor(plan: SweepPlan, rows: OutcomeRows, data: Int32Array, work: Work | undefined) {
    this.#rows = rows;
    this.#tree = rows.tree;
    this.#plan = plan;
    this.#data = data;
    this.#work = work;
    this.#depth = rows.depth;
    this.#width = rows.depth + 1;
    this.#most = (2 * plan.others.length) / this.#width;
    const entries = this.#most * this.#depth;
    const list = entries <= scratch.length ? scratch : new Int32Array(entries);
    scratch = none;
    for (let i = 0, at = 0; i < plan.others.length; i += this.#width) {
      list[at++] = i;
      list[at++] = 0;
    }
    this.#alive = list;
  }

  run(): void {
    this.#visit(0, 0, this.#most);
    this.#work?.step(this.#spent);
    if (this.#alive.length <= KEPT) scratch = this.#alive;
  }

  /** @param alive so many entries describe moves whose options lie below nodes of this level */
  #visit(level: number, node: number, alive: number): void {
    if (level === this.#depth - 1) {
      this.#plane(node, alive);
      return;
    }
    const tree = this.#tree;
    const entries = this.#plan.others;
    const list = this.#alive;
    const start = this.#rows.start[level]!;
    const [here, below] = [level * this.#most, (level + 1) * this.#most];
    const at = start + 2 * node;
    const [first, end] = [tree[at + 1]!, tree[at + 3]!];
    for (let child = first; child < end; child++) {
      const y = tree[at]! + child - first;
      let count = 0;
      for (let i = 0; i < alive; i += 2) {
        const move = list[here + i]!;
        const target = start + 2 * list[here + i + 1]!;
        const option = tree[target + 1]! + y - entries[move + level]! - tree[target]!;
        if (option < tree[target + 1]! || option >= tree[target + 3]!) continue;
        list[below + count] = move;
        list[below + count + 1] = option;
        count += 2;
      }
      this.#visit(level + 1, child, count);
    }
  }

  #plane(node: number, alive: number): void {
    const { start, blocks } = this.#rows;
    const tree = this.#tree;
    const data = this.#data;
    const list = this.#alive;
    const level = this.#depth - 1;
    const at = start[level]! + 2 * node;
    const first = tree[at + 1]!;
    const count = tree[at + 3]! - first;
    if (count <= 0) return;
    const { others: entries, inPlane, inner, far } = this.#plan;
    const here = level * this.#most;
    const planes = start[level]!;
    const y = tree[at]!;
    // Where the words of the plane are: if it has one for each row, they follow one another.
    const words = blocks === undefined ? 1 : blocks[3 * node + 1]!;
    const firstWord = blocks === undefined ? 0 : blocks[3 * node]!;
    const base = blocks === undefined ? first : blocks[3 * node + 2]!;
    if (words === 0) return;
    for (let i = here; i < here + alive; i += 2) {
      const move = list[i]! + level;
      const other = list[i + 1]!;
      const target = planes + 2 * other;
      // Row j of the plane has its options in row j + `down` of the other.
      const down = y - entries[move]! - tree[target]!;
      const from = tree[target + 1]!;
      const begin = down < 0 ? -down : 0;
      const end = Math.min(count, tree[target + 3]! - from - down);
      const shift = entries[move + 1]!;
      if (begin >= end) continue;
      const otherWords = blocks === undefined ? 1 : blocks[3 * other + 1]!;
      if (otherWords === 0) continue;
      if (words > 1 || otherWords > 1) {
        this.#gatherWords(blocks!, node, other, count, tree[target + 3]! - from, begin, end, down, shift);
        continue;
      }
      const moved = blocks === undefined ? shift : shift + 32 * (blocks[3 * other]! - firstWord);
      const source = blocks === undefined ? from : blocks[3 * other + 2]!;
      if (moved < 32 && moved > -32) gather(data, base + begin, source + down + begin, end - begin, moved);
    }
    const rows = start[this.#depth]! + 2 * first;
    if (words === 1 && firstWord === 0) finishSingle(data, tree, rows, base, count, inPlane, inner);
    else
      finishRows(
        data,
        base,
        firstWord,
        words,
        tree,
        rows,
        count,
        words > count ? 1 : count,
        words > count ? words : 1,
        inPlane,
        inner,
        far,
      );
    this.#spend(words * count);
  }

  /**
   * Word by word the rows of a plane from `begin` to `end` − 1 get those of another one, whose rows are `down` behind.
   */
  #gatherWords(
    blocks: Int32Array,
    plane: number,
    other: number,
    count: number,
    otherCount: number,
    begin: number,
    end: number,
    down: number,
    shift: number,
  ): void {
    const bits = shift & 31;
    const words = blocks[3 * plane + 1]!;
    const otherWords = blocks[3 * other + 1]!;
    const isByRow = words > count;
    const isOtherByRow = otherWords > otherCount;
    const step = isByRow ? 1 : count;
    const rowStep = isByRow ? words : 1;
    const otherStep = isOtherByRow ? 1 : otherCount;
    const otherRowStep = isOtherByRow ? otherWords : 1;
    const data = this.#data;
    // The word of the other plane that comes to the first one, and to that which is a word before.
    const source = blocks[3 * plane]! - (shift >> 5) - blocks[3 * other]!;
    const to = blocks[3 * plane + 2]! + begin * rowStep;
    const from = blocks[3 * other + 2]! + (begin + down) * otherRowStep;
    const size = end - begin;
    if (words >= size) {
      for (let i = 0; i < size; i++)
        gatherRow(data, to + i * rowStep, step, words, from + i * otherRowStep, otherStep, otherWords, source, bits);
      return;
    }
    for (let part = 0; part < (bits === 0 ? 1 : 2); part++) {
      const moved = bits - 32 * part;
      const firstWord = Math.max(0, part - source);
      const count = Math.min(words, otherWords + part - source) - firstWord;
      const toWord = to + firstWord * step;
      const fromWord = from + (source - part + firstWord) * otherStep;
      for (let w = 0; w < count; w++)
        gatherSteps(data, toWord + w * step, rowStep, fromWord + w * otherStep, otherRowStep, size, moved);
    }
  }

  #spend(words: number): void {
    this.#spent += words;
    if (this.#spent < WORDS_AT_ONCE) return;
    this.#work?.step(this.#spent);
    this.#spent = 0;
  }
}

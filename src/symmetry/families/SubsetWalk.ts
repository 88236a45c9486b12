import { imageIsGreater, setWords } from './subsets.kernel.js';

/** So many images of sets are looked at in a millisecond or two. */
const LOOK_EVERY = 2 ** 18;

/**
 * A walk through the subsets of 0 … m−1, m ≤ 64, one of each orbit of a group: the one whose ascending list comes first
 * in lexicographic order. Without its largest element it is again the first of its orbit, so that it is found by adding
 * larger elements.
 * @source Read 1978
 */
export class SubsetWalk {
  readonly m: number;
  /** The elements of the subset at which the walk is, ascending. */
  readonly chosen: number[] = [];
  readonly #group: readonly ArrayLike<number>[];
  readonly #words = new Uint32Array(2);
  readonly #look: () => void;
  #looked = 0;

  /**
   * @param group all permutations of the group, each as the list of images
   * @param look called now and then; what it throws ends the walk
   */
  constructor(m: number, group: readonly ArrayLike<number>[], look: () => void = () => undefined) {
    this.m = m;
    this.#group = group;
    this.#look = look;
  }

  /**
   * Stops at each subset, those with the same beginning after it.
   * @param start the first subset; by default the empty set. There is no stop if it is not the first of its orbit.
   * @param mayGrow can there be anything that is looked for among a subset and those that begin with it?
   */
  *subsets(start: readonly number[] = [], mayGrow: () => boolean = () => true): Generator<void, void, undefined> {
    const { chosen, m } = this;
    chosen.length = 0;
    for (const x of start) {
      if (!(x > (chosen.at(-1) ?? -1) && x < m)) return;
      chosen.push(x);
    }
    if (!this.#isFirst() || !mayGrow()) return;
    yield;
    for (let x = (chosen.at(-1) ?? -1) + 1; ;) {
      if (x === m) {
        const last = chosen.pop();
        if (last === undefined) return;
        x = last + 1;
        continue;
      }
      chosen.push(x);
      x++;
      if (this.#isFirst() && mayGrow()) yield;
      else chosen.pop();
    }
  }

  /** The places in the group of the permutations that keep the subset. */
  stabilizer(): number[] {
    const inside = new Set(this.chosen);
    return [...this.#group.keys()].filter((i) => this.chosen.every((x) => inside.has(this.#group[i]![x]!)));
  }

  #isFirst(): boolean {
    if ((this.#looked += this.#group.length) >= LOOK_EVERY) {
      this.#looked = 0;
      this.#look();
    }
    setWords(this.chosen, this.#words);
    const [high, low] = this.#words as unknown as [number, number];
    for (const images of this.#group) if (imageIsGreater(this.chosen, images, high, low)) return false;
    return true;
  }
}

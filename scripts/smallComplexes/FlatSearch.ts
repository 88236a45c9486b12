/** Simulated annealing among the complexes of dimension at most 2 with a given number of vertices, for all values. */
import { negativeFound, negativeOf, type Found } from './day3.js';
import { FlatComplex } from './FlatComplex.js';
import { goals } from './Goal.js';

const HOT = 0.6;
const COLD = 0.1;

/** Pseudo-random numbers that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What was found; every value met on the way counts. */
export class FlatSearch {
  readonly found: Map<number, Found>;
  evaluations = 0;
  readonly #random: () => number;

  constructor(found: ReadonlyMap<number, Found>, seed: number) {
    this.found = new Map(found);
    this.#random = randomNumbers(seed);
  }

  isDone(value: number, n: number): boolean {
    return (this.found.get(value)?.n ?? Infinity) <= n;
  }

  /** One run towards a value. @returns the least distance */
  anneal(value: number, n: number, left: number, steps: number): number {
    const complex = new FlatComplex(n, left);
    for (let i = this.#below(2 * n); i > 0; i--) this.#change(complex, 0);
    let current = this.#distance(complex, value);
    let least = current;
    for (let step = 0; step < steps && current > 0; step++) {
      const heat = HOT * (1 - step / steps) + COLD;
      complex.save();
      this.#change(complex, 0.4);
      if (this.#random() < 0.3) this.#change(complex, 0.4);
      const next = this.#distance(complex, value);
      if (next <= current || this.#random() < Math.exp((current - next) / heat)) current = next;
      else complex.restore();
      least = Math.min(least, current);
    }
    return least;
  }

  #distance(complex: FlatComplex, wanted: number): number {
    this.evaluations++;
    const value = complex.evaluate();
    const { n } = complex;
    if (!this.isDone(value, n)) {
      const pruned = complex.pruned();
      this.found.set(value, pruned);
      if (!this.isDone(negativeOf[value]!, n)) this.found.set(negativeOf[value]!, negativeFound(pruned));
    }
    return goals[wanted]!.distance(complex, value);
  }

  #change(complex: FlatComplex, edges: number): void {
    const { n } = complex;
    const [u, v, w] = [this.#below(n), this.#below(n), this.#below(n)];
    if (u === v || u === w || v === w) return;
    if (this.#random() < edges) complex.toggleEdge(u, v);
    else complex.toggleTriangle(u, v, w);
  }

  #below(n: number): number {
    return Math.floor(this.#random() * n);
  }
}

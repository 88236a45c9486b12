import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import { torsionPrimes } from '../homology/torsionPrimes.js';
import { universalCoefficients } from '../homology/universalCoefficients.js';
import { randomNumbers, requireSeed } from '../named/randomNumbers.js';

/** A discrete Morse vector. */
export interface CriticalVector {
  /** The numbers of critical faces of dimension 0, 1, … */
  readonly vector: readonly number[];
  /** Is it that of the Betti numbers over Q or GF(p) for a prime p < 2³¹? Then no vector is less anywhere. */
  readonly optimal: boolean;
}

/** Equal seeds give equal vectors. */
export interface CriticalVectorOptions extends RunOptions {
  /** An integer from 0 to 2³² − 1, by default 1. */
  readonly seed?: number;
}

/** The most faces that are kept in mind. */
const MOST_KEPT = 2 ** 20;

interface Cell {
  readonly face: readonly number[];
  /** The faces with one vertex more that are still there. */
  readonly above: Set<Cell>;
  readonly below: Cell[];
}

/**
 * A random discrete Morse vector: as long as a face of the largest dimension but one lies in a single face of the
 * largest, such a pair is removed at random; else a face of the largest dimension, at random, is critical and removed.
 * @param options `limit` counts faces
 * @throws InputError `invalid-seed`
 * @throws LimitError `too-many-faces` above 2²⁰ faces
 * @complexity linear in the number of pairs of a face and a vertex of it
 * @source Benedetti and Lutz 2014
 * @example criticalVector(crossPolytopeBoundary(3)).vector // [1, 0, 1]
 */
export function criticalVector(complex: ComplexSource, options: CriticalVectorOptions = {}): CriticalVector {
  const { seed = 1, ...run } = options;
  const given = complexOf(complex, 'criticalVector');
  requireSeed('criticalVector', seed);
  const work = new Work('criticalVector', run);
  const count = given.fVector(work.part()).reduce((sum, entry) => sum + entry, 0n);
  if (count > MOST_KEPT)
    throw new LimitError('too-many-faces', `criticalVector: ${count} faces; at most ${MOST_KEPT} are kept.`);
  const random = randomNumbers(seed);
  const levels: Cell[][] = [];
  let last = new Map<string, Cell>();
  for (let k = 0; k <= given.dimension; k++) {
    const cells = new Map<string, Cell>();
    for (const face of given.faces(k)) {
      work.step();
      const below = k === 0 ? [] : face.map((v) => last.get(face.filter((u) => u !== v).join())!);
      const cell: Cell = { face, above: new Set(), below };
      for (const other of below) other.above.add(cell);
      cells.set(face.join(), cell);
    }
    levels.push([...cells.values()]);
    last = cells;
  }
  const vector = levels.map(() => 0);
  let top: readonly Cell[] = levels.at(-1) ?? [];
  for (let k = levels.length - 1; k > 0; k--) {
    const { critical, rest } = removeAll(top, levels[k - 1]!, random, work);
    vector[k] = critical;
    top = rest;
  }
  if (levels.length > 0) vector[0] = top.length;
  return { vector, optimal: isOptimal(vector, given, work) };
}

/** Removes the faces of one dimension, most in pairs with some below; `rest` are the others below. */
function removeAll(
  top: readonly Cell[],
  below: readonly Cell[],
  random: () => number,
  work: Work,
): { readonly critical: number; readonly rest: readonly Cell[] } {
  const left = new Pool(top, random);
  const free = new Pool(
    below.filter(({ above }) => above.size === 1),
    random,
  );
  const paired = new Set<Cell>();
  let critical = 0;
  while (left.size > 0) {
    work.tick(work.steps);
    const face = free.take();
    const [cell] = face === undefined ? [left.take()!] : [...face.above];
    if (face === undefined) critical++;
    else {
      paired.add(face);
      left.remove(cell!);
    }
    for (const other of cell!.below) {
      other.above.delete(cell!);
      if (other === face) continue;
      if (other.above.size === 1) free.add(other);
      else free.remove(other);
    }
  }
  for (const face of paired) for (const other of face.below) other.above.delete(face);
  return { critical, rest: below.filter((cell) => !paired.has(cell)) };
}

/** Things of which one is taken at random. */
class Pool {
  readonly #things: Cell[] = [];
  readonly #places = new Map<Cell, number>();
  readonly #random: () => number;

  constructor(things: readonly Cell[], random: () => number) {
    this.#random = random;
    for (const thing of things) this.add(thing);
  }

  get size(): number {
    return this.#things.length;
  }

  add(thing: Cell): void {
    this.#places.set(thing, this.#things.push(thing) - 1);
  }

  remove(thing: Cell): void {
    const place = this.#places.get(thing);
    if (place === undefined) return;
    this.#places.delete(thing);
    const moved = this.#things.pop()!;
    if (moved === thing) return;
    this.#things[place] = moved;
    this.#places.set(moved, place);
  }

  take(): Cell | undefined {
    const thing = this.#things[Math.floor(this.#random() * this.size)];
    if (thing !== undefined) this.remove(thing);
    return thing;
  }
}

function isOptimal(vector: readonly number[], complex: ComplexSource, work: Work): boolean {
  const groups = reducedHomology(complex, work.part());
  const primes = torsionPrimes(groups, work.part())
    .filter((p) => p < 2n ** 31n)
    .map(Number);
  return [0, ...primes].some((characteristic) => {
    const betti = universalCoefficients(groups, characteristic);
    return vector.every((critical, k) => critical === betti[k + 1]!.rank + (k === 0 ? 1 : 0));
  });
}

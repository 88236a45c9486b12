import type { Work } from '../../run.js';
import { StateSet } from './StateSet.kernel.js';

/** A face and the only larger one around it, by their numbers. */
type Pair = readonly [face: number, coface: number];

/** A point of choice: the collapses that are possible, and how many were done before. */
interface Choice {
  readonly pairs: readonly Pair[];
  next: number;
  readonly done: number;
  /** The size of the faces that were being removed. */
  readonly size: number;
}

/**
 * An exact search for collapses to a point, the largest faces first. Which faces of the largest size can be removed
 * does not depend on the order; which smaller faces they take along does, and is what the search chooses. Two
 * dimensions need no choice: what remains of an acyclic complex then is a tree.
 */
export class CollapseSearch {
  readonly faces: readonly (readonly number[])[];
  readonly #work: Work;
  readonly #above: number[][] = [];
  readonly #below: number[][] = [];
  readonly #present: Uint32Array;
  readonly #cofaces: Int32Array;
  readonly #bySize: number[][] = [];
  readonly #trail: Pair[] = [];
  readonly #visited: StateSet;

  /** @param lists the facets, ascending lists */
  constructor(lists: readonly Int32Array[], work: Work) {
    this.#work = work;
    const ids = new Map<string, number>();
    const faces: number[][] = [];
    for (const list of lists)
      for (let mask = 0; mask < 2 ** list.length; mask++) {
        const face = Array.from(list).filter((_, j) => (mask & (1 << j)) !== 0);
        const key = face.join();
        if (ids.has(key)) continue;
        ids.set(key, faces.length);
        faces.push(face);
        if ((faces.length & 1023) === 0) work.step();
      }
    this.faces = faces;
    this.#cofaces = new Int32Array(faces.length);
    for (const [i, face] of faces.entries()) {
      (this.#bySize[face.length] ??= []).push(i);
      this.#above.push([]);
    }
    for (const [i, face] of faces.entries()) {
      const below = face.map((v) => ids.get(face.filter((u) => u !== v).join())!);
      this.#below.push(below);
      for (const j of below) {
        this.#above[j]!.push(i);
        this.#cofaces[j]!++;
      }
    }
    this.#present = new Uint32Array((faces.length + 31) >>> 5);
    for (let i = 0; i < faces.length; i++) this.#present[i >>> 5]! |= 1 << (i & 31);
    this.#visited = new StateSet(this.#present.length);
  }

  /** The collapses of a complex that is acyclic, or undefined if there are none to a point. @throws LimitError */
  run(): Pair[] | undefined {
    const choices: Choice[] = [];
    let size = this.#bySize.length - 1;
    for (;;) {
      while (size > 1 && !this.#bySize[size]!.some((face) => this.#has(face))) size--;
      if (size <= 1) return this.#trail;
      this.#work.step();
      const pairs = this.#visited.add(this.#present) ? this.#pairs(size) : undefined;
      if (pairs !== undefined && pairs.length > 0) {
        choices.push({ pairs, next: 0, done: this.#trail.length, size });
      } else if (pairs !== undefined) {
        // No free face: the faces of this size that remain would remain whatever was chosen for others of them.
        while (choices.length > 0 && choices.at(-1)!.size === size) choices.pop();
      }
      const choice = this.#retreat(choices);
      if (choice === undefined) return undefined;
      size = choice.size;
      this.#collapse(choice.pairs[choice.next++]!);
    }
  }

  /** Back to the last choice with something left to try. */
  #retreat(choices: Choice[]): Choice | undefined {
    while (choices.length > 0 && choices.at(-1)!.next === choices.at(-1)!.pairs.length) choices.pop();
    const choice = choices.at(-1);
    while (this.#trail.length > (choice?.done ?? 0)) this.#undo();
    return choice;
  }

  /** The free faces below faces of this size; one will do where the choice does not matter. */
  #pairs(size: number): Pair[] {
    const pairs: Pair[] = [];
    for (const coface of this.#bySize[size]!) {
      if (!this.#has(coface)) continue;
      for (const face of this.#below[coface]!) if (this.#cofaces[face] === 1) pairs.push([face, coface]);
      if (size <= 3 && pairs.length > 0) return pairs.slice(0, 1);
    }
    return pairs;
  }

  #has(face: number): boolean {
    return (this.#present[face >>> 5]! & (1 << (face & 31))) !== 0;
  }

  #collapse(pair: Pair): void {
    this.#trail.push(pair);
    for (const i of pair) {
      this.#present[i >>> 5]! &= ~(1 << (i & 31));
      for (const j of this.#below[i]!) this.#cofaces[j]!--;
    }
  }

  #undo(): void {
    for (const i of this.#trail.pop()!) {
      this.#present[i >>> 5]! |= 1 << (i & 31);
      for (const j of this.#below[i]!) this.#cofaces[j]!++;
    }
  }
}

import type { LabelledPoset } from './LabelledPoset.js';
import type { SetFamily } from '../sets/index.js';
import { commonBound, fillBoundRow } from './commonBound.kernel.js';
import { Work, type RunOptions } from '../run.js';

/**
 * Two elements without meet (or join), with the maximal common lower (minimal common upper) bounds: none, or two and
 * more.
 */
export interface BoundWitness {
  readonly elements: readonly [number, number];
  readonly bounds: readonly number[];
}

/** Whether any two elements have a meet; if so, `meet(a, b)` looks it up. */
export type MeetSemilattice =
  | { readonly meetSemilattice: true; readonly meet: (a: number, b: number) => number }
  | ({ readonly meetSemilattice: false } & BoundWitness);

/** Whether any two elements have a meet and a join; if not, which they lack. The empty poset counts as a lattice. */
export type Lattice =
  | {
      readonly lattice: true;
      readonly meet: (a: number, b: number) => number;
      readonly join: (a: number, b: number) => number;
    }
  | ({ readonly lattice: false; readonly missing: 'meet' | 'join' } & BoundWitness);

/** Bounds of a test of lattices, and joins and meets where they are known. */
export interface LatticeOptions extends RunOptions {
  /** What `lattice` would find, by a formula for example; it is not checked. */
  readonly lattice?: Lattice;
}

/**
 * Whether any two elements of a poset have a greatest lower bound.
 * @throws LimitError when the time is up
 * @complexity O(n · covers); where two have none, O(n / 32) for each pair until then
 * @source Huntemann 2018, Def. 3.19
 */
export function meetSemilattice(poset: LabelledPoset, options: RunOptions = {}): MeetSemilattice {
  const meet = lowerBounds(poset);
  const witness = firstWithout(poset, meet, new Work('meetSemilattice', options));
  if (witness !== undefined) return { meetSemilattice: false, ...witness };
  return { meetSemilattice: true, meet: lookUp(poset, meet) };
}

/**
 * Whether any two elements of a poset have a greatest lower and a least upper bound.
 * @throws LimitError when the time is up
 * @complexity O(n · covers); where two have none, O(n / 32) for each pair until then
 * @source Huntemann 2018, Def. 3.21
 */
export function lattice(poset: LabelledPoset, options: RunOptions = {}): Lattice {
  const work = new Work('lattice', options);
  const meet = lowerBounds(poset);
  const noMeet = firstWithout(poset, meet, work);
  if (noMeet !== undefined) return { lattice: false, missing: 'meet', ...noMeet };
  const join = upperBounds(poset);
  const noJoin = firstWithout(poset, join, work);
  if (noJoin !== undefined) return { lattice: false, missing: 'join', ...noJoin };
  return { lattice: true, meet: lookUp(poset, meet), join: lookUp(poset, join) };
}

/** The greatest lower (or least upper) bound of two elements, if there is one, and all maximal (minimal) ones. */
interface Bounds {
  readonly best: (a: number, b: number) => number | undefined;
  readonly all: (a: number, b: number) => readonly number[];
  /** Whether any two elements have a best one. */
  readonly complete: (work: Work) => boolean;
}

/**
 * @param order the elements, each after the others of its row
 * @param covers the lower (or upper) covers of an element
 */
function boundsIn(principal: SetFamily, order: readonly number[], covers: (x: number) => readonly number[]): Bounds {
  const place = new Int32Array(order.length);
  order.forEach((x, i) => (place[x] = i));
  const { words, stride } = principal.inOrder(order).relabel(place, order.length);
  return {
    best: (a, b) => order[commonBound(words, stride, place[a]!, place[b]!)],
    all: (a, b) => {
      const common = principal.list(a).filter((x) => principal.has(b, x));
      return common.filter((x) => common.every((y) => y === x || !principal.has(y, x)));
    },
    complete: (work) => {
      const lists = order.map((x) => covers(x).map((y) => place[y]!));
      const starts = new Uint32Array(order.length + 1);
      lists.forEach((list, i) => (starts[i + 1] = starts[i]! + list.length));
      const [ends, row] = [Uint32Array.from(lists.flat()), new Int32Array(order.length)];
      return order.every((_, a) => {
        work.tick(0);
        return fillBoundRow(words, stride, starts, ends, a, row);
      });
    },
  };
}

const lowerBounds = (poset: LabelledPoset): Bounds =>
  boundsIn(poset.ideals, poset.linearOrder, (x) => poset.lowerCovers(x).map(({ lower }) => lower));
const upperBounds = (poset: LabelledPoset): Bounds =>
  boundsIn(poset.filters, [...poset.linearOrder].reverse(), (x) => poset.upperCovers(x).map(({ upper }) => upper));

/** The bound of two elements of a poset in which there is one. @throws InputError `invalid-element` */
function lookUp(poset: LabelledPoset, { best }: Bounds): (a: number, b: number) => number {
  return (a, b) => {
    poset.lowerCovers(a);
    poset.lowerCovers(b);
    return best(a, b)!;
  };
}

function firstWithout({ n }: LabelledPoset, { best, all, complete }: Bounds, work: Work): BoundWitness | undefined {
  if (complete(work)) return undefined;
  for (let b = 0; b < n; b++) {
    work.tick(0);
    for (let a = 0; a < b; a++) if (best(a, b) === undefined) return { elements: [a, b], bounds: all(a, b) };
  }
  return undefined;
}

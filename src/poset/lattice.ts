import type { SetFamily } from '../sets/index.js';
import { Ticker, type RunOptions } from '../run.js';
import type { LabelledPoset } from './LabelledPoset.js';

/** Two elements without meet (or join), with the maximal common lower (minimal common upper) bounds: none, or two and more. */
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

/**
 * Whether any two elements of a poset have a greatest lower bound.
 * @throws LimitError when the time is up
 * @complexity O(n² · n / 32) in the worst case
 * @source Huntemann 2018, Def. 3.19
 */
export function meetSemilattice(poset: LabelledPoset, options: RunOptions = {}): MeetSemilattice {
  const table = boundTable(poset.ideals, new Ticker('meetSemilattice', options));
  return 'elements' in table
    ? { meetSemilattice: false, ...table }
    : { meetSemilattice: true, meet: (a, b) => table.bound[a * poset.n + b]! };
}

/**
 * Whether any two elements of a poset have a greatest lower and a least upper bound.
 * @throws LimitError when the time is up
 * @source Huntemann 2018, Def. 3.21
 */
export function lattice(poset: LabelledPoset, options: RunOptions = {}): Lattice {
  const ticker = new Ticker('lattice', options);
  const meets = boundTable(poset.ideals, ticker);
  if ('elements' in meets) return { lattice: false, missing: 'meet', ...meets };
  const joins = boundTable(poset.filters, ticker);
  if ('elements' in joins) return { lattice: false, missing: 'join', ...joins };
  return {
    lattice: true,
    meet: (a, b) => meets.bound[a * poset.n + b]!,
    join: (a, b) => joins.bound[a * poset.n + b]!,
  };
}

/** For each pair the element whose principal set is the intersection of theirs, or a pair without one. */
function boundTable(principal: SetFamily, ticker: Ticker): { readonly bound: Int32Array } | BoundWitness {
  const { n } = principal;
  const lists = principal.toLists();
  const sizes = principal.cardinalities();
  const bound = new Int32Array(n * n);
  for (let a = 0; a < n; a++) {
    ticker.tick(0);
    for (let b = 0; b <= a; b++) {
      const common = lists[a]!.filter((x) => principal.has(b, x));
      const greatest = common.find((x) => sizes[x] === common.length);
      if (greatest === undefined) {
        const bounds = common.filter((x) => common.every((y) => y === x || !principal.has(y, x)));
        return { elements: [b, a], bounds };
      }
      bound[a * n + b] = greatest;
      bound[b * n + a] = greatest;
    }
  }
  return { bound };
}

import { aPoset } from './aPoset.js';
import { takes, options } from '../arguments.js';
import type { LabelledPoset } from './LabelledPoset.js';
import type { SetFamily } from '../sets/index.js';
import { Work, type RunOptions } from '../run.js';

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

const meetSemilatticeTakes = /* @__PURE__ */ takes('meetSemilattice', () => ({
  poset: aPoset,
  options,
}));

/**
 * Whether any two elements of a poset have a greatest lower bound.
 * @throws LimitError when the time is up
 * @complexity intersects n² pairs of principal ideals
 * @source Huntemann 2018, Def. 3.19
 */
export function meetSemilattice(poset: LabelledPoset, options: RunOptions = {}): MeetSemilattice {
  meetSemilatticeTakes(poset, options);
  const meet = boundIn(poset.ideals);
  const witness = firstWithout(poset, meet, new Work('meetSemilattice', options));
  if (witness !== undefined) return { meetSemilattice: false, ...witness };
  return { meetSemilattice: true, meet: (a, b) => meet(a, b).at(0)! };
}

const latticeTakes = /* @__PURE__ */ takes('lattice', () => ({
  poset: aPoset,
  options,
}));

/**
 * Whether any two elements of a poset have a greatest lower and a least upper bound.
 * @throws LimitError when the time is up
 * @source Huntemann 2018, Def. 3.21
 */
export function lattice(poset: LabelledPoset, options: RunOptions = {}): Lattice {
  latticeTakes(poset, options);
  const work = new Work('lattice', options);
  const meet = boundIn(poset.ideals);
  const noMeet = firstWithout(poset, meet, work);
  if (noMeet !== undefined) return { lattice: false, missing: 'meet', ...noMeet };
  const join = boundIn(poset.filters);
  const noJoin = firstWithout(poset, join, work);
  if (noJoin !== undefined) return { lattice: false, missing: 'join', ...noJoin };
  return { lattice: true, meet: (a, b) => meet(a, b).at(0)!, join: (a, b) => join(a, b).at(0)! };
}

/** The maximal common lower (or minimal common upper) bounds of two elements: one iff they have a meet (a join). */
type Bounds = (a: number, b: number) => readonly number[];

function boundIn(principal: SetFamily): Bounds {
  const lists = principal.toLists();
  return (a, b) => {
    if (principal.has(a, b)) return [b];
    if (principal.has(b, a)) return [a];
    const [short, other] = lists[a]!.length <= lists[b]!.length ? [lists[a]!, b] : [lists[b]!, a];
    const common = short.filter((x) => principal.has(other, x));
    const best = common.find((x) => lists[x]!.length === common.length);
    if (best !== undefined) return [best];
    return common.filter((x) => common.every((y) => y === x || !principal.has(y, x)));
  };
}

function firstWithout({ n }: LabelledPoset, bounds: Bounds, work: Work): BoundWitness | undefined {
  for (let b = 0; b < n; b++) {
    work.tick(0);
    for (let a = 0; a < b; a++) {
      const best = bounds(a, b);
      if (best.length !== 1) return { elements: [a, b], bounds: best };
    }
  }
  return undefined;
}

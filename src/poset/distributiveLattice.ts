import type { LabelledPoset } from './LabelledPoset.js';
import { joinIrreducibles } from './irreducibles.js';
import { lattice, type BoundWitness, type Lattice, type LatticeOptions } from './lattice.js';

/** Why a poset is not a lattice. */
export type NoLattice = { readonly because: 'no-lattice'; readonly missing: 'meet' | 'join' } & BoundWitness;

/**
 * Five elements that form a sublattice: the pentagon N5 as bottom, lower, upper, beside, top with lower < upper, or the
 * diamond M3 as bottom, three elements between, top.
 */
export interface ForbiddenSublattice {
  readonly because: 'sublattice';
  readonly kind: 'N5' | 'M3';
  readonly elements: readonly [number, number, number, number, number];
}

/** Whether a poset is a modular lattice, or why not. */
export type ModularLattice =
  { readonly modular: true } | ({ readonly modular: false } & (NoLattice | ForbiddenSublattice));

/** Whether a poset is a distributive lattice, or why not. */
export type DistributiveLattice =
  { readonly distributive: true } | ({ readonly distributive: false } & (NoLattice | ForbiddenSublattice));

/**
 * Whether a poset is a lattice in which a ≤ c implies a ∨ (b ∧ c) = (a ∨ b) ∧ c: tested on pairs of covers, since a
 * finite lattice is modular iff elements that cover their meet are covered by their join, and conversely.
 * @throws LimitError when the time is up
 * @source Birkhoff 1967
 */
export function modularLattice(poset: LabelledPoset, options: LatticeOptions = {}): ModularLattice {
  const table = options.lattice ?? lattice(poset, options);
  if (!table.lattice) return { modular: false, ...noLattice(table) };
  const pentagon = findPentagon(poset, table);
  return pentagon === undefined ? { modular: true } : { modular: false, ...pentagon };
}

/**
 * Whether a poset is a lattice in which meet and join distribute over each other: iff every join-irreducible element
 * below a join of two is below one of them.
 * @throws LimitError when the time is up
 * @source Huntemann 2018, Def. 3.21
 * @source Siegel 2011, Thm 1.3.24
 */
export function distributiveLattice(poset: LabelledPoset, options: LatticeOptions = {}): DistributiveLattice {
  const table = options.lattice ?? lattice(poset, options);
  if (!table.lattice) return { distributive: false, ...noLattice(table) };
  const { meet, join } = table;
  for (const j of joinIrreducibles(poset)) {
    // The join of all elements not above j: if j is below it, two of them have a join above j.
    let joined: number | undefined;
    for (const x of poset.linearOrder) {
      if (poset.filters.has(j, x)) continue;
      if (joined === undefined || !poset.filters.has(j, join(joined, x)))
        joined = joined === undefined ? x : join(joined, x);
      else return { distributive: false, ...(findPentagon(poset, table) ?? diamond(j, joined, x, meet, join)) };
    }
  }
  return { distributive: true };
}

type Operation = (a: number, b: number) => number;

function noLattice({ missing, elements, bounds }: Lattice & { readonly lattice: false }): NoLattice {
  return { because: 'no-lattice', missing, elements, bounds };
}

function findPentagon(
  poset: LabelledPoset,
  { meet, join }: { readonly meet: Operation; readonly join: Operation },
): ForbiddenSublattice | undefined {
  const covers = (upper: number, lower: number): boolean =>
    poset.lowerCovers(upper).some((cover) => cover.lower === lower);
  for (let m = 0; m < poset.n; m++) {
    const above = poset.upperCovers(m).map(({ upper }) => upper);
    for (const x of above)
      for (const y of above) {
        const top = join(x, y);
        if (x === y || covers(top, x)) continue;
        const between = poset.interval(x, top).find((z) => z !== x && z !== top)!;
        return { because: 'sublattice', kind: 'N5', elements: [m, x, between, y, top] };
      }
    const below = poset.lowerCovers(m).map(({ lower }) => lower);
    for (const x of below)
      for (const y of below) {
        const bottom = meet(x, y);
        if (x === y || covers(x, bottom)) continue;
        const between = poset.interval(bottom, x).find((z) => z !== x && z !== bottom)!;
        return { because: 'sublattice', kind: 'N5', elements: [bottom, between, x, y, m] };
      }
  }
  return undefined;
}

/** In a modular lattice a triple that breaks distributivity gives a diamond through its two medians. */
function diamond(x: number, y: number, z: number, meet: Operation, join: Operation): ForbiddenSublattice {
  const low = join(join(meet(x, y), meet(y, z)), meet(z, x));
  const high = meet(meet(join(x, y), join(y, z)), join(z, x));
  const between = (a: number): number => join(meet(a, high), low);
  return { because: 'sublattice', kind: 'M3', elements: [low, between(x), between(y), between(z), high] };
}

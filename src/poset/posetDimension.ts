import { Work } from '../run.js';
import { atMostTwoDimensional } from './atMostTwoDimensional.js';
import { distributiveLattice } from './distributiveLattice.js';
import { joinIrreducibles } from './irreducibles.js';
import type { LabelledPoset } from './LabelledPoset.js';
import type { LatticeOptions } from './lattice.js';
import { posetWidth } from './posetWidth.js';
import { reversingOrders } from './reversingOrders.js';
import { subposet } from './subposet.js';

/**
 * The dimension of a poset with as many linear orders whose intersection it is; or bounds, if the
 * search was cut off, with as many as the upper one.
 */
export type PosetDimension =
  | { readonly dimension: number; readonly realizer: readonly (readonly number[])[] }
  | {
      readonly dimension: 'undecided';
      readonly atLeast: number;
      readonly atMost: number;
      readonly realizer: readonly (readonly number[])[];
      /** How many critical pairs were placed. */
      readonly explored: number;
    };

/**
 * The least number of linear orders whose intersection is a poset: 0 for the empty poset, 1 for a chain, decided for 2
 * by a transitive orientation, and for a distributive lattice the width of its join-irreducible elements. Elsewhere it
 * is at most the width, of the join-irreducible elements in a lattice, of all in a poset, and searched for below that.
 * @param options when they cut the search off, there are bounds; `limit` counts critical pairs that were placed
 * @throws LimitError `too-large-poset` above 2²⁵ incomparable pairs; when the time is up before there are bounds
 * @complexity exponential in the critical pairs, where neither 2 nor the width of a distributive lattice decides
 * @source Siegel 2011, Def. 1.3.31
 * @source Dilworth 1950
 */
export function posetDimension(poset: LabelledPoset, options: LatticeOptions = {}): PosetDimension {
  const { lattice, ...bounds } = options;
  const known = lattice === undefined ? {} : { lattice };
  const work = new Work('posetDimension', bounds);
  if (poset.n === 0) return { dimension: 0, realizer: [] };
  const two = atMostTwoDimensional(poset, work.part());
  if (two.atMostTwoDimensional) {
    const [first, second] = two.realizer;
    return String(first) === String(second)
      ? { dimension: 1, realizer: [first] }
      : { dimension: 2, realizer: two.realizer };
  }
  const found = distributiveLattice(poset, { ...work.part(), ...known });
  const isLattice = found.distributive || found.because === 'sublattice';
  const dense = isLattice ? joinIrreducibles(poset) : Array.from(poset.labels.keys());
  const { width, chains } = posetWidth(isLattice ? subposet(poset, dense) : poset, work.part());
  const realizer = realizerOfChains(
    poset,
    chains.map((chain) => chain.map((i) => dense[i]!)),
    work,
  );
  if (found.distributive) return { dimension: width, realizer };
  let atLeast = 3;
  return work.unlessCutOff(
    (): PosetDimension => {
      for (; atLeast < width; atLeast++) {
        const fewer = reversingOrders(poset, atLeast, work);
        if (fewer !== undefined) return { dimension: atLeast, realizer: fewer };
      }
      return { dimension: width, realizer };
    },
    (explored) => ({ dimension: 'undecided', atLeast, atMost: width, realizer, explored }),
  );
}

/**
 * Chains such that each element is the join of those of their members that are below it give an embedding in their
 * product; its coordinates, with one linear order for equal ones, are linear orders.
 */
function realizerOfChains(poset: LabelledPoset, chains: readonly (readonly number[])[], work: Work): number[][] {
  const place = new Int32Array(poset.n);
  poset.linearOrder.forEach((x, i) => (place[x] = i));
  return chains.map((chain) => {
    const heights = poset.labels.map((_, x) => {
      work.tick(work.steps);
      return chain.filter((j) => poset.ideals.has(x, j)).length;
    });
    return [...poset.linearOrder].sort((x, y) => heights[x]! - heights[y]! || place[x]! - place[y]!);
  });
}

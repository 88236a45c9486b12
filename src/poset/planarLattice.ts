import { Work } from '../run.js';
import { atMostTwoDimensional } from './atMostTwoDimensional.js';
import type { NoLattice } from './distributiveLattice.js';
import type { LabelledPoset } from './LabelledPoset.js';
import { lattice, type LatticeOptions } from './lattice.js';

/**
 * Whether a poset is a planar lattice: a place in the plane for each element, with y growing upwards, at which straight
 * covers do not cross; or why not, a missing meet or join, or pairs that force each other as in `AtMostTwoDimensional`.
 */
export type PlanarLattice =
  | {
      readonly planar: true;
      readonly realizer: readonly [readonly number[], readonly number[]];
      readonly places: readonly (readonly [x: number, y: number])[];
    }
  | ({ readonly planar: false } & NoLattice)
  | {
      readonly planar: false;
      readonly because: 'dimension';
      readonly forcing: readonly (readonly [number, number])[];
    };

/**
 * Whether a poset is a lattice whose Hasse diagram can be drawn without crossings: iff its dimension is at most 2. With
 * i and j the numbers of an element in two linear orders, it stands at (j − i, i + j): between the ends of a cover
 * there are no other elements, and two covers that cross would leave their lower ends without a join.
 * @throws LimitError `too-large-poset` above 2²⁵ incomparable pairs; when the time is up
 * @source Siegel 2011, Def. 1.3.32
 * @source Siegel 2011, Prop. 1.3.33
 * @source Kelly and Rival 1975
 */
export function planarLattice(poset: LabelledPoset, options: LatticeOptions = {}): PlanarLattice {
  const work = new Work('planarLattice', options);
  const table = options.lattice ?? lattice(poset, work.part());
  if (!table.lattice) {
    const { missing, elements, bounds } = table;
    return { planar: false, because: 'no-lattice', missing, elements, bounds };
  }
  const two = atMostTwoDimensional(poset, work.part());
  if (!two.atMostTwoDimensional) return { planar: false, because: 'dimension', forcing: two.forcing };
  const [first, second] = two.realizer.map((order) => {
    const place = new Array<number>(poset.n);
    order.forEach((x, i) => (place[x] = i));
    return place;
  }) as [number[], number[]];
  const places = first.map((i, x) => [second[x]! - i, i + second[x]!] as const);
  return { planar: true, realizer: two.realizer, places };
}

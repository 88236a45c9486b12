import type { GamePoset } from '../../days/index.js';
import {
  planarLattice,
  posetDimension,
  selfDuality,
  verifyPosetIsomorphism,
  type LabelledPoset,
  type NoLattice,
} from '../../poset/index.js';
import type { RunOptions } from '../../run.js';
import type { Fact } from '../Property.js';
import type { PosetProperty } from './PosetProperty.js';

/** Linear orders whose intersection is the order, or bounds where the dimension is open. */
export interface DimensionWitness {
  readonly realizer: readonly (readonly number[])[];
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The dimension, by two coordinates where games are points in the plane. */
export const orderDimension: PosetProperty<Fact<number | 'undecided', DimensionWitness>> = {
  about: 'The least number of linear orders whose intersection is the order.',
  find: (poset, run) => {
    const [first, second] = poset.planeRealizer ?? [];
    if (poset.size > 0 && first !== undefined && second !== undefined) {
      const realizer = String(first) === String(second) ? [first] : [first, second];
      return { value: realizer.length, witness: () => ({ realizer }) };
    }
    const {
      dimension: value,
      realizer,
      ...bounds
    } = posetDimension(poset.poset(run), { ...run, ...latticeOf(poset, run) });
    const { atLeast, atMost } = bounds as DimensionWitness;
    return {
      value,
      witness: () => ({ realizer, ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) }),
    };
  },
};

/** Two linear orders whose intersection is a planar lattice; or why a lattice is not planar. */
export type PlanarWitness =
  | { readonly realizer: readonly (readonly number[])[] }
  | NoLattice
  | { readonly because: 'dimension'; readonly forcing: readonly (readonly [number, number])[] };

/**
 * Whether the Hasse diagram can be drawn without crossings, which is decided for lattices and for posets with a least
 * and a greatest element.
 */
export const planar: PosetProperty<Fact<boolean | null, PlanarWitness>> = {
  about:
    'Can the Hasse diagram of a lattice, or of a poset with a least and a greatest element, be drawn without crossings? Otherwise null.',
  nothing: 'only told of lattices',
  find: (poset, run) => {
    const table = poset.lattice(run);
    const realizer = poset.planeRealizer;
    if (table.lattice && realizer !== undefined) return { value: true, witness: () => ({ realizer }) };
    const hasse = poset.poset(run);
    const found = planarLattice(hasse, { ...run, lattice: table });
    if (found.planar) return { value: true, witness: () => ({ realizer: found.realizer }) };
    const { planar: _, ...witness } = found;
    // A planar poset with a least and a greatest element is a lattice; of others nothing follows.
    return { value: table.lattice || isBounded(hasse) ? false : null, witness: () => witness };
  },
};

/** A map that turns the order round, by negation of values or found otherwise; or how the poset and its dual differ. */
export type DualityWitness =
  { readonly by: 'negation' | 'search'; readonly map: readonly number[] } | { readonly difference: string };

/** Whether there is a map that turns the order round. */
export const selfDual: PosetProperty<Fact<boolean, DualityWitness>> = {
  about: 'Is there a map that reverses the order, such as negation?',
  find: (poset, run) => {
    const hasse = poset.poset(run);
    const negation = negationOf(poset);
    if (negation !== undefined && verifyPosetIsomorphism(hasse, hasse.dual(), negation, { sides: 'ignore' }).verified)
      return { value: true, witness: () => ({ by: 'negation', map: negation }) };
    const found = selfDuality(hasse, { ...run, sides: 'ignore' });
    if (found.isomorphic === 'undecided') return { value: 'undecided' };
    if (!found.isomorphic) return { value: false, witness: () => ({ difference: found.difference }) };
    return { value: true, witness: () => ({ by: 'search', map: found.map }) };
  },
};

/** The numbers of the negatives, where the elements are games and their negatives are elements. */
function negationOf(poset: GamePoset<unknown>): number[] | undefined {
  const map: number[] = [];
  for (const game of poset.elements) {
    const negative = hasNegative(game) ? poset.indexOf(game.negative()) : undefined;
    if (negative === undefined) return undefined;
    map.push(negative);
  }
  return map;
}

function hasNegative(game: unknown): game is { readonly negative: () => unknown } {
  return typeof (game as { readonly negative?: unknown } | null)?.negative === 'function';
}

/** Joins and meets, where a formula gives them: the dimension needs them only for lattices that are not planar. */
function latticeOf(poset: GamePoset<unknown>, run: RunOptions): { lattice: ReturnType<GamePoset['lattice']> } {
  return { lattice: poset.lattice(run) };
}

function isBounded(poset: LabelledPoset): boolean {
  return poset.minimalElements.length === 1 && poset.maximalElements.length === 1;
}

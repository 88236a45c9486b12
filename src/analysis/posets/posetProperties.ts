import type { GamePoset } from '../../days/index.js';
import {
  countAntichains,
  countLinearExtensions,
  countMaximalChains,
  distributiveLattice,
  joinIrreducibles,
  meetIrreducibles,
  modularLattice,
  rankFunction,
  type BoundWitness,
  type ForbiddenSublattice,
  type NoLattice,
} from '../../poset/index.js';
import type { RunOptions } from '../../run.js';
import type { Fact } from '../Property.js';
import type { PosetProperty } from './PosetProperty.js';
import { boundedMoebius } from './boundedMoebius.js';
import { orderDimension, planar, selfDual } from './symmetryAndDimension.js';

const size: PosetProperty<Fact<number>> = {
  about: 'How many elements there are.',
  find: (poset) => ({ value: poset.size }),
};

const covers: PosetProperty<Fact<number>> = {
  about: 'How many pairs there are of an element and one directly above it.',
  find: (poset, run) => ({ value: poset.poset(run).covers.length }),
};

const height: PosetProperty<Fact<number, { readonly chain: readonly number[] }>> = {
  about: 'The largest number of elements of a chain.',
  find: (poset, run) => {
    const chain = poset.longestChain(run);
    return { value: chain.length, witness: () => ({ chain }) };
  },
};

const width: PosetProperty<Fact<number, { readonly antichain: readonly number[] }>> = {
  about: 'The largest number of elements of an antichain.',
  find: (poset, run) => {
    const antichain = poset.largestAntichain(run);
    return { value: antichain.length, witness: () => ({ antichain }) };
  },
};

const graded: PosetProperty<Fact<boolean, { readonly walk: readonly number[] }>> = {
  about: 'Are there ranks that grow by one along every cover? If not, a closed walk goes up more often than down.',
  find: (poset, run) => {
    const found = rankFunction(poset.poset(run));
    return found.graded ? { value: true } : { value: false, witness: () => ({ walk: found.walk }) };
  },
};

/** Two elements without a join, or without a meet, with their minimal or maximal bounds. */
export type MissingBound = { readonly missing: 'meet' | 'join' } & BoundWitness;

const lattice: PosetProperty<Fact<boolean, MissingBound>> = {
  about: 'Have any two elements a join and a meet?',
  find: (poset, run) => {
    const found = poset.lattice(run);
    if (found.lattice) return { value: true };
    const { missing, elements, bounds } = found;
    return { value: false, witness: () => ({ missing, elements, bounds }) };
  },
};

/**
 * Why a poset is not a lattice of some kind: two elements without a join or a meet, or five that are a pentagon or a
 * diamond.
 */
export type LatticeWitness = NoLattice | ForbiddenSublattice;

const distributive: PosetProperty<Fact<boolean, LatticeWitness>> = {
  about: 'Is it a lattice in which join and meet distribute over each other, one without pentagons N5 and diamonds M3?',
  find: (poset, run) => {
    const { distributive: value, ...witness } = distributiveLattice(poset.poset(run), withLattice(poset, run));
    return value ? { value } : { value, witness: () => witness as LatticeWitness };
  },
};

const modular: PosetProperty<Fact<boolean, LatticeWitness>> = {
  about: 'Is it a lattice in which a ≤ c implies a ∨ (b ∧ c) = (a ∨ b) ∧ c, one without pentagons N5?',
  find: (poset, run) => {
    const { modular: value, ...witness } = modularLattice(poset.poset(run), withLattice(poset, run));
    return value ? { value } : { value, witness: () => witness as LatticeWitness };
  },
};

const antichains: PosetProperty<Fact<bigint>> = {
  about: 'How many antichains there are, the empty one included; as many as lower sets.',
  find: (poset, run) => ({ value: countAntichains(poset.poset(run), run).reduce((sum, count) => sum + count, 0n) }),
};

const maximalChains: PosetProperty<Fact<bigint>> = {
  about: 'How many chains cannot be made longer.',
  find: (poset, run) => ({ value: countMaximalChains(poset.poset(run)) }),
};

const linearExtensions: PosetProperty<Fact<bigint>> = {
  about: 'How many linear orders contain the order.',
  find: (poset, run) => ({ value: countLinearExtensions(poset.poset(run), run) }),
};

const ranks: PosetProperty<Fact<readonly number[] | null>> = {
  about: 'How many elements have the rank 0, 1, 2, …; null where there are no ranks.',
  nothing: 'none',
  find: (poset, run) => {
    const found = rankFunction(poset.poset(run));
    if (!found.graded) return { value: null };
    const counts: number[] = [];
    for (const rank of found.ranks) counts[rank] = (counts[rank] ?? 0) + 1;
    return { value: counts };
  },
};

const joins: PosetProperty<Fact<readonly number[]>> = {
  about: 'The elements that cover exactly one: in a lattice those that are not a join of others.',
  ofElements: true,
  find: (poset, run) => ({ value: joinIrreducibles(poset.poset(run)) }),
};

const meets: PosetProperty<Fact<readonly number[]>> = {
  about: 'The elements that exactly one element covers: in a lattice those that are not a meet of others.',
  ofElements: true,
  find: (poset, run) => ({ value: meetIrreducibles(poset.poset(run)) }),
};

const moebius: PosetProperty<Fact<bigint | null>> = {
  about: 'The Möbius function from the least element to the greatest; null where one is missing.',
  nothing: 'no least and greatest element',
  find: (poset, run) => ({ value: boundedMoebius(poset.poset(run), run) }),
};

const elements: PosetProperty<Fact<readonly number[]>> = {
  about: 'The elements by their names, in the order of their numbers.',
  ofElements: true,
  find: (poset) => ({ value: [...poset.elements.keys()] }),
};

const hasseDiagram: PosetProperty<Fact<readonly (readonly [lower: number, upper: number])[]>> = {
  about: 'The covers as pairs of numbers of elements, from 0, the lower one first.',
  find: (poset, run) => ({ value: poset.poset(run).covers.map(({ lower, upper }) => [lower, upper] as const) }),
};

/** Joins and meets by their formula, where there is one. */
function withLattice(
  poset: GamePoset<unknown>,
  run: RunOptions,
): RunOptions & { lattice: ReturnType<GamePoset['lattice']> } {
  return { ...run, lattice: poset.lattice(run) };
}

/** The properties of posets by name, in the order in which they are reported. */
export interface PosetRegister {
  readonly size: typeof size;
  readonly covers: typeof covers;
  readonly height: typeof height;
  readonly width: typeof width;
  readonly graded: typeof graded;
  readonly lattice: typeof lattice;
  readonly distributive: typeof distributive;
  readonly modular: typeof modular;
  readonly planar: typeof planar;
  readonly dimension: typeof orderDimension;
  readonly selfDual: typeof selfDual;
  readonly antichains: typeof antichains;
  readonly maximalChains: typeof maximalChains;
  readonly linearExtensions: typeof linearExtensions;
  readonly ranks: typeof ranks;
  readonly joinIrreducibles: typeof joins;
  readonly meetIrreducibles: typeof meets;
  readonly moebius: typeof moebius;
  readonly elements: typeof elements;
  readonly hasseDiagram: typeof hasseDiagram;
}

/** What can be said about a poset of games, by name. */
export const posetProperties: PosetRegister = {
  size,
  covers,
  height,
  width,
  graded,
  lattice,
  distributive,
  modular,
  planar,
  dimension: orderDimension,
  selfDual,
  antichains,
  maximalChains,
  linearExtensions,
  ranks,
  joinIrreducibles: joins,
  meetIrreducibles: meets,
  moebius,
  elements,
  hasseDiagram,
};

/** The name of a property of posets. */
export type PosetPropertyName = keyof PosetRegister;

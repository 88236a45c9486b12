import { complexAutomorphisms } from '../complex/index.js';
import type { PermutationGroup } from '../symmetry/index.js';
import type { Fact, Property } from './Property.js';

/** Orbits of the vertices that are faces, and generators, each by the images of all vertices. */
export type SymmetryWitness = Pick<PermutationGroup, 'orbits' | 'generators'>;

/** The number of automorphisms. */
export const automorphisms: Property<Fact<bigint, SymmetryWitness>> = {
  about: 'The number of automorphisms, which keep the sides of the vertices; loops are ignored.',
  needs: 'faces',
  source: 'Huntemann 2018, Def. 1.48',
  vertices: ['orbits', 'generators'],
  find: ({ complex }, run) => {
    const { order, generators, orbits } = complexAutomorphisms(complex, run);
    return { value: order, witness: () => ({ orbits, generators }) };
  },
};

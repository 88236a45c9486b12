import { complexAutomorphisms } from '../../complex/index.js';
import type { PermutationGroup } from '../../symmetry/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { listOf, textLike } from '../../shape.js';
import { cyclesInWords, cyclesOf, labelledCycles, symmetriesInWords } from '../words/permutationsInWords.js';
import { labels } from '../types.js';

/** Orbits of the vertices that are faces, and generators, each by the images of all vertices. */
export type SymmetryWitness = Pick<PermutationGroup, 'orbits' | 'generators'>;

/** The number of automorphisms. */
export const automorphismsProperty: ComplexProperty<Fact<bigint, SymmetryWitness>> = {
  about: 'The number of automorphisms, which preserve the sides of the vertices; loops are ignored.',
  needs: 'faces',
  type: () => textLike('digits', /^[1-9]\d*$/),
  source: 'Huntemann 2018, Def. 1.48',
  vertices: ['orbits', 'generators'],
  words: {
    // A decimal string also below 2^53, which it soon exceeds.
    json: String,
    parts: ({ orbits, generators }) => ({ orbits, generators: generators.map(cyclesOf) }),
    lines: symmetriesInWords,
  },
  find: ({ complex }, run) => {
    const group = complexAutomorphisms(complex, run);
    return { value: group.order, witness: () => ({ orbits: group.orbits, generators: group.generators }) };
  },
};

/** Generators of the group of automorphisms. */
export const automorphismGeneratorsProperty: ComplexProperty<Fact<readonly (readonly number[])[]>> = {
  about:
    'Generators of the group of automorphisms, each by its cycles; they preserve the sides of the vertices and leave loops in their places.',
  needs: 'faces',
  type: () => listOf(listOf(labels(), 'cycles'), 'permutations'),
  source: 'Huntemann 2018, Def. 1.48',
  words: {
    json: labelledCycles,
    text: (generators, complex) => {
      const shown = labelledCycles(generators, complex).map(cyclesInWords);
      return shown.length === 0 ? 'none, only the identity' : shown;
    },
  },
  find: ({ complex }, run) => ({ value: complexAutomorphisms(complex, run).generators }),
};

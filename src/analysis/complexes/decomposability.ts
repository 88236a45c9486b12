import {
  constructibility,
  kDecomposition,
  type Constructibility,
  type ConstructionNode,
  type DecompositionTree,
  type NotDecomposable,
  type NotShellable,
} from '../../complex/index.js';
import { dimensionWithin } from '../../complex/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { sheddingFacesOf, shellingOf, vertexDecompositionOf } from './decompositions.js';
import type { ComplexProperty, ComplexSubject } from './ComplexProperty.js';
import { OPEN, type Fact, type Finding } from '../Property.js';
import { wholeOrNull, yesOrNo } from '../types.js';
import { sheddingFacesInWords } from '../words/decompositionsInWords.js';
import { obstructionInWords } from '../words/obstructionInWords.js';

/** A decomposition with the faces shed from the complex itself, one after the other; or why there is none for any k. */
export type KDecomposableWitness =
  { readonly sheddingFaces: readonly (readonly number[])[]; readonly tree: DecompositionTree } | NotShellable;

/** The least k for which the complex is k-decomposable. */
export const kDecomposableProperty: ComplexProperty<Fact<number, KDecomposableWitness>> = {
  about:
    'The least k for which the complex is k-decomposable: a simplex, or with a shedding face of dimension at most k. 0 is vertex decomposable; ∞ if it is not shellable.',
  needs: 'faces',
  type: wholeOrNull,
  takesLong: true,
  source: 'Woodroofe 2011',
  vertices: ['sheddingFaces', 'face', 'edge'],
  facets: ['facet', 'facets'],
  words: { nothing: 'none, as it is not shellable', lines: sheddingFacesInWords },
  find: (subject, run) => {
    const work = new Work('kDecomposable', run);
    const { vertexDecomposable: answer, ...found } = vertexDecompositionOf(subject, work.part());
    if (answer === 'undecided') return OPEN;
    if ('tree' in found) return decomposed(0, found.tree);
    const why = found as NotDecomposable;
    if (why.because === 'not-shellable') return { value: Infinity, witness: () => why.reason };
    return leastAbove(0, subject, work);
  },
};

/** The least k above one for which there is no decomposition. */
function leastAbove(
  none: number,
  subject: ComplexSubject,
  work: Work,
): Finding<Fact<number, KDecomposableWitness>> | typeof OPEN {
  const shelling = shellingOf(subject, work.part());
  if (shelling.shellable === false) {
    const { shellable: _, ...reason } = shelling;
    return { value: Infinity, witness: () => reason };
  }
  // From the dimension on, k-decomposable means shellable.
  const dimension = dimensionWithin(subject.complex, work.part());
  for (let k = none + 1; k <= dimension; k++) {
    const found = kDecomposition(subject.complex, k, work.part());
    if (found.decomposable === 'undecided') return OPEN;
    if (found.decomposable) return decomposed(k, found.tree);
    if (found.because === 'not-shellable') return { value: Infinity, witness: () => found.reason };
  }
  return OPEN;
}

function decomposed(value: number, tree: DecompositionTree): Finding<Fact<number, KDecomposableWitness>> {
  return { value, witness: () => ({ sheddingFaces: sheddingFacesOf(tree), tree }) };
}

/** A complex in a construction: by the sets that generate it, with a shelling of them or the numbers of later nodes. */
export type GeneratedNode = { readonly generatedBy: ConstructionNode['facets'] } & (
  { readonly order: readonly number[] } | { readonly parts: readonly [number, number]; readonly intersection: number }
);

/** A construction, the whole complex first; or why there is none. */
export type ConstructibleWitness = { readonly tree: readonly GeneratedNode[] } | NotConstructible;

export type NotConstructible =
  Extract<Constructibility, { readonly constructible: false }> extends infer Why
    ? Why extends unknown
      ? Omit<Why, 'constructible'>
      : never
    : never;

/** Is the complex constructible? */
export const constructibleProperty: ComplexProperty<Fact<boolean, ConstructibleWitness>> = {
  about:
    'A simplex, or the union of two constructible complexes of the same dimension that meet in one of one dimension less; so it is pure.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['cohenMacaulay'] }],
  takesLong: true,
  source: 'Hochster 1972',
  vertices: ['generatedBy', 'face', 'edge'],
  facets: ['facets'],
  words: { lines: (witness) => obstructionInWords(witness, { what: 'a construction' }) },
  find: ({ complex }: ComplexSubject, run: RunOptions) => {
    const found = constructibility(complex, run);
    if (found.constructible === 'undecided') return OPEN;
    if (!found.constructible) {
      const { constructible: _, ...why } = found;
      return { value: false, witness: () => why };
    }
    const tree = found.tree.map(({ facets, ...node }) => ({ generatedBy: facets, ...node }));
    return { value: true, witness: () => ({ tree }) };
  },
};

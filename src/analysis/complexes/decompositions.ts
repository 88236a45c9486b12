import {
  partition,
  restrictionSets,
  shelling,
  vertexDecomposition,
  type DecompositionTree,
  type Partition,
  type Shelling,
  type VertexDecomposition,
} from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import type { ComplexProperty, ComplexSubject } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { yesOrNo } from '../types.js';
import { obstructionInWords } from '../words/obstructionInWords.js';
import { sheddingInWords } from '../words/decompositionsInWords.js';

/** A shelling with the restriction sets of the facets in its order, or why there is none. */
export type ShellingWitness =
  | (Extract<Shelling, { readonly shellable: true }> & { readonly restrictionSets: readonly (readonly number[])[] })
  | Extract<Shelling, { readonly shellable: false }>;

/** A vertex decomposition with the vertices shed from the complex itself, one after the other; or why there is none. */
export type VertexDecompositionWitness =
  | (Extract<VertexDecomposition, { readonly vertexDecomposable: true }> & {
      readonly sheddingOrder: readonly number[];
    })
  | Extract<VertexDecomposition, { readonly vertexDecomposable: false }>;

/** Intervals, or why there are none. */
export type PartitionWitness = Exclude<Partition, { readonly partitionable: 'undecided' }>;

/** Is there a shelling? */
export const shellableProperty: ComplexProperty<Fact<boolean, ShellingWitness>> = {
  about:
    'The facets, not necessarily of one size, have an order in which each meets those before it in a pure complex of codimension 1.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['sequentiallyCohenMacaulay', 'partitionable'] }, { with: ['pure'], then: ['constructible'] }],
  source: 'Huntemann 2018, Def. 7.4',
  vertices: ['restrictionSets', 'face', 'edge'],
  facets: ['order', 'facets'],
  words: { lines: (witness) => obstructionInWords(witness) },
  find: (subject, run) => {
    const { complex } = subject;
    const found = shellingOf(subject, run);
    if (found.shellable === 'undecided') return OPEN;
    if (!found.shellable) return { value: false, witness: () => found };
    const { by, order } = found;
    return {
      value: true,
      witness: () => ({ shellable: true, by, order, restrictionSets: restrictionSets(complex, order) }),
    };
  },
};

/** Is there a decomposition by shedding vertices? */
export const vertexDecomposableProperty: ComplexProperty<Fact<boolean, VertexDecompositionWitness>> = {
  about: 'It is a simplex, or has a shedding vertex whose deletion and link are vertex decomposable again.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['shellable'] }],
  source: 'Björner and Wachs 1997',
  vertices: ['sheddingOrder', 'face', 'edge'],
  orders: ['sheddingOrder'],
  facets: ['facet', 'facets'],
  words: { lines: sheddingInWords },
  find: (subject, run) => {
    const found = vertexDecompositionOf(subject, run);
    if (found.vertexDecomposable === 'undecided') return OPEN;
    if (!found.vertexDecomposable) return { value: false, witness: () => found };
    const { by, tree } = found;
    return {
      value: true,
      witness: () => ({ vertexDecomposable: true, by, sheddingOrder: sheddingFacesOf(tree).flat(), tree }),
    };
  },
};

/** Is there a partition of the faces into intervals? */
export const partitionableProperty: ComplexProperty<Fact<boolean, PartitionWitness>> = {
  about: 'The faces are a disjoint union of intervals, one below each facet.',
  needs: 'faces',
  type: yesOrNo,
  source: 'Huntemann 2018, Sec. 8.2',
  vertices: ['restriction'],
  facets: ['facet'],
  words: { names: { restriction: 'from', facet: 'to' } },
  find: ({ complex }, run) => {
    const found = partition(complex, run);
    if (found.partitionable === 'undecided') return OPEN;
    if (!found.partitionable) return { value: false, witness: () => found };
    const { by, intervals } = found;
    return { value: true, witness: () => ({ partitionable: true, by, intervals }) };
  },
};

/** The shelling of a subject, searched once. */
export function shellingOf(subject: ComplexSubject, run: RunOptions): Shelling {
  const decide = (): Shelling => shelling(subject.complex, run);
  return subject.decided('shelling', decide, ({ shellable: answer }) => answer === 'undecided');
}

/** The vertex decomposition of a subject, searched once. */
export function vertexDecompositionOf(subject: ComplexSubject, run: RunOptions): VertexDecomposition {
  const decide = (): VertexDecomposition => vertexDecomposition(subject.complex, run);
  return subject.decided('vertexDecomposition', decide, ({ vertexDecomposable: is }) => is === 'undecided');
}

/** The faces shed from the complex itself: at each the deletion is what is left. */
export function sheddingFacesOf(tree: DecompositionTree): (readonly number[])[] {
  const faces: (readonly number[])[] = [];
  for (let at = 0; at < tree.length;) {
    const node = tree[at]!;
    if ('facet' in node) break;
    faces.push(node.face);
    at = node.deletion;
  }
  return faces;
}

import {
  partition,
  restrictionSets,
  shelling,
  vertexDecomposition,
  type DecompositionTree,
  type NotDecomposable,
  type NotShellable,
} from '../../complex/index.js';
import { UNDECIDED, type AnalysisSubject, type Property, type Witness } from './Property.js';

/** The properties that a decomposition into simplices shows. */
export const decompositionProperties: Readonly<Record<string, Property>> = {
  shellable: (subject, run) => {
    const found = shelling(subject.complex, run);
    if (found.shellable === 'undecided') return { value: UNDECIDED };
    return { value: found.shellable, witness: () => ({ json: shellingWitness(found, subject) }) };
  },
  vertexDecomposable: (subject, run) => {
    const found = vertexDecomposition(subject.complex, run);
    if (found.vertexDecomposable === 'undecided') return { value: UNDECIDED };
    const { vertexDecomposable: value } = found;
    if (!found.vertexDecomposable) return { value, witness: () => ({ json: notDecomposableWitness(found, subject) }) };
    return { value, witness: () => treeWitness(found.by, found.tree, subject) };
  },
  partitionable: (subject, run) => {
    const found = partition(subject.complex, run);
    if (found.partitionable === 'undecided') return { value: UNDECIDED };
    if (!found.partitionable) {
      const { because } = found;
      const json = because === 'h-vector' ? { because, ...found.witness } : { because, explored: found.explored };
      return { value: false, witness: () => ({ json }) };
    }
    const intervals = found.intervals.map(({ restriction, facet }) => ({
      from: subject.labels(restriction),
      to: subject.facetLabels([facet])[0]!,
    }));
    return { value: true, witness: () => ({ json: { by: found.by, intervals } }) };
  },
};

function shellingWitness(
  found: { readonly shellable: true; readonly order: readonly number[]; readonly by: string } | ShellingRefusal,
  subject: AnalysisSubject,
): Witness['json'] {
  if (!found.shellable) return notShellableWitness(found, subject);
  const restrictions = restrictionSets(subject.complex, found.order).map((set) => subject.labels(set));
  return { by: found.by, order: subject.facetLabels(found.order), restrictionSets: restrictions };
}

type ShellingRefusal = { readonly shellable: false } & NotShellable;

function notShellableWitness(found: NotShellable, subject: AnalysisSubject): Witness['json'] {
  const { because } = found;
  switch (because) {
    case 'h-vector':
    case 'h-triangle':
      return { because, ...found.witness };
    case 'link': {
      const { face, facets } = found.witness;
      return { because, face: subject.labels(face), facets: subject.facetLabels(facets) };
    }
    case 'bipartite':
      return { because, face: subject.labels(found.witness.face) };
    case 'homology': {
      const { face, ...group } = found.witness;
      return { because, face: subject.labels(face), ...group };
    }
    case 'exhausted':
      return { because, ...found.witness, explored: found.explored };
  }
}

function notDecomposableWitness(found: NotDecomposable, subject: AnalysisSubject): Witness['json'] {
  if (found.because === 'exhausted') return { because: found.because, explored: found.explored };
  return { because: found.because, reason: notShellableWitness(found.reason, subject) };
}

/** The whole tree for programs; people read the vertices shed from the complex itself, one after the other. */
function treeWitness(by: string, tree: DecompositionTree, subject: AnalysisSubject): Witness {
  const nodes = tree.map((node) =>
    'facet' in node
      ? { facet: subject.facetLabels([node.facet])[0]! }
      : { face: subject.labels(node.face), deletion: node.deletion, link: node.link },
  );
  const sheddingOrder: string[] = [];
  for (let at = 0; at < tree.length;) {
    const node = tree[at]!;
    if ('facet' in node) break;
    sheddingOrder.push(...subject.labels(node.face));
    at = node.deletion;
  }
  return {
    json: { by, sheddingOrder, tree: nodes },
    lines: [`by: ${by}`, `sheddingOrder: ${sheddingOrder.length === 0 ? 'a simplex' : sheddingOrder.join(' ')}`],
  };
}

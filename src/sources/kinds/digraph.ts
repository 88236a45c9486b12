import { continueCounting } from '../../complex/internal.js';
import {
  complexOfDigraph,
  digraphMoves,
  DigraphPlacement,
  digraphPlacements,
  digraphSum,
  vertexLabels,
} from '../../digraphs/index.js';
import { aDigraphPlacement } from '../../digraphs/internal.js';
import { fields, listOf, optional, text } from '../../shape.js';
import { remainingAfter, verticesOfDigraph } from '../verticesOfDigraph.js';
import { ARCS, countedWithFirst, ground } from '../words.js';
import type { Kind, LabelledDigraph } from './Kind.js';

const labelledDigraph = /* @__PURE__ */ fields({
  digraph: aDigraphPlacement,
  labels: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(text)),
});

export const digraph: Kind<LabelledDigraph> = {
  called: 'a digraph',
  shape: labelledDigraph,
  from: (it) => (it instanceof DigraphPlacement ? { digraph: it } : undefined),
  types: ['digraph', 'conflict-placement'],
  complex: (it) => complexOfDigraph(it.digraph, labelled(it)),
  moves: (it) => digraphMoves(it.digraph, labelled(it)),
  placements: (it) => digraphPlacements(it.digraph, labelled(it)),
  negative: (it) => ({ digraph: it.digraph.negative() }),
  sum: (all) => ({ digraph: digraphSum(...all.map((each) => each.digraph)) }),
  size: (it) => it.digraph.n,
  after: (it, position) => {
    const labels = labelsOf(it);
    const left = remainingAfter(it.digraph, labels, verticesOfDigraph(position, labels, 'atPosition'), 'atPosition');
    return { kind: 'digraph', object: { digraph: it.digraph.induced(left), labels: left.map((v) => labels[v]!) } };
  },
  labels: labelsOf,
  labelledAfter: (it, vertices) => {
    const own = vertexLabels(it.digraph).map((label) => ({ label }));
    const [, after] = continueCounting([vertices, own]);
    return { digraph: it.digraph, labels: after!.map(({ label }) => label) };
  },
  words: (it) => {
    const labels = labelsOf(it);
    const { arcs } = it.digraph;
    const first = arcs.slice(0, ARCS).map(([u, v]) => `${labels[u]!}→${labels[v]!}`);
    return `${ground(labels.map((label) => ({ label })))}; ${countedWithFirst(arcs.length, 'arc', 'arcs', first, ' ')}`;
  },
  document: (it) => it.digraph.toJSON(),
};

function labelsOf({ digraph: it, labels = vertexLabels(it) }: LabelledDigraph): readonly string[] {
  return labels;
}

function labelled({ labels }: LabelledDigraph): { readonly labels?: readonly string[] } {
  return labels === undefined ? {} : { labels };
}

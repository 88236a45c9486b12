import type { SimplicialComplex, Vertex } from '../complex/index.js';
import { printMonomial } from '../formats/index.js';
import { vertexLabels, type DigraphPlacement, type LabelOptions } from '../digraphs/index.js';
import type { SPGame } from '../games/index.js';
import type { SquarefreeIdeal } from '../ideal/index.js';
import type { LabelledPoset } from '../poset/index.js';
import type { SetFamily } from '../sets/index.js';
import type { Source } from './Source.js';

/** How many vertices and sets are named. */
const VERTICES = 12;
const SETS = 4;
const ARCS = 8;

/**
 * What was read, in a line: how many vertices and facets, and the first few; undefined for a value. Nothing is
 * computed: of a complex those sets are counted that are known: `5 vertices: 1 2 3 4 5; 2 facets: 1 2 3, 3 4 5`.
 */
export function wordsOfSource(source: Source): string | undefined {
  switch (source.kind) {
    case 'game':
      return wordsOfGame(source.game);
    case 'complex':
      return wordsOfComplex(source.complex);
    case 'construction':
      return wordsOfComplex(source.construction.target);
    case 'ideal':
      return wordsOfIdeal(source.ideal);
    case 'poset':
      return wordsOfPoset(source.poset);
    case 'digraph':
      return wordsOfDigraph(source.digraph, source);
    default:
      return undefined;
  }
}

/** The vertices of a complex, and its facets or its minimal nonfaces. */
export function wordsOfComplex({ vertices, known }: SimplicialComplex): string {
  const sets =
    known.facets === undefined
      ? listed(known.nonfaces!, 'minimal nonface', (set) => labelled(set, vertices))
      : listed(known.facets, 'facet', (set) => labelled(set, vertices));
  return `${ground(vertices)}; ${sets}`;
}

function wordsOfGame({ players, vertices }: SPGame): string {
  return `${players}, ${ground(vertices, 'basic position', 'basic positions')}`;
}

function wordsOfDigraph(digraph: DigraphPlacement, { labels = vertexLabels(digraph) }: LabelOptions): string {
  const arcs = digraph.arcs.slice(0, ARCS).map(([u, v]) => `${labels[u]!}→${labels[v]!}`);
  const shown = counted(digraph.arcs.length, 'arc', 'arcs', arcs, ' ');
  return `${ground(labels.map((label) => ({ label })))}; ${shown}`;
}

function wordsOfPoset({ labels, covers }: LabelledPoset): string {
  const shown = covers.slice(0, ARCS).map(({ lower, upper }) => `${labels[lower]!}<${labels[upper]!}`);
  return `${ground(
    labels.map((label) => ({ label })),
    'element',
    'elements',
  )}; ${counted(covers.length, 'cover', 'covers', shown, ' ')}`;
}

function wordsOfIdeal(ideal: SquarefreeIdeal): string {
  const { ring, complex } = ideal;
  const variables = ring.variables.map(({ name }) => ({ label: name }));
  const { nonfaces } = complex.known;
  const generators =
    nonfaces === undefined ? '' : `; ${listed(nonfaces, 'generator', (set) => printMonomial(set, ring))}`;
  return `${ground(variables, 'variable', 'variables')}${generators}`;
}

function ground(vertices: readonly Vertex[], noun = 'vertex', plural = 'vertices'): string {
  const labels = vertices.slice(0, VERTICES).map(({ label }) => label);
  return counted(vertices.length, noun, plural, labels, ' ');
}

function listed(sets: SetFamily, noun: string, text: (set: readonly number[]) => string): string {
  const first = Array.from({ length: Math.min(sets.size, SETS) }, (_, i) => text(sets.list(i)));
  return counted(sets.size, noun, `${noun}s`, first, ', ');
}

function counted(count: number, noun: string, plural: string, first: readonly string[], separator: string): string {
  if (count === 0) return `no ${plural}`;
  const more = count > first.length ? `${separator}…` : '';
  return `${count} ${count === 1 ? noun : plural}: ${first.join(separator)}${more}`;
}

function labelled(set: readonly number[], vertices: readonly Vertex[]): string {
  return set.length === 0 ? '{}' : set.map((v) => vertices[v]!.label).join(' ');
}

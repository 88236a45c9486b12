import { InputError } from '../../errors.js';
import type { LabelledEdge } from './gammaBoard.js';

/**
 * How edges get their labels: 1 … k as printed, which fails for some orders of the edges, or k + 1 … 2k. Then pieces
 * joined by an edge are at a distance of at most 2k + 1. Any other way takes two paths, of lengths k + 2 and k + 3 at
 * least, and a step between them.
 * @source Huntemann 2018, Thm 2.13
 * There for any labels 1 … k, which is false; with k + 1 … 2k it holds.
 */
export type Labelling = 'printed' | 'repaired';

/** The pairs of vertices that lie in a common set, in lexicographic order. */
export function edgesOf(facets: Iterable<readonly number[]>): [number, number][] {
  const seen = new Map<string, [number, number]>();
  for (const facet of facets) for (const u of facet) for (const v of facet) if (u < v) seen.set(`${u},${v}`, [u, v]);
  return [...seen.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** How the edges of a complex are labelled. */
export interface EdgeLabelOptions {
  /** All edges in the order of their labels, each end first; by default as they are given. */
  readonly order?: readonly (readonly [number, number])[] | undefined;
  /** How a vertex is called in errors, by default by its index. */
  readonly name?: (v: number) => string;
}

/**
 * The edges with their labels.
 * @throws InputError `invalid-edge-order`
 * @source Huntemann 2018, Constr. 2.6
 */
export function gammaLabels(
  edges: readonly (readonly [number, number])[],
  labelling: Labelling,
  given: EdgeLabelOptions = {},
): LabelledEdge[] {
  const { order = edges, name = String } = given;
  const left = new Set(edges.map(([u, v]) => `${u},${v}`));
  const fail = (found: string): never => {
    throw new InputError(
      'invalid-edge-order',
      `gammaLabels: ${found}; expected every one of the ${edges.length} edges once.`,
      { hint: `The edges are ${edges.map(([u, v]) => `${name(u)}-${name(v)}`).join(', ')}.` },
    );
  };
  const before = labelling === 'printed' ? 0 : edges.length;
  const labelled = order.map(([a, b], i): LabelledEdge => {
    const [u, v] = a < b ? [a, b] : [b, a];
    if (!left.delete(`${u},${v}`)) {
      const known = edges.some(([x, y]) => x === u && y === v);
      fail(`the order of the edges has ${name(a)}-${name(b)}${known ? ' twice' : ', which is not an edge'}`);
    }
    return [u, v, before + i + 1];
  });
  const [missing] = left;
  if (missing !== undefined)
    fail(
      `the order of the edges lacks ${missing
        .split(',')
        .map((v) => name(Number(v)))
        .join('-')}`,
    );
  return labelled;
}

/** The id of an edge: the distance of the two pieces along its path. @source Huntemann 2018, Constr. 2.9 */
export function idOf([, , label]: LabelledEdge): number {
  return label + 1;
}

/** The ids of the edges inside each facet, ascending. @source Huntemann 2018, Constr. 2.9 */
export function idSets(facets: Iterable<readonly number[]>, edges: readonly LabelledEdge[]): number[][] {
  const ids = new Map(edges.map((edge) => [`${edge[0]},${edge[1]}`, idOf(edge)]));
  return [...facets].map((facet) =>
    edgesOf([facet])
      .map(([u, v]) => ids.get(`${u},${v}`)!)
      .sort((a, b) => a - b),
  );
}

import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { disjointUnion, labelledApart } from '../joinsAndUnions.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';
import { intersection } from './byLabel.js';
import { requireDistinct, requireFace } from './requireFace.js';

/**
 * The complex in which v is u: in every face u stands for v, which leaves the ground set.
 * @throws InputError `invalid-vertex`
 * @throws LimitError
 * @example identify(SimplicialComplex.fromFacets([['a', 'b'], ['c', 'd']]), 0, 2).toString() // 'facets:a b, a d'
 */
export function identify(complex: ComplexSource, u: number, v: number, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'identify');
  requireDistinct(complex, [u, v], 'identify');
  return identified(complex, new Map([[v, u]]), options);
}

/** Each key becomes its value, and leaves the ground set. */
function identified(
  complex: SimplicialComplex,
  images: ReadonlyMap<number, number>,
  options: RunOptions,
): SimplicialComplex {
  const left = [...complex.vertices.keys()].filter((v) => !images.has(v));
  const position = new Map(left.map((v, i) => [v, i]));
  const map = complex.vertices.map((_, v) => position.get(images.get(v) ?? v)!);
  const facets = complex.listFacets(options).relabel(map, left.length).maximal(options);
  return SimplicialComplex.ofAntichain(
    left.map((v) => complex.vertices[v]!),
    { facets },
  );
}

/** Which vertices a wedge puts together. */
export interface WedgeOptions extends RunOptions {
  /** A vertex of the first complex; by default the first one that is a face. */
  readonly vertex?: number;
  /** A vertex of the second complex; by default the first one that is a face. */
  readonly other?: number;
}

/**
 * The wedge: the disjoint union with a vertex of the second complex put on one of the first, which keeps its
 * label. If a label occurs in both, the numbers of the second continue those of the first.
 * @throws InputError `not-a-face` for a loop, `invalid-vertex`
 * @example wedge(simplexBoundary(3), simplexBoundary(3)).fVector() // [1n, 5n, 6n]
 */
export function wedge(first: ComplexSource, second: ComplexSource, given: WedgeOptions = {}): SimplicialComplex {
  const { vertex, other, ...options } = given;
  first = complexOf(first, 'wedge');
  second = complexOf(second, 'wedge');
  const [mine, theirs] = [pointOf(first, vertex), pointOf(second, other)];
  return identified(disjointUnion(first, labelledApart(first, second)), new Map([[first.n + theirs, mine]]), options);
}

function pointOf(complex: SimplicialComplex, v: number | undefined): number {
  const point = v ?? complex.support[0];
  if (point === undefined)
    throw new InputError('not-a-face', 'wedge: a complex without a vertex that is a face; expected one with a vertex.');
  requireFace(complex, [point], 'wedge');
  return point;
}

/**
 * The contraction of an edge: v becomes u. The edge has to satisfy the link condition, lk u ∩ lk v = lk uv, under which
 * a manifold without boundary stays what it is; `identify` does not ask.
 * @throws InputError `not-a-face`; `not-contractible`, with a face of both links that the link of the edge lacks
 * @throws LimitError
 * @example edgeContraction(crossPolytopeBoundary(3), 0, 2).fVector() // [1n, 5n, 9n, 6n]
 */
export function edgeContraction(
  complex: ComplexSource,
  u: number,
  v: number,
  options: RunOptions = {},
): SimplicialComplex {
  complex = complexOf(complex, 'edgeContraction');
  requireDistinct(complex, [u, v], 'edgeContraction');
  requireFace(complex, [u, v], 'edgeContraction');
  const link = complex.link([u, v]);
  for (const face of intersection(complex.link([u]), complex.link([v]), options).listFacets(options))
    if (!link.isFace(face))
      throw new InputError(
        'not-contractible',
        `edgeContraction: ${faceName(complex, face)} is in the links of both ends of the edge, but not in that of the edge; expected an edge that satisfies the link condition.`,
        { hint: 'identify contracts every edge.', details: { face: faceName(complex, face) } },
      );
  return identified(complex, new Map([[v, u]]), options);
}

/** Which facets are taken out, and how they are put together. */
export interface ConnectedSumOptions extends RunOptions {
  /** A facet of the first complex; by default the last one. */
  readonly facet?: readonly number[];
  /** A facet of the second complex; by default the first one. Its i-th vertex is put on the i-th one of `facet`. */
  readonly other?: readonly number[];
}

/**
 * The connected sum: a facet of each is taken out, and their boundaries are put together. The vertices there keep the
 * labels of the first complex. Whether the complexes are manifolds is not checked. The order of `other` decides the
 * orientation.
 * @throws InputError `not-pure` unless both are pure, of one dimension of at least 0; `not-a-facet`
 * @throws LimitError
 * @example connectedSum(simplexBoundary(4), simplexBoundary(4)).fVector() // [1n, 5n, 9n, 6n]
 */
export function connectedSum(
  first: ComplexSource,
  second: ComplexSource,
  options: ConnectedSumOptions = {},
): SimplicialComplex {
  const { facet, other, ...run } = options;
  first = complexOf(first, 'connectedSum');
  second = complexOf(second, 'connectedSum');
  const { dimension } = first;
  for (const complex of [first, second])
    if (!complex.isPure(run) || complex.dimension !== dimension || dimension < 0)
      throw new InputError(
        'not-pure',
        `connectedSum: complexes of dimension ${dimension} and ${second.dimension}${complex.isPure(run) ? '' : ', one of which is not pure'}; expected pure ones of the same dimension, at least 0.`,
      );
  const [mine, theirs] = [first.listFacets(run), second.listFacets(run)];
  const F = facet ?? mine.list(mine.size - 1);
  const G = other ?? theirs.list(0);
  for (const [family, set] of [[mine, F] as const, [theirs, G] as const])
    if (new Set(set).size !== dimension + 1 || !family.includes(set))
      throw new InputError(
        'not-a-facet',
        `connectedSum: {${set.join(', ')}} (vertex numbers) is not a facet; expected one.`,
      );
  const n = first.n;
  const open = disjointUnion(first.deletion(F), labelledApart(first, second).deletion(G));
  return identified(open, new Map(G.map((w, i) => [n + w, F[i]!])), run);
}

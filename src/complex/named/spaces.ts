import { gcd } from '../../linear/internal.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { simplexBoundary } from './families.js';
import { namedComplex } from './namedComplex.js';
import { requireSizes, MOST_LISTED_FACETS, requireListable, span } from './sizes.js';

/**
 * The real projective space of dimension n: a point, a circle, the projective plane on 6 vertices, and from n = 3 the
 * barycentric subdivision of the boundary of a simplex, each set identified with its complement (Kühnel), on the
 * vertices 1 … 2ⁿ⁺¹ − 1: the binary digits of one are the set that lacks the last point.
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set` above n = 7
 * @complexity (n + 2)!/2 facets
 * @example realProjectiveSpace(3).fVector() // [1n, 15n, 75n, 120n, 60n]
 */
export function realProjectiveSpace(n: number): SimplicialComplex {
  requireSizes('realProjectiveSpace', { n }, n >= 0);
  if (n < 2) return n === 0 ? SimplicialComplex.simplex(1) : simplexBoundary(3);
  if (n === 2) return namedComplex('real-projective-plane');
  requireListable('realProjectiveSpace', n, 7, 'dimensions');
  const all = 2 ** (n + 2) - 1;
  const facets: number[][] = [];
  // The complements of the sets of a chain are those of the reversed order.
  for (const order of orders(span(0, n + 2)))
    if (order[0]! < order.at(-1)!) facets.push(initialSets(order).map((set) => Math.min(set, all - set) - 1));
  return SimplicialComplex.fromFacets(facets, 2 ** (n + 1) - 1);
}

/**
 * The cube of dimension n with the vertices 1 … 2ⁿ, one more than their binary digits: a facet for each order in which
 * the coordinates go from 0 to 1 (Freudenthal).
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set` above n = 8
 * @complexity n! facets
 * @example triangulatedCube(3).fVector() // [1n, 8n, 19n, 18n, 6n]
 */
export function triangulatedCube(n: number): SimplicialComplex {
  requireSizes('triangulatedCube', { n }, n >= 0);
  requireListable('triangulatedCube', n, 8, 'dimensions');
  const last = 2 ** n - 1;
  const facets = [...orders(span(0, n))].map((order) => [...new Set([0, ...initialSets(order), last])]);
  return SimplicialComplex.fromFacets(facets, last + 1);
}

/** For each proper initial part of an order the number with these binary digits. */
function initialSets(order: readonly number[]): number[] {
  let set = 0;
  return order.slice(0, -1).map((point) => (set += 2 ** point));
}

/** All orders of some things. */
function* orders(things: readonly number[]): Generator<readonly number[]> {
  if (things.length === 0) yield [];
  for (const first of things)
    for (const rest of orders(things.filter((thing) => thing !== first))) yield [first, ...rest];
}

/**
 * The lens space L(p, q) on 9p + 6 vertices with 54p facets: a torus between two circles of three edges, 1 2 3 and
 * 4 5 6, such that each solid torus is the mapping cylinder of a projection of the torus. L(1, 0) is a sphere.
 * @param p the order of the fundamental group, at least 1
 * @param q an integer without a common factor with p
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @example lensSpace(5, 2).fVector() // [1n, 51n, 321n, 540n, 270n]
 */
export function lensSpace(p: number, q: number): SimplicialComplex {
  const fits = p >= 1 && [p, q].every(Number.isSafeInteger) && gcd(p, Math.abs(q)) === 1;
  requireSizes('lensSpace', { p, q }, fits, 'without a common factor, p ≥ 1');
  requireListable('lensSpace', 54 * p, MOST_LISTED_FACETS, 'facets');
  const length = 3 * p;
  const shift = 3 * (((q % p) + p) % p);
  // Points (i, j) of the plane, where (3, 3q) and (0, 3p) are zero.
  const onTorus = ([i, j]: Point): number => {
    return 6 + (i % 3) * length + ((j - Math.floor(i / 3) * shift + length) % length);
  };
  const projections = [([i]: Point) => i % 3, ([, j]: Point) => 3 + (j % 3)];
  const facets: number[][] = [];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < length; j++)
      for (const middle of [[i + 1, j] as const, [i, j + 1] as const]) {
        const triangle: readonly Point[] = [[i, j], middle, [i + 1, j + 1]];
        for (const onto of projections)
          for (let k = 0; k < 3; k++) {
            const cell = [...triangle.slice(0, k + 1).map(onto), ...triangle.slice(k).map(onTorus)];
            if (new Set(cell).size === 4) facets.push([...new Set(cell)]);
          }
      }
  return SimplicialComplex.fromFacets(facets, 9 * p + 6);
}

type Point = readonly [number, number];

/**
 * The orientable surface of genus g, a connected sum of tori on 7 vertices; the boundary of a tetrahedron for g = 0.
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @example orientableSurface(2).fVector() // [1n, 11n, 39n, 26n]
 */
export function orientableSurface(g: number): SimplicialComplex {
  requireSizes('orientableSurface', { g }, g >= 0);
  return g === 0 ? simplexBoundary(4) : sumOfCopies('orientableSurface', namedComplex('torus'), g);
}

/**
 * The connected sum of g projective planes, each on 6 vertices.
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @example nonorientableSurface(2).fVector() // [1n, 9n, 27n, 18n]
 */
export function nonorientableSurface(g: number): SimplicialComplex {
  requireSizes('nonorientableSurface', { g }, g >= 1, 'of at least 1');
  return sumOfCopies('nonorientableSurface', namedComplex('real-projective-plane'), g);
}

/** A connected sum: the first facet of each further copy is the last one so far, and both are left out. */
function sumOfCopies(task: string, surface: SimplicialComplex, count: number): SimplicialComplex {
  const copy = surface.facets.toLists();
  requireListable(task, count * copy.length, MOST_LISTED_FACETS, 'facets');
  const facets = [...copy];
  let { n } = surface;
  for (let i = 1; i < count; i++) {
    const seam = facets.pop()!;
    const place = span(0, surface.n).map((v) => seam[copy[0]!.indexOf(v)] ?? n++);
    for (const facet of copy.slice(1)) facets.push(facet.map((v) => place[v]!));
  }
  return SimplicialComplex.fromFacets(facets, n);
}

/**
 * The Moore space whose only homology is Z/q in degree 1: a disc with 2q inner vertices, whose boundary goes q times
 * around the circle 1 2 3.
 * @param q at least 2
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @example mooreSpace(3).fVector() // [1n, 9n, 27n, 19n]
 */
export function mooreSpace(q: number): SimplicialComplex {
  requireSizes('mooreSpace', { q }, q >= 2, 'of at least 2');
  requireListable('mooreSpace', 7 * q, MOST_LISTED_FACETS, 'facets');
  const inner = (i: number): number => 3 + (i % (2 * q));
  const facets: number[][] = [];
  for (let i = 0; i < 2 * q; i += 2) {
    const [a, b, next] = [inner(i), inner(i + 1), inner(i + 2)];
    facets.push([0, 1, a], [1, 2, a], [2, a, b], [0, 2, b], [0, b, next]);
  }
  for (let i = 1; i < 2 * q - 1; i++) facets.push([inner(0), inner(i), inner(i + 1)]);
  return SimplicialComplex.fromFacets(facets, 3 + 2 * q);
}

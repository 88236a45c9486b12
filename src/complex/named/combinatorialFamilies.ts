import { InputError } from '../../errors.js';
import { subsetsOfSize } from '../../sets/internal.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { binomial, requireSizes, MOST_LISTED_FACETS, requireListable, span } from './sizes.js';

/**
 * A sum complex: its facets are the sets of |A| residues modulo n whose sum is in A (Linial, Meshulam, Rosenthal).
 * @param n the modulus; the vertices are 0 … n − 1
 * @param residues the set A: different residues, fewer than n
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @complexity C(n, |A|) sets
 * @example residueSumComplex(5, [0, 1]).fVector() // [1n, 5n, 4n]
 */
export function residueSumComplex(n: number, residues: readonly number[]): SimplicialComplex {
  const sums = new Set(residues.map((a) => ((a % n) + n) % n));
  const size = residues.length;
  const fits = residues.every(Number.isSafeInteger) && sums.size === size && size > 0 && size < n;
  requireSizes(
    'residueSumComplex',
    { n, 'number of residues': size },
    fits,
    'with different residues modulo n, 1 to n − 1 of them',
  );
  requireListable('residueSumComplex', binomial(n, size), MOST_LISTED_FACETS, 'sets');
  const vertices = span(0, n);
  const facets = [...subsetsOfSize(vertices, size)].filter((set) => sums.has(set.reduce((x, y) => x + y, 0) % n));
  return SimplicialComplex.fromFacets(facets, vertices.map(String));
}

/**
 * The Farey map modulo a prime p ≥ 5: its vertices are the pairs of residues other than (0, 0), up to sign, its facets
 * the triples with the determinants ±1. It is the icosahedron for p = 5, and of genus 3 for p = 7.
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @complexity p(p² − 1)/6 facets
 * @example fareyMap(5).fVector() // [1n, 12n, 30n, 20n]
 */
export function fareyMap(p: number): SimplicialComplex {
  requireListable('fareyMap', (p * (p * p - 1)) / 6, MOST_LISTED_FACETS, 'facets');
  const units = span(1, Math.max(1, p));
  const inverses = units.map((a) => units.find((b) => (a * b) % p === 1));
  requireSizes('fareyMap', { p }, p >= 5 && !inverses.includes(undefined), 'that are primes, at least 5');
  const residue = (a: number): number => ((a % p) + p) % p;
  // Of a pair and its negative the one whose first entry other than 0 is less than p/2.
  const code = (a: number, b: number): number =>
    2 * (residue(a) || residue(b)) < p ? residue(a) * p + residue(b) : residue(-a) * p + residue(-b);
  const pairs = span(0, p * p)
    .map((at): readonly [number, number] => [Math.floor(at / p), at % p])
    .filter(([a, b]) => a + b > 0 && code(a, b) === a * p + b);
  const numbers = new Map(pairs.map(([a, b], i) => [a * p + b, i]));
  const vertex = (a: number, b: number): number => numbers.get(code(a, b))!;
  const facets: number[][] = [];
  pairs.forEach(([a, b], i) => {
    for (let t = 0; t < p; t++) {
      const [c, d] = a === 0 ? [residue(-inverses[b - 1]!), t] : [t, residue((1 + b * t) * inverses[a - 1]!)];
      const j = vertex(c, d);
      if (j < i) continue;
      for (const k of [vertex(a + c, b + d), vertex(a - c, b - d)]) if (k > j) facets.push([i, j, k]);
    }
  });
  return SimplicialComplex.fromFacets(
    facets,
    pairs.map(([a, b]) => `${a}.${b}`),
  );
}

/**
 * The graphs on n vertices that are not i-connected, as sets of edges `1-2`, `1-3`, …: those that some i − 1 vertices
 * or fewer take apart.
 * @param n the number of vertices of the graphs
 * @param i from 1 to n − 1
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @complexity C(n, i − 1) (2ⁿ⁻ⁱ − 1) facets
 * @example notConnectedGraphs(5, 2).fVector() // [1n, 10n, 45n, 120n, 210n, 240n, 140n, 20n]
 */
export function notConnectedGraphs(n: number, i: number): SimplicialComplex {
  requireSizes('notConnectedGraphs', { n, i }, i >= 1 && i < n, 'with 1 ≤ i < n');
  requireListable(
    'notConnectedGraphs',
    binomial(n, i - 1) * (2 ** (n - i) - 1) * n * n,
    MOST_LISTED_FACETS * 8,
    'edges in facets',
  );
  const points = span(0, n);
  const edges = [...subsetsOfSize(points, 2)] as [number, number][];
  const facets: number[][] = [];
  for (const cut of subsetsOfSize(points, i - 1)) {
    const rest = points.filter((v) => !cut.includes(v));
    // The part of the first vertex, and the other one, which is not empty.
    for (let part = 0; part < 2 ** (rest.length - 1) - 1; part++) {
      const side = points.map((v) => {
        const at = rest.indexOf(v);
        return at <= 0 ? at : ((part >> (at - 1)) & 1) !== 0 ? 0 : 1;
      });
      facets.push(
        span(0, edges.length).filter(
          (e) => side[edges[e]![0]]! + side[edges[e]![1]]! !== 1 || edges[e]!.some((v) => side[v] === -1),
        ),
      );
    }
  }
  return SimplicialComplex.fromFacets(
    facets,
    edges.map(([u, v]) => `${u + 1}-${v + 1}`),
  );
}

/**
 * The multi-associahedron: the sets of diagonals of an n-gon without k + 1 that cross each other, of the diagonals with
 * at least k corners on each side. It is a sphere of dimension k(n − 2k − 1) − 1 (Jonsson); for k = 1 the boundary of
 * the dual of the associahedron.
 * @param n the number of corners, at least 2k + 1
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 * @complexity C(n, 2k + 2) minimal nonfaces
 * @example multiAssociahedron(6, 1).fVector() // [1n, 9n, 21n, 14n]
 */
export function multiAssociahedron(n: number, k: number): SimplicialComplex {
  requireSizes('multiAssociahedron', { n, k }, k >= 1 && n >= 2 * k + 1, 'with k ≥ 1 and n ≥ 2k + 1');
  requireListable('multiAssociahedron', n, 2 ** 11, 'corners');
  requireListable('multiAssociahedron', binomial(n, 2 * k + 2), MOST_LISTED_FACETS, 'minimal nonfaces');
  const diagonals = ([...subsetsOfSize(span(0, n), 2)] as [number, number][]).filter(
    ([a, b]) => b - a > k && n - (b - a) > k,
  );
  const number = new Map(diagonals.map(([a, b], i) => [a * n + b, i]));
  const crossings = [...subsetsOfSize(span(0, n), 2 * k + 2)].map((corners) =>
    span(0, k + 1).map((i) => number.get(corners[i]! * n + corners[i + k + 1]!)!),
  );
  return SimplicialComplex.fromNonfaces(
    crossings,
    diagonals.map(([a, b]) => `${a + 1}-${b + 1}`),
  );
}

/**
 * The shifted complex that is generated by some sets of numbers from 1: it has all sets that are, sorted, in each
 * place at most what a generator of the same size has there, and their subsets.
 * @throws InputError `invalid-size` for a set with a number below 1 or the same twice
 * @throws LimitError `too-large-ground-set`
 * @example shiftedComplex([[1, 6], [2, 4]]).toString() // 'facets:1 2, 1 3, 1 4, 1 5, 1 6, 2 3, 2 4'
 */
export function shiftedComplex(generators: readonly (readonly number[])[]): SimplicialComplex {
  const facets: number[][] = [];
  for (const given of generators) {
    const generator = [...given].sort((a, b) => a - b);
    const fits = new Set(generator).size === generator.length && generator.every((v) => Number.isInteger(v) && v >= 1);
    if (!fits)
      throw new InputError(
        'invalid-size',
        `shiftedComplex: {${given.join(' ')}}; expected different integers of at least 1.`,
      );
    const below = (place: number, from: number): number[][] =>
      place === generator.length
        ? [[]]
        : span(from, generator[place]!).flatMap((v) => below(place + 1, v + 1).map((rest) => [v, ...rest]));
    requireListable(
      'shiftedComplex',
      facets.length + generator.reduce((count, v, i) => count * (v - i), 1),
      MOST_LISTED_FACETS,
      'sets',
    );
    for (const set of below(0, 0)) facets.push(set);
  }
  return SimplicialComplex.fromFacets(
    facets,
    generators.flat().reduce((most, v) => Math.max(most, v), 0),
  );
}

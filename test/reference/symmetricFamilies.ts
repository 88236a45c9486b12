/** Families whose automorphism groups are known. */
import { range } from '../helpers/range.js';

export interface KnownFamily {
  readonly name: string;
  readonly n: number;
  readonly sets: readonly (readonly number[])[];
  /** The order of the automorphism group. */
  readonly order: bigint;
}

export function factorial(n: number): bigint {
  return range(n).reduce((product, k) => product * BigInt(k + 1), 1n);
}

/** All pairs of 0…n−1. */
export function completeGraph(n: number): number[][] {
  return range(n).flatMap((v) => range(v).map((u) => [u, v]));
}

export function cycleGraph(n: number): number[][] {
  return range(n).map((v) => [v, (v + 1) % n]);
}

export function hypercube(d: number): number[][] {
  return range(2 ** d).flatMap((v) => range(d).flatMap((i) => (((v >> i) & 1) === 0 ? [[v, v | (1 << i)]] : [])));
}

/** The facets of the boundary of the d-dimensional cross-polytope; antipodal vertices are 2i and 2i+1. */
export function crossPolytope(d: number): number[][] {
  return range(2 ** d).map((signs) => range(d).map((i) => 2 * i + ((signs >> i) & 1)));
}

/** Edges between disjoint pairs of 0…4. */
function petersenGraph(): number[][] {
  const pairs = completeGraph(5);
  return completeGraph(10).filter(([a, b]) => pairs[a!]!.every((v) => !pairs[b!]!.includes(v)));
}

/** The lines of the projective plane over the field with q elements, q a prime. */
export function projectivePlane(q: number): number[][] {
  const points = [
    ...range(q).flatMap((a) => range(q).map((b) => [1, a, b])),
    ...range(q).map((b) => [0, 1, b]),
    [0, 0, 1],
  ];
  return points.map((line) =>
    points.flatMap((point, i) => (line.reduce((sum, x, k) => sum + x * point[k]!, 0) % q === 0 ? [i] : [])),
  );
}

/** The order of PΓL(3, q) for a prime q. */
export function planeGroupOrder(q: bigint): bigint {
  return q ** 3n * (q ** 3n - 1n) * (q ** 2n - 1n);
}

/** The maximal matchings of the complete graph on m points, as sets of edges. */
function matchingComplex(m: number): number[][] {
  const edges = completeGraph(m);
  const extend = (from: number, used: ReadonlySet<number>, chosen: readonly number[]): number[][] => {
    if (m - used.size < 2) return [[...chosen]];
    return edges.flatMap(([u, v], e) =>
      e < from || used.has(u!) || used.has(v!) ? [] : extend(e + 1, new Set([...used, u!, v!]), [...chosen, e]),
    );
  };
  return extend(0, new Set(), []);
}

/** The maximal placements of rooks on an m × n board. */
function chessboardComplex(m: number, n: number): number[][] {
  const extend = (row: number, columns: readonly number[]): number[][] =>
    row === m
      ? [columns.flatMap((c, r) => (c < 0 ? [] : [r * n + c]))]
      : [-1, ...range(n)].flatMap((c) => (c >= 0 && columns.includes(c) ? [] : extend(row + 1, [...columns, c])));
  return extend(0, []).filter((rooks) => rooks.length === Math.min(m, n));
}

/** Copies of a family side by side. */
export function copies(count: number, n: number, sets: readonly (readonly number[])[]): number[][] {
  return range(count).flatMap((i) => sets.map((set) => set.map((v) => v + i * n)));
}

/** Adjacent cells of a 4 × 4 board for rooks; strongly regular (16, 6, 2, 2). */
export function rookGraph(): number[][] {
  return completeGraph(16).filter(([a, b]) => a! >> 2 === b! >> 2 || (a! & 3) === (b! & 3));
}

/** The other strongly regular graph (16, 6, 2, 2): Z₄ × Z₄ with differences ±(0,1), ±(1,0), ±(1,1). */
export function shrikhandeGraph(): number[][] {
  const differences = ['0 1', '0 3', '1 0', '3 0', '1 1', '3 3'];
  return completeGraph(16).filter(([a, b]) =>
    differences.includes(`${((b! >> 2) - (a! >> 2) + 4) % 4} ${((b! & 3) - (a! & 3) + 4) % 4}`),
  );
}

function known(name: string, sets: readonly (readonly number[])[], order: bigint): KnownFamily {
  return { name, n: 1 + Math.max(-1, ...sets.flat()), sets, order };
}

/** Families of every kind, small enough for many runs. */
export const knownFamilies: readonly KnownFamily[] = [
  known('K_1', [[0]], 1n),
  known('K_7', completeGraph(7), factorial(7)),
  known('K_20', completeGraph(20), factorial(20)),
  known('C_9', cycleGraph(9), 18n),
  known('Q_3', hypercube(3), 48n),
  known('Q_5', hypercube(5), 2n ** 5n * factorial(5)),
  known('cross-polytope 3', crossPolytope(3), 48n),
  known('cross-polytope 6', crossPolytope(6), 2n ** 6n * factorial(6)),
  known('Petersen', petersenGraph(), 120n),
  known('PG(2,2)', projectivePlane(2), 168n),
  known('PG(2,3)', projectivePlane(3), 5616n),
  known('PG(2,5)', projectivePlane(5), 372000n),
  known('PG(2,7)', projectivePlane(7), planeGroupOrder(7n)),
  known('matchings of K_6', matchingComplex(6), 720n),
  known('matchings of K_7', matchingComplex(7), factorial(7)),
  known('rooks 4 × 4', chessboardComplex(4, 4), 2n * factorial(4) ** 2n),
  known('rooks 3 × 5', chessboardComplex(3, 5), factorial(3) * factorial(5)),
  known('7 triangles', copies(7, 3, completeGraph(3)), 6n ** 7n * factorial(7)),
  known('6 planes', copies(6, 7, projectivePlane(2)), 168n ** 6n * factorial(6)),
  known('20 edges', copies(20, 2, [[0, 1]]), 2n ** 20n * factorial(20)),
  known(
    'star with 15 rays',
    range(15).map((v) => [0, v + 1]),
    factorial(15),
  ),
  known('a set of 40', [range(40)], factorial(40)),
  known('two sets of 10', [range(10), range(10).map((v) => v + 10)], 2n * factorial(10) ** 2n),
  known('rook graph', rookGraph(), 1152n),
  known('Shrikhande', shrikhandeGraph(), 192n),
];

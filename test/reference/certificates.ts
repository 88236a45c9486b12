/**
 * What certificates about complexes claim, by the definitions, on lists of all faces or all facets: nothing here has
 * anything in common with the verifiers but the definitions. A malformed certificate may make these throw.
 */
import { homology, homologyOver } from './homology.js';
import { invariantFactors } from './linearAlgebra.js';
import { closure, deletion, facets as facetsOf, link, type Faces } from './simplicialComplex.js';
import { isForest, isLeaf } from './simplicialForest.js';

type List = readonly number[];
type Facets = readonly List[];

const subset = (a: List, b: List): boolean => a.every((v) => b.includes(v));
const meet = (a: List, b: List): number[] => a.filter((v) => b.includes(v));
const key = (set: List): string => [...set].sort((a, b) => a - b).join();
const keys = (sets: Iterable<List>): string => [...new Set(Array.from(sets, key))].sort().join(';');

/** Is it a list of all numbers below n, each once? */
function isPermutation(list: List, n: number): boolean {
  return Array.isArray(list) && [...list].sort((a, b) => a - b).every((v, i) => v === i) && list.length === n;
}

/** A set of numbers below n. */
function isSet(list: List, n: number): boolean {
  const all = Array.isArray(list) ? Array.from(list) : [NaN];
  return all.every((v) => Number.isInteger(v) && v >= 0 && v < n) && new Set(all).size === all.length;
}

/** Each facet meets the complex of the earlier ones in a pure complex of one dimension less. */
export function isShelling(facets: Facets, order: List): boolean {
  if (!isPermutation(order, facets.length)) return false;
  return order.every((f, j) => {
    const common = facetsOf(order.slice(0, j).map((g) => meet(facets[f]!, facets[g]!)));
    return common.every((face) => face.length === facets[f]!.length - 1);
  });
}

/** The intervals contain each face once. */
export function isPartition(
  faces: Faces,
  facets: Facets,
  intervals: readonly { readonly restriction: List; readonly facet: number }[],
): boolean {
  const inside = intervals.map(({ restriction, facet }) => {
    if (!isSet(restriction, 99) || facets[facet] === undefined) throw new Error('malformed');
    if (!subset(restriction, facets[facet])) return [];
    return faces.filter((face) => subset(restriction, face) && subset(face, facets[facet]!));
  });
  return (
    isPermutation(
      intervals.map(({ facet }) => facet),
      facets.length,
    ) && faces.every((face) => inside.filter((interval) => interval.includes(face)).length === 1)
  );
}

interface Node {
  readonly facet?: number;
  readonly face?: List;
  readonly deletion?: number;
  readonly link?: number;
}

/** Every node is a simplex or has a shedding face of dimension at most k; each facet is named by one leaf. */
export function isDecomposition(faces: Faces, facets: Facets, tree: readonly Node[], k: number): boolean {
  if (faces.length === 0) return tree.length === 0;
  const used: number[] = [];
  const named: number[] = [];
  const holds = (index: number, part: Faces, linked: List): boolean => {
    used.push(index);
    const node = tree[index]!;
    const own = facetsOf(part);
    if (node.facet !== undefined) {
      named.push(node.facet);
      return own.length === 1 && key([...own[0]!, ...linked]) === key(facets[node.facet]!);
    }
    const face = node.face!;
    if (!isSet(face, 99) || face.length === 0 || face.length > k + 1) return false;
    if (!part.some((other) => key(other) === key(face))) return false;
    const without = deletion(part, face);
    // No facet of the deletion is new.
    const sheds = without.length > 0 && facetsOf(without).every((one) => own.some((other) => key(one) === key(other)));
    return (
      sheds &&
      node.deletion! > index &&
      node.link! > index &&
      holds(node.deletion!, without, linked) &&
      holds(node.link!, link(part, face), [...linked, ...face])
    );
  };
  return holds(0, faces, []) && isPermutation(used, tree.length) && isPermutation(named, facets.length);
}

interface UnionNode {
  readonly facets: Facets;
  readonly order?: List;
  readonly parts?: readonly [number, number];
  readonly intersection?: number;
}

/** Every node is shellable by its order, or the union of two later ones that meet in a third, one dimension lower. */
export function isConstruction(facets: Facets, tree: readonly UnionNode[]): boolean {
  if (facets.length === 0) return tree.length === 0;
  const holds = (node: UnionNode, i: number): boolean => {
    const own = node.facets;
    const sizes = new Set(own.map((facet) => facet.length));
    if (own.length === 0 || sizes.size !== 1 || !own.every((facet) => isSet(facet, 99))) return false;
    if (new Set(own.map(key)).size !== own.length) return false;
    if (node.order !== undefined) return isShelling(own, node.order);
    const [a, b, c] = [...node.parts!, node.intersection!].map((index) => (index > i ? tree[index]!.facets : []));
    const size = own[0]!.length;
    const common = facetsOf(a!.flatMap((F) => b!.map((G) => meet(F, G).sort((u, v) => u - v))));
    return (
      keys([...a!, ...b!]) === keys(own) &&
      [a, b].every((part) => part!.every((facet) => facet.length === size)) &&
      c!.every((facet) => facet.length === size - 1) &&
      keys(common) === keys(c!)
    );
  };
  return keys(tree[0]!.facets) === keys(facets) && tree.every(holds);
}

/** Each face lies in one present larger face, of one dimension more; both go, and a point is left. */
export function collapsesToPoint(
  faces: Faces,
  collapses: readonly { readonly face: List; readonly coface: List }[],
): boolean {
  let left = [...faces];
  for (const { face, coface } of collapses) {
    if (!isSet(face, 99) || !isSet(coface, 99)) return false;
    const larger = left.filter((other) => other.length > face.length && subset(face, other));
    const isThere = left.some((other) => key(other) === key(face));
    if (!isThere || face.length === 0 || larger.length !== 1 || key(larger[0]!) !== key(coface)) return false;
    if (larger[0]!.length !== face.length + 1) return false;
    left = left.filter((other) => key(other) !== key(face) && key(other) !== key(coface));
  }
  return left.length === 2 && left.every((face) => face.length < 2);
}

type Chain = readonly { readonly face: List; readonly coefficient: bigint }[];

function boundaryOf(chain: Chain): Map<string, bigint> {
  const sum = new Map<string, bigint>();
  for (const { face, coefficient } of chain)
    for (const [i, v] of face.entries()) {
      const rest = key(face.filter((u) => u !== v));
      sum.set(rest, (sum.get(rest) ?? 0n) + (i % 2 === 0 ? coefficient : -coefficient));
    }
  return new Map([...sum].filter(([, x]) => x !== 0n));
}

/**
 * Chains of faces with ascending vertices; the classes generate homology, as a direct sum of cyclic groups of the
 * orders.
 */
export function areCycles(
  faces: Faces,
  degree: number,
  cycles: readonly { readonly chain: Chain; readonly order: bigint; readonly bounding: Chain }[],
): boolean {
  const isFace = new Set(faces.map(key));
  const isChain = (chain: Chain, size: number): boolean =>
    chain.every(
      ({ face, coefficient }) =>
        isFace.has(face.join()) && face.length === size && typeof coefficient === 'bigint' && coefficient !== 0n,
    ) && new Set(chain.map(({ face }) => key(face))).size === chain.length;
  for (const { chain, order, bounding } of cycles) {
    if (!isChain(chain, degree + 1) || !isChain(bounding, degree + 2) || boundaryOf(chain).size > 0) return false;
    if (typeof order !== 'bigint' || order < 0n || (order === 0n && bounding.length > 0)) return false;
    const multiple = new Map(
      order === 0n ? [] : chain.map(({ face, coefficient }) => [key(face), order * coefficient]),
    );
    const boundary = boundaryOf(bounding);
    if (boundary.size !== multiple.size || [...multiple].some(([face, x]) => boundary.get(face) !== x)) return false;
  }
  const cells = faces.filter((face) => face.length === degree + 1);
  const below = faces.filter((face) => face.length === degree);
  const vector = (sum: ReadonlyMap<string, bigint>, basis: Faces): bigint[] =>
    basis.map((face) => sum.get(key(face)) ?? 0n);
  const boundary = (face: List): Map<string, bigint> => boundaryOf([{ face, coefficient: 1n }]);
  const boundaries = faces.filter((face) => face.length === degree + 2).map((face) => vector(boundary(face), cells));
  const chains = cycles.map(({ chain }) =>
    vector(new Map(chain.map(({ face, coefficient }) => [key(face), coefficient])), cells),
  );
  // The chains and boundaries span all cycles: as many as there are, and what they span has no proper multiple outside.
  const spanned = factorsOf([...boundaries, ...chains]);
  const cycleRank = cells.length - factorsOf(cells.map((face) => vector(boundary(face), below))).length;
  const group = homology(faces).find((one) => one.degree === degree) ?? { rank: 0, torsion: [] };
  const orders = cycles.map(({ order }) => order);
  // The groups are the same if the ranks are, and the powers of primes in the torsion.
  const powers = (list: readonly bigint[]): string => list.flatMap(primePowers).map(String).sort().join();
  return (
    spanned.length === cycleRank &&
    spanned.every((factor) => factor === 1n) &&
    orders.filter((order) => order === 0n).length === group.rank &&
    powers(orders.filter((order) => order > 0n)) === powers(group.torsion)
  );
}

function factorsOf(rows: readonly (readonly bigint[])[]): bigint[] {
  return invariantFactors(rows as unknown as number[][]);
}

function primePowers(order: bigint): bigint[] {
  const found: bigint[] = [];
  let rest = order;
  for (let p = 2n; rest > 1n; p++) {
    let power = 1n;
    for (; rest % p === 0n; rest /= p) power *= p;
    if (power > 1n) found.push(power);
  }
  return found;
}

/** Neighbours cancel, or the cycle turns the orientation round; no ridge is in three facets. */
export function isOriented(facets: Facets, signs: List): boolean {
  const ridges = new Map<string, number[]>();
  for (const [i, facet] of facets.entries())
    facet.forEach((v, k) => {
      const ridge = key(facet.filter((u) => u !== v));
      ridges.set(ridge, [...(ridges.get(ridge) ?? []), (k % 2 === 0 ? 1 : -1) * signs[i]!]);
    });
  return (
    signs.length === facets.length &&
    Array.from(signs).every((sign) => sign === 1 || sign === -1) &&
    [...ridges.values()].every(
      (around) => around.length === 1 || (around.length === 2 && around[0]! + around[1]! === 0),
    )
  );
}

/** Whatever signs the facets of the cycle get, two consecutive ones do not cancel on their ridge. */
export function isTwisted(facets: Facets, cycle: List): boolean {
  if (!Array.from(cycle).every((i) => facets[i] !== undefined)) return false;
  const place = (F: List, G: List): number => F.findIndex((v) => !G.includes(v));
  const steps = cycle.map((i, k) => [facets[i]!, facets[cycle[(k + 1) % cycle.length]!]!] as const);
  if (!steps.every(([F, G]) => F.length === G.length && meet(F, G).length === F.length - 1)) return false;
  // Going on, the sign of the next facet is forced.
  let sign = 1;
  for (const [F, G] of steps) sign *= (place(F, G) + place(G, F)) % 2 === 0 ? -1 : 1;
  return sign === -1;
}

/** Every facet meets the facets before it in sets that form a chain. */
export function isGoodLeafOrder(facets: Facets, order: List): boolean {
  return (
    isPermutation(order, facets.length) &&
    order.every((f, j) => {
      const common = order.slice(0, j).map((g) => meet(facets[f]!, facets[g]!));
      return common.every((a) => common.every((b) => subset(a, b) || subset(b, a)));
    })
  );
}

/** No leaf, but without any of the facets a forest. */
export function isMinimalWithoutLeaf(facets: Facets, leafless: List): boolean {
  if (!isSet(leafless, facets.length) || leafless.length === 0) return false;
  const some = leafless.map((i) => facets[i]!);
  return some.every((_, i) => !isLeaf(some, i)) && some.every((_, i) => isForest(some.filter((__, j) => j !== i)));
}

interface Grafting {
  readonly grafted: boolean;
  readonly because?: string;
  readonly leaves?: List;
  readonly base?: List;
  readonly vertex?: number;
  readonly leaf?: number;
  readonly facets?: List;
}

/** Leaves that are disjoint, cover the vertices and meet the base in chains; or the condition that fails. */
export function isGraftingClaim(facets: Facets, claim: Grafting): boolean {
  const comparable = (i: number, j: number, k: number): boolean => {
    const [a, b] = [meet(facets[i]!, facets[j]!), meet(facets[i]!, facets[k]!)];
    return subset(a, b) || subset(b, a);
  };
  if (claim.grafted === true) {
    const [leaves, base] = [claim.leaves!, claim.base!];
    return (
      isPermutation([...leaves, ...base], facets.length) &&
      leaves.every(
        (i) => isLeaf(facets, i) && leaves.every((j) => i === j || meet(facets[i]!, facets[j]!).length === 0),
      ) &&
      base.every((j) => facets[j]!.length > 0 && facets[j]!.every((v) => leaves.some((i) => facets[i]!.includes(v)))) &&
      leaves.every((i) => base.every((j) => base.every((k) => comparable(i, j, k))))
    );
  }
  if (claim.grafted !== false) return false;
  if (claim.because === 'overlapping-leaves') {
    const [i, j, more] = claim.leaves!;
    return (
      more === undefined &&
      i !== j &&
      isLeaf(facets, i!) &&
      isLeaf(facets, j!) &&
      meet(facets[i!]!, facets[j!]!).length > 0
    );
  }
  if (claim.because === 'vertex-in-no-leaf') {
    const around = [...facets.keys()].filter((i) => facets[i]!.includes(claim.vertex!));
    return around.length > 0 && around.every((i) => !isLeaf(facets, i));
  }
  const [j, k, more] = claim.facets!;
  return (
    claim.because === 'leaf-not-good' &&
    more === undefined &&
    isLeaf(facets, claim.leaf!) &&
    !comparable(claim.leaf!, j!, k!)
  );
}

/**
 * Are there a multicomplex with so many monomials of each degree? Those that come first in each degree are one if any
 * is.
 */
function isCountOfMulticomplex(h: readonly bigint[]): boolean {
  if (h[0] !== 1n || h.some((count) => count < 0n)) return h.length === 0;
  const variables = Number(h[1] ?? 0n);
  // Monomials as ascending lists of variables, in lexicographic order; x₀ᵈ first.
  let before = new Set(['']);
  let all: number[][] = [[]];
  return h.every((count, degree) => {
    if (degree === 0) return true;
    all = all.flatMap((monomial) =>
      Array.from({ length: variables }, (_, v) => v)
        .filter((v) => v >= (monomial.at(-1) ?? 0))
        .map((v) => [...monomial, v]),
    );
    const first = all.slice(0, Number(count));
    const isClosed = first.every((monomial) => monomial.every((_, i) => before.has(monomial.toSpliced(i, 1).join())));
    before = new Set(first.map((monomial) => monomial.join()));
    return BigInt(first.length) === count && isClosed;
  });
}

/** Σ (−1)^(r−i) C(m−i, r−i) fᵢ₋₁, as the coefficient of xʳ in Σ fᵢ₋₁ xⁱ (1−x)^(m−i). */
function hFromFaces(f: readonly bigint[], m: number): bigint[] {
  const h = new Array<bigint>(m + 1).fill(0n);
  for (const [i, count] of f.entries()) {
    let power = [1n];
    for (let k = 0; k < m - i; k++) power = [...power, 0n].map((x, j) => x - (power[j - 1] ?? 0n));
    power.forEach((x, j) => (h[i + j]! += count * x));
  }
  return h;
}

/** The h-numbers of the faces that lie in facets of size m and in no larger ones. */
function hTriangleRow(faces: Faces, m: number): bigint[] {
  const facets = facetsOf(faces);
  const degree = (face: List): number => Math.max(...facets.filter((F) => subset(face, F)).map((F) => F.length));
  const own = faces.filter((face) => degree(face) === m);
  return hFromFaces(
    Array.from({ length: m + 1 }, (_, i) => BigInt(own.filter((face) => face.length === i).length)),
    m,
  );
}

interface Obstruction {
  readonly because: string;
  readonly witness: {
    readonly dimension?: number;
    readonly hVector?: readonly bigint[];
    readonly facetSize?: number;
    readonly restrictionSize?: number;
    readonly count?: bigint;
    readonly face?: List;
    readonly facets?: List;
    readonly degree?: number;
    readonly rank?: number;
    readonly torsion?: readonly bigint[];
    readonly expectedRank?: bigint;
    readonly characteristic?: bigint;
    readonly covering?: CoveringClaim;
  };
}

/** Is the reason true, and one against a shelling? */
export function isObstruction(faces: Faces, facets: Facets, { because, witness }: Obstruction): boolean {
  const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length === b.length && a.every((x, i) => x === b[i]);
  if (because === 'h-vector') {
    const pure = closure(faces.filter((face) => face.length === witness.dimension! + 1));
    const sizes = Math.max(-1, ...pure.map((face) => face.length));
    const f = Array.from({ length: sizes + 1 }, (_, i) => BigInt(pure.filter((face) => face.length === i).length));
    const h = f.length === 0 ? [] : hFromFaces(f, sizes);
    return same(h, witness.hVector!) && !isCountOfMulticomplex(h);
  }
  if (because === 'h-triangle')
    return witness.count! < 0n && hTriangleRow(faces, witness.facetSize!)[witness.restrictionSize!] === witness.count;
  if (!isSet(witness.face!, 99) || !faces.some((face) => key(face) === key(witness.face!))) return false;
  const part = link(faces, witness.face!);
  if (because === 'link') {
    const [F, G, more] = witness.facets!.map((i) => facets[i]!);
    if (more !== undefined || F === G || !subset(witness.face!, F!) || !subset(witness.face!, G!)) return false;
    const least = Math.min(F!.length, G!.length);
    const around = facets.filter((H) => H.length >= least && subset(witness.face!, H));
    const reached = new Set([F!]);
    for (const A of reached) for (const B of around) if (meet(A, B).length >= least - 1) reached.add(B);
    return !reached.has(G!);
  }
  if (because === 'bipartite') {
    const points = [...new Set(part.flat())];
    const edges = points.flatMap((u) =>
      points.filter((v) => u < v && !part.some((face) => face.includes(u) && face.includes(v))).map((v) => [u, v]),
    );
    // A flag complex whose pairs of vertices that are not edges make a bipartite graph without vertices of degree 1.
    const isFlag =
      facetsOf(closure(cliques(points, edges))).length === facetsOf(part).length &&
      cliques(points, edges).every((set) => part.some((face) => key(face) === key(set)));
    const colourings = Array.from({ length: 2 ** points.length }, (_, mask) => mask);
    const two = colourings.some((mask) =>
      edges.every(([u, v]) => ((mask >> points.indexOf(u!)) & 1) !== ((mask >> points.indexOf(v!)) & 1)),
    );
    return (
      isFlag && two && edges.length > 0 && points.every((v) => edges.filter((edge) => edge.includes(v)).length !== 1)
    );
  }
  if (because === 'fundamental-group')
    return isConnectedCovering(closure(facetsOf(part).filter((facet) => facet.length > 2)), witness.covering!);
  const group = homology(part).find(({ degree }) => degree === witness.degree);
  const row = part.some((face) => face.length === witness.degree! + 1) ? hTriangleRow(part, witness.degree! + 1) : [];
  const promised = row.at(-1) ?? 0n;
  return (
    because === 'homology' &&
    group?.rank === witness.rank &&
    same(group!.torsion, witness.torsion!) &&
    promised === witness.expectedRank &&
    isCharacteristic(witness.characteristic!) &&
    homologyOver(part, Number(witness.characteristic)).find(({ degree }) => degree === witness.degree)?.rank ===
      witness.dimension &&
    BigInt(witness.dimension!) !== promised
  );
}

const isList: (value: unknown) => boolean = Array.isArray;

function isCharacteristic(p: bigint): boolean {
  const divisors = Array.from({ length: 50 }, (_, d) => BigInt(d + 2)).filter((d) => d < p);
  return typeof p === 'bigint' && (p === 0n || (p > 1n && p < 2000n && divisors.every((d) => p % d !== 0n)));
}

/**
 * The covering space, sheet by sheet, has over every face as many faces as there are sheets, and is connected by edges;
 * the edges that are not listed connect the complex.
 */
export function isConnectedCovering(faces: Faces, { sheets, edges }: CoveringClaim): boolean {
  if (!Number.isInteger(sheets) || sheets < 2 || sheets > 50 || !isList(edges)) return false;
  const all = [...Array(sheets).keys()];
  const given = new Map<string, List>();
  for (const { edge, permutation } of edges) {
    if (edge.length !== 2 || !(edge[0]! < edge[1]!) || given.has(edge.join()) || !isPermutation(permutation, sheets))
      return false;
    if (!faces.some((face) => face.join() === edge.join())) return false;
    given.set(edge.join(), permutation);
  }
  const lift = (u: number, v: number, s: number): number =>
    u < v ? (given.get(`${u},${v}`)?.[s] ?? s) : (given.get(`${v},${u}`)?.indexOf(s) ?? s);
  const isFlat = faces.every((face) =>
    face.every((u) =>
      face.every((v) =>
        face.every((w) => new Set([u, v, w]).size < 3 || all.every((s) => lift(v, w, lift(u, v, s)) === lift(u, w, s))),
      ),
    ),
  );
  const points = faces.filter(({ length }) => length === 1).map(([v]) => v!);
  const lines = faces.filter(({ length }) => length === 2) as [number, number][];
  const reach = <T>(start: T, next: (at: T) => readonly T[]): Set<T> => {
    const reached = new Set([start]);
    for (const at of reached) for (const other of next(at)) reached.add(other);
    return reached;
  };
  if (points.length === 0) return false;
  const beside = (u: number): [number, number][] =>
    lines.flatMap(([a, b]) => (a === u ? [[a, b]] : b === u ? [[b, a]] : []));
  const still = reach(points[0]!, (u) =>
    beside(u)
      .filter(([a, b]) => !given.has([a, b].sort((x, y) => x - y).join()))
      .map(([, b]) => b),
  );
  const space = reach(`${points[0]} 0`, (at) => {
    const [u, s] = at.split(' ').map(Number) as [number, number];
    return beside(u).map(([, v]) => `${v} ${lift(u, v, s)}`);
  });
  return isFlat && still.size === points.length && space.size === sheets * points.length;
}

interface CoveringClaim {
  readonly sheets: number;
  readonly edges: readonly { readonly edge: List; readonly permutation: List }[];
}

/** All sets of points without an edge inside. */
function cliques(points: List, edges: Facets): number[][] {
  return points.reduce<number[][]>(
    (all, v) => [
      ...all,
      ...all
        .filter((set) => set.every((u) => !edges.some((edge) => edge.includes(u) && edge.includes(v))))
        .map((set) => [...set, v].sort((a, b) => a - b)),
    ],
    [[]],
  );
}

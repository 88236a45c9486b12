/**
 * Which values have small complexes of a kind: pure, flag, shellable, Cohen–Macaulay, partitionable, balls, spheres,
 * matroids, forests, whiskered ones?
 * Shows: for each kind and number of vertices how many complexes there are up to isomorphism, and how many values
 * they have with all sides of the vertices, so also which values of days 2 and 3 have no complex of the kind with so
 * few vertices; the smallest complexes of the values of day 2.
 * Run:   npm run example -- value-census
 */
import { analyze } from 'spgames/analysis';
import { SimplicialComplex, simplicialForest, whiskeredComplex, type Vertex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { cohenMacaulay } from 'spgames/ideal';
import { SetFamily } from 'spgames/sets';
import { isomorphismRepresentatives } from 'spgames/symmetry';
import { valuesBornBy, type Value } from 'spgames/values';

const MOST = 6;
const evaluator = new Evaluator();
const day2 = new Set(valuesBornBy(2));
const day3 = new Set(valuesBornBy(3));

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const subsets = (n: number): number[][] => range(2 ** n).map((set) => range(n).filter((v) => ((set >> v) & 1) === 1));
const unique = (families: Iterable<SetFamily>): SetFamily[] => [...isomorphismRepresentatives(families)];

/** The families of k-sets on n points up to isomorphism, by one set more at a time. */
function uniformFamilies(n: number, k: number): SetFamily[] {
  const sets = subsets(n).filter(({ length }) => length === k);
  let level = [SetFamily.fromLists([], n)];
  const all: SetFamily[] = [];
  while (level.length > 0) {
    const larger: SetFamily[] = [];
    for (const family of level) {
      const lists = family.toLists();
      const has = new Set(lists.map((list) => list.join()));
      for (const set of sets) if (!has.has(set.join())) larger.push(SetFamily.fromLists([...lists, set], n));
    }
    level = unique(larger);
    all.push(...level);
  }
  return all;
}

/** The forests with facets on n points up to isomorphism, by one leaf more at a time. */
function forests(n: number): SetFamily[] {
  const all = unique(range(n).map((k) => SetFamily.fromLists([range(k + 1)], n)));
  for (let i = 0; i < all.length; i++) {
    const facets = all[i]!.toLists();
    const next = Math.max(...facets.flat()) + 1;
    const larger: SetFamily[] = [];
    for (let added = 1; next + added <= n; added++)
      for (const facet of [...facets, []])
        for (const part of subsets(facet.length).filter(({ length }) => length < facet.length || length === 0)) {
          const leaf = [...part.map((v) => facet[v]!), ...range(added).map((v) => next + v)];
          const complex = SimplicialComplex.fromFacets([...facets, leaf], n);
          if (complex.facets.size === facets.length + 1 && simplicialForest(complex).forest)
            larger.push(complex.facets);
        }
    for (const family of unique(larger)) if (unique([...all, family]).length > all.length) all.push(family);
  }
  return all;
}

const complexesOf = (families: Iterable<SetFamily>, n: number): SimplicialComplex[] =>
  Array.from(families, (family) => SimplicialComplex.fromFacets(family, n)).filter(
    ({ support }) => support.length === n,
  );

/** Every set of vertices has a largest face in each direction: all induced subcomplexes are pure. */
const isMatroid = (complex: SimplicialComplex): boolean =>
  subsets(complex.n).every((set) => complex.induced(set).isPure());

const pure = range(MOST + 1).map((n) =>
  n === 0 ? [] : range(n).flatMap((k) => complexesOf(uniformFamilies(n, k + 1), n)),
);
const graphs = range(MOST + 2).map((n) => [SetFamily.fromLists([], n), ...(n < 2 ? [] : uniformFamilies(n, 2))]);
const flag = graphs.map((families, n) =>
  n === 0 ? [] : families.map((edges) => SimplicialComplex.fromNonfaces(edges, n)),
);
const facts = new Map(
  pure.flat().map((complex) => {
    const only = [
      'flag',
      'shellable',
      'vertexDecomposable',
      'partitionable',
      'homologyBall',
      'homologySphere',
    ] as const;
    const found = analyze(complex, { only, witnesses: false });
    const over = (characteristic: number): boolean => cohenMacaulay(complex, { characteristic }).cohenMacaulay === true;
    return [complex, { found, overQ: over(0), overGF2: over(2) }] as const;
  }),
);
type Facts = NonNullable<ReturnType<typeof facts.get>>;
const pureWith = (has: (fact: Facts) => boolean): SimplicialComplex[][] =>
  pure.map((list) => list.filter((complex) => has(facts.get(complex)!)));

const whiskered = range(9).map((n) => (n === 0 || n % 2 === 1 ? [] : whiskeredOn(n / 2)));
/** Whiskered complexes without cones: over all complexes on n vertices, of which each has its whisker. */
function whiskeredOn(n: number): SimplicialComplex[] {
  const chains = subsets(n).reduce<number[][][]>(
    (lists, set) => [
      ...lists,
      ...lists
        .filter((list) =>
          list.every((other) => !other.every((v) => set.includes(v)) && !set.every((v) => other.includes(v))),
        )
        .map((list) => [...list, set]),
    ],
    [[]],
  );
  const families = chains
    .map((chain) => SetFamily.fromLists(chain, n))
    .filter((family) => family.support().length === n);
  return unique(families).map((family) => whiskeredComplex(SimplicialComplex.fromFacets(family, n)));
}

const KINDS: readonly (readonly [name: string, complexes: readonly (readonly SimplicialComplex[])[]])[] = [
  ['pure', pure],
  ['pure and flag', pureWith(({ found }) => found.flag.value === true)],
  ['flag', flag],
  ['partitionable', pureWith(({ found }) => found.partitionable.value === true)],
  ['Cohen–Macaulay over Q', pureWith(({ overQ }) => overQ)],
  ['Cohen–Macaulay over Q, not over GF(2)', pureWith(({ overQ, overGF2 }) => overQ && !overGF2)],
  ['shellable', pureWith(({ found }) => found.shellable.value === true)],
  ['vertex decomposable', pureWith(({ found }) => found.vertexDecomposable.value === true)],
  ['ball', pureWith(({ found }) => found.homologyBall.value === true && found.shellable.value === true)],
  ['sphere', pureWith(({ found }) => found.homologySphere.value === true && found.shellable.value === true)],
  ['matroid', pure.map((list) => list.filter(isMatroid))],
  ['forest', range(MOST + 1).map((n) => (n === 0 ? [] : complexesOf(forests(n), n)))],
  ['whiskered', whiskered],
];

const valuesOf = new Map<SimplicialComplex, ReadonlyMap<Value, string>>();
/** The values with all sides of the vertices, each with a complex: x1, x2, … are of Left, y1, … of Right. */
function values(complex: SimplicialComplex): ReadonlyMap<Value, string> {
  const known = valuesOf.get(complex);
  if (known !== undefined) return known;
  const { n, facets } = complex;
  const found = new Map<Value, string>();
  for (const set of range(2 ** n)) {
    const count = { L: 0, R: 0 };
    const vertices = range(n).map((v): Vertex => {
      const side = ((set >> v) & 1) === 1 ? 'L' : 'R';
      return { label: `${side === 'L' ? 'x' : 'y'}${++count[side]}`, side };
    });
    const value = evaluator.value(SimplicialComplex.fromFacets(facets, vertices));
    if (!found.has(value))
      found.set(
        value,
        facets
          .toLists()
          .map((facet) => facet.map((v) => vertices[v]!.label).join(' '))
          .join(', '),
      );
  }
  valuesOf.set(complex, found);
  return found;
}

const smallest = new Map<string, Map<Value, string>>();
console.log('kind | vertices: complexes, values so far (of day 2, of day 3)');
for (const [name, byVertices] of KINDS) {
  const soFar = new Map<Value, string>();
  smallest.set(name, soFar);
  for (const [n, complexes] of byVertices.entries()) {
    if (complexes.length === 0) continue;
    for (const complex of complexes)
      for (const [value, facets] of values(complex)) if (!soFar.has(value)) soFar.set(value, facets);
    const among = (day: ReadonlySet<Value>): number => [...soFar.keys()].filter((value) => day.has(value)).length;
    console.log(`${name} | ${n}: ${complexes.length}, ${soFar.size} (${among(day2)}, ${among(day3)})`);
  }
}

console.log(
  '\nThe smallest complexes of the positive values of day 2, and of those that are confused with 0; – where there is none so small',
);
for (const value of day2) {
  if (value.isAtMost(value.negative()) && value !== value.negative()) continue;
  console.log(String(value));
  for (const [name, found] of smallest)
    if (value !== value.store.zero) console.log(`  ${name}: ${found.get(value) ?? '–'}`);
}

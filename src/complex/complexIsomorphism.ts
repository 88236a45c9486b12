import { complexOf, type ComplexSource } from './complexOf.js';
import type { SimplicialComplex } from './SimplicialComplex.js';
import { opponent, type OwnSidesRule, type SidesRule } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';
import { indexBelow, listOf, tuple } from '../shape.js';
import { refuse, VERIFIED, type Verification } from '../verification.js';
import { automorphismGroup, findIsomorphism, type NotIsomorphic, type PermutationGroup } from '../symmetry/index.js';
import { whenAsked } from '../symmetry/internal.js';
import { faceName } from './subjectOfVerification.js';

/** Whether two complexes are isomorphic up to loops, with what shows it. */
export type ComplexIsomorphism =
  /** Pairs of a vertex of the first and its image in the second, by the first; loops are left out. */
  | { readonly isomorphic: true; readonly map: readonly (readonly [number, number])[] }
  /** The first invariant that differs, and how. */
  | { readonly isomorphic: false; readonly because: NotIsomorphic['because']; readonly difference: string }
  | { readonly isomorphic: 'undecided'; readonly explored: number };

/** How to compare two complexes. */
export interface ComplexIsomorphismOptions extends RunOptions {
  /** By default 'keep'; 'swap' finds the negative of a game. A vertex without side always goes to one without. */
  readonly sides?: SidesRule | undefined;
}

/**
 * Is there a bijection of the vertices that are faces that maps faces to faces, and nonfaces to nonfaces? Compares
 * the facets, or the minimal nonfaces if they are known and fewer.
 * @param options when they cut the work off, the answer is undecided; `limit` counts nodes of the search trees
 * @source Huntemann 2018, Def. 1.48
 * @example complexIsomorphism(SimplicialComplex.fromFacets([[0, 1], [2]], 3), SimplicialComplex.fromFacets([[1, 2], [0]], 3)).isomorphic // true
 */
export function complexIsomorphism(
  a: ComplexSource,
  b: ComplexSource,
  options: ComplexIsomorphismOptions = {},
): ComplexIsomorphism {
  a = complexOf(a, 'complexIsomorphism');
  b = complexOf(b, 'complexIsomorphism');
  const { sides = 'keep', ...bounds } = options;
  const compare = (work: Work): ComplexIsomorphism => {
    const description = describedBy(a, b);
    const first = withoutLoops(a, description, work);
    const second = withoutLoops(b, description, work);
    const found = findIsomorphism(first.sets, second.sets, {
      ...work.rest(),
      ...(sides !== 'ignore' && {
        colours: [coloursOf(a, first.vertices, false), coloursOf(b, second.vertices, sides === 'swap')],
      }),
      words: {
        element: VERTEX,
        set: description === 'facets' ? FACET : NONFACE,
        colour: (c) => (sides === 'swap' ? SWAPPED : KEPT)[c]!,
      },
    });
    if (found.isomorphic !== true) return found;
    return { isomorphic: true, map: found.map.map((to, from) => [first.vertices[from]!, second.vertices[to]!]) };
  };
  return Work.decide('complexIsomorphism', bounds, compare, (explored) => ({ isomorphic: 'undecided', explored }));
}

/**
 * Checks a map by the definition: it is a bijection of the vertices that are faces, it treats the sides as told, and
 * it maps the facets of one complex to those of the other.
 * @throws InputError `invalid-argument`
 */
export function verifyComplexIsomorphism(
  a: SimplicialComplex,
  b: SimplicialComplex,
  map: readonly (readonly [number, number])[],
  given: Pick<ComplexIsomorphismOptions, 'sides'> = {},
): Verification {
  const { sides = 'keep' } = given;
  const malformed = listOf(tuple(indexBelow(a.n), indexBelow(b.n))).flaw(map, 'map');
  if (malformed !== undefined) return refuse(malformed);
  const images = new Map(map);
  if (images.size < map.length) return refuse('the map has two images of a vertex');
  const flaw =
    whyNotAll(a, [...images.keys()], 'the first complex') ?? whyNotAll(b, [...images.values()], 'the second complex');
  if (flaw !== undefined) return refuse(flaw);
  for (const [from, to] of map) {
    const { side, label } = a.vertices[from]!;
    const expected = sides === 'swap' ? opponent(side) : side;
    if (sides !== 'ignore' && b.vertices[to]!.side !== expected)
      return refuse(`${label} goes to ${b.vertices[to]!.label}, a vertex of another player than it should be`);
  }
  const sorted = (list: readonly number[]): string => [...list].sort((u, v) => u - v).join();
  const facets = new Set(Array.from(b.facets, sorted));
  for (const facet of a.facets) {
    const image = facet.map((v) => images.get(v)!);
    if (!facets.has(sorted(image)))
      return refuse(`the facet ${faceName(a, facet)} goes to ${faceName(b, image)}, which is not a facet`);
  }
  if (a.facets.size === facets.size) return VERIFIED;
  return refuse(`the first complex has ${a.facets.size} facets, the second ${facets.size}`);
}

/** Are these vertices those that are faces, each once? */
function whyNotAll(complex: SimplicialComplex, vertices: readonly number[], name: string): string | undefined {
  const wanted = new Set(complex.support);
  const label = (v: number): string => complex.vertices[v]!.label;
  for (const v of vertices)
    if (!wanted.delete(v)) return `${label(v)} in ${name} occurs twice in the map, or is a loop`;
  const [missing] = wanted;
  return missing === undefined ? undefined : `${label(missing)} in ${name} is missing from the map`;
}

/** How to look for automorphisms. */
export interface ComplexAutomorphismOptions extends RunOptions {
  /** By default 'keep'. */
  readonly sides?: OwnSidesRule;
}

/**
 * The automorphisms of a complex, as permutations of all its vertices that fix the loops; the orbits are those of the
 * vertices that are faces.
 * @throws LimitError; `limit` counts nodes of the search tree
 */
export function complexAutomorphisms(
  complex: ComplexSource,
  options: ComplexAutomorphismOptions = {},
): PermutationGroup {
  complex = complexOf(complex, 'complexAutomorphisms');
  const { sides = 'keep', ...bounds } = options;
  const work = new Work('complexAutomorphisms', bounds);
  const { sets, vertices } = withoutLoops(complex, describedBy(complex, complex), work);
  const colours = sides === 'keep' ? coloursOf(complex, vertices, false) : undefined;
  const group = automorphismGroup(sets, { ...work.rest(), colours });
  const found = { order: group.order, orbits: group.orbits.map((orbit) => orbit.map((v) => vertices[v]!)) };
  return whenAsked(found, 'generators', () =>
    group.generators.map((generator) => {
      const images = Array.from(complex.vertices.keys());
      generator.forEach((to, from) => (images[vertices[from]!] = vertices[to]!));
      return images;
    }),
  );
}

const VERTEX = ['vertex', 'vertices'] as const;
const FACET = ['facet', 'facets'] as const;
const NONFACE = ['minimal nonface', 'minimal nonfaces'] as const;
const KEPT: readonly string[] = ['of Left', 'of Right', 'without side'];
const SWAPPED: readonly string[] = ['of Left (of Right in the second)', 'of Right (of Left in the second)', KEPT[2]!];

type Description = 'facets' | 'nonfaces';

/** What both complexes are compared by: what both know already, else what needs the least work. */
function describedBy(a: SimplicialComplex, b: SimplicialComplex): Description {
  const sizes = (name: Description): number => (a.known[name]?.size ?? Infinity) + (b.known[name]?.size ?? Infinity);
  if (sizes('facets') !== sizes('nonfaces')) return sizes('facets') < sizes('nonfaces') ? 'facets' : 'nonfaces';
  const one = a.known.facets === undefined ? b : a;
  const other = one === a ? b : a;
  return other.known.nonfaces!.size < one.known.facets!.size ? 'facets' : 'nonfaces';
}

/** The facets or the minimal nonfaces of at least two vertices, on the vertices that are faces. */
function withoutLoops(
  complex: SimplicialComplex,
  description: Description,
  work: Work,
): { sets: SetFamily; vertices: readonly number[] } {
  const all = description === 'facets' ? complex.listFacets(work.part()) : complex.listMinimalNonfaces(work.part());
  const vertices = complex.support;
  const sets = description === 'facets' ? all : all.filter((i) => all.cardinality(i) !== 1);
  if (vertices.length === complex.n) return { sets, vertices };
  const names = new Int32Array(complex.n);
  vertices.forEach((v, i) => (names[v] = i));
  return { sets: sets.relabel(names, vertices.length), vertices };
}

function coloursOf(complex: SimplicialComplex, vertices: readonly number[], swapped: boolean): Int8Array {
  return Int8Array.from(vertices, (v) => {
    const { side } = complex.vertices[v]!;
    return side === undefined ? 2 : (side === 'L') === swapped ? 1 : 0;
  });
}

import { complexOf, type ComplexSource } from './complexOf.js';
import { InputError, LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { connectedClasses } from '../sets/internal.js';
import { continueCounting } from './continueCounting.js';
import { SimplicialComplex } from './SimplicialComplex.js';
import { groundSet, type Vertex } from './Vertex.js';

/** A part of a complex on its own ground set: vertex i of `complex` is vertex `vertices[i]` of the whole. */
export interface ComplexPart {
  readonly complex: SimplicialComplex;
  readonly vertices: readonly number[];
}

/**
 * The unions of a face of each, on both ground sets one after the other.
 * @throws InputError `not-distinct-labels` when a label occurs in both; see `labelledApart`
 * @throws LimitError `too-much-memory` when the product of the facets is too large
 * @complexity linear in the sum of the nonfaces where both are known, else in the product of the facets
 * @source Huntemann 2018, Def. 1.54
 */
export function join(first: ComplexSource, second: ComplexSource): SimplicialComplex {
  first = complexOf(first, 'join');
  second = complexOf(second, 'join');
  const { vertices, mine, theirs } = besides(first, second, 'join');
  const a = first.known;
  const b = second.known;
  if (a.facets === undefined || b.facets === undefined || (a.nonfaces !== undefined && b.nonfaces !== undefined)) {
    const nonfaces = mine(first.minimalNonfaces).concat(theirs(second.minimalNonfaces));
    return SimplicialComplex.ofAntichain(vertices, { nonfaces: nonfaces.minimal() });
  }
  const left = mine(a.facets);
  const right = theirs(b.facets);
  const { stride } = left;
  const length = left.size * right.size * stride;
  if (length > 2 ** 30)
    throw new LimitError('too-much-memory', `join: ${left.size} · ${right.size} facets; at most 4 GiB can be listed.`, {
      hint: 'Ask both complexes for their minimal nonfaces first: then the join is made from those.',
    });
  const words = new Uint32Array(length);
  for (let i = 0, o = 0; i < left.size; i++)
    for (let j = 0; j < right.size; j++)
      for (let k = 0; k < stride; k++, o++) words[o] = left.words[i * stride + k]! | right.words[j * stride + k]!;
  return SimplicialComplex.ofAntichain(vertices, { facets: SetFamily.fromWords(words, vertices.length).sorted() });
}

/**
 * The faces of both, on both ground sets one after the other.
 * @throws InputError `not-distinct-labels` when a label occurs in both; see `labelledApart`
 * @source Huntemann 2018, Def. 1.54
 */
export function disjointUnion(first: ComplexSource, second: ComplexSource): SimplicialComplex {
  first = complexOf(first, 'disjointUnion');
  second = complexOf(second, 'disjointUnion');
  const { vertices, mine, theirs } = besides(first, second, 'disjointUnion');
  const facets = mine(first.facets).concat(theirs(second.facets)).maximal();
  return SimplicialComplex.ofAntichain(vertices, { facets });
}

/**
 * The second complex, with labels that continue those of the first if a label occurs in both: x1 after x1, x2 is
 * x3, and other labels get primes. The vertices keep their order.
 * @example labelledApart(SimplicialComplex.fromFacets([[0]], ['x1']), SimplicialComplex.fromFacets([[0]], ['x1'])).toString() // 'facets:x2'
 */
export function labelledApart(first: ComplexSource, second: ComplexSource): SimplicialComplex {
  first = complexOf(first, 'labelledApart');
  second = complexOf(second, 'labelledApart');
  if (commonLabel(first.vertices, second.vertices) === undefined) return second;
  return second.withVertices(continueCounting([first.vertices, second.vertices])[1]!);
}

/**
 * The parts whose join is the complex: the components of its minimal nonfaces; cone points and loops are parts of their
 * own. The void complex is one part.
 * @source Huntemann 2018, Thm 1.55
 */
export function joinFactors(complex: ComplexSource, options: RunOptions = {}): ComplexPart[] {
  complex = complexOf(complex, 'joinFactors');
  const nonfaces = complex.listMinimalNonfaces(options);
  if (complex.isVoid) return [{ complex, vertices: Array.from(complex.vertices.keys()) }];
  return parts(complex, connectedClasses(complex.n, nonfaces), nonfaces, 'nonfaces');
}

/** The connected components by their facets, loops left out; none in the void complex and {∅}. */
export function components(complex: ComplexSource, options: RunOptions = {}): ComplexPart[] {
  complex = complexOf(complex, 'components');
  const facets = complex.listFacets(options);
  return parts(complex, connectedClasses(complex.n, facets, new Set(complex.support)), facets, 'facets');
}

/** Both ground sets one after the other, and what brings families of each onto it. */
function besides(first: SimplicialComplex, second: SimplicialComplex, task: string) {
  const common = commonLabel(first.vertices, second.vertices);
  if (common !== undefined)
    throw new InputError(
      'not-distinct-labels',
      `${task}: both complexes have the label ${common}; expected different labels.`,
      {
        hint: `${task}(D, labelledApart(D, E)) counts on in the labels of E; withLabels gives others.`,
        details: { label: common },
      },
    );
  const vertices = groundSet([...first.vertices, ...second.vertices], task);
  const onto = (family: SetFamily, by: number): SetFamily =>
    family.relabel(
      Array.from({ length: family.n }, (_, v) => v + by),
      vertices.length,
    );
  return {
    vertices,
    mine: (family: SetFamily) => onto(family, 0),
    theirs: (family: SetFamily) => onto(family, first.n),
  };
}

/** The first label of one ground set that another has too. */
function commonLabel(first: readonly Vertex[], second: readonly Vertex[]): string | undefined {
  const labels = new Set(first.map(({ label }) => label));
  return second.find(({ label }) => labels.has(label))?.label;
}

/** The complexes on classes of vertices, each with those of the sets (an antichain) that lie in it; no set crosses. */
function parts(
  complex: SimplicialComplex,
  classes: readonly (readonly number[])[],
  sets: SetFamily,
  as: 'facets' | 'nonfaces',
): ComplexPart[] {
  const classOf = new Int32Array(complex.n);
  const position = new Int32Array(complex.n);
  classes.forEach((vertices, c) =>
    vertices.forEach((v, i) => {
      classOf[v] = c;
      position[v] = i;
    }),
  );
  const lists = classes.map((): number[][] => []);
  for (const set of sets) if (set.length > 0) lists[classOf[set[0]!]!]!.push(set.map((v) => position[v]!));
  return classes.map((vertices, c) => {
    const own = SetFamily.fromLists(lists[c]!, vertices.length);
    return {
      complex: SimplicialComplex.ofAntichain(
        vertices.map((v) => complex.vertices[v]!),
        as === 'facets' ? { facets: own } : { nonfaces: own },
      ),
      vertices,
    };
  });
}

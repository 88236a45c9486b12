import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';

/** What the criteria for independence complexes of graphs say about a complex. */
export type IndependenceCriterion =
  | {
      /** A bipartite graph: shellable exactly if leaves can be taken off again and again. */
      readonly criterion: 'bipartite';
      readonly shellable: true;
    }
  | {
      readonly criterion: 'bipartite';
      readonly shellable: false;
      /** Its link is the independence complex of a graph that has edges but no vertex of degree 1. */
      readonly face: readonly number[];
    }
  | {
      /** A graph without chordless cycles of length other than 3 or 5: shellable, even vertex decomposable. */
      readonly criterion: 'chordless-cycles';
      readonly shellable: true;
    }
  | { readonly criterion: 'none' };

/**
 * Applies the criteria of Van Tuyl and Villarreal (bipartite graphs) and of Woodroofe (chordless cycles) if the complex
 * is flag, that is, the independence complex of the graph of its nonfaces of size two (loops aside).
 * `none` says nothing about the complex: no criterion applies, or it could not be checked within the bounds.
 * @param options `limit` counts steps
 * @source Huntemann 2018, Fact 7.29
 * @source Huntemann 2018, Fact 7.31
 */
export function independenceCriterion(complex: ComplexSource, options: RunOptions = {}): IndependenceCriterion {
  complex = complexOf(complex, 'independenceCriterion');
  return Work.decide(
    'independenceCriterion',
    options,
    (work) => decide(complex, work),
    () => ({ criterion: 'none' }),
  );
}

function decide(complex: SimplicialComplex, work: Work): IndependenceCriterion {
  const neighbours = findGraph(complex, work);
  if (neighbours === undefined) return { criterion: 'none' };
  const answer = decideGraph(neighbours, work);
  const { nonfaces, facets } = complex.known;
  // The facets alone do not say whether the complex is flag; that is checked last.
  if (answer.criterion === 'none' || nonfaces !== undefined) return answer;
  return isIndependenceComplex(facets!, neighbours, work) ? answer : { criterion: 'none' };
}

function decideGraph(neighbours: readonly Set<number>[], work: Work): IndependenceCriterion {
  if (isBipartite(neighbours)) {
    const face = findBareLink(neighbours, work);
    return face === undefined
      ? { criterion: 'bipartite', shellable: true }
      : { criterion: 'bipartite', shellable: false, face };
  }
  return findChordlessCycle(neighbours, work) === undefined
    ? { criterion: 'chordless-cycles', shellable: true }
    : { criterion: 'none' };
}

/** The neighbours of each vertex in the graph whose independent sets are the faces, if there is one. */
function findGraph(complex: SimplicialComplex, work: Work): Set<number>[] | undefined {
  if (complex.isVoid) return undefined;
  const neighbours = Array.from({ length: complex.n }, () => new Set<number>());
  const { nonfaces, facets } = complex.known;
  if (nonfaces !== undefined) {
    if (!complex.isFlag()) return undefined;
    for (const nonface of nonfaces) if (nonface.length === 2) join(neighbours, nonface[0]!, nonface[1]!);
    return neighbours;
  }
  return graphOfPairs(facets!, work);
}

/** Pairs in no facet beyond which a complex given by its facets is not tested. */
const MOST_PAIRS = 20_000;

/** The graph of the pairs that lie in no facet. */
function graphOfPairs(facets: SetFamily, work: Work): Set<number>[] | undefined {
  const { n, stride, words } = facets;
  const joined = new Uint32Array(n * stride); // for each vertex the union of the facets around it
  facets.each((elements, length, i) => {
    for (let j = 0; j < length; j++)
      for (let k = 0; k < stride; k++) joined[elements[j]! * stride + k]! |= words[i * stride + k]!;
  });
  const support = facets.support();
  const neighbours = Array.from({ length: n }, () => new Set<number>());
  let pairs = 0;
  for (const [i, u] of support.entries()) {
    work.step();
    for (let j = i + 1; j < support.length; j++) {
      const v = support[j]!;
      if ((joined[u * stride + (v >>> 5)]! & (1 << (v & 31))) !== 0) continue;
      if (++pairs > MOST_PAIRS) return undefined;
      join(neighbours, u, v);
    }
  }
  return neighbours;
}

/** Are the facets all the maximal independent sets of the graph? */
function isIndependenceComplex(facets: SetFamily, neighbours: readonly Set<number>[], work: Work): boolean {
  const support = new Set(facets.support());
  const nonfaces = neighbours.flatMap((others, u) =>
    support.has(u) ? [...others].filter((v) => v > u).map((v) => [u, v]) : [[u]],
  );
  const bounds = work.part({ limit: facets.size });
  return SetFamily.fromLists(nonfaces, facets.n).maximalIndependentSets(bounds).equals(facets);
}

function join(neighbours: readonly Set<number>[], u: number, v: number): void {
  neighbours[u]!.add(v);
  neighbours[v]!.add(u);
}

function isBipartite(neighbours: readonly Set<number>[]): boolean {
  const colour = new Int8Array(neighbours.length);
  for (let start = 0; start < neighbours.length; start++) {
    if (colour[start] !== 0) continue;
    colour[start] = 1;
    const queue = [start];
    for (const u of queue)
      for (const v of neighbours[u]!) {
        if (colour[v] === colour[u]) return false;
        if (colour[v] !== 0) continue;
        colour[v] = -colour[u]!;
        queue.push(v);
      }
  }
  return true;
}

/**
 * Takes a leaf x and its neighbour y: the graph is shellable exactly if both G∖N[x] and G∖N[y] are. Any leaf will do,
 * since all links of a shellable complex are shellable. Returns an independent set after whose removal with its
 * neighbours edges but no leaves are left, or undefined.
 */
function findBareLink(neighbours: readonly Set<number>[], work: Work): number[] | undefined {
  const all = Array.from(neighbours.keys()).filter((v) => neighbours[v]!.size > 0);
  const open: { face: number[]; left: number[] }[] = [{ face: [], left: all }];
  const seen = new Set<string>();
  while (open.length > 0) {
    const { face, left } = open.pop()!;
    work.step();
    const inside = new Set(left);
    const degree = (v: number): number => [...neighbours[v]!].filter((u) => inside.has(u)).length;
    const bare = left.filter((v) => degree(v) > 0);
    if (bare.length === 0) continue;
    const key = bare.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const leaf = bare.find((v) => degree(v) === 1);
    if (leaf === undefined) return face.sort((a, b) => a - b);
    const neighbour = [...neighbours[leaf]!].find((u) => inside.has(u))!;
    for (const v of [leaf, neighbour])
      open.push({ face: [...face, v], left: bare.filter((u) => u !== v && !neighbours[v]!.has(u)) });
  }
  return undefined;
}

/**
 * A chordless cycle whose length is neither 3 nor 5, or undefined: chordless paths from each smallest vertex are
 * extended by larger ones.
 */
function findChordlessCycle(neighbours: readonly Set<number>[], work: Work): number[] | undefined {
  for (let start = 0; start < neighbours.length; start++) {
    const paths = [[start]];
    while (paths.length > 0) {
      const path = paths.pop()!;
      const end = path.at(-1)!;
      work.step();
      for (const v of neighbours[end]!) {
        if (v <= start || path.slice(1, -1).some((u) => neighbours[u]!.has(v)) || path.includes(v)) continue;
        const closes = path.length > 1 && neighbours[start]!.has(v);
        if (!closes) paths.push([...path, v]);
        else if (path.length > 2 && path.length !== 4) return [...path, v];
      }
    }
  }
  return undefined;
}

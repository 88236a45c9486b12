import { popcount } from '../../sets/internal.kernel.js';
import {
  familyBySize,
  graphWalk,
  mappedWalk,
  placeToIntegers,
  SubsetWalk,
  walkBySize,
  type FamilyForm,
  type Walk,
} from '../../symmetry/internal.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import type { Vertex } from '../Vertex.js';

/** There are 489,996,795 complexes on seven vertices, and 165 billion graphs on twelve. */
const MOST_VERTICES = 6;
const MOST_OF_FLAG = 12;

export const complexes: FamilyForm<SimplicialComplex> = /* @__PURE__ */ familyBySize({
  name: 'complexes',
  kind: 'complex',
  words: 'the complexes with a to b vertices, each of them a face, or those that are pure or flag',
  example: 'complexes:1..5 pure',
  all: { most: MOST_VERTICES, walk: (n) => complexWalk(alike(n)) },
  some: {
    pure: { most: MOST_VERTICES, walk: (n) => pureWalk(alike(n)) },
    // The complexes of the cliques of graphs.
    flag: {
      most: MOST_OF_FLAG,
      walk: (n) => mappedWalk(graphWalk(n), (edges) => SimplicialComplex.cliqueComplex(edges, n)),
    },
  },
});

export const colouredComplexes: FamilyForm<SimplicialComplex> = /* @__PURE__ */ familyBySize({
  name: 'coloured-complexes',
  kind: 'complex',
  words: 'the complexes whose a to b vertices are all faces, and Left’s or Right’s each, or those that are pure',
  example: 'coloured-complexes:1..4',
  all: { most: MOST_VERTICES, walk: (n) => colouredWalk(n, complexWalk) },
  some: { pure: { most: MOST_VERTICES, walk: (n) => colouredWalk(n, pureWalk) } },
});

/** Those with fewer vertices of Left's come first; hers are the first vertices. */
function colouredWalk(n: number, walk: (ground: Ground) => Walk<SimplicialComplex>): Walk<SimplicialComplex> {
  return walkBySize(0, n, (left) => walk(coloured(n, left)));
}

/** The vertices of complexes, and which permutations of them make no difference. */
interface Ground {
  readonly n: number;
  readonly vertices: number | readonly Vertex[];
  readonly group: readonly Permutation[];
}

function alike(n: number): Ground {
  return { n, vertices: n, group: permutations(n) };
}

/** The first vertices are Left's, the others Right's. */
function coloured(n: number, left: number): Ground {
  const vertices = Array.from({ length: n }, (_, v): Vertex => {
    const isLeft = v < left;
    return { label: isLeft ? `x${v + 1}` : `y${v - left + 1}`, side: isLeft ? 'L' : 'R' };
  });
  const right = permutations(n - left).map((images) => images.map((image) => image + left));
  const group = permutations(left).flatMap((images) => right.map((others) => [...images, ...others]));
  return { n, vertices, group };
}

/** The facets of a pure complex are any sets of one size that contain all vertices. */
function pureWalk(ground: Ground): Walk<SimplicialComplex> {
  const { n, group } = ground;
  return walkBySize(1, n, (size) => ({
    *stops(start, look) {
      const sets = setsOfSize(n, size);
      const walk = new SubsetWalk(sets.length, actionOn(sets, group), look);
      const first = start === undefined ? undefined : placeToIntegers(start);
      const stop = {
        item: () =>
          complexOf(
            ground,
            walk.chosen.map((i) => sets[i]!),
          ),
        place: () => walk.chosen.join(','),
      };
      for (const _ of walk.subsets(first)) {
        const union = walk.chosen.reduce((mask, i) => mask | sets[i]!, 0);
        if (union === (1 << n) - 1) yield stop;
      }
    },
  }));
}

/** A walk through all complexes: first by their edges, then by their triangles, and so on. */
function complexWalk(ground: Ground): Walk<SimplicialComplex> {
  return {
    *stops(start, look) {
      const walk = new SkeletonWalk(ground.n, look);
      const first = start?.split(';').map(placeToIntegers) ?? [];
      const stop = { item: () => complexOf(ground, walk.facets()), place: () => walk.place() };
      for (const _ of walk.complexes(2, ground.group, first)) yield stop;
    },
  };
}

/**
 * A walk in which a complex of some dimension is followed by those of which it is the skeleton: the next faces are sets
 * of those that may be added, one set for each orbit of the automorphisms.
 */
class SkeletonWalk {
  readonly #n: number;
  readonly #look: () => void;
  /** Whether each set of vertices, as a mask, is a face. */
  readonly #isFace: Uint8Array;
  /** For each size, from 2 on, which of the sets that may be added were. */
  readonly #chosen: (readonly number[])[] = [];

  constructor(n: number, look: () => void) {
    this.#n = n;
    this.#look = look;
    this.#isFace = new Uint8Array(1 << n);
    for (let v = 0; v < n; v++) this.#isFace[1 << v] = 1;
  }

  /**
   * Stops at each complex whose faces of less than a size are those of the moment.
   * @param group the automorphisms of these faces
   * @param start for each size the first choice
   */
  *complexes(size: number, group: readonly Permutation[], start: readonly (readonly number[])[]): Generator<void> {
    const isFace = this.#isFace;
    const sets = setsOfSize(this.#n, size).filter((set) => facetsOfSimplex(set).every((face) => isFace[face] === 1));
    const walk = new SubsetWalk(sets.length, actionOn(sets, group), this.#look);
    let next = start;
    for (const _ of walk.subsets(start[size - 2])) {
      this.#chosen[size - 2] = walk.chosen;
      if (walk.chosen.length === 0) yield;
      else {
        const added = walk.chosen.map((i) => sets[i]!);
        for (const set of added) isFace[set] = 1;
        yield* this.complexes(
          size + 1,
          walk.stabilizer().map((i) => group[i]!),
          next,
        );
        for (const set of added) isFace[set] = 0;
      }
      next = [];
    }
    this.#chosen.length = size - 2;
  }

  facets(): number[] {
    const facets: number[] = [];
    for (let set = 1; set < this.#isFace.length; set++) {
      let isFacet = this.#isFace[set] === 1;
      for (let v = 0; isFacet && v < this.#n; v++)
        isFacet = ((set >> v) & 1) !== 0 || this.#isFace[set | (1 << v)] === 0;
      if (isFacet) facets.push(set);
    }
    return facets;
  }

  place(): string {
    return this.#chosen.map((places) => places.join(',')).join(';');
  }
}

/** The images of 0 … n−1. */
type Permutation = readonly number[];

/** All permutations of 0 … n−1. */
function permutations(n: number): readonly Permutation[] {
  let found: number[][] = [[]];
  for (let v = 0; v < n; v++)
    found = found.flatMap((images) =>
      Array.from({ length: v + 1 }, (_, i) => [...images.slice(0, i), v, ...images.slice(i)]),
    );
  return found;
}

/** How permutations of the vertices permute some sets of them, which they bring to each other. */
function actionOn(sets: readonly number[], group: readonly Permutation[]): Uint8Array[] {
  const placeOf = new Map(sets.map((set, i) => [set, i]));
  return group.map((images) => Uint8Array.from(sets, (set) => placeOf.get(imageOf(set, images))!));
}

function imageOf(set: number, images: Permutation): number {
  let image = 0;
  for (let v = 0; set >> v !== 0; v++) if (((set >> v) & 1) !== 0) image |= 1 << images[v]!;
  return image;
}

/** The sets of so many of n vertices, as masks, ascending. */
function setsOfSize(n: number, size: number): number[] {
  return Array.from({ length: 1 << n }, (_, set) => set).filter((set) => popcount(set) === size);
}

/** A set without each of its vertices. */
function facetsOfSimplex(set: number): number[] {
  const faces: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) faces.push(set & ~(rest & -rest));
  return faces;
}

function complexOf({ n, vertices }: Ground, facets: readonly number[]): SimplicialComplex {
  const lists = facets.map((set) => Array.from({ length: n }, (_, v) => v).filter((v) => ((set >> v) & 1) !== 0));
  return SimplicialComplex.fromFacets(lists, vertices);
}

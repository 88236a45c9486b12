import type { LabelledPoset } from './LabelledPoset.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import type { Player } from '../player.js';

/**
 * Whether a poset is the face poset of a complex: if so, the complex and the face of each element; else the first
 * reason that is met, with elements that show it.
 * - `no-bottom`: two minimal elements (`elements` holds up to two)
 * - `lower-covers`: the element does not cover exactly one element for each of its faces without one vertex
 * - `same-vertices`: two elements lie above the same vertices
 * - `cover-labels`: the cover of the second element over the first is labelled otherwise than the vertex it adds
 */
export type ComplexOfFacePoset =
  | {
      readonly facePoset: true;
      readonly complex: SimplicialComplex;
      readonly faces: readonly (readonly number[])[];
    }
  | {
      readonly facePoset: false;
      readonly because: 'no-bottom' | 'lower-covers' | 'same-vertices' | 'cover-labels';
      readonly elements: readonly number[];
    };

/**
 * The complex whose face poset a poset is. Vertices are the covers of the bottom element with its labels as sides;
 * Left's come first, then Right's, then the others, and are called x1, x2, …, y1, y2, …, 1, 2, … The empty poset gives
 * the void complex.
 * @complexity O(n · d²) for faces of at most d vertices
 * @source Huntemann 2018, Prop. 3.18
 */
export function complexFromFacePoset(poset: LabelledPoset): ComplexOfFacePoset {
  const fail = (
    because: (ComplexOfFacePoset & { readonly facePoset: false })['because'],
    ...elements: readonly number[]
  ): ComplexOfFacePoset => ({ facePoset: false, because, elements });
  if (poset.n === 0) return { facePoset: true, complex: SimplicialComplex.void([]), faces: [] };
  const [bottom, other] = poset.minimalElements;
  if (other !== undefined) return fail('no-bottom', bottom!, other);
  const atoms = numberedAtoms(poset, bottom!);
  const vertices = atoms.map(({ vertex }) => vertex);
  const faces: number[][] = new Array<number[]>(poset.n);
  const owner = new Map<string, number>();
  const own = new Map(atoms.map(({ element }, v) => [element, v]));
  for (const x of poset.linearOrder) {
    const covered = poset.lowerCovers(x);
    const v = own.get(x);
    const face =
      x === bottom
        ? []
        : v !== undefined
          ? [v]
          : [...new Set(covered.flatMap(({ lower }) => faces[lower]!))].sort((a, b) => a - b);
    faces[x] = face;
    const twin = owner.get(face.join());
    if (twin !== undefined) return fail('same-vertices', twin, x);
    owner.set(face.join(), x);
    if (covered.length !== face.length) return fail('lower-covers', x);
    for (const { lower, label } of covered) {
      // Faces of different elements differ, so as many of one size less are all of them.
      if (faces[lower]!.length !== face.length - 1) return fail('lower-covers', x);
      const added = face.find((u) => !faces[lower]!.includes(u))!;
      if (vertices[added]!.side !== label) return fail('cover-labels', lower, x);
    }
  }
  const facets = poset.maximalElements.map((x) => faces[x]!);
  return { facePoset: true, complex: SimplicialComplex.fromFacets(facets, vertices), faces };
}

/** The atoms with their vertices, Left's first, then Right's, then the others. */
function numberedAtoms(poset: LabelledPoset, bottom: number): { element: number; vertex: Vertex }[] {
  const covers = poset.upperCovers(bottom);
  const of = (side: Player | undefined, prefix: string): { element: number; vertex: Vertex }[] =>
    covers
      .filter(({ label }) => label === side)
      .map(({ upper }, i) => ({
        element: upper,
        vertex: side === undefined ? { label: `${prefix}${i + 1}` } : { label: `${prefix}${i + 1}`, side },
      }));
  return [...of('L', 'x'), ...of('R', 'y'), ...of(undefined, '')];
}

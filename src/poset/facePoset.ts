import { complexOf } from '../complex/internal.js';
import { showAs } from '../inspect.js';
import type { ComplexSource } from '../complex/index.js';
import { integer, optional, requireShape } from '../shape.js';
import { Work, type RunOptions } from '../run.js';
import { LabelledPoset, type Cover } from './LabelledPoset.js';

/** A face poset: element i stands for the face `faces[i]` (vertex indices, ascending). */
export class FacePoset {
  readonly poset: LabelledPoset;
  readonly faces: readonly (readonly number[])[];

  constructor(poset: LabelledPoset, faces: readonly (readonly number[])[]) {
    this.poset = poset;
    this.faces = faces;
  }

  toString(): string {
    return String(this.poset);
  }
}

showAs(FacePoset);

/** Which faces, and bounds of the search for them. */
export interface FacePosetOptions extends RunOptions {
  /** Only the faces of at most this dimension: those of a skeleton. */
  readonly dimension?: number;
}

/**
 * The faces of a complex by inclusion, by dimension and then lexicographically: element 0 is ∅. Elements are labelled
 * by the labels of their vertices joined by `.`, a cover by the side of the vertex it adds. Empty for the void complex.
 * @throws LimitError; `limit` counts faces
 * @source Huntemann 2018, Def. 3.16
 * @source Huntemann 2018, Def. 3.15
 * @example facePoset(SimplicialComplex.fromFacets([[0, 1]], 2)).poset.n // 4
 */
export function facePoset(complex: ComplexSource, options: FacePosetOptions = {}): FacePoset {
  complex = complexOf(complex, 'facePoset');
  const { dimension, ...run } = options;
  requireShape('facePoset', optional(integer(-1)), dimension, 'options.dimension');
  const work = new Work('facePoset', run);
  const faces: number[][] = [];
  const index = new Map<string, number>();
  const covers: Cover[] = [];
  for (let k = -1, before = -1; k <= (dimension ?? Infinity) && faces.length > before; k++) {
    before = faces.length;
    for (const face of complex.faces(k)) {
      const upper = faces.length;
      index.set(face.join(), upper);
      faces.push(face);
      if ((upper & 255) === 0 || upper === options.limit) work.tick(upper + 1);
      for (const v of face) {
        const lower = index.get(face.filter((u) => u !== v).join())!;
        const { side } = complex.vertices[v]!;
        covers.push(side === undefined ? { lower, upper } : { lower, upper, label: side });
      }
    }
  }
  covers.sort((a, b) => a.lower - b.lower || a.upper - b.upper);
  const labels = faces.map((face) => (face.length === 0 ? '∅' : face.map((v) => complex.vertices[v]!.label).join('.')));
  return new FacePoset(LabelledPoset.ofHasseDiagram(labels, covers), faces);
}

import type { HomologyGroup } from '../../complex/index.js';
import { DefinedHomology, facesBySize, linkByDefinition, rankInCharacteristic } from '../../complex/internal.js';

/**
 * The links of the faces of a complex with their homology over the integers, from whole boundary matrices: what the
 * verifiers have in common, and nothing else does.
 */
export class LinksByDefinition {
  readonly #facets: readonly (readonly number[])[];
  readonly #homology = new DefinedHomology();
  #faces: readonly (readonly number[])[] | undefined;

  /** @param facets of a complex */
  constructor(facets: readonly (readonly number[])[]) {
    this.#facets = facets;
  }

  /** All faces, small ones first; none of the void complex. */
  get faces(): readonly (readonly number[])[] {
    return (this.#faces ??= facesBySize(this.#facets).flat());
  }

  /** The dimension of the link of a face; undefined if it is not a face. */
  dimension(face: readonly number[]): number | undefined {
    const link = linkByDefinition(this.#facets, face);
    return link.length === 0 ? undefined : link.reduce((most, facet) => Math.max(most, facet.length - 1), -1);
  }

  /** The homology of the link in the degrees −1 … its dimension. */
  homology(face: readonly number[]): readonly HomologyGroup[] {
    return this.#homology.of(linkByDefinition(this.#facets, face));
  }

  /** The dimension of the homology of the link of a face over the fields of a characteristic. */
  rank(face: readonly number[], degree: number, characteristic: bigint): number {
    return rankInCharacteristic(this.homology(face), degree, characteristic);
  }

  /** The least degree below a bound in which the link of a face has homology in a characteristic. */
  degreeBelow(face: readonly number[], bound: number, characteristic: bigint): number | undefined {
    for (let degree = -1; degree < Math.min(bound, this.homology(face).length - 1); degree++)
      if (this.rank(face, degree, characteristic) > 0) return degree;
    return undefined;
  }

  /** A face whose link has homology below its dimension, and the degree: Reisner's criterion fails. */
  failure(characteristic: bigint, smallest: number = 0): readonly [readonly number[], number] | undefined {
    for (const face of this.faces) {
      if (face.length < smallest) continue;
      const degree = this.degreeBelow(face, this.homology(face).length - 2, characteristic);
      if (degree !== undefined) return [face, degree];
    }
    return undefined;
  }
}

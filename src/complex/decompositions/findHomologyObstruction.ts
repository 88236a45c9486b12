import { reducedHomology } from '../homology/reducedHomology.js';
import { torsionPrimes } from '../homology/torsionPrimes.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { Work } from '../../run.js';
import { hTriangle } from './hTriangle.js';

/**
 * The links of a shellable complex are shellable, and a shellable complex has free homology: in degree m − 1 as many
 * generators as the h-triangle counts facets of size m that are their own restriction sets (Björner and Wachs 1996;
 * links in part II, 1997). Here one link has not.
 */
export interface HomologyObstruction {
  readonly because: 'homology';
  readonly witness: {
    /** The face whose link it is; ∅ for the complex itself. */
    readonly face: readonly number[];
    readonly degree: number;
    readonly rank: number;
    readonly torsion: readonly bigint[];
    /** What the h-triangle of the link says the rank would be, over every field. */
    readonly expectedRank: bigint;
    /** Over the fields of this characteristic, 0 or a prime, it is another: */
    readonly characteristic: bigint;
    readonly dimension: number;
  };
}

/** The homology of the links of faces up to this size is tested. */
const LARGEST_LINKED = 2;

/**
 * Compares the homology of the complex and of the links of its vertices and edges with what a shelling would give. In a
 * pure complex a difference also says that it is not Cohen–Macaulay.
 * @throws LimitError
 */
export function findHomologyObstruction(complex: SimplicialComplex, work: Work): HomologyObstruction | undefined {
  for (let size = 0; size <= LARGEST_LINKED; size++)
    for (const face of complex.faces(size - 1)) {
      work.step();
      const link = size === 0 ? complex : complex.link(face);
      const diagonal = new Map(hTriangle(link, work.part()).map(({ facetSize, h }) => [facetSize - 1, h[facetSize]!]));
      const groups = reducedHomology(link, work.part());
      for (const { degree, rank, torsion } of groups) {
        const expectedRank = diagonal.get(degree) ?? 0n;
        if (BigInt(rank) === expectedRank && torsion.length === 0) continue;
        const characteristic =
          BigInt(rank) === expectedRank ? torsionPrimes([{ degree, rank, torsion }], work.part())[0]! : 0n;
        const divisible = groups.slice(Math.max(0, degree), degree + 2).flatMap((group) => group.torsion);
        const dimension =
          rank + divisible.filter((order) => characteristic !== 0n && order % characteristic === 0n).length;
        const over = { characteristic, dimension };
        return { because: 'homology', witness: { face, degree, rank, torsion, expectedRank, ...over } };
      }
    }
  return undefined;
}

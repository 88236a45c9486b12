import type { Work } from '../../run.js';
import { findCovering, type Covering } from '../homotopy/findCovering.js';
import { SimplicialComplex } from '../SimplicialComplex.js';

/**
 * The facets of dimension at least 2 of a shellable complex generate a shellable one, which is homotopy equivalent to a
 * wedge of spheres of dimension at least 2 (Björner and Wachs 1996, Thm 4.1 and Lemma 2.6), and so simply connected;
 * the links of a shellable complex are shellable. Constructible complexes of dimension at least 2 are simply connected
 * too, by the theorem of Seifert and van Kampen, and their links are constructible. Here one link has facets of
 * dimension at least 2 that generate a connected complex with a covering, which therefore is not simply connected.
 */
export interface FundamentalGroupObstruction {
  readonly because: 'fundamental-group';
  readonly witness: {
    /** The face whose link it is; ∅ for the complex itself. */
    readonly face: readonly number[];
    readonly covering: Covering;
  };
}

/** The links of faces up to this size are tested, */
const LARGEST_LINKED = 2;
/** with at most so many triangles in the facets of each, and in all of them, */
const MOST_TRIANGLES = 20_000;
const MOST_IN_ALL = 100_000;
/** and in each so many steps. */
const STEPS = 20_000;

/**
 * Looks for coverings of the complex and of the links of its vertices and edges. Homology is looked at before: what is
 * not connected is passed over.
 * @throws LimitError
 */
export function findFundamentalGroupObstruction(
  complex: SimplicialComplex,
  work: Work,
): FundamentalGroupObstruction | undefined {
  const { dimension } = complex;
  let looked = 0;
  for (let size = 0; size <= Math.min(LARGEST_LINKED, dimension - 2); size++)
    for (const face of complex.faces(size - 1)) {
      work.tick(0);
      const part = partOfDimensionTwo(size === 0 ? complex : complex.link(face));
      if (part === undefined) continue;
      looked += part.triangles;
      if (looked > MOST_IN_ALL) return undefined;
      const found = findCovering(part.complex, work.part({ limit: STEPS }));
      if (found.simplyConnected === false)
        return { because: 'fundamental-group', witness: { face, covering: found.covering } };
    }
  return undefined;
}

/**
 * The complex that has the covering of an obstruction: what the facets of dimension at least 2 of the link generate, on
 * all vertices.
 */
export function complexWithCovering(
  complex: SimplicialComplex,
  { face }: Pick<FundamentalGroupObstruction['witness'], 'face'>,
): SimplicialComplex {
  return generatedByLarge(face.length === 0 ? complex : complex.link(face));
}

function generatedByLarge({ facets, vertices }: SimplicialComplex): SimplicialComplex {
  return SimplicialComplex.ofAntichain(vertices, { facets: facets.filter((i) => facets.cardinality(i) >= 3) });
}

/** What the facets of dimension at least 2 generate, if there are not too many and it is connected. */
function partOfDimensionTwo(
  complex: SimplicialComplex,
): { readonly complex: SimplicialComplex; readonly triangles: number } | undefined {
  const part = generatedByLarge(complex);
  const large = part.facets;
  const triangles = large.cardinalities().reduce((sum, size) => sum + (size * (size - 1) * (size - 2)) / 6, 0);
  if (large.size === 0 || triangles > MOST_TRIANGLES) return undefined;
  return part.isConnected() ? { complex: part, triangles } : undefined;
}

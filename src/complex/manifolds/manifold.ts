import { Work, type RunOptions, type Undecided } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { shelling } from '../decompositions/shelling.js';
import { findCovering, type Covering } from '../homotopy/findCovering.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { wrongLink, type WrongLink } from './homologySphere.js';
import { boundaryComplex, isPseudomanifold } from './pseudomanifold.js';

/** Why a complex is a PL sphere or ball: a pseudomanifold with a shelling is one (Danaraj and Klee 1974). */
export interface ShelledProof {
  /** The facets, as sets of vertices, in the order of a shelling. */
  readonly shelling: readonly (readonly number[])[];
}

/** A link that is not a PL sphere or ball, or another condition that fails. */
export type NotManifold =
  | { readonly because: 'void' }
  /** Two facets of different sizes, by their indices. */
  | { readonly because: 'not-pure'; readonly facets: readonly [number, number] }
  /** The link of the face has neither boundary and no homology, nor no boundary and the homology of a sphere. */
  | ({ readonly because: 'homology' } & WrongLink)
  /** The link of the face, of dimension at least 2, has a covering with several sheets. */
  | { readonly because: 'covering'; readonly face: readonly number[]; readonly covering: Covering };

/** Whether a complex is a PL manifold, with a proof for the link of each vertex, or what fails. */
export type Manifold =
  | {
      readonly manifold: true;
      /** Without boundary: all links are spheres. */
      readonly closed: boolean;
      readonly links: readonly ({ readonly vertex: number } & ShelledProof)[];
    }
  | ({ readonly manifold: false } & NotManifold)
  | ({ readonly manifold: 'undecided' } & Undecided);

/** Whether a complex is a PL sphere, with a proof or what fails. */
export type Sphere =
  | ({ readonly sphere: true } & ShelledProof)
  /** A ridge that lies in one facet alone. */
  | { readonly sphere: false; readonly because: 'boundary'; readonly ridge: readonly number[] }
  | ({ readonly sphere: false } & NotManifold)
  | ({ readonly sphere: 'undecided' } & Undecided);

/** Whether a complex is a PL ball, with a proof or what fails. */
export type Ball =
  | ({ readonly ball: true } & ShelledProof)
  /** No ridge lies in one facet alone. */
  | { readonly ball: false; readonly because: 'no-boundary' }
  | ({ readonly ball: false } & NotManifold)
  | ({ readonly ball: 'undecided' } & Undecided);

/**
 * Is the complex a PL manifold, with or without boundary: is the link of every vertex a PL sphere or a PL ball? Yes by
 * shellings of all links; no by the homology or a covering of the link of a face; else undecided, as no algorithm tells
 * it always. It need not be connected. {∅} is a manifold of dimension −1, the void complex is not a manifold. Nor is a
 * triangulated manifold that is not PL, such as the double suspension of the Poincaré sphere.
 * @param options `limit` counts vertices and faces whose links were looked at
 * @source Danaraj and Klee 1974
 * @example manifold(namedComplex('torus')).manifold // true
 */
export function manifold(complex: ComplexSource, options: RunOptions = {}): Manifold {
  complex = complexOf(complex, 'manifold');
  return Work.decide(
    'manifold',
    options,
    (work): Manifold => manifoldOf(complex, work),
    (explored): Manifold => ({ manifold: 'undecided', explored }),
  );
}

/**
 * Is the complex a PL sphere: have it and the boundary of a simplex a common subdivision? Yes by a shelling, no by the
 * homology or a covering of the link of a face, else undecided. {∅} is the sphere of dimension −1.
 * @param options `limit` counts faces whose links were looked at
 * @source Danaraj and Klee 1974
 * @example sphere(crossPolytopeBoundary(3)).sphere // true
 */
export function sphere(complex: ComplexSource, options: RunOptions = {}): Sphere {
  complex = complexOf(complex, 'sphere');
  return Work.decide(
    'sphere',
    options,
    (work): Sphere => {
      const { holds, ...found } = provenOrNot(complex, work, (boundary) =>
        boundary.isVoid ? undefined : { because: 'boundary', ridge: boundary.facets.list(0) },
      );
      return { sphere: holds, ...found } as Sphere;
    },
    (explored): Sphere => ({ sphere: 'undecided', explored }),
  );
}

/**
 * Is the complex a PL ball: have it and a simplex a common subdivision? Yes by a shelling, no by the homology or a
 * covering of the link of a face, else undecided. A point is the ball of dimension 0.
 * @param options `limit` counts faces whose links were looked at
 * @source Danaraj and Klee 1974
 * @example ball(SimplicialComplex.fromFacets([[0, 1, 2], [1, 2, 3]])).ball // true
 */
export function ball(complex: ComplexSource, options: RunOptions = {}): Ball {
  complex = complexOf(complex, 'ball');
  return Work.decide(
    'ball',
    options,
    (work): Ball => {
      const { holds, ...found } = provenOrNot(complex, work, (boundary) =>
        boundary.isVoid ? { because: 'no-boundary' } : undefined,
      );
      return { ball: holds, ...found } as Ball;
    },
    (explored): Ball => ({ ball: 'undecided', explored }),
  );
}

/** Whether the whole complex is a PL sphere or ball, unless its boundary is not that of one. */
function provenOrNot(
  complex: SimplicialComplex,
  work: Work,
  wrongBoundary: (boundary: SimplicialComplex) => object | undefined,
): { readonly holds: boolean | 'undecided' } {
  const { boundary, ...flaw } = purely(complex, work);
  if (boundary === undefined) return { holds: false, ...flaw };
  const wrong = wrongBoundary(boundary);
  if (wrong !== undefined) return { holds: false, ...wrong };
  const found = linkOf(complex, [], boundary, work);
  return { holds: 'because' in found ? false : 'shelling' in found || 'undecided', ...found };
}

function manifoldOf(complex: SimplicialComplex, work: Work): Manifold {
  const { boundary, ...flaw } = purely(complex, work);
  if (boundary === undefined) return { manifold: false, ...(flaw as NotManifold) };
  const links: ({ vertex: number } & ShelledProof)[] = [];
  let isOpen = false;
  for (const vertex of complex.support) {
    work.step();
    const found = linkOf(complex, [vertex], boundary, work);
    if ('because' in found) return { manifold: false, ...found };
    if ('shelling' in found) links.push({ vertex, ...found });
    else isOpen = true;
  }
  if (isOpen) return { manifold: 'undecided', explored: work.steps };
  return { manifold: true, closed: complex.dimension < 1 || boundary.isVoid, links };
}

/** The boundary of a pure complex, or why there is none. */
function purely(
  complex: SimplicialComplex,
  work: Work,
): { readonly boundary: SimplicialComplex } | (NotManifold & { readonly boundary?: undefined }) {
  if (complex.isVoid) return { because: 'void' };
  const facets = complex.listFacets(work.part());
  if (!complex.isPure()) return { because: 'not-pure', facets: [0, facets.size - 1] };
  return { boundary: boundaryComplex(complex, work.part()) };
}

/** States of the search for a shelling of one link, */
const STATES = 20_000;
/** and steps of the search for a covering. */
const STEPS = 100_000;

/** Whether the link of a face of a pure complex is a PL sphere or ball, with what shows it. */
function linkOf(
  complex: SimplicialComplex,
  face: readonly number[],
  boundary: SimplicialComplex,
  work: Work,
): ShelledProof | Extract<NotManifold, { face: unknown }> | Undecided {
  const link = complex.link(face);
  if (isPseudomanifold(link, work.part())) {
    const found = shelling(link, work.part({ limit: STATES }));
    if (found.shellable === true) return { shelling: found.order.map((i) => link.facets.list(i)) };
  }
  const within = (more: readonly number[]): number[] => [...face, ...more].sort((a, b) => a - b);
  const wrong = wrongLink(link, (more) => !boundary.isFace(within(more)), work, 1);
  if (wrong !== undefined) return { because: 'homology', ...wrong, face: within(wrong.face) };
  // Up to dimension 2 the homology tells spheres and balls.
  for (let k = link.dimension - 4; k >= -1; k--)
    for (const more of link.faces(k)) {
      work.step();
      const found = findCovering(link.link(more), work.part({ limit: STEPS }));
      if (found.simplyConnected === false) return { because: 'covering', face: within(more), covering: found.covering };
    }
  return { explored: work.steps };
}

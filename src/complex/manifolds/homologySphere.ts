import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import type { HomologyGroup } from '../homology/HomologyGroup.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { boundaryComplex, pseudomanifold, type Pseudomanifold } from './pseudomanifold.js';

/** A face whose link has not the homology that it should have. */
export interface WrongLink {
  readonly face: readonly number[];
  /** The reduced homology of the link over the integers. */
  readonly homology: readonly HomologyGroup[];
}

/** Whether a complex is a homology sphere, or the first condition that fails. */
export type HomologySphere =
  | { readonly sphere: true }
  | { readonly sphere: false; readonly because: 'void' }
  | { readonly sphere: false; readonly because: 'no-closed-pseudomanifold'; readonly pseudomanifold: Pseudomanifold }
  | { readonly sphere: false; readonly because: 'link'; readonly link: WrongLink }
  | { readonly sphere: 'undecided'; readonly explored: number };

/** Whether a complex is a homology ball, or the first condition that fails. */
export type HomologyBall =
  | { readonly ball: true; readonly boundary: SimplicialComplex }
  | { readonly ball: false; readonly because: 'void' }
  | {
      readonly ball: false;
      readonly because: 'no-pseudomanifold-with-boundary';
      readonly pseudomanifold: Pseudomanifold;
    }
  | { readonly ball: false; readonly because: 'boundary'; readonly boundary: HomologySphere }
  | { readonly ball: false; readonly because: 'link'; readonly link: WrongLink }
  | { readonly ball: 'undecided'; readonly explored: number };

/**
 * Is the complex a homology sphere over the integers: does the link of every face, including ∅, have the homology of a
 * sphere of its dimension? Every sphere whose links are spheres is one, and up to dimension 2 there are no others; the
 * Poincaré sphere is one without being a sphere. {∅} is the sphere of dimension −1.
 * @param options when they cut the work off, the answer is undecided; `limit` counts faces whose links were looked at
 */
export function homologySphere(complex: ComplexSource, options: RunOptions = {}): HomologySphere {
  complex = complexOf(complex, 'homologySphere');
  return Work.decide(
    'homologySphere',
    options,
    (work): HomologySphere => sphereOf(complex, work),
    (explored): HomologySphere => ({ sphere: 'undecided', explored }),
  );
}

/**
 * Is the complex a homology ball over the integers: is it acyclic, are the links of faces on its boundary acyclic and
 * those of the others with the homology of spheres, and is the boundary a homology sphere? Up to dimension 2 these are
 * the balls.
 * @param options when they cut the work off, the answer is undecided; `limit` counts faces whose links were looked at
 */
export function homologyBall(complex: ComplexSource, options: RunOptions = {}): HomologyBall {
  complex = complexOf(complex, 'homologyBall');
  return Work.decide(
    'homologyBall',
    options,
    (work): HomologyBall => ballOf(complex, work),
    (explored): HomologyBall => ({ ball: 'undecided', explored }),
  );
}

function sphereOf(complex: SimplicialComplex, work: Work): HomologySphere {
  if (complex.isVoid) return { sphere: false, because: 'void' };
  const thin = pseudomanifold(complex, work.part());
  if (!thin.pseudomanifold || !thin.closed)
    return { sphere: false, because: 'no-closed-pseudomanifold', pseudomanifold: thin };
  const link = wrongLink(complex, () => true, work);
  return link === undefined ? { sphere: true } : { sphere: false, because: 'link', link };
}

function ballOf(complex: SimplicialComplex, work: Work): HomologyBall {
  if (complex.isVoid) return { ball: false, because: 'void' };
  const thin = pseudomanifold(complex, work.part());
  if (!thin.pseudomanifold || thin.closed)
    return { ball: false, because: 'no-pseudomanifold-with-boundary', pseudomanifold: thin };
  const boundary = boundaryComplex(complex, work.part());
  const around = sphereOf(boundary, work);
  if (around.sphere !== true) return { ball: false, because: 'boundary', boundary: around };
  const link = wrongLink(complex, (face) => !boundary.isFace(face), work);
  return link === undefined ? { ball: true, boundary } : { ball: false, because: 'link', link };
}

/**
 * A largest face whose link has not the homology of a sphere, or of a point for faces that are not inner.
 * @param codimension of the largest faces looked at; in a pseudomanifold the links of facets and ridges are right
 */
export function wrongLink(
  complex: SimplicialComplex,
  isInner: (face: readonly number[]) => boolean,
  work: Work,
  codimension = 2,
): WrongLink | undefined {
  const { dimension } = complex;
  for (let k = dimension - codimension; k >= -1; k--)
    for (const face of complex.faces(k)) {
      work.tick(++work.steps);
      const homology = reducedHomology(complex.link(face), work.part());
      const top = isInner(face) ? dimension - face.length : NaN;
      const right = homology.every(
        ({ degree, rank, torsion }) => torsion.length === 0 && rank === (degree === top ? 1 : 0),
      );
      if (!right) return { face, homology };
    }
  return undefined;
}

import { range } from '../helpers/range.js';
import { homologyOver } from './homology.js';
import * as complexes from './simplicialComplex.js';
import { subsets } from './setFamily.js';
import type { List } from './setFamily.js';
import type { Faces } from './simplicialComplex.js';

/** Stanley–Reisner rings by the definitions, over the field of characteristic p (0: the rational numbers). */

/** The dimensions of reduced homology from degree −1, by dense boundary matrices. */
function ranks(faces: Faces, p: number): number[] {
  return homologyOver(faces, p).map(({ rank }) => rank);
}

/** Hochster's formula over all sets of variables: [i, monomial, rank] without order. */
export function bettiNumbers(faces: Faces, n: number, p: number): [number, number[], number][] {
  return subsets(range(n)).flatMap((W) =>
    ranks(
      faces.filter((face) => face.every((v) => W.includes(v))),
      p,
    ).flatMap((r, s): [number, number[], number][] => (r === 0 ? [] : [[W.length - s, W, r]])),
  );
}

/** Reisner's criterion over all faces, or over those not empty. */
export function linksVanish(faces: Faces, p: number, among: readonly List[] = faces): boolean {
  return among.every((face) =>
    ranks(complexes.link(faces, face), p)
      .slice(0, -1)
      .every((r) => r === 0),
  );
}

/** All pure skeletons are Cohen–Macaulay. */
export function isSequentiallyCohenMacaulay(faces: Faces, p: number): boolean {
  return range(complexes.dimension(faces) === -Infinity ? 0 : complexes.dimension(faces) + 2).every((size) =>
    linksVanish(complexes.closure(faces.filter((face) => face.length === size)), p),
  );
}

/** The least |F| + i + 1 with homology of the link of F in degree i. */
export function depth(faces: Faces, p: number): number {
  return Math.min(
    Infinity,
    ...faces.flatMap((face) =>
      ranks(complexes.link(faces, face), p).flatMap((r, s) => (r === 0 ? [] : [face.length + s])),
    ),
  );
}

/** The depth of every localisation at a face is at least r or the dimension. */
export function satisfiesSerre(faces: Faces, r: number, p: number): boolean {
  return faces.every((face) => {
    const link = complexes.link(faces, face);
    return depth(link, p) >= Math.min(r, complexes.dimension(link) + 1);
  });
}

/** Without cone points, all links have the homology of spheres. */
export function isGorenstein(faces: Faces, p: number): boolean {
  const facets = complexes.facets(faces);
  const cone = (facets[0] ?? []).filter((v) => facets.every((facet) => facet.includes(v)));
  const core = faces.filter((face) => !face.some((v) => cone.includes(v)));
  return core.every((face) => {
    const all = ranks(complexes.link(core, face), p);
    return all.at(-1) === 1 && all.slice(0, -1).every((r) => r === 0);
  });
}

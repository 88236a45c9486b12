import type { HomologyGroup, SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { connectedClasses } from '../../sets/internal.js';
import type { LinkCondition, LinkObstruction } from './linkObstructions.js';

/** Reisner's criterion (Reisner 1976): below its dimension, no link has homology. */
export function reisnerCondition(dimension: number): LinkCondition {
  return { vanishing: (_, linkDimension) => linkDimension - 1, largest: dimension - 1, smallest: 0 };
}

/**
 * A face with a link that is disconnected and not a set of points, of a complex that is not pure: one whose link is not
 * pure while the links of larger faces around it are.
 */
export function disconnectedLink(complex: SimplicialComplex, work: Work): LinkObstruction | undefined {
  const all = complex.listFacets(work.part());
  if (isPure(all)) return undefined;
  const face: number[] = [];
  let link = all;
  for (;;) {
    const next = link.support().find((v) => !isPure(linkOf(link, v)));
    if (next === undefined) break;
    face.push(next);
    link = linkOf(link, next);
  }
  face.sort((a, b) => a - b);
  const linkDimension = Math.max(...link.cardinalities()) - 1;
  const rank = countComponents(link) - 1;
  const groups: HomologyGroup[] = [
    { degree: -1, rank: 0, torsion: [] },
    { degree: 0, rank, torsion: [] },
  ];
  return { face, linkDimension, groups };
}

function linkOf(facets: SetFamily, v: number): SetFamily {
  return facets.containing([v]).contract([v]);
}

function isPure(facets: SetFamily): boolean {
  return new Set(facets.cardinalities()).size <= 1;
}

function countComponents(facets: SetFamily): number {
  return connectedClasses(facets.n, facets, new Set(facets.support())).length;
}

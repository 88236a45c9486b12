import { byField, fields, flag, indexBelow, integer, listOf, text } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { facesBySize, linkByDefinition } from '../homology/homologyByDefinition.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';
import { surfaceName, type FoundSurface } from './surface.js';
import { verifyOrientation } from './verifyOrientation.js';

/**
 * Does the witness of `surface` prove what it says? Links, boundary and the Euler characteristic are looked at by
 * definition, and the orientation by `verifyOrientation`.
 * @throws InputError `invalid-argument`
 */
export function verifySurface(complex: SimplicialComplex, claim: FoundSurface): Verification {
  const because = malformed(complex, claim) ?? whyNot(complex, claim);
  return because === undefined ? VERIFIED : refuse(because);
}

function malformed({ n, facets }: SimplicialComplex, claim: FoundSurface): string | undefined {
  const vertices = listOf(indexBelow(n));
  return byField(
    'surface',
    [
      true,
      fields({
        name: text,
        orientable: flag,
        genus: integer(0),
        eulerCharacteristic: integer(),
        boundaryComponents: integer(0),
        boundary: listOf(vertices),
      }),
    ],
    [
      false,
      byField(
        'because',
        ['void', fields({})],
        ['not-a-triangle', fields({ facet: indexBelow(facets.size) })],
        ['not-connected', fields({ component: vertices })],
        ['link', fields({ vertex: indexBelow(n) })],
      ),
    ],
  ).flaw(claim, 'claim');
}

function whyNot(complex: SimplicialComplex, claim: FoundSurface): string | undefined {
  const facets = complex.facets.toLists();
  const name = (face: readonly number[]): string => faceName(complex, face);
  if (!claim.surface)
    switch (claim.because) {
      case 'void':
        return facets.length === 0 ? undefined : 'the complex has a face';
      case 'not-a-triangle':
        return facets[claim.facet]!.length === 3 ? `${name(facets[claim.facet]!)} is a triangle` : undefined;
      case 'not-connected': {
        const inside = facets.map((facet) => facet.filter((v) => claim.component.includes(v)).length);
        const isUnion = facets.every(({ length }, i) => inside[i] === 0 || inside[i] === length);
        const isProper = inside.some((k) => k > 0) && inside.includes(0);
        return isUnion && isProper ? undefined : 'the vertices are not those of some components, or of all';
      }
      case 'link': {
        const link = linkByDefinition(facets, [claim.vertex]);
        return link.length > 0 && !isLine(link)
          ? undefined
          : `the link of ${name([claim.vertex])} is a circle or path, or empty`;
      }
    }
  const odd = facets.find(({ length }) => length !== 3);
  if (facets.length === 0 || odd !== undefined)
    return odd === undefined ? 'the complex is void' : `${name(odd)} is not a triangle`;
  const [, vertices = [], edges = []] = facesBySize(facets);
  if (!reaches(edges, vertices.length)) return 'the complex is not connected';
  const bad = vertices.find((v) => !isLine(linkByDefinition(facets, v)));
  if (bad !== undefined) return `the link of ${name(bad)} is neither a circle nor a path`;
  const free = new Set(edges.filter((edge) => linkByDefinition(facets, edge).length === 1).map((edge) => edge.join()));
  for (const circle of claim.boundary)
    for (const [i, u] of circle.entries()) {
      const edge = [u, circle[(i + 1) % circle.length]!].sort((a, b) => a - b);
      if (!free.delete(edge.join())) return `${name(edge)} is not an edge of the boundary, or comes twice`;
    }
  if (free.size > 0) return 'the circles leave out edges of the boundary';
  if (new Set(claim.boundary.flat()).size < claim.boundary.flat().length) return 'circles of the boundary meet';
  const oriented = verifyOrientation(complex, claim.orientation);
  if (!oriented.verified) return oriented.because;
  const { orientable, genus, eulerCharacteristic, boundaryComponents } = claim;
  const euler = vertices.length - edges.length + facets.length;
  if (eulerCharacteristic !== euler) return `eulerCharacteristic is ${euler}, not ${eulerCharacteristic}`;
  if (boundaryComponents !== claim.boundary.length)
    return `boundaryComponents is ${claim.boundary.length}, not ${boundaryComponents}`;
  if (orientable !== claim.orientation.orientable) return `orientable is ${claim.orientation.orientable}`;
  // Each handle takes 2 from the Euler characteristic of the sphere, each crosscap 1, as does each hole.
  if (2 - (orientable ? 2 : 1) * genus - boundaryComponents !== euler)
    return `genus ${genus} does not have the Euler characteristic ${euler}`;
  const called = surfaceName(orientable, genus, boundaryComponents);
  return called === claim.name ? undefined : `name is ${called}, not ${claim.name}`;
}

/** Is a graph a circle or a path with an edge? */
function isLine(edges: readonly (readonly number[])[]): boolean {
  const ends = edges.flat();
  const points = [...new Set(ends)];
  return points.every((v) => ends.filter((u) => u === v).length <= 2) && reaches(edges, points.length);
}

/** Do the edges connect so many vertices? */
function reaches(edges: readonly (readonly number[])[], count: number): boolean {
  const seen = new Set(edges[0]);
  for (const v of seen) for (const edge of edges) if (edge.includes(v)) edge.forEach((u) => seen.add(u));
  return seen.size === count;
}

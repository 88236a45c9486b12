import type { SimplicialComplex } from '../../complex/index.js';
import type { Work } from '../../run.js';
import type { AssembledSphere } from './AssembledSphere.js';
import { assembleSpheres } from './assembleSpheres.js';

/**
 * Why spheres put together are not the complex, or not what is claimed of it.
 * @param spheres the last one is to be the complex
 */
export function flawOfSphere(
  complex: SimplicialComplex,
  claim: 'sphere' | 'ball',
  spheres: readonly AssembledSphere[],
  work: Work,
): string | undefined {
  const { facets } = complex;
  // A ball with one facet is one of the parts of a sphere with more.
  const found = assembleSpheres(spheres, facets.size + 1, work);
  if ('because' in found) return found.because;
  const name = (face: readonly number[]): string =>
    `{${face.map((v) => complex.vertices[v]?.label ?? String(v)).join(' ')}}`;
  const wanted = new Set<string>();
  for (const facet of facets) {
    const key = facet.join();
    if (!found.facets.has(key))
      return `the facet ${name(facet)} is not in the ${shape(found.closed)} of the certificate`;
    wanted.add(key);
  }
  for (const [key, facet] of found.facets)
    if (!wanted.has(key))
      return `the ${shape(found.closed)} of the certificate has the facet ${name(facet)}, which the complex does not have`;
  return shape(found.closed) === claim ? undefined : `the complex is a ${shape(found.closed)}, not a ${claim}`;
}

function shape(closed: boolean): 'sphere' | 'ball' {
  return closed ? 'sphere' : 'ball';
}

import { SimplicialComplex } from '../../complex/index.js';
import { Work } from '../../run.js';
import type { LaidOutSteps } from './layOutSteps.js';
import { sidedVertices } from './sidedVertices.js';

/**
 * The complex of Theorem A: facets a control with a facet of its part, 𝒳 ∪ 𝒴, a Left vertex of the parts with 𝒴, and a
 * Right one with 𝒳.
 */
export function complexOfSteps(
  { steps, left, right }: LaidOutSteps,
  work: Work = new Work('complexOfSteps'),
): SimplicialComplex {
  const families: number[][][] = [];
  for (const step of steps) {
    work.tick(families.length);
    if (!('left' in step)) {
      families.push([[...step.vertices]]);
      continue;
    }
    const controls = [...step.left, ...step.right];
    const facets = controls.flatMap(({ control, part }) => families[part]!.map((facet) => [control, ...facet]));
    if (step.x.length + step.y.length > 0) {
      facets.push([...step.x, ...step.y]);
      const added = new Set([...controls.map(({ control }) => control), ...step.x, ...step.y]);
      for (const v of step.vertices) if (!added.has(v)) facets.push([v, ...(v < left ? step.y : step.x)]);
    }
    families.push(facets);
  }
  return SimplicialComplex.fromFacets(families.at(-1)!, sidedVertices(left, right));
}

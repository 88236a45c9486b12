import { SimplicialComplex } from '../../complex/index.js';
import { Work } from '../../run.js';
import type { LaidOutSteps } from './layOutSteps.js';
import { sidedVertices } from './sidedVertices.js';

/**
 * The independence complex of the graph of Theorem B: step by step the new vertices conflict with all older ones
 * outside the step; inside it a control with all but its part, 𝒳 with the Left vertices of the parts, 𝒴 with the Right
 * ones.
 */
export function graphOfSteps(
  { steps, left, right }: LaidOutSteps,
  work: Work = new Work('graphOfSteps'),
): SimplicialComplex {
  const conflicts: [number, number][] = [];
  const older: number[] = [];
  const isOld = new Set<number>();
  for (const step of steps) {
    const added = step.vertices.filter((v) => !isOld.has(v));
    const inStep = new Set(step.vertices);
    const controls = 'left' in step ? [...step.left, ...step.right] : [];
    const own = new Map(controls.map(({ control, part }) => [control, new Set(steps[part]!.vertices)]));
    for (const [i, v] of added.entries()) {
      work.tick(conflicts.length);
      const part = own.get(v);
      const fits = (u: number): boolean =>
        part !== undefined ? part.has(u) : inStep.has(u) && (!('left' in step) || u < left !== v < left);
      for (const u of older) if (!fits(u)) conflicts.push([u, v]);
      // 𝒳 and 𝒴 fit together, controls with nothing new.
      for (const u of added.slice(0, i)) if (part !== undefined || own.has(u)) conflicts.push([u, v]);
    }
    for (const v of added) {
      older.push(v);
      isOld.add(v);
    }
  }
  return SimplicialComplex.independenceComplex(conflicts, sidedVertices(left, right));
}

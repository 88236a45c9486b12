import type { SimplicialComplex } from '../../complex/index.js';
import type { RunOptions } from '../../run.js';
import { LimitError } from '../../errors.js';
import { facePoset, type FacePoset } from '../../poset/index.js';
import type { GamePart } from './gamePart.js';
import { LAYERED_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';

/** How faces are written in drawings: labels of one character side by side, others apart. */
export function faceNames(
  { vertices }: Pick<SimplicialComplex, 'vertices'>,
  faces: readonly (readonly number[])[],
): string[] {
  const joint = vertices.every(({ label }) => [...label].length === 1) ? '' : ' ';
  return faces.map((face) => (face.length === 0 ? '∅' : face.map((v) => vertices[v]!.label).join(joint)));
}

/**
 * The face poset, if it is small enough to draw.
 * @param options with `depth` only the faces of at most so many vertices
 * @throws LimitError `too-large-picture`
 */
export function drawableFacePoset(
  task: string,
  complex: SimplicialComplex,
  { depth, ...run }: RunOptions & Pick<GamePart, 'depth'>,
  hint: string,
): FacePoset {
  const limit = Math.min(run.limit ?? Infinity, LAYERED_LIMIT);
  try {
    return facePoset(complex, { ...run, limit, ...(depth !== undefined && { dimension: depth - 1 }) });
  } catch (error) {
    if (error instanceof LimitError && error.code === 'too-many-items' && limit === LAYERED_LIMIT)
      requireDrawable(task, 'or more faces', LAYERED_LIMIT + 1, LAYERED_LIMIT, hint);
    throw error;
  }
}

import type { Scene } from '../../moves/index.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import type { DrawnPart } from '../boards/drawCells.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';

/** A position as it is drawn, in pixels, anywhere in the plane. */
export interface DrawnPosition extends DrawnPart {
  /** What is seen in words, for those who cannot see it; by default the notation says it. */
  readonly description?: string;
  /** What colours and shapes mean. */
  readonly caption?: readonly CaptionLine[];
}

/**
 * Draws what a position looks like.
 * @throws LimitError `too-large-picture`
 */
export type ScenePainter<Kind extends Scene['kind']> = (
  scene: Extract<Scene, { readonly kind: Kind }>,
  options: PictureOptions,
) => DrawnPosition;

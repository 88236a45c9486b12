import { LimitError } from '../errors.js';

/** What the caller may say about a picture. */
export interface PictureOptions {
  /** The title of the document, which viewers show as a tooltip and screen readers read. */
  readonly title?: string;
}

/** The most vertices of a graph that is laid out in the plane. */
export const LAYOUT_VERTEX_LIMIT = 400;
/** The most vertices, edges, cells and faces that are drawn. */
export const PICTURE_LIMIT = 20_000;

/**
 * Refuses pictures that nobody could read.
 * @throws LimitError `too-large-picture`
 */
export function requireDrawable(task: string, what: string, found: number, limit: number): void {
  if (found > limit)
    throw new LimitError('too-large-picture', `${task}: ${found} ${what}; expected at most ${limit}.`, {
      hint: 'Draw a smaller object, or a part of this one.',
      details: { found, limit },
    });
}

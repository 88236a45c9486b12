import { LimitError } from '../../errors.js';
import { byFlaw, shown, type Shape } from '../../shape.js';
import type { PictureTheme } from './themed.js';

/** What the caller may say about a picture. */
export interface PictureOptions {
  /** The title of the document, which viewers show as a tooltip and screen readers read. */
  readonly title?: string;
  /** The language of the text: an SVG document, or a TikZ picture for LaTeX. Default `svg`. */
  readonly format?: PictureFormat;
  /** Shades of grey in place of colours; shapes, letters and dashes tell apart what colours did. Default false. */
  readonly blackAndWhite?: boolean;
  /** Whether to write labels and numbers, and the words below the picture. Default true. */
  readonly labels?: boolean;
  /**
   * The ground of SVG: `light`, `dark`, or `auto`, which is light where style sheets are not read, and else as
   * `prefers-color-scheme` says. Black and white, and TikZ, are on light ground. Default `auto`.
   */
  readonly theme?: PictureTheme;
  /** Whether to write the remark in small type below the picture, where there is one. Default as `labels`. */
  readonly note?: boolean;
  /**
   * The width of the whole picture in pixels (of which TikZ makes 3/4 pt each); as large as its content needs if
   * missing.
   */
  readonly width?: Pixels;
  /**
   * Whether elements of SVG say what they stand for, so that a page can find them: `data-vertex` has the number of a
   * vertex of a board as it is drawn, or the label of a vertex of a complex, `data-edge` and `data-face` the vertices
   * with a space between them, `data-piece` those that a piece covers, `data-cell` row and column. Elements of posets
   * and positions of game graphs, trees and loopy games have `data-node`, points of lattice games `data-point`, their
   * coordinates with commas; nodes are counted from 0, and covers and moves have `data-arc`, two of them. Default
   * false.
   */
  readonly addressed?: boolean;
}

/** The languages in which pictures are written. */
export type PictureFormat = 'svg' | 'tikz';

/** The most vertices of a graph that is laid out in the plane. */
export const LAYOUT_VERTEX_LIMIT = 400;
/** The most vertices, edges, cells and faces that are drawn. */
export const PICTURE_LIMIT = 20_000;
/** The most elements of a poset, positions of a game graph and nodes of a game tree that are drawn. */
export const LAYERED_LIMIT = 1000;

const WIDTHS = { least: 10, most: 20_000 };

/** A number of pixels that a picture can be wide. */
export type Pixels = number;

/** `Pixels`. */
export const aPixels: Shape = /* @__PURE__ */ byFlaw((value, place) =>
  typeof value === 'number' && value >= WIDTHS.least && value <= WIDTHS.most
    ? undefined
    : `${place} is ${shown(value)}; expected a number of pixels from ${WIDTHS.least} to ${WIDTHS.most}`,
);

/** Are there elements that only a page needs? */
export function isForPage({ addressed = false, format = 'svg' }: PictureOptions): boolean {
  return addressed && format === 'svg';
}

const SMALLER = 'Draw a smaller object, or a part of this one.';

/**
 * Refuses pictures that nobody could read.
 * @throws LimitError `too-large-picture`
 */
export function requireDrawable(
  task: string,
  what: string,
  found: number,
  limit: number,
  hint: string = SMALLER,
): void {
  if (found > limit)
    throw new LimitError('too-large-picture', `${task}: ${found} ${what}; expected at most ${limit}.`, {
      hint,
      details: { found, limit },
    });
}

import type { CanonicalPosition } from '../../evaluation/index.js';
import type { MoveRuleset, UsualStart } from '../MoveRuleset.js';
import type { GridScene } from '../Scene.js';
import { printGrid, readGrid } from './gridPosition.js';

/** The place in a text of what stands at each place in the text of its image; a bar stands where the entry is −1. */
type Image = readonly number[];

/** Of the images under the eight symmetries of a square, for boards of the same size: kept for small ones. */
const IMAGES = /* @__PURE__ */ new Map<string, readonly Image[]>();
const KEPT_SIZE = 64;

const [LEFT, RIGHT, BAR] = [...'xo|'].map((sign) => sign.charCodeAt(0)) as [number, number, number];

/**
 * The least of the images of a position under turning, reflecting and exchanging the players, for rules that none of
 * them changes.
 */
function canonicalGrid(position: string): CanonicalPosition<string> {
  const bar = position.indexOf('|');
  const width = bar === -1 ? position.length : bar;
  const images = imagesOf((position.length + 1) / (width + 1), width);
  const own = images.reduce((best, image) => (compare(position, image, false, best, false) < 0 ? image : best));
  const swapped = images.reduce((best, image) => (compare(position, image, true, best, true) < 0 ? image : best));
  const order = compare(position, swapped, true, own, false);
  const negated = order < 0;
  return {
    position: written(position, negated ? swapped : own, negated),
    ...(negated && { negated }),
    ...(order === 0 && { ownNegative: true }),
  };
}

/** How the images of a position compare as texts, perhaps with the players exchanged. */
function compare(position: string, a: Image, swapA: boolean, b: Image, swapB: boolean): number {
  for (let i = 0; i < a.length; i++) {
    const difference = signAt(position, a[i]!, swapA) - signAt(position, b[i]!, swapB);
    if (difference !== 0) return difference;
  }
  return 0;
}

function signAt(position: string, place: number, swap: boolean): number {
  if (place === -1) return BAR;
  const sign = position.charCodeAt(place);
  return swap && (sign === LEFT || sign === RIGHT) ? LEFT + RIGHT - sign : sign;
}

function written(position: string, image: Image, swap: boolean): string {
  return String.fromCharCode(...image.map((place) => signAt(position, place, swap)));
}

function imagesOf(height: number, width: number): readonly Image[] {
  const size = `${height}x${width}`;
  const known = IMAGES.get(size);
  if (known !== undefined) return known;
  const rows = Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => r * (width + 1) + c));
  const columns = Array.from({ length: width }, (_, c) => rows.map((row) => row[c]!));
  const images = [rows, columns].flatMap((lines) =>
    [lines, lines.map((line) => line.toReversed())].flatMap((turned) =>
      [turned, turned.toReversed()].map((image) => image.flatMap((line, i) => (i === 0 ? line : [-1, ...line]))),
    ),
  );
  if (height * width <= KEPT_SIZE) IMAGES.set(size, images);
  return images;
}

/** How positions are written, for the catalogue. */
export const GRIDS_WITH_PIECES =
  'grid:RxC/ and the rows with bars between them: x (of Left), o (of Right), . (free) and # (missing) for the cells';

/** The pieces on the grid as they are written. */
export const gridScene = (position: string): GridScene => ({ kind: 'grid', rows: position.split('|') });

/**
 * What all rulesets with pieces on grids have in common: no symmetry of the square, and no exchange of the players,
 * changes their rules.
 */
export function gridRules(
  usualStart: UsualStart,
): Pick<MoveRuleset, 'impartial' | 'read' | 'print' | 'scene' | 'canonical' | 'usualStart'> {
  return {
    impartial: false,
    read: (notation) => readGrid(notation, usualStart),
    print: printGrid,
    scene: gridScene,
    canonical: canonicalGrid,
    usualStart,
  };
}

import { asLabel, centredText, line, polygon, type Mark } from '../../drawing/Mark.js';
import { distance, type Point } from '../../drawing/plane.js';
import { faceColour, HALO, STYLE } from '../../drawing/style.js';
import { NO_BREAK } from '../../drawing/composeDrawing.js';
import { FREE, type CutSurface, type Side } from './CutSurface.js';
import type { Surface } from './surfaceOf.js';

/** Half the width and the length of the head of an arrow. */
const HEAD = { width: 5, length: 11 } as const;
/** How far outside of a side its letter stands. */
const OUTSIDE = 17;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters of the sides, none of them the label of a vertex; undefined for a free side. */
function sideLetters(sides: readonly Side[], labels: readonly string[]): (string | undefined)[] {
  const unused = ALPHABET.filter((letter) => !labels.includes(letter));
  const letters = unused.length === 0 ? ALPHABET : unused;
  const round = (name: number): string => (name < letters.length ? '' : String(Math.floor(name / letters.length)));
  return sides.map(({ name }) => (name === FREE ? undefined : `${letters[name % letters.length]!}${round(name)}`));
}

/**
 * What the surface is, and how the sides of the polygon, clockwise, are glued: `torus: a b a⁻¹ b⁻¹`. If some sides are
 * free, there is no such word.
 * @param labels those of the vertices
 */
export function glueingInWords({ cut: { sides }, title }: Surface, labels: readonly string[]): string[] {
  const letters = sideLetters(sides, labels);
  const word = letters.map((letter, i) => `${letter ?? ''}${sides[i]!.reversed ? '⁻¹' : ''}`).join(NO_BREAK);
  const what = [title, letters.includes(undefined) ? undefined : word].filter((part) => part !== undefined);
  return [...(what.length === 0 ? [] : [what.join(': ')]), 'sides with the same letter are glued along their arrows'];
}

/** A coloured line with the head of an arrow in its middle. */
function arrow(from: Point, to: Point, colour: string): Mark[] {
  const apart = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / apart, (to[1] - from[1]) / apart];
  const at = (along: number, aside: number): Point => [
    (from[0] + to[0]) / 2 + along * dx - aside * dy,
    (from[1] + to[1]) / 2 + along * dy + aside * dx,
  ];
  const corners = [at(HEAD.length / 2, 0), at(-HEAD.length / 2, HEAD.width), at(-HEAD.length / 2, -HEAD.width)];
  return [line(from, to, { stroke: colour, 'stroke-width': 2.4 }), polygon(corners, { fill: colour, stroke: 'none' })];
}

/**
 * The boundary of a disc whose sides are glued, clockwise: lines and arrows in the colours of the sides, and their
 * letters, with a point for each.
 */
export function drawSides(
  { boundary, sides }: CutSurface,
  places: readonly Point[],
  labels: readonly string[],
): { readonly arrows: readonly Mark[]; readonly letters: readonly Mark[]; readonly extent: readonly Point[] } {
  const letters = sideLetters(sides, labels);
  const around = (i: number): Point => places[boundary[i % boundary.length]!]!;
  const arrows: Mark[] = [];
  const texts: Mark[] = [];
  const extent: Point[] = [];
  let begin = 0;
  sides.forEach(({ name, reversed, length }, k) => {
    if (name !== FREE) {
      const colour = faceColour(name + 3);
      for (let i = begin; i < begin + length; i++) {
        const ends = [around(i), around(i + 1)] as const;
        arrows.push(...arrow(ends[reversed ? 1 : 0], ends[reversed ? 0 : 1], colour));
      }
      const middle = begin + Math.floor((length - 1) / 2);
      const at = outsideOf(around(middle), around(middle + 1));
      extent.push([at[0] - 8, at[1] - 8], [at[0] + 8, at[1] + 8]);
      const paint = { ...HALO, fill: colour, 'font-weight': 'bold' };
      texts.push(asLabel(centredText(at, letters[k]!, STYLE.labelSize, paint), `$${letters[k]!}$`));
    }
    begin += length;
  });
  return { arrows, letters: texts, extent };
}

/** A point to the left of a line that runs clockwise around what it bounds. */
function outsideOf(from: Point, to: Point): Point {
  const apart = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / apart, (to[1] - from[1]) / apart];
  return [(from[0] + to[0]) / 2 + OUTSIDE * dy, (from[1] + to[1]) / 2 - OUTSIDE * dx];
}

import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import { isLabel } from '../text/internal.js';
import type { DigraphPlacement } from './DigraphPlacement.js';

/**
 * The labels of the vertices as in compiled games, by their owner and counted from 1: x1 is Left's vertex 0, y2 is
 * Right's vertex 1.
 */
export function vertexLabels(game: DigraphPlacement): string[] {
  return game.sides.map((side, v) => `${side === 'L' ? 'x' : 'y'}${v + 1}`);
}

/** How vertices are called. */
export interface LabelOptions {
  /**
   * A label without a point for each vertex, all different; by default x1, x2, … for Left's and y1, y2, … for Right's
   * vertices.
   */
  readonly labels?: readonly string[] | undefined;
}

/** Sets of vertices as texts, their labels joined by points, and back. */
export interface NamesOfSets {
  readonly labels: readonly string[];
  readonly name: (vertices: readonly number[]) => string;
  readonly vertices: (name: string) => readonly number[];
}

const NONE = '∅';

/** The labels that are asked for. @throws InputError `invalid-option` */
export function requireLabels(game: DigraphPlacement, task: string, { labels }: LabelOptions): readonly string[] {
  return labels === undefined ? vertexLabels(game) : readLabels(labels, game.n, task);
}

/** Names for the sets of vertices of a game. @throws InputError `invalid-option` */
export function namesOfSets(game: DigraphPlacement, task: string, options: LabelOptions): NamesOfSets {
  const used = requireLabels(game, task, options);
  const number = new Map(used.map((label, v) => [label, v]));
  return {
    labels: used,
    name: (vertices) => vertices.map((v) => used[v]).join('.') || NONE,
    vertices: (name) => (name === NONE ? [] : name.split('.').map((label) => number.get(label)!)),
  };
}

function readLabels(labels: unknown, n: number, task: string): readonly string[] {
  const isList = Array.isArray as (x: unknown) => x is readonly unknown[];
  const fits = (label: unknown): label is string =>
    typeof label === 'string' && isLabel(label) && !label.includes('.') && label !== NONE;
  if (isList(labels) && labels.length === n && labels.every(fits) && new Set(labels).size === n) return labels;
  throw new InputError(
    'invalid-option',
    `${task}: labels is ${shown(labels)}; expected ${n} different texts without points and blanks.`,
    { details: { option: 'labels' } },
  );
}

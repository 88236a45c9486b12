import { InputError } from '../../../errors.js';
import { Work, type RunOptions } from '../../../run.js';
import { exactPoints, type ExactNumber } from './ExactPoints.js';
import { facetBounds } from './facetBounds.js';
import { historyOfBounds } from './historyOfBounds.js';

/** An inequality or equation that all points fulfil. */
export interface Bound {
  /** `t <= 2*d`, `3*t >= 2*d - v + 1`, or `t = 2*d`, solved for the first column that it has. */
  readonly text: string;
  /** The indices of extremal points for which it is an equality: for each vertex the first point there. */
  readonly tight: readonly number[];
  /** The smallest order from which on it has been a facet; undefined where no order is known. */
  readonly since?: number;
}

/** A bound that held for all points up to some order and no longer. */
export interface BrokenBound {
  readonly text: string;
  /** The orders between which it was a facet. */
  readonly since: number;
  readonly until: number;
  /** The index of the first point that breaks it, and its order. */
  readonly by: number;
  readonly order: number;
}

/** What all points fulfil. */
export interface Bounds {
  readonly inequalities: readonly Bound[];
  /** Bounds of the first column that points of larger order broke, by that order; empty where no order is known. */
  readonly broken: readonly BrokenBound[];
  /** How many different points there are, apart from those where something is unknown. */
  readonly points: number;
}

/** The order of each point, and bounds of the work. */
export interface BoundsOptions extends RunOptions {
  /** Say how many vertices the board of each point has: then it is told since when bounds hold, and what was broken. */
  readonly orders?: readonly number[];
}

/** More columns than this have too many facets. */
const MOST_COLUMNS = 8;

/**
 * The facets of the convex hull of points, as inequalities with the smallest integer coefficients, solved for the first
 * column where it occurs; if the points lie in a smaller space, its equations and the facets there.
 * @param rows a point each; those with a `null` are left out
 * @param names of the columns: the one to be bounded, then those by which; at most 8
 * @returns equations, then inequalities with the first column, then the others
 * @throws InputError `invalid-point`, `invalid-size`; LimitError, where `limit` counts facets
 * @complexity about O(points · log points) for up to four columns and few vertices
 */
export function bounds(
  rows: readonly (readonly (ExactNumber | null)[])[],
  names: readonly string[],
  options: BoundsOptions = {},
): Bounds {
  const { orders, ...run } = options;
  if (names.length === 0 || names.length > MOST_COLUMNS)
    throw new InputError('invalid-size', `bounds: ${names.length} columns; expected 1 to ${MOST_COLUMNS}.`);
  if (orders !== undefined && orders.length !== rows.length)
    throw new InputError('invalid-length', `bounds: ${orders.length} orders for ${rows.length} points.`);
  const work = new Work('bounds', run);
  const inOrder = [...rows.keys()];
  if (orders !== undefined) inOrder.sort((a, b) => orders[a]! - orders[b]!);
  const points = exactPoints(
    inOrder.map((i) => rows[i]!),
    names.length,
  );
  if (points.size === 0) return { inequalities: [], broken: [], points: 0 };
  const rowOf = (point: number): number => inOrder[points.first[point]!]!;
  const found = facetBounds(points, names, work).map(({ text, tight }) => ({ text, tight: tight.map(rowOf) }));
  if (orders === undefined) return { inequalities: found, broken: [], points: points.size };
  const orderOf = (point: number): number => orders[rowOf(point)]!;
  const { since, broken } = historyOfBounds(points, names, orderOf, work);
  return {
    inequalities: found.map((bound) => ({ ...bound, since: since.get(bound.text)! })),
    broken: broken.map(({ by, ...bound }) => ({ ...bound, by: rowOf(by), order: orderOf(by) })),
    points: points.size,
  };
}

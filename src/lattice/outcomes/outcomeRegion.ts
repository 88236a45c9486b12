import { LimitError } from '../../errors.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { boundsInBox, rangesWithin } from './rangesWithin.js';
import { planOfBox, planToWeight, type SweepPlan } from './sweepPlan.js';
import { vertexRanges } from './vertexRanges.js';

/** A finite part of a board that no move leaves but at its border, in coordinates for a sweep. */
export interface OutcomeRegion {
  readonly plan: SweepPlan;
  /** Lower and upper bounds of each coordinate. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Inequalities that the points fulfil besides, in these coordinates: their normals and least values. */
  readonly normals: readonly LatticePoint[];
  readonly leasts: readonly number[];
}

/** Integers are exact below this. */
const LARGEST = 2 ** 51;

/** The positions of at most a weight: closed under moves, as every move makes the weight smaller. */
export function regionToWeight(game: LatticeGame, weight: number, task: string): OutcomeRegion {
  const { weights, dimension } = game;
  const least: number[] = [];
  const most: number[] = [];
  if (game.isOrthant) {
    for (let i = 0; i < dimension; i++) {
      least.push(0);
      most.push(Math.floor(weight / weights[i]!));
    }
  } else {
    const bound = { normal: weights.map((x) => -x), least: -weight };
    for (const [a, b] of vertexRanges([...game.inequalities, bound], dimension, task)) {
      least.push(a);
      most.push(b);
    }
  }
  // By the weights the order of the axes does not depend on the bound.
  const extents = game.isOrthant ? weights.map((x) => 1 / x) : most.map((x, i) => x - least[i]!);
  return region(game, planToWeight(game, extents), least, most, [weight], task);
}

/**
 * What can be reached from the box, or a little more: with each coordinate of the sweep a linear form that no move
 * increases, the coordinate and multiples of those before it, is at most what it is in the box.
 */
export function regionOfBox(game: LatticeGame, box: LatticePoint, task: string): OutcomeRegion {
  const plan = planOfBox(game, box, task);
  const { forms } = plan;
  const bounds = boundsInBox(forms, box);
  const { least, most } = rangesWithin(game, forms, bounds, task);
  return region(game, plan, least, most, bounds, task);
}

/** @param bounds of the forms of the plan */
function region(
  { inequalities }: LatticeGame,
  plan: SweepPlan,
  least: readonly number[],
  most: readonly number[],
  bounds: readonly number[],
  task: string,
): OutcomeRegion {
  const { rows } = plan.coordinates;
  const low: number[] = [];
  const high: number[] = [];
  for (const row of rows) {
    let [a, b] = [0, 0];
    for (let i = 0; i < row.length; i++) {
      const x = row[i]!;
      if (x === 0) continue;
      a += x * (x > 0 ? least[i]! : most[i]!);
      b += x * (x > 0 ? most[i]! : least[i]!);
    }
    low.push(a);
    high.push(b);
  }
  const normals: LatticePoint[] = [];
  const leasts: number[] = [];
  const given = inequalities.length;
  for (let k = 0; k < given + bounds.length; k++) {
    const normal = k < given ? plan.turnedNormals[k]! : plan.turnedForms[k - given]!;
    const bound = k < given ? inequalities[k]!.least : -bounds[k - given]!;
    const place = plan.places[k]!;
    const factor = normal[place]!;
    if (place === -1) {
      requireExact(normal, bound, low, high, task);
      normals.push(normal);
      leasts.push(bound);
    } else if (place === -2) {
      if (bound > 0) high[0] = low[0]! - 1;
    } else if (factor > 0) low[place] = Math.max(low[place]!, Math.ceil(bound / factor));
    else high[place] = Math.min(high[place]!, Math.floor(bound / factor));
  }
  return { plan, low, high, normals, leasts };
}

function requireExact(
  normal: LatticePoint,
  bound: number,
  low: readonly number[],
  high: readonly number[],
  task: string,
): void {
  let size = Math.abs(bound);
  for (let l = 0; l < normal.length; l++)
    if (normal[l] !== 0) size += Math.abs(normal[l]!) * Math.max(Math.abs(low[l]!), Math.abs(high[l]!));
  // Not `>=`: of infinity and NaN, too.
  if (!(size < LARGEST))
    throw new LimitError('too-many-positions', `${task}: the table reaches to coordinates that are too large.`);
}

import type { LatticeGame } from '../LatticeGame.js';
import { dot, type LatticePoint } from '../LatticePoint.js';
import { boundsInBox, rangesWithin } from './rangesWithin.js';
import { coordinatesOf, sweepCoordinates, type SweepCoordinates } from './sweepCoordinates.js';

/** What the tables of a game have in common whatever their size is: small tables are made as fast as by a loop. */
export interface SweepPlan {
  readonly coordinates: SweepCoordinates;
  /**
   * The forms that the positions of a table keep below bounds: no move makes them larger. In axes; and the negative
   * ones, in coordinates.
   */
  readonly forms: readonly LatticePoint[];
  readonly turnedForms: readonly LatticePoint[];
  /** The normals of the board, in coordinates. */
  readonly turnedNormals: readonly LatticePoint[];
  /**
   * Of each normal, first those of the board, then the negative forms: the coordinate where it is not 0 if there is one
   * only, −1 if there are several, −2 if there is none.
   */
  readonly places: readonly number[];
  /**
   * The moves to other planes (points with the same coordinates but the last two), one coordinate after the other; of
   * those inside a plane the last two.
   */
  readonly others: Int32Array;
  readonly inPlane: Int32Array;
  /** Of the moves inside a row those by less than 32 as a mask, bit k for k; and the others. */
  readonly inner: number;
  readonly far: Int32Array;
}

const plansToWeights = new WeakMap<LatticeGame, SweepPlan>();
const plansOfBoxes = new WeakMap<LatticeGame, Map<string, SweepPlan>>();

/** The plan for all tables up to a weight. @param extents about how far the table reaches along each axis */
export function planToWeight(game: LatticeGame, extents: readonly number[]): SweepPlan {
  let plan = plansToWeights.get(game);
  if (plan === undefined) {
    const coordinates = sweepCoordinates(game.moves, extents, game.weights);
    plansToWeights.set(game, (plan = planOf(game, coordinates, [game.weights])));
  }
  return plan;
}

/** The plan for a box: it depends on the order of its sides by length only. */
export function planOfBox(game: LatticeGame, box: LatticePoint, task: string): SweepPlan {
  let plans = plansOfBoxes.get(game);
  if (plans === undefined) plansOfBoxes.set(game, (plans = new Map<string, SweepPlan>()));
  let key = '';
  for (let i = 0; i < box.length; i++) {
    let shorter = 0;
    for (let j = 0; j < box.length; j++) if (box[j]! < box[i]!) shorter++;
    key += String.fromCharCode(shorter);
  }
  let plan = plans.get(key);
  if (plan === undefined) {
    const { moves, weights, isOrthant } = game;
    const isClosed = isOrthant && moves.every((move) => move.every((x) => x >= 0));
    let coordinates = sweepCoordinates(moves, box, weights);
    let forms = isClosed
      ? nonincreasingForms(moves, coordinates)
      : [...nonincreasingForms(moves, coordinates), weights];
    if (!isClosed) {
      // How far the table reaches is known now.
      const { least, most } = rangesWithin(game, forms, boundsInBox(forms, box), task);
      const extents = most.map((x, i) => x - least[i]!);
      coordinates = sweepCoordinates(moves, extents, weights);
      forms = [...nonincreasingForms(moves, coordinates), weights];
    }
    if (plans.size >= MOST_PLANS) plans.clear();
    plans.set(key, (plan = planOf(game, coordinates, forms)));
  }
  return plan;
}

const MOST_PLANS = 24;
/** Longer moves lead out of any table. */
const LONGEST_MOVE = 2 ** 31 - 1;

function planOf(game: LatticeGame, coordinates: SweepCoordinates, forms: readonly LatticePoint[]): SweepPlan {
  const turn = (normal: LatticePoint): number[] => coordinates.columns.map((column) => dot(normal, column));
  const last = coordinates.rows.length - 1;
  const turnedForms = forms.map((form) => turn(form).map((x) => -x));
  const turnedNormals = game.inequalities.map(({ normal }) => turn(normal));
  const moves = game.moves.map((move) =>
    coordinatesOf(coordinates, move).map((x) => Math.max(-LONGEST_MOVE, Math.min(LONGEST_MOVE, x))),
  );
  const leadOf = (move: LatticePoint): number => move.findIndex((x) => x !== 0);
  const inRow = moves.filter((move) => leadOf(move) === last).map((move) => move[last]!);
  return {
    coordinates,
    forms,
    turnedForms,
    turnedNormals,
    places: [...turnedNormals, ...turnedForms].map(placeOf),
    others: Int32Array.from(moves.filter((move) => leadOf(move) < last - 1).flat()),
    inPlane: Int32Array.from(moves.filter((move) => leadOf(move) === last - 1).flatMap((move) => move.slice(-2))),
    inner: inRow.reduce((mask, k) => (k < 32 ? mask | (1 << k) : mask), 0),
    far: Int32Array.from(inRow.filter((k) => k >= 32)),
  };
}

function placeOf(normal: LatticePoint): number {
  const used = normal.flatMap((x, l) => (x === 0 ? [] : [l]));
  return used.length === 1 ? used[0]! : used.length === 0 ? -2 : -1;
}

/**
 * For each coordinate, and each axis that is none, a form that is ≥ 0 on all moves: it, and as little as possible of
 * the coordinates before it.
 */
function nonincreasingForms(moves: readonly LatticePoint[], coordinates: SweepCoordinates): number[][] {
  const { rows } = coordinates;
  const dimension = rows[0]!.length;
  const given = moves.map((move) => coordinatesOf(coordinates, move));
  const form = (start: LatticePoint, before: number): number[] => {
    const sum = [...start];
    for (let i = before - 1; i >= 0; i--) {
      const leading = given.flatMap((move, m) =>
        move[i]! > 0 && move.every((x, j) => j >= i || x === 0) ? [-dot(sum, moves[m]!) / move[i]!] : [],
      );
      const times = leading.reduce((most, x) => Math.max(most, Math.ceil(x)), 0);
      for (let j = 0; j < dimension; j++) sum[j]! += times * rows[i]![j]!;
    }
    return sum;
  };
  const isAxis = (row: LatticePoint): number =>
    row.filter((x) => x !== 0).length === 1 ? row.findIndex((x) => x === 1) : -1;
  const axes = new Set(rows.map(isAxis));
  const others = Array.from({ length: dimension }, (_, i) => i).filter((i) => !axes.has(i));
  return [
    ...rows.flatMap((row, i) => (row.some((x) => x !== 0) ? [form(row, i)] : [])),
    ...others.map((axis) =>
      form(
        rows[0]!.map((_, j) => (j === axis ? 1 : 0)),
        rows.length,
      ),
    ),
  ];
}

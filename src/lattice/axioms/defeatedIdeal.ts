import { type RunOptions, Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { dot, type LatticePoint, minus } from '../LatticePoint.js';
import { nonnegativeSolution } from './nonnegativeSolution.js';
import { positivity } from './positivity.js';

/** Whether the defeated points are an order ideal, with a witness if they are not. */
export type DefeatedIdealDecision =
  | { readonly holds: true }
  | {
      readonly holds: false;
      /**
       * From a defeated point, move by move, to a point of the polyhedron that is not defeated. Those between may lie
       * outside of the polyhedron.
       */
      readonly way: readonly LatticePoint[];
    }
  | { readonly holds: 'undecided'; readonly explored: number };

const MOST_POINTS = 2 ** 22;

/**
 * Are the defeated points an order ideal: with q also all points p of the polyhedron with q − p ∈ ℕΓ?
 * @param options `limit` bounds how many points are looked at, 2²² if it is not given; beyond it the answer is
 * `undecided`
 * @returns a shortest way to a point that is missing
 * @throws InputError `invalid-argument`
 * @complexity moves for each point that sums of moves lead to, outside of the polyhedron too
 * @source Guo & Miller 2009, Def. 2.9
 * As the order of Lemma 2.8 is on all points, the moves between two of them may lead over points that are not on the
 * board.
 * @example defeatedIdeal(new LatticeGame([[1], [3]], { defeated: [[0], [3]] })) // { holds: false, way: [[3], [2]] }
 */
export function defeatedIdeal(game: LatticeGame, options: RunOptions = {}): DefeatedIdealDecision {
  return Work.decide<DefeatedIdealDecision, DefeatedIdealDecision>(
    'defeatedIdeal',
    { limit: MOST_POINTS, ...options },
    (work) => {
      for (const { point, way } of pointsBelow(game, game.defeated, work))
        if (!game.isDefeated(point)) return { holds: false, way: way() };
      return { holds: true };
    },
    (explored) => ({ holds: 'undecided', explored }),
  );
}

/**
 * The game whose defeated points are the least order ideal that contains the defeated points.
 * @param options `limit` bounds how many points are looked at, 2²² if it is not given
 * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`; LimitError
 * @source Guo & Miller 2009, Def. 2.9
 * @example closeDefeated(new LatticeGame([[1, 0], [0, 1]], { defeated: [[1, 1]] })).defeated // [[0, 0], [0, 1], [1, 0], [1, 1]]
 */
export function closeDefeated(game: LatticeGame, options: RunOptions = {}): LatticeGame {
  const work = new Work('closeDefeated', { limit: MOST_POINTS, ...options });
  // Throws where there may be infinitely many.
  void game.weights;
  return game.withDefeated(Array.from(pointsBelow(game, game.defeated, work), ({ point }) => point));
}

/** A point of the polyhedron that sums of moves lead to, and the points on the way, the first one given. */
interface PointBelow {
  readonly point: LatticePoint;
  /** The points between may lie outside of the polyhedron. */
  readonly way: () => LatticePoint[];
}

/**
 * The points q − Σ γ of the polyhedron for the given points q and any moves γ, the given ones among them. All of them
 * are found if the game is positive; else perhaps there is no end.
 */
function* pointsBelow(game: LatticeGame, from: Iterable<LatticePoint>, work: Work): Generator<PointBelow> {
  const mayHold = mayLeadToBoard(game);
  const before = new Map<string, LatticePoint | undefined>();
  const wayTo = (point: LatticePoint): LatticePoint[] => {
    const way = [point];
    for (let last = before.get(point.join()); last !== undefined; last = before.get(last.join())) way.push(last);
    return way.reverse();
  };
  const open: LatticePoint[] = [];
  for (const point of from) {
    if (before.has(point.join())) continue;
    before.set(point.join(), undefined);
    open.push(point);
  }
  for (let next = 0; next < open.length; next++) {
    const point = open[next]!;
    work.step();
    if (game.contains(point)) yield { point, way: () => wayTo(point) };
    for (const move of game.moves) {
      const below = minus(point, move);
      if (before.has(below.join()) || !mayHold(below)) continue;
      before.set(below.join(), point);
      open.push(below);
    }
  }
}

/**
 * Conditions without which no moves lead from a point into the polyhedron: forms that no move makes larger are at least
 * their bounds.
 */
function mayLeadToBoard(game: LatticeGame): (point: LatticePoint) => boolean {
  const { moves, inequalities } = game;
  const forms = inequalities.filter(({ normal }) => moves.every((move) => dot(normal, move) >= 0));
  const found = positivity(game);
  if (found.positive) forms.push({ normal: found.form, least: leastWeight(game, found.form) });
  return (point) => forms.every(({ normal, least }) => dot(normal, point) >= least);
}

/**
 * A number that a linear form is nowhere below on the polyhedron of a game: the form as a nonnegative combination of
 * the normals, and the same combination of the bounds.
 * @param form positive on all directions of the board
 */
function leastWeight({ isOrthant, inequalities }: LatticeGame, form: LatticePoint): number {
  if (isOrthant) return 0;
  const rows = form.map((_, i) => inequalities.map(({ normal }) => BigInt(normal[i]!)));
  const target = form.map(BigInt);
  const solution = nonnegativeSolution(
    [...rows, ...rows.map((row) => row.map((entry) => -entry))],
    [...target, ...target.map((entry) => -entry)],
  );
  if (!solution.feasible) return -Infinity;
  const sum = inequalities.reduce((total, { least }, k) => total + solution.numerators[k]! * BigInt(least), 0n);
  const quotient = sum / solution.denominator;
  return Number(quotient * solution.denominator > sum ? quotient - 1n : quotient);
}

import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { dot, minus, type LatticePoint } from '../LatticePoint.js';
import { leastWeight } from './leastWeight.js';
import { positivity } from './positivity.js';

/** A point of the polyhedron that sums of moves lead to, and the points on the way, the first one given. */
export interface PointBelow {
  readonly point: LatticePoint;
  /** The points between may lie outside of the polyhedron. */
  readonly way: () => LatticePoint[];
}

/**
 * The points q − Σ γ of the polyhedron for the given points q and any moves γ, the given ones among them. All of them
 * are found if the game is positive; else perhaps there is no end.
 */
export function* pointsBelow(game: LatticeGame, from: Iterable<LatticePoint>, work: Work): Generator<PointBelow> {
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

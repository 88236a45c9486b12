import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { distinctPoints, minus, type LatticePoint } from '../LatticePoint.js';
import { requirePoint } from '../requirePoint.js';
import { movesBetween } from './movesBetween.js';

/**
 * The minimal points of a finite set T in the order of the moves: those p with no other point p − Σ γ in T, for any
 * sums of moves.
 * @returns in the order in which they were given, each once
 * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`; LimitError
 * @complexity all pairs of points by `movesBetween`
 * @source Guo & Miller 2009, Def. 4.4
 * The printed condition (p − ℕΓ) ∩ T = ∅ has to be (p − ℕΓ) ∩ T = {p}.
 * @example minimalPoints(new LatticeGame([[2]]), [[0], [1], [4]]) // [[0], [1]]
 */
export function minimalPoints(
  game: LatticeGame,
  points: Iterable<LatticePoint>,
  options: RunOptions = {},
): LatticePoint[] {
  const work = new Work('minimalPoints', options);
  const all = readPoints('minimalPoints', points, game);
  return all.filter((p) => !all.some((q) => q !== p && movesBetween(game, q, p, work.part()).isBelow));
}

/**
 * The Γ-minimal points of a finite set T: those p with no point p − γ in T, for single moves γ. In the set of all
 * positions they are the terminal ones.
 * @returns in the order in which they were given, each once
 * @throws InputError `invalid-argument`
 * @complexity points · moves
 * @source Guo & Miller 2009, Def. 4.4
 * @example stepMinimalPoints(new LatticeGame([[2]]), [[0], [1], [4]]) // [[0], [1], [4]]
 */
export function stepMinimalPoints(game: LatticeGame, points: Iterable<LatticePoint>): LatticePoint[] {
  const all = readPoints('stepMinimalPoints', points, game);
  const names = new Set(all.map((point) => point.join()));
  return all.filter((point) => !game.moves.some((move) => names.has(minus(point, move).join())));
}

function readPoints(task: string, points: Iterable<LatticePoint>, game: LatticeGame): LatticePoint[] {
  const all = [...points];
  for (const point of all) requirePoint(task, point, game);
  return distinctPoints(all);
}

import { LimitError } from '../../errors.js';
import { smithDecomposition, SparseMatrix } from '../../linear/index.js';
import type { Work } from '../../run.js';
import { asPoint, exactDot } from '../axioms/exactVectors.js';
import { LatticeGame } from '../LatticeGame.js';
import { dot, type LatticePoint } from '../LatticePoint.js';

/** What is seen of a game far along a ray. */
export interface Shadow {
  /** The game modulo the ray, with the inequalities that hold with equality on it. */
  readonly game: LatticeGame;
  /** A point over one of the shadow. */
  readonly lift: (point: LatticePoint) => LatticePoint;
}

/**
 * The game far along an extremal ray, where only the inequalities through it matter: its positions are those of ℤᵈ
 * modulo the ray. Nothing is defeated in it. Undefined if a move leads along the ray, as that can always be made there,
 * or if there are no points.
 */
export function shadowAlong(game: LatticeGame, ray: LatticePoint, work: Work): Shadow | undefined {
  const task = 'terminalPositions';
  const { left, leftInverse } = smithDecomposition(SparseMatrix.fromDense(ray.map((entry) => [entry])), work.part());
  const rest = left.slice(1);
  const small = (vector: readonly bigint[]): LatticePoint => {
    const point = asPoint(task, vector);
    if (point.some((entry) => Math.abs(entry) >= 2 ** 31))
      throw new LimitError('too-large-entries', `${task}: the vector ${point.join()} has entries above 2^31.`);
    return point;
  };
  const project = (vector: LatticePoint): LatticePoint => {
    const entries = vector.map(BigInt);
    return small(rest.map((row) => exactDot(row, entries)));
  };
  const moves = game.moves.map(project);
  if (moves.some((move) => move.every((entry) => entry === 0))) return undefined;
  const inequalities = game.inequalities
    .filter(({ normal }) => dot(normal, ray) === 0)
    .filter(({ normal, least }) => least > 0 || normal.some((entry) => entry !== 0))
    .map(({ normal, least }) => {
      const entries = rest.map((_, j) =>
        normal.reduce((sum, entry, i) => sum + BigInt(entry) * leftInverse[i]![j + 1]!, 0n),
      );
      return { normal: small(entries), least };
    });
  const dimension = game.dimension - 1;
  if (dimension === 0 && inequalities.length > 0) return undefined;
  const lift = (point: LatticePoint): LatticePoint =>
    asPoint(
      task,
      leftInverse.map((row) => row.slice(1).reduce((sum, entry, j) => sum + entry * BigInt(point[j]!), 0n)),
    );
  return { game: new LatticeGame(moves, { dimension, inequalities }), lift };
}

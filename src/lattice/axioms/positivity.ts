import { requireInstance } from '../../arguments.js';
import { LatticeGame } from '../LatticeGame.js';
import { dot, plus, type LatticePoint } from '../LatticePoint.js';
import { gcd } from '../../linear/internal.js';
import { nonnegativeSolution } from './nonnegativeSolution.js';

/** Whether a linear form is positive on all moves and all directions of the board, with a witness of either. */
export type PositivityDecision =
  | {
      readonly positive: true;
      /** Integers ℓ with ℓ · γ ≥ 1 for all moves γ and ℓ · ρ > 0 for all directions ρ ≠ 0 of the board. */
      readonly form: LatticePoint;
    }
  | {
      readonly positive: false;
      /** How often each move is made; not all 0. */
      readonly multiplicities: readonly bigint[];
      /** A direction of the board, perhaps 0, that these moves lead along: minus their sum. */
      readonly direction: readonly bigint[];
    };

/**
 * Is there a linear form that is positive on all moves and all directions of the board? Then play ends. If not, some
 * moves together lead back or along a direction of the board. Decided in exact arithmetic. For the orthant the form of
 * weights 1, and that of heaps, are tried first.
 * @throws InputError `invalid-argument`
 * @complexity that of linear programming by the simplex method, with integers of any size
 * @source Guo & Miller 2009, Def. 2.3
 * @example positivity(new LatticeGame([[1, 0], [0, 1], [-1, 1]])) // { positive: true, form: [1, 2] }
 */
export function positivity(game: LatticeGame): PositivityDecision {
  requireInstance('positivity', game, LatticeGame, 'a LatticeGame');
  const { moves, inequalities, isOrthant, dimension } = game;
  if (isOrthant) {
    const form = onesOf(game) ?? heapWeights(game);
    if (form !== undefined) return { positive: true, form };
  }
  // The interior of the dual of the cone of directions: Σ (1 + μ_k) a_k, μ ≥ 0.
  const interior = inequalities.reduce((sum, { normal }) => plus(sum, normal), Array<number>(dimension).fill(0));
  const solution = nonnegativeSolution(
    moves.map((move) => inequalities.map(({ normal }) => BigInt(dot(normal, move)))),
    moves.map((move) => 1n - BigInt(dot(interior, move))),
  );
  if (!solution.feasible) {
    const divisor = solution.multipliers.reduce(gcd, 0n);
    const multipliers = solution.multipliers.map((times) => times / divisor);
    const direction = Array.from({ length: dimension }, (_, j) =>
      moves.reduce((sum, move, i) => sum - multipliers[i]! * BigInt(move[j]!), 0n),
    );
    return { positive: false, multiplicities: multipliers, direction };
  }
  const { numerators, denominator } = solution;
  const form = Array.from({ length: dimension }, (_, j) =>
    inequalities.reduce((sum, { normal }, k) => sum + (denominator + numerators[k]!) * BigInt(normal[j]!), 0n),
  );
  const divisor = form.reduce(gcd, 0n);
  return { positive: true, form: Object.freeze(form.map((entry) => Number(divisor === 0n ? 0n : entry / divisor))) };
}

function onesOf({ moves, dimension }: LatticeGame): LatticePoint | undefined {
  const isPositive = moves.every((move) => move.reduce((sum, entry) => sum + entry, 0) > 0);
  return isPositive ? Object.freeze(Array<number>(dimension).fill(1)) : undefined;
}

/**
 * For moves e_i − (something smaller): ℓ_i = 1 + the largest weight of what e_i becomes. Undefined for moves of another
 * form.
 */
function heapWeights({ moves, dimension }: LatticeGame): LatticePoint | undefined {
  const movesOf: LatticePoint[][] = Array.from({ length: dimension }, () => []);
  for (const move of moves) {
    const heap = move.findIndex((entry) => entry > 0);
    if (heap === -1 || move[heap] !== 1 || move.some((entry, j) => entry > 0 && j !== heap)) return undefined;
    movesOf[heap]!.push(move);
  }
  const weights = Array<number>(dimension).fill(0);
  const state = Array<'new' | 'open' | 'done'>(dimension).fill('new');
  // An explicit stack: chains may be long.
  for (let start = 0; start < dimension; start++) {
    const stack = [start];
    while (stack.length > 0) {
      const heap = stack.at(-1)!;
      if (state[heap] === 'done') {
        stack.pop();
        continue;
      }
      const parts = movesOf[heap]!.flatMap((move) => move.flatMap((entry, j) => (entry < 0 ? [j] : [])));
      const missing = parts.filter((part) => state[part] !== 'done');
      if (missing.some((part) => state[part] === 'open')) return undefined;
      if (missing.length > 0) {
        state[heap] = 'open';
        stack.push(...new Set(missing));
        continue;
      }
      const becomes = (move: LatticePoint): number =>
        move.reduce((sum, entry, j) => (entry < 0 ? sum - entry * weights[j]! : sum), 0);
      weights[heap] = 1 + movesOf[heap]!.reduce((most, move) => Math.max(most, becomes(move)), 0);
      state[heap] = 'done';
      stack.pop();
    }
  }
  return Object.freeze(weights);
}

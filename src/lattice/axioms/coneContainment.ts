import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { nonnegativeSolution } from './nonnegativeSolution.js';
import { primitive } from './exactVectors.js';
import { recessionCone } from './recessionCone.js';

/** Whether all directions of the board are positive combinations of moves, with a witness of either. */
export type ConeContainmentDecision =
  | {
      readonly contained: true;
      /**
       * For each extremal ray how often each move is made so that together they lead `times` steps back along the ray.
       */
      readonly combinations: readonly {
        readonly ray: LatticePoint;
        readonly times: bigint;
        readonly multiplicities: readonly bigint[];
      }[];
    }
  | {
      readonly contained: false;
      /** A direction that is not a positive combination of moves. */
      readonly ray: LatticePoint;
      /** A linear form that is positive on the ray and nowhere positive on the moves. */
      readonly form: readonly bigint[];
    };

/**
 * Does the cone of the moves contain the recession cone of the board? It does if positivity and the tangent cone axiom
 * hold, and also for some other games. Decided in exact arithmetic.
 * @throws LimitError; InputError `invalid-argument`
 * @complexity a linear program for each extremal ray
 * @source Guo & Miller 2009, Prop. 3.6
 * @example coneContainment(new LatticeGame([[2, -1], [0, 1]])) // { contained: true, combinations: [{ ray: [1, 0], times: 2n, multiplicities: [1n, 1n] }, { ray: [0, 1], times: 1n, multiplicities: [0n, 1n] }] }
 */
export function coneContainment(game: LatticeGame, options: RunOptions = {}): ConeContainmentDecision {
  const work = new Work('coneContainment', options);
  const { moves, dimension } = game;
  const rows = Array.from({ length: dimension }, (_, i) => moves.map((move) => BigInt(move[i]!)));
  const both = [...rows, ...rows.map((row) => row.map((entry) => -entry))];
  const combinations: { ray: LatticePoint; times: bigint; multiplicities: readonly bigint[] }[] = [];
  for (const ray of recessionCone(game, work.part()).rays) {
    work.tick(combinations.length);
    const target = ray.map(BigInt);
    const solution = nonnegativeSolution(both, [...target, ...target.map((entry) => -entry)]);
    if (!solution.feasible) {
      const { multipliers } = solution;
      const form = target.map((_, i) => multipliers[i]! - multipliers[dimension + i]!);
      return { contained: false, ray, form: primitive(form) };
    }
    const [times = 1n, ...multiplicities] = primitive([solution.denominator, ...solution.numerators]);
    combinations.push({ ray, times, multiplicities });
  }
  return { contained: true, combinations };
}

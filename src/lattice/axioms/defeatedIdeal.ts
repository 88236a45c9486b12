import { options, takes } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { aLatticeGame } from '../aLatticeGame.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { pointsBelow } from './pointsBelow.js';

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

const defeatedIdealTakes = /* @__PURE__ */ takes('defeatedIdeal', () => ({ game: aLatticeGame, options }));

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
  defeatedIdealTakes(game, options);
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

const closeDefeatedTakes = /* @__PURE__ */ takes('closeDefeated', () => ({ game: aLatticeGame, options }));

/**
 * The game with the least order ideal that holds the defeated points as its defeated points.
 * @param options `limit` bounds how many points are looked at, 2²² if it is not given
 * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`; LimitError
 * @source Guo & Miller 2009, Def. 2.9
 * @example closeDefeated(new LatticeGame([[1, 0], [0, 1]], { defeated: [[1, 1]] })).defeated // [[0, 0], [0, 1], [1, 0], [1, 1]]
 */
export function closeDefeated(game: LatticeGame, options: RunOptions = {}): LatticeGame {
  closeDefeatedTakes(game, options);
  const work = new Work('closeDefeated', { limit: MOST_POINTS, ...options });
  // Throws where there may be infinitely many.
  void game.weights;
  return game.withDefeated(Array.from(pointsBelow(game, game.defeated, work), ({ point }) => point));
}

import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { dot, unitVector, type LatticePoint } from '../LatticePoint.js';
import { recessionCone } from './recessionCone.js';

/**
 * Whether each ray of the recession cone has a move in the negative tangent cone along it, with a witness of either.
 */
export type TangentConesDecision =
  | {
      readonly holds: true;
      /** For each extremal ray a move that can be made far along it, wherever the position lies. */
      readonly moves: readonly { readonly ray: LatticePoint; readonly move: LatticePoint }[];
    }
  | {
      readonly holds: false;
      /** A ray without such a move. */
      readonly ray: LatticePoint;
    };

/**
 * The tangent cone axiom: for each extremal ray of the recession cone some move lies in the negative tangent cone along
 * it, that is, leads away from no facet through the ray: normal · γ ≤ 0 for all inequalities with normal · ray = 0. On
 * the orthant: for each i a move without positive entries but at i.
 * @throws LimitError; InputError `invalid-argument`
 * @complexity rays · moves · inequalities, and the recession cone
 * @source Guo & Miller 2009, Def. 2.2
 * @source Guo & Miller 2009, Def. 2.3
 * @example tangentCones(new LatticeGame([[1, 0, 0], [0, 1, 0], [1, -1, 1], [-1, 1, 1]])) // { holds: false, ray: [0, 0, 1] }
 */
export function tangentCones(game: LatticeGame, options: RunOptions = {}): TangentConesDecision {
  const work = new Work('tangentCones', options);
  return game.isOrthant ? ofOrthant(game) : ofCone(game, work);
}

function ofOrthant({ moves, dimension }: LatticeGame): TangentConesDecision {
  const found = Array<LatticePoint | undefined>(dimension).fill(undefined);
  for (const move of moves) {
    const positive = move.flatMap((entry, i) => (entry > 0 ? [i] : []));
    // Of several the one that goes back least.
    for (const i of positive.length === 0 ? found.keys() : positive.length === 1 ? positive : [])
      if (found[i] === undefined || move[i]! < found[i][i]!) found[i] = move;
  }
  const missing = found.indexOf(undefined);
  if (missing !== -1) return { holds: false, ray: Object.freeze(unitVector(dimension, missing)) };
  return {
    holds: true,
    moves: found.map((move, i) => ({ ray: Object.freeze(unitVector(dimension, i)), move: move! })),
  };
}

function ofCone(game: LatticeGame, work: Work): TangentConesDecision {
  const found: { readonly ray: LatticePoint; readonly move: LatticePoint }[] = [];
  for (const ray of recessionCone(game, work.part()).rays) {
    work.tick(found.length);
    const move = moveAlong(game, ray);
    if (move === undefined) return { holds: false, ray };
    found.push({ ray, move });
  }
  return { holds: true, moves: found };
}

/** A move that leads away from no facet through a ray: of several on the orthant the one that goes back least. */
export function moveAlong(game: LatticeGame, ray: LatticePoint): LatticePoint | undefined {
  const tight = game.inequalities.filter(({ normal }) => dot(normal, ray) === 0);
  const found = game.moves.filter((each) => tight.every(({ normal }) => dot(normal, each) <= 0));
  return found.reduce<LatticePoint | undefined>(
    (best, move) => (best === undefined || (game.isOrthant && dot(move, ray) < dot(best, ray)) ? move : best),
    undefined,
  );
}

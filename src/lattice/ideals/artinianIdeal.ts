import { InputError } from '../../errors.js';
import type { LatticeGame } from '../LatticeGame.js';
import { compareLexicographically, type LatticePoint } from '../LatticePoint.js';

/**
 * The minimal generators, by their exponents in lexicographic order, of the monomial ideal whose monomials are the
 * points of the board: the defeated points are its standard monomials, so it is Artinian; without defeated points it is
 * (1). If the moves are the unit vectors, these are the terminal positions.
 * @throws InputError `not-an-orthant`; `not-an-order-ideal` if a point below a defeated one is not defeated;
 * `invalid-argument`
 * @complexity defeated points times the dimension squared
 * @source Guo & Miller 2009, Thm 3.3
 * The ideal is not in the source; there are finitely many terminal positions as it has finitely many generators.
 * @example artinianIdeal(new LatticeGame([[1, 0], [0, 1]], { defeated: [[0, 0], [1, 0]] })) // [[0, 1], [2, 0]]
 */
export function artinianIdeal(game: LatticeGame): LatticePoint[] {
  requireOrderIdeal('artinianIdeal', game);
  const { dimension, defeated } = game;
  if (defeated.length === 0) return [Array<number>(dimension).fill(0)];
  const outside = new Map<string, LatticePoint>();
  for (const point of defeated)
    for (let i = 0; i < dimension; i++) {
      const next = point.map((entry, j) => (i === j ? entry + 1 : entry));
      const isMinimal = next.every(
        (entry, j) => entry === 0 || game.isDefeated(next.map((x, k) => (j === k ? x - 1 : x))),
      );
      if (!game.isDefeated(next) && isMinimal) outside.set(next.join(), next);
    }
  return [...outside.values()].sort(compareLexicographically);
}

/**
 * Refuses a game whose board is not the set of monomials of a monomial ideal.
 * @throws InputError `not-an-orthant`, `not-an-order-ideal`
 */
function requireOrderIdeal(task: string, game: LatticeGame): void {
  if (!game.isOrthant)
    throw new InputError('not-an-orthant', `${task}: a board that is not the orthant; expected that of all x ≥ 0.`);
  for (const point of game.defeated)
    for (let i = 0; i < point.length; i++) {
      if (point[i] === 0) continue;
      const below = point.map((entry, j) => (i === j ? entry - 1 : entry));
      if (!game.isDefeated(below))
        throw new InputError(
          'not-an-order-ideal',
          `${task}: ${point.join()} is defeated, but ${below.join()} is not; expected all points below a defeated one.`,
          { details: { point, below } },
        );
    }
}

import { InputError } from '../../errors.js';
import type { LatticeGame } from '../LatticeGame.js';

/**
 * Refuses a game whose board is not the set of monomials of a monomial ideal.
 * @throws InputError `not-an-orthant`, `not-an-order-ideal`
 */
export function requireOrderIdeal(task: string, game: LatticeGame): void {
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

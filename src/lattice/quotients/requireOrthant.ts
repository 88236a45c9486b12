import { InputError } from '../../errors.js';
import type { LatticeGame } from '../LatticeGame.js';

/** Positions have to be closed under addition. @throws InputError `not-an-orthant` */
export function requireOrthant(task: string, { isOrthant, inequalities }: LatticeGame): void {
  if (!isOrthant)
    throw new InputError(
      'not-an-orthant',
      `${task}: a board with the inequalities ${inequalities.map(({ normal, least }) => `${normal.join()}>=${least}`).join(' ')}; expected the orthant, on which positions can be added.`,
    );
}

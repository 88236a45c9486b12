import type { LatticeGame } from './LatticeGame.js';

/**
 * The notation of sources: `lattice:moves 1,0 0,1; defeated 0,0; inequalities 1,0>=0 0,1>=0`, without what it has by
 * default.
 */
export function printLatticeGame({ dimension, moves, defeated, inequalities, isOrthant }: LatticeGame): string {
  const parts = [
    ...(moves.length === 0 ? [`dimension ${dimension}`] : []),
    ...(moves.length === 0 ? [] : [`moves ${moves.map((move) => move.join()).join(' ')}`]),
    ...(defeated.length === 0 ? [] : [`defeated ${defeated.map((point) => point.join()).join(' ')}`]),
    ...(isOrthant
      ? []
      : [`inequalities ${inequalities.map(({ normal, least }) => `${normal.join()}>=${least}`).join(' ')}`]),
  ];
  return `lattice:${parts.join('; ')}`;
}

import type { LatticeGame } from 'spgames/lattice';
import { naiveIsP, pointsInBox } from './latticeOutcomes.js';

/**
 * The classes of the points of a box by the definition, where only points of the box are added: the number of the class
 * of each point, numbered in the order of the points. Where the box is at least as large as index + period of every
 * coordinate, these are the classes of the quotient.
 */
export function naiveClasses(game: LatticeGame, box: readonly number[]): Map<string, number> {
  const isP = naiveIsP(game);
  const points = pointsInBox(box);
  const classes = new Map<string, number>();
  const found = new Map<string, number>();
  for (const p of points) {
    const row = points.map((r) => {
      const sum = p.map((x, i) => x + r[i]!);
      return game.isPosition(sum) && isP(sum) ? 1 : 0;
    });
    const key = row.join('');
    if (!found.has(key)) found.set(key, found.size);
    classes.set(p.join(), found.get(key)!);
  }
  return classes;
}

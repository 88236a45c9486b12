import type { LatticeGame } from 'spgames/lattice';

/**
 * How long a play lasts that the winner shortens and the loser prolongs, by the definition: even for P-positions, odd
 * for N-positions.
 */
export function naiveRemoteness(game: LatticeGame): (position: readonly number[]) => number {
  const known = new Map<string, number>();
  const remoteness = (position: readonly number[]): number => {
    const key = position.join();
    let length = known.get(key);
    if (length === undefined) {
      const lengths = game.options(position).map(remoteness);
      const even = lengths.filter((each) => each % 2 === 0);
      length = lengths.length === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...lengths));
      known.set(key, length);
    }
    return length;
  };
  return remoteness;
}

/** Is a position a P-position? It is if none of its options is. */
export function naiveIsP(game: LatticeGame): (position: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const isP = (position: readonly number[]): boolean => {
    const key = position.join();
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = !game.options(position).some(isP)));
    return answer;
  };
  return isP;
}

/** All integer points p with 0 ≤ p ≤ box, in lexicographic order. */
export function pointsInBox(box: readonly number[]): number[][] {
  return box.reduce<number[][]>(
    (points, most) => points.flatMap((point) => Array.from({ length: most + 1 }, (_, x) => [...point, x])),
    [[]],
  );
}

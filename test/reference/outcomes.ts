import type { SimplicialComplex } from 'spgames/complex';

/**
 * Does the second player win the game on the complex, whoever begins? A move adds a vertex to a face; vertices without
 * side are for both.
 */
export function secondPlayerWins(complex: SimplicialComplex): boolean {
  const known = new Map<string, boolean>();
  const wins = (mover: 'L' | 'R', face: readonly number[]): boolean => {
    const key = `${mover}${face.join()}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const other = mover === 'L' ? 'R' : 'L';
    const answer = complex.vertices.some(({ side }, v) => {
      if (side === other || face.includes(v)) return false;
      const next = [...face, v].sort((a, b) => a - b);
      return complex.isFace(next) && !wins(other, next);
    });
    known.set(key, answer);
    return answer;
  };
  return !wins('L', []) && !wins('R', []);
}

/** a, b, …, z, a1, b1, …; without v, which is ↓. */
const LETTERS = 'abcdefghijklmnopqrstuwxyz';

/** The name of a position in equations. */
export function nameOfPosition(position: number): string {
  const letter = LETTERS[position % LETTERS.length]!;
  const round = Math.floor(position / LETTERS.length);
  return round === 0 ? letter : `${letter}${round}`;
}

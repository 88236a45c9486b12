/** The words of a side, of sets of at most 64 games, two words each, one after the other. */
const SIDE_WORDS = 8;

/**
 * Which of the games 0, …, n − 1 may be Left and Right options of G = {pass, A | B} besides, A and B sets of these
 * games: Left options those x for which Left, who begins, survives in G − x, Right options those for which she does so
 * in x − G. Game 0 is 0, and options have smaller numbers than their games.
 * @param sides of each set of games: those at most a member; those x such that Left, who begins, survives in x − a for
 * all members a; those at least a member; those x such that she survives in b − x for all members b
 * @param moves of each game two words of Left options and two of Right options
 * @param found four words: the Left options, the Right options
 * @complexity n steps, each of a few operations on words
 */
export function markOsloOptions(
  sides: Int32Array,
  left: number,
  right: number,
  isZero: boolean,
  moves: Int32Array,
  n: number,
  found: Int32Array,
): void {
  const [a, b] = [SIDE_WORDS * left, SIDE_WORDS * right + 4];
  // Where Left survives with Left to move and with Right to move: in x − G, and in G − x.
  let [first0, first1, second0, second1] = [0, 0, 0, 0];
  let [given0, given1, last0, last1] = [0, 0, 0, 0];
  for (let x = 0; x < n; x++) {
    const word = x >> 5;
    const bit = 1 << (x & 31);
    const l0 = moves[4 * x]!;
    const l1 = moves[4 * x + 1]!;
    const r0 = moves[4 * x + 2]!;
    const r1 = moves[4 * x + 3]!;
    const escapes = (sides[b + word]! & bit) !== 0 || ((second0 & l0) | (second1 & l1)) !== 0;
    const holds = (sides[a + 2 + word]! & bit) !== 0 && ((~first0 & r0) | (~first1 & r1)) === 0;
    const holdsSecond = holds && (x !== 0 || isZero || escapes);
    const holdsFirst = escapes || (x !== 0 && holdsSecond);
    const escapesGiven = (sides[a + word]! & bit) !== 0 || ((last0 & r0) | (last1 & r1)) !== 0;
    const holdsGiven = (sides[b + 2 + word]! & bit) !== 0 && ((~given0 & l0) | (~given1 & l1)) === 0;
    const holdsLast = holdsGiven && (!isZero || x === 0 || escapesGiven);
    const holdsAsFirst = escapesGiven || (!isZero && holdsLast);
    if (word === 0) {
      if (holdsSecond) second0 |= bit;
      if (holdsFirst) first0 |= bit;
      if (holdsLast) last0 |= bit;
      if (holdsAsFirst) given0 |= bit;
    } else {
      if (holdsSecond) second1 |= bit;
      if (holdsFirst) first1 |= bit;
      if (holdsLast) last1 |= bit;
      if (holdsAsFirst) given1 |= bit;
    }
  }
  found[0] = given0;
  found[1] = given1;
  found[2] = first0;
  found[3] = first1;
}

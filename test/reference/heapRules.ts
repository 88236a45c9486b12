/** Impartial games on heaps, squares and numbers, by their rules in words; positions are written out piece by piece. */

/** The positions that the moves of a game lead to. */
export type Rules<P> = (position: P) => P[];

/** GRUNDY’S GAME on one list of heaps. */
export const grundyRules: Rules<number[]> = (heaps) =>
  heaps.flatMap((heap, i) =>
    Array.from({ length: heap }, (_, a) => [a, heap - a])
      .filter(([a, b]) => a! > 0 && a !== b)
      .map((parts) => [...heaps.slice(0, i), ...parts, ...heaps.slice(i + 1)]),
  );

/** WYTHOFF’S GAME. */
export const wythoffRules: Rules<[number, number]> = ([a, b]) => {
  const found: [number, number][] = [];
  for (let x = 0; x <= a; x++)
    for (let y = 0; y <= b; y++) {
      const [fromA, fromB] = [a - x, b - y];
      if (fromA + fromB > 0 && (fromA === 0 || fromB === 0 || fromA === fromB)) found.push([x, y]);
    }
  return found;
};

/** CHOMP on a list of squares [row, column], of which the greatest stays. */
export const chompRules: Rules<[number, number][]> = (squares) =>
  squares.map(([i, j]) => squares.filter(([r, c]) => r > i || c > j)).filter((left) => left.length > 0);

/** DIVISORS, played until 1 is taken: who takes it loses, so that positions without it are won. */
export const divisorRules: Rules<number[]> = (numbers) =>
  numbers.map((taken) => numbers.filter((number) => number % taken !== 0)).filter((left) => left.includes(1));

/** NIMANIA on a list of heaps, at a turn. */
export const nimaniaRules: Rules<{ heaps: number[]; turn: number }> = ({ heaps, turn }) =>
  heaps.map((heap, i) => {
    const added = Array.from({ length: turn }, () => heap - 1);
    const all = [...heaps.slice(0, i), heap - 1, ...heaps.slice(i + 1), ...added];
    return { heaps: all.filter((size) => size > 0).sort((a, b) => b - a), turn: turn + 1 };
  });

/**
 * Octal and hexadecimal games on a list of heaps: digit d_i allows to take i tokens and to leave k heaps iff 2^k is in
 * it.
 */
export const takeAndBreakRules =
  (digits: readonly number[]): Rules<number[]> =>
  (heaps) =>
    heaps.flatMap((heap, i) =>
      digits.flatMap((digit, taken) =>
        partitions(heap - taken)
          .filter((parts) => Math.floor(digit / 2 ** parts.length) % 2 === 1)
          .map((parts) => [...heaps.slice(0, i), ...parts, ...heaps.slice(i + 1)]),
      ),
    );

/** The Grundy values of single heaps of a take-and-break game, each by all that may be left of it. */
export function takeAndBreakTable(digits: readonly number[], largest: number, unequal = false): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= largest; heap++) {
    const options = takeAndBreakRules(digits)([heap])
      .filter((parts) => !unequal || parts[0] !== parts[1])
      .map((parts) => parts.reduce((sum, part) => sum ^ values[part]!, 0));
    let least = 0;
    while (options.includes(least)) least++;
    values.push(least);
  }
  return values;
}

/** The ways to write a number as a sum of at most three parts, the largest first. */
function partitions(n: number): number[][] {
  if (n < 0) return [];
  if (n === 0) return [[]];
  const found: number[][] = [[n]];
  for (let a = n; a > 0; a--)
    for (let b = Math.min(a, n - a); b > 0; b--) {
      const c = n - a - b;
      if (c === 0) found.push([a, b]);
      else if (c <= b) found.push([a, b, c]);
    }
  return found;
}

/** What is found of a position from what is found of those that moves lead to, each position once. */
function byOptions<P, T>(rules: Rules<P>, found: (options: T[]) => T): (position: P) => T {
  const known = new Map<string, T>();
  const find = (position: P): T => {
    const key = JSON.stringify(position);
    if (!known.has(key)) known.set(key, found(rules(position).map(find)));
    return known.get(key)!;
  };
  return find;
}

/** The Grundy value by its definition. */
export function grundyOf<P>(rules: Rules<P>): (position: P) => number {
  return byOptions(rules, (options) => {
    let least = 0;
    while (options.includes(least)) least++;
    return least;
  });
}

/** Does the player who begins win if the player who cannot move wins? */
export function winsMisere<P>(rules: Rules<P>): (position: P) => boolean {
  return byOptions(rules, (options) => options.length === 0 || options.includes(false));
}

/** The number of moves in the longest play. */
export function longestPlay<P>(rules: Rules<P>): (position: P) => number {
  return byOptions(rules, (options) => Math.max(0, ...options.map((length) => length + 1)));
}

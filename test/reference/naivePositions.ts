import type { ValueStore } from 'spgames/values';

/**
 * A game as the text of its position and its moves: nothing is known of components, symmetries, or moves that are no
 * better than others.
 */
export interface NaiveGame<Position> {
  readonly start: Position;
  /** The positions after the moves of Left (0) or Right (1). */
  after(position: Position, player: 0 | 1): Position[];
}

/** What is combined of the results of the moves of Left and of Right. */
type Combine = (left: number[], right: number[]) => number;

/** The result of the position before the first move, or of another one. */
export function naiveResult<Position>(
  game: NaiveGame<Position>,
  combine: Combine,
  position: Position = game.start,
): number {
  const known = new Map<Position, number>();
  const resultOf = (at: Position): number => {
    const found = known.get(at);
    if (found !== undefined) return found;
    const [left, right] = ([0, 1] as const).map((player) => game.after(at, player).map(resultOf));
    const result = combine(left!, right!);
    known.set(at, result);
    return result;
  };
  return resultOf(position);
}

/** Ids of values. */
export const naiveValue =
  (store: ValueStore): Combine =>
  (left, right) =>
    store.arithmetic.fromOptions(left, right);

/** Grundy values, where both players have the same moves. */
export const naiveGrundy: Combine = (left) => {
  let mex = 0;
  while (left.includes(mex)) mex++;
  return mex;
};

/** Outcomes when the player who cannot move wins: 1 if Left wins moving first, and 2 if Right does. */
export const naiveMisere: Combine = (left, right) => {
  const wins = (moves: number[], others: number): boolean =>
    moves.length === 0 || moves.some((x) => (x & others) === 0);
  return (wins(left, 2) ? 1 : 0) + (wins(right, 1) ? 2 : 0);
};

const owns = (side: number, player: 0 | 1): boolean => (side & (1 << player)) !== 0;

/**
 * A game on a complex by a predicate of its faces, as sets of bits of what was played.
 * @param sides 1 Left, 2 Right, 3 both
 */
export function naiveComplex(sides: ArrayLike<number>, isFace: (played: number) => boolean): NaiveGame<number> {
  return {
    start: 0,
    after: (played, player) =>
      Array.from(sides).flatMap((side, v) => {
        const next = played | (1 << v);
        return owns(side, player) && next !== played && isFace(next) ? [next] : [];
      }),
  };
}

/** A game on a digraph: positions are the sets of bits of the vertices that are left. */
export function naiveDigraph(sides: ArrayLike<number>, arcs: readonly (readonly number[])[]): NaiveGame<number> {
  const gone = Array.from(sides, (_, v) =>
    arcs.filter(([u]) => u === v).reduce((bits, [, w]) => bits | (1 << w!), 1 << v),
  );
  return {
    start: 2 ** sides.length - 1,
    after: (left, player) =>
      Array.from(sides).flatMap((side, v) => (owns(side, player) && (left & (1 << v)) !== 0 ? [left & ~gone[v]!] : [])),
  };
}

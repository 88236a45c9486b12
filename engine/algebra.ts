import { game } from './Game';
import { fromOptions, lastMoves, negative, sum } from './store';

/* What is computed of positions: values by id; Grundy values, where all vertices are for both players; or outcomes when the player who
 * cannot move wins: bit 0 if Left wins moving first, bit 1 if Right does. */

export const VALUES: i32 = 0;
const GRUNDY: i32 = 1;
export const MISERE: i32 = 2;

/** Of a position without vertices. */
export function emptyResult(): i32 {
  return game.algebra == MISERE ? 3 : 0;
}

/** Under misère play there is one summand, and the empty one. */
export function addResults(a: i32, b: i32): i32 {
  if (game.algebra == VALUES) return a == 0 ? b : sum(a, b);
  return game.algebra == GRUNDY ? a ^ b : a == 3 ? b : a;
}

/** With the players exchanged. */
export function negativeResult(a: i32): i32 {
  if (game.algebra == VALUES) return negative(a);
  return game.algebra == GRUNDY ? a : ((a & 1) << 1) | (a >> 1);
}

/** Of moves that end the game: `balance` more of Left than of Right, and `stars` that are for both. */
export function resultOfLastMoves(balance: i32, stars: i32): i32 {
  return game.algebra == VALUES ? lastMoves(balance, stars & 1) : stars & 1;
}

/** Of a position with these l results of moves of Left and r of Right. */
export function resultOf(left: usize, l: i32, right: usize, r: i32): i32 {
  if (game.algebra == VALUES) return fromOptions(left, l, right, r);
  if (game.algebra == GRUNDY) return leastMissing(left, l);
  return (loses(left, l, 2) ? 0 : 1) | (loses(right, r, 1) ? 0 : 2);
}

function loses(results: usize, count: i32, bit: i32): bool {
  for (let i = 0; i < count; i++) if ((load<i32>(results + 4 * i) & bit) == 0) return false;
  return count > 0;
}

/** Sorts the results that are less than their number to their places. */
function leastMissing(results: usize, count: i32): i32 {
  for (let i = 0; i < count; i++)
    for (let x = load<i32>(results + 4 * i); x < count && load<i32>(results + 4 * x) != x;) {
      const other = load<i32>(results + 4 * x);
      store<i32>(results + 4 * x, x);
      x = other;
    }
  let mex = 0;
  while (mex < count && load<i32>(results + 4 * mex) == mex) mex++;
  return mex;
}

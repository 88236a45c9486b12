import { allocateZeros, PAIRS, step } from './memory';
import { isLess } from './numbers';
import {
  CLOSED,
  forgetMarks,
  isAtMostZero,
  LEFT_WINS,
  leftWinsAt,
  place,
  pool,
  recordOf,
  RIGHT_WINS,
  rightWinsAt,
} from './records';
import { addressOf, at as stackAt, pop, push } from './stack';
import { pairKey, Table } from './Table';

/* The order of values by id, and the comparison of an id with a game {left | right} that has no id yet.
 *
 * Stops, and who moves last there, decide most questions: a ≤ b implies that the player who moves first does as well in
 * b − x as in a − x if it is Left, and in a − x as in b − x if it is Right, for every number x. The rest is the
 * definition, a ≤ b iff no Left option of a is ≥ b and no Right option of b is ≤ a (Siegel 2011, Thm 1.2.23),
 * remembered in a
 * bounded table. Numbers are never entered: a ≤ x iff Left loses a − x when moving first. */

let known: Table = changetype<Table>(0);

export function startOrder(pairBytes: usize): void {
  known = Table.at(allocateZeros(PAIRS, offsetof<Table>()), PAIRS);
  known.clear(pairBytes);
}

/** Is a ≤ b? */
export function isAtMost(a: i32, b: i32): bool {
  if (a == b) return true;
  const atA = recordOf(a);
  const atB = recordOf(b);
  const ofA = atA.flags;
  const ofB = atB.flags;
  const leftA = atA.leftStop;
  const leftB = atB.leftStop;
  if ((ofA & ofB & CLOSED) != 0) {
    if (leftA != leftB) return isLess(leftA, leftB);
    return isAtMostZero(atA.ups - atB.ups, atA.nimber ^ atB.nimber);
  }
  if (leftA == leftB ? (ofA & LEFT_WINS & ~ofB) != 0 : isLess(leftB, leftA)) return false;
  const rightA = atA.rightStop;
  const rightB = atB.rightStop;
  if (rightA == rightB ? (ofB & RIGHT_WINS & ~ofA) != 0 : isLess(rightB, rightA)) return false;
  if (leftA == rightB ? (ofA & LEFT_WINS) == 0 && (ofB & RIGHT_WINS) == 0 : isLess(leftA, rightB)) return true;
  const found = known.find(pairKey(a, b));
  if (found >= 0) return found == 1;
  step();
  const answer = !someLeftOptionIsAtLeast(a, b) && !someRightOptionIsAtMost(b, a);
  known.store(pairKey(a, b), answer ? 1 : 0);
  return answer;
}

function someLeftOptionIsAtLeast(a: i32, b: i32): bool {
  let at = place(a);
  const end = at + 8 + 4 * load<i32>(pool + at);
  for (at += 8; at < end; at += 4) if (isAtMost(b, load<i32>(pool + at))) return true;
  return false;
}

function someRightOptionIsAtMost(b: i32, a: i32): bool {
  let at = place(b);
  const begin = at + 8 + 4 * load<i32>(pool + at);
  const end = begin + 4 * load<i32>(pool + at, 4);
  for (at = begin; at < end; at += 4) if (isAtMost(load<i32>(pool + at), a)) return true;
  return false;
}

// The game {left | right}, and what is known about it: 2·generation + answer in the marks of the records.
let start: i32 = 0;
let l: i32 = 0;
let r: i32 = 0;
let gameLeftStop: i64 = 0;
let gameRightStop: i64 = 0;
let gameLeftWins: bool = false;
let gameRightWins: bool = false;
let generation: i32 = 0;

/**
 * Sets the game that `isBelowGame` and `isAboveGame` compare with: on the stack l ≥ 1 Left options, then r ≥ 1 Right
 * options.
 */
export function setGame(from: i32, left: i32, right: i32, leftStop: i64, rightStop: i64): void {
  changeGame(from, left, right);
  gameLeftStop = leftStop;
  gameRightStop = rightStop;
  gameLeftWins = leftWinsAt(leftStop, addressOf(from), left);
  gameRightWins = rightWinsAt(rightStop, addressOf(from + left), right);
  beginMarks();
}

/** The options of the same game after some of them were replaced. */
export function changeGame(from: i32, left: i32, right: i32): void {
  start = from;
  l = left;
  r = right;
}

/** Is the value at most the game? */
export function isBelowGame(id: i32): bool {
  const record = recordOf(id);
  const mark = record.below - 2 * generation;
  if (mark >= 0) return mark == 1;
  const leftStop = record.leftStop;
  const rightStop = record.rightStop;
  const flags = record.flags;
  let answer = true;
  if (leftStop == gameLeftStop ? (flags & LEFT_WINS) != 0 && !gameLeftWins : isLess(gameLeftStop, leftStop))
    answer = false;
  else if (rightStop == gameRightStop ? (flags & RIGHT_WINS) == 0 && gameRightWins : isLess(gameRightStop, rightStop))
    answer = false;
  else if (leftStop == gameRightStop ? (flags & LEFT_WINS) != 0 || gameRightWins : isLess(gameRightStop, leftStop)) {
    for (let i = l; answer && i < l + r; i++) if (isAtMost(stackAt(start + i), id)) answer = false;
    if (answer) {
      let at = place(id);
      const end = at + 8 + 4 * load<i32>(pool + at);
      for (at += 8; answer && at < end; at += 4) if (isAboveGame(load<i32>(pool + at))) answer = false;
    }
  }
  recordOf(id).below = 2 * generation + (answer ? 1 : 0);
  return answer;
}

/** Is the value at least the game? */
export function isAboveGame(id: i32): bool {
  const record = recordOf(id);
  const mark = record.above - 2 * generation;
  if (mark >= 0) return mark == 1;
  const leftStop = record.leftStop;
  const rightStop = record.rightStop;
  const flags = record.flags;
  let answer = true;
  if (leftStop == gameLeftStop ? (flags & LEFT_WINS) == 0 && gameLeftWins : isLess(leftStop, gameLeftStop))
    answer = false;
  else if (rightStop == gameRightStop ? (flags & RIGHT_WINS) != 0 && !gameRightWins : isLess(rightStop, gameRightStop))
    answer = false;
  else if (rightStop == gameLeftStop ? (flags & RIGHT_WINS) != 0 || gameLeftWins : isLess(rightStop, gameLeftStop)) {
    for (let i = 0; answer && i < l; i++) if (isAtMost(id, stackAt(start + i))) answer = false;
    if (answer) {
      let at = place(id);
      const begin = at + 8 + 4 * load<i32>(pool + at);
      const end = begin + 4 * load<i32>(pool + at, 4);
      for (at = begin; answer && at < end; at += 4) if (isBelowGame(load<i32>(pool + at))) answer = false;
    }
  }
  recordOf(id).above = 2 * generation + (answer ? 1 : 0);
  return answer;
}

/** Puts the game aside, on the stack. */
export function suspendGame(): void {
  push(start);
  push(l);
  push(r);
  push(<i32>gameLeftStop);
  push(<i32>(gameLeftStop >> 32));
  push(<i32>gameRightStop);
  push(<i32>(gameRightStop >> 32));
  push((gameLeftWins ? 1 : 0) + (gameRightWins ? 2 : 0));
}

/** Takes it back from there. What is marked may be about another game. */
export function resumeGame(): void {
  const wins = pop();
  gameLeftWins = (wins & 1) != 0;
  gameRightWins = (wins & 2) != 0;
  gameRightStop = ((<i64>pop()) << 32) | (<u32>pop());
  gameLeftStop = ((<i64>pop()) << 32) | (<u32>pop());
  r = pop();
  l = pop();
  start = pop();
  beginMarks();
}

function beginMarks(): void {
  if (++generation < 1 << 29) return;
  forgetMarks();
  generation = 1;
}

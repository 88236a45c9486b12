import { allocate, enlarge, twice } from './blocks';
import {
  fromOptions as fromOptionsOf,
  negative as negativeOf,
  resumeReversible,
  startArithmetic,
  sum as sumOf,
  suspendReversible,
} from './arithmetic';
import { failAt, startMemory, step, VALUES } from './memory';
import { desk } from './numbers';
import { isAtMost as isAtMostOf, resumeGame, startOrder, suspendGame } from './order';
import { closed, place, pool, startRecords } from './records';
import { cutToBase, ensureRoom, lowerBase, pop, raiseBase, startStack } from './stack';

/* The program of values. What the host and the program of positions call begins where the work under way began. */

export { failAt, step };
export { allocate, enlarge, release, tryAllocate, twice } from './memory';

/** To be called once. @param most bytes of the memory @param pairBytes of sums, and of comparisons */
export function start(most: usize, pairBytes: usize): void {
  startMemory(most);
  startStack();
  startRecords();
  startOrder(pairBytes);
  startArithmetic(pairBytes);
  given = allocate(VALUES, givenBytes);
}

export function deskAt(): usize {
  return changetype<usize>(desk);
}

/** Bytes of the values, without those of remembered sums and comparisons. */
export function bytesOfValues(): usize {
  return VALUES.held;
}

let given: usize = 0;
let givenBytes: usize = 1 << 8;

/** Where the host is to write n ids. */
export function givenAt(n: usize): usize {
  const bytes: usize = n > 1 << 28 ? -1 : n << 2;
  if (bytes > givenBytes) {
    given = enlarge(VALUES, given, givenBytes, twice(bytes));
    givenBytes = 2 * bytes;
  }
  return given;
}

/** The value of the game with l Left and r Right options, whose ids stand there. */
export function fromOptions(lefts: usize, l: i32, rights: usize, r: i32): i32 {
  cutToBase();
  return fromOptionsOf(lefts, l, rights, r);
}

/** The value number + ups·↑ + *nimber, with the two words of the number. */
export function closedForm(low: i32, high: i32, ups: i32, nimber: i32): i32 {
  return closed(((<i64>high) << 32) | (<u32>low), ups, nimber);
}

/** The value balance + *nimber. */
export function lastMoves(balance: i32, nimber: i32): i32 {
  return closed((<i64>balance) << 40, 0, nimber);
}

/** The address of the options of a value: two lengths, the Left options, the Right options. */
export function optionsAt(id: i32): usize {
  const offset = place(id); // placing may move the pool
  return pool + offset;
}

/** Is a ≤ b? */
export function isAtMost(a: i32, b: i32): bool {
  cutToBase();
  return isAtMostOf(a, b);
}

/** −a. */
export function negative(a: i32): i32 {
  cutToBase();
  return negativeOf(a);
}

/** a + b. */
export function sum(a: i32, b: i32): i32 {
  cutToBase();
  return sumOf(a, b);
}

/** Makes room for other work in the middle of what is under way. */
export function suspend(): void {
  ensureRoom();
  suspendGame();
  suspendReversible();
  raiseBase();
}

export function resume(): void {
  lowerBase();
  resumeReversible(pop());
  resumeGame();
}

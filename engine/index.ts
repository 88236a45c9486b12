import { fromOptions, negative, startArithmetic, sum } from './arithmetic';
import { firstComponent, isForBoth, listMoves, NEAR, play, readBoard, SIDES, sidesIn, withoutUseless } from './board';
import { addClass, classes, findClass, setClass, startClasses, valueOfClass } from './classes';
import { describe, length, swapped, words } from './key';
import { countExpanded, expanded, held, restartCounts, setMost } from './memory';
import { startOrder } from './order';
import { closed, ONE, pool, recordOf, startRecords } from './records';
import { cutTo, startStack } from './stack';
import { Table } from './Table';
import { exchangeOf, findSymmetries, forgetSymmetries, imageOf, symmetries } from './symmetries';

/* Values of the positions of graphs with at most 64 vertices: what `Evaluation` with `NarrowGraphSpace` and
 * `valueAlgebra` of the library compute, one run at a time. */

/** Symmetries are looked for when so many positions have been stored. */
const STORED_BEFORE_SYMMETRIES: i32 = 300;
/** Images are stored while the table has at most so many positions. */
const MOST_IMAGES: u32 = 1 << 22;

/** Of each size, on this board: how many components were described, and how many of them were known. */
const DESCRIBED: usize = memory.data(8 * 65);
const LEAST_DESCRIBED: i32 = 128;

/** The moves of the positions on the way, whose results take their places. */
const MOVES: usize = memory.data(4 * 2 * 64 * 65);
let moves: usize = MOVES;
/** Positions met on this board: twice the value, and one more if it is that with the players exchanged. */
let met: Table = changetype<Table>(0);
let stored: i32 = 0;
let hits: f64 = 0;

/** To be called once. @param most bytes of all tables */
export function start(most: f64): void {
  setMost(most);
  startStack();
  startRecords();
  startOrder();
  startArithmetic();
  startClasses();
  met = new Table(0);
}

/** Where the neighbours of the vertices are to be written, 8 bytes each. */
export function neighboursAt(): usize {
  return NEAR;
}

/** Where the sides of the vertices are to be written, a byte each. */
export function sidesAt(): usize {
  return SIDES;
}

/** Begins a run on the board that has been written. @param mostBytes of the table of positions met */
export function begin(size: i32, mostBytes: usize): void {
  readBoard(size);
  met.clear(mostBytes);
  memory.fill(DESCRIBED, 0, 8 * 65);
  forgetSymmetries();
  restartCounts();
  stored = 0;
}

/** The value of a position of the board. */
export function evaluate(position: u64): i32 {
  // The run before may have been interrupted.
  cutTo(0);
  moves = MOVES;
  return valueOf(position);
}

function valueOf(position: u64): i32 {
  let total = 0;
  let balance: i64 = 0;
  let stars = 0;
  for (let rest = position; rest != 0;) {
    const component = firstComponent(rest);
    rest ^= component;
    if (popcnt(component) <= 2) {
      // One vertex, or two of which one is taken: a last move for whoever owns any.
      const sides = sidesIn(component);
      if (sides == 3) stars ^= 1;
      else balance += sides == 1 ? ONE : -ONE;
    } else total = sum(total, valueOfComponent(component));
  }
  return balance == 0 && stars == 0 ? total : sum(total, closed(balance, 0, stars));
}

function valueOfComponent(position: u64): i32 {
  const known = met.find(position);
  if (known != -1) return (known & 1) == 0 ? known >> 1 : negative(known >> 1);
  const useful = withoutUseless(position);
  let result: i32;
  if (useful != position) result = valueOf(useful);
  else if (isWorthDescribing(<i32>popcnt(position))) result = valueOfClassOf(position);
  else result = expand(position);
  remember(position, result);
  return result;
}

/**
 * May a component be isomorphic to one that is known? All are described at first; then those of a size at which few were,
 * on this board, are only remembered as they stand, while there is room for them.
 */
function isWorthDescribing(size: i32): bool {
  const at = DESCRIBED + 8 * <usize>size;
  const described = load<i32>(at);
  const found = load<i32>(at, 4);
  const isRoot = moves == MOVES;
  if (!isRoot && described >= LEAST_DESCRIBED && 4 * found < described && met.hasRoom) return false;
  store<i32>(at, described + 1);
  return true;
}

/** The value of a component, which is looked up and remembered up to isomorphism. */
function valueOfClassOf(position: u64): i32 {
  describe(position);
  const isSwapped = swapped;
  let entry = findClass(words, length);
  const known = entry == 0 ? -1 : valueOfClass(entry);
  if (known != -1) {
    const at = DESCRIBED + 8 * <usize>popcnt(position);
    store<i32>(at, load<i32>(at, 4) + 1, 4);
    hits++;
    return isSwapped ? negative(known) : known;
  }
  if (entry == 0) entry = addClass(words, length);
  const result = expand(position);
  setClass(entry, isSwapped ? negative(result) : result);
  return result;
}

function expand(position: u64): i32 {
  countExpanded();
  const first = moves;
  const l = listMoves(position, 0, first);
  const middle = first + 4 * l;
  const r = isForBoth(position) ? 0 : listMoves(position, 1, middle);
  const last = middle + 4 * r;
  moves = last;
  for (let at = first; at < last; at += 4) store<i32>(at, valueOf(play(position, load<i32>(at))));
  moves = first;
  return isForBoth(position) ? fromOptions(first, l, first, l) : fromOptions(first, l, middle, r);
}

function remember(position: u64, result: i32): void {
  met.store(position, 2 * result);
  if (++stored == STORED_BEFORE_SYMMETRIES) findSymmetries();
  if (met.size > MOST_IMAGES) return;
  for (let s = 0; s < symmetries; s++) {
    const image = imageOf(position, s);
    if (image != position) met.store(image, 2 * result + exchangeOf(s));
  }
}

/** The component of the lowest vertex of a position that is not empty. */
export function component(position: u64): u64 {
  return firstComponent(position);
}

/** The value of a component if it is known, else −1. */
export function lookUp(position: u64): i32 {
  if (popcnt(position) <= 2) return valueOf(position);
  const known = met.find(position);
  if (known != -1) return (known & 1) == 0 ? known >> 1 : negative(known >> 1);
  if (withoutUseless(position) != position) return -1;
  describe(position);
  const entry = findClass(words, length);
  const result = entry == 0 ? -1 : valueOfClass(entry);
  return swapped && result != -1 ? negative(result) : result;
}

/** The address of the records of values. */
export function recordsAt(): usize {
  return changetype<usize>(recordOf(0));
}

/** The address of the pool of options. */
export function poolAt(): usize {
  return pool;
}

/** Positions whose moves were tried in this run. */
export function positionsExpanded(): i32 {
  return expanded;
}

/** Positions remembered, up to isomorphism. */
export function classesHeld(): u32 {
  return classes;
}

/** How often a position was isomorphic to one that was remembered. */
export function hitsSoFar(): f64 {
  return hits;
}

/** Bytes of all tables. */
export function bytesHeld(): f64 {
  return held;
}

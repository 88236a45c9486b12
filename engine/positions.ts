import { release, tryAllocate } from './blocks';
import { firstComponent, isForBoth, listMoves, play, sidesIn, withoutUseless } from './board';
import {
  beginRun,
  boardOf,
  describedAt,
  GraphTables,
  makeGraphTables,
  releaseGraphTables,
  useTables,
} from './GraphTables';
import { look } from './host';
import { setGame } from './Game';
import { describe, length, swapped, words } from './key';
import { useParts } from './parts';
import { endGame } from './search';
import { fromOptions, lastMoves, negative, sum } from './store';
import { exchanged, findSymmetries, leastImage, symmetries, SYMMETRY_BYTES } from './symmetries';
import { ENTRY } from './Table';

/* The program of positions: values of positions of graphs with at most 64 vertices. */

/** Symmetries are looked for when so many positions have been stored. */
const STORED_BEFORE_SYMMETRIES: i32 = 300;
const LEAST_DESCRIBED: i32 = 128;
const RESULT: usize = memory.data(8);

/** What is worked with, and where the next moves go. */
let tables: GraphTables = changetype<GraphTables>(0);
let moves: usize = 0;
let nextLook: i32 = 0;

export { makeGraphTables, boardOf };
export * from './search';

/** Gives back what somebody held. */
export function releaseTables(given: GraphTables): void {
  if (given.game != 0) endGame(given);
  releaseGraphTables(given);
}

/** Begins a run on the board that has been written. @param mostBytes of the table of positions met */
export function begin(given: GraphTables, vertices: i32, mostBytes: usize): void {
  given.expanded = 0;
  beginRun(given, vertices, mostBytes);
}

/** The value of a position of the board, given by its two words. */
export function evaluate(given: GraphTables, low: u32, high: u32): i32 {
  use(given);
  moves = given.moves;
  return valueOf(wordsOf(low, high));
}

export function use(given: GraphTables): void {
  tables = given;
  nextLook = 0;
  useTables(given);
  if (given.game == 0) return;
  setGame(given);
  useParts();
}

/** To be called before other work in the middle of what is under way. */
export function suspendRun(): void {
  tables.suspended = moves;
}

export function resumeRun(given: GraphTables): void {
  use(given);
  moves = given.suspended;
}

function wordsOf(low: u32, high: u32): u64 {
  return ((<u64>high) << 32) | low;
}

function valueOf(position: u64): i32 {
  let total = 0;
  let balance = 0;
  let stars = 0;
  for (let rest = position; rest != 0;) {
    const component = firstComponent(rest);
    rest ^= component;
    if (popcnt(component) <= 2) {
      // One vertex, or two of which one is taken: a last move for whoever owns any.
      const sides = sidesIn(component);
      if (sides == 3) stars ^= 1;
      else balance += sides == 1 ? 1 : -1;
    } else {
      const value = valueOfComponent(component);
      total = total == 0 ? value : sum(total, value);
    }
  }
  if (balance == 0 && stars == 0) return total;
  const last = lastMoves(balance, stars);
  return total == 0 ? last : sum(total, last);
}

function valueOfComponent(position: u64): i32 {
  const known = valueMet(position);
  if (known != -1) return known;
  const useful = withoutUseless(position);
  let result: i32;
  if (useful != position) result = valueOf(useful);
  else if (isWorthDescribing(<i32>popcnt(position))) result = valueOfClassOf(position);
  else result = expand(position);
  remember(position, result);
  return result;
}

/**
 * May a component be isomorphic to one that is known? All are described at first; then those of a size at which few
 * were, on this board, are only remembered as they stand, while there is room for them.
 */
function isWorthDescribing(size: i32): bool {
  const at = describedAt(tables, size);
  const described = load<i32>(at);
  const found = load<i32>(at, 4);
  const isRoot = moves == tables.moves;
  if (!isRoot && described >= LEAST_DESCRIBED && 4 * found < described && tables.met.hasRoom) return false;
  store<i32>(at, described + 1);
  return true;
}

/** The value of a component, which is looked up and remembered up to isomorphism. */
function valueOfClassOf(position: u64): i32 {
  describe(position);
  const isSwapped = swapped;
  const classes = tables.classes;
  let entry = classes.find(words, length);
  const known = entry == 0 ? -1 : classes.valueOf(entry);
  if (known != -1) {
    const at = describedAt(tables, <i32>popcnt(position));
    store<i32>(at, load<i32>(at, 4) + 1, 4);
    tables.hits++;
    return isSwapped ? negative(known) : known;
  }
  if (entry == 0) entry = classes.add(words, length);
  const result = expand(position);
  tables.classes.set(entry, isSwapped ? negative(result) : result);
  return result;
}

/** The value of the graph that has been written, in the middle of another run. */
export function valueOfGraph(given: GraphTables, size: i32, mostBytes: usize): i32 {
  beginRun(given, size, mostBytes);
  useTables(given);
  moves = given.moves;
  return valueOf((<u64>-1) >> (64 - size));
}

/** Counts a position whose moves are tried. */
export function countExpanded(): void {
  if (++tables.expanded >= nextLook) lookNow();
}

export function lookNow(): void {
  nextLook = look();
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

/** The value of a position that was met, or one of its images, else −1. */
function valueMet(position: u64): i32 {
  const known = tables.met.find(leastImage(position));
  if (known == -1) return -1;
  return (known & 1) == exchanged ? known >> 1 : negative(known >> 1);
}

function remember(position: u64, result: i32): void {
  if (++tables.stored == STORED_BEFORE_SYMMETRIES) listSymmetries();
  const least = leastImage(position);
  tables.met.store(least, 2 * result + exchanged);
}

/** From here on positions are remembered by the least of their images. */
function listSymmetries(): void {
  const met = tables.met;
  const bytes = met.bytes;
  const known = tryAllocate(tables, bytes);
  if (known == 0) return;
  tables.images = tryAllocate(tables, SYMMETRY_BYTES);
  if (tables.images != 0) findSymmetries(tables.images);
  if (tables.images != 0 && symmetries != 0) {
    tables.symmetries = symmetries;
    met.moveTo(known);
    for (let at = known; at < known + bytes; at += ENTRY)
      if (load<i32>(at, 8) != 0) met.store(leastImage(load<u64>(at)), (load<i32>(at, 8) - 1) ^ exchanged);
  }
  release(tables, known, bytes);
}

/** Writes the component of the lowest vertex of a position that is not empty; returns the address of its two words. */
export function component(given: GraphTables, low: u32, high: u32): usize {
  use(given);
  store<u64>(RESULT, firstComponent(wordsOf(low, high)));
  return RESULT;
}

/** The value of a component if it is known, else −1. */
export function lookUp(given: GraphTables, low: u32, high: u32): i32 {
  use(given);
  const position = wordsOf(low, high);
  if (popcnt(position) <= 2) return valueOf(position);
  const known = valueMet(position);
  if (known != -1) return known;
  if (withoutUseless(position) != position) return -1;
  describe(position);
  const entry = tables.classes.find(words, length);
  const result = entry == 0 ? -1 : tables.classes.valueOf(entry);
  return swapped && result != -1 ? negative(result) : result;
}

/* What the host asks about tables. */

export function expandedIn(given: GraphTables): i32 {
  return given.expanded;
}

export function classesIn(given: GraphTables): u32 {
  return given.classes.size;
}

export function hitsIn(given: GraphTables): i32 {
  return given.hits;
}

export function bytesIn(given: GraphTables): usize {
  return given.held;
}

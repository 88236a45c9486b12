import { lookNow } from './positions';
import { allocate, release } from './blocks';
import { account, game, longer } from './Game';
import { MaskTable } from './MaskTable';

/* Positions of games by their minimal nonfaces, by their facets, or of digraphs, on boards of any size. */

/**
 * The board of a run, or of a part of it. Masks have `bytes` bytes, a multiple of 8. Nonfaces with two vertices are
 * neighbours from the beginning; in a digraph a move deletes its vertex and the out-neighbours.
 */
@unmanaged
export class Board {
  /** How many vertices and sets there are. */
  n: i32;
  sets: i32;
  bytes: usize;
  /** Do arcs lead one way only, and are the sets facets? */
  isDirected: bool;
  hasPairs: bool;
  hasFacets: bool;
  /**
   * Masks: the vertices of Left, those of Right (either has those for both), neighbours, in-neighbours, sets, room for
   * one mask.
   */
  left: usize;
  right: usize;
  near: usize;
  into: usize;
  family: usize;
  scratch: usize;
  /** What is known of the position at hand: its neighbours, and its sets with three vertices and more. */
  nearNow: usize;
  larger: usize;
  /** Where the block ends that begins here. */
  total: usize;
  /** Positions met. */
  met: MaskTable;
  stored: i32;
  /** Images of each value of each group of 4 vertices under each symmetry, and whether it exchanges the players. */
  symmetries: i32;
  images: usize;
  imageBytes: usize;
  exchanges: u64;
  /** The board around this one, or 0. */
  outer: usize;
}

export let board: Board = changetype<Board>(0);
/**
 * The stack of positions: of each the mask of its free vertices, how many sets there are, a word that only narrow
 * positions by nonfaces need, and the numbers of the sets. Addresses on it are relative.
 */
export let stack: usize = 0;

/** Goes on with the game that is set. */
export function useParts(): void {
  board = changetype<Board>(game.board);
  stack = game.stack;
}

/**
 * Makes room for what a board is made from: its vertices, flags (1 directed, 2 facets), sides, then of each set its
 * size and its vertices; 4 bytes each.
 */
export function reserveInput(bytes: usize): usize {
  if (bytes > game.inputBytes) {
    game.input = longer(game.input, game.inputBytes, bytes * 2);
    game.inputBytes = bytes * 2;
  }
  return game.input;
}

const HEAD: usize = ((offsetof<Board>() + 7) & ~7) + ((offsetof<MaskTable>() + 7) & ~7);

function setBoard(given: Board): void {
  board = given;
  game.board = changetype<usize>(given);
}

/** Makes the board described in the input the board at hand. @param length of the description in numbers */
export function openBoard(length: i32): void {
  const input = game.input;
  const n = load<i32>(input);
  const flags = load<i32>(input, 4);
  const end = input + 4 * <usize>length;
  const isPair = (flags & 2) == 0;
  let sets = 0;
  const first = input + 8 + 4 * <usize>n;
  for (let at = first; at < end; at += 4 + 4 * <usize>load<u32>(at)) if (!isPair || load<u32>(at) != 2) sets++;
  const bytes: usize = 8 * max(1, (<usize>n + 63) >> 6);
  const rows: usize = <usize>n * bytes;
  const directed: usize = flags & 1;
  const changing: usize = sets > 0 ? 1 : 0;
  const total: usize = HEAD + 3 * bytes + (1 + directed + changing) * rows + <usize>sets * bytes + 4 * <usize>sets + 8;
  const block = allocate(account, total);
  memory.fill(block, 0, total);
  const made = changetype<Board>(block);
  made.total = total;
  made.outer = changetype<usize>(board);
  made.n = n;
  made.sets = sets;
  made.bytes = bytes;
  made.isDirected = directed != 0;
  made.hasFacets = !isPair;
  made.left = block + HEAD;
  made.right = made.left + bytes;
  made.scratch = made.right + bytes;
  made.near = made.scratch + bytes;
  made.into = made.near + directed * rows;
  made.nearNow = made.into + changing * rows;
  made.family = made.nearNow + rows;
  made.larger = made.family + <usize>sets * bytes;
  made.met = changetype<MaskTable>(block + ((offsetof<Board>() + 7) & ~7));
  setBoard(made);
  MaskTable.open(changetype<usize>(made.met), account, sets > 0 ? bytes * 2 : bytes, game.mostMet);
  for (let v = 0; v < n; v++) {
    const side = load<u32>(input + 8 + 4 * <usize>v);
    if ((side & 1) != 0) insert(made.left, v);
    if ((side & 2) != 0) insert(made.right, v);
  }
  let set = made.family;
  for (let at = first; at < end; at += 4 + 4 * <usize>load<u32>(at)) {
    const size = load<u32>(at);
    if (isPair && size == 2) {
      made.hasPairs = true;
      const u = load<i32>(at, 4);
      const v = load<i32>(at, 8);
      insert(made.near + <usize>u * bytes, v);
      insert(made.into + <usize>v * bytes, u);
      if (directed == 0) insert(made.near + <usize>v * bytes, u);
    } else {
      for (let i: usize = 1; i <= size; i++) insert(set, load<i32>(at + 4 * i));
      set += bytes;
    }
  }
}

/** Goes back to the board around the board at hand. */
export function closeBoard(): void {
  const closed = board;
  setBoard(changetype<Board>(closed.outer));
  closed.met.free();
  if (closed.images != 0) release(account, closed.images, closed.imageBytes);
  release(account, changetype<usize>(closed), closed.total);
}

export function insert(mask: usize, v: i32): void {
  const at = mask + (((<usize>v) >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (v & 63)));
}

export function remove(mask: usize, v: i32): void {
  const at = mask + (((<usize>v) >> 6) << 3);
  store<u64>(at, load<u64>(at) & ~((<u64>1) << (v & 63)));
}

export function has(mask: usize, v: i32): bool {
  return ((load<u64>(mask + (((<usize>v) >> 6) << 3)) >> (v & 63)) & 1) != 0;
}

/** Copies so many bytes, in words of 8; of few that is faster than `memory.copy`. */
export function copyMask(to: usize, from: usize, bytes: usize): void {
  for (let w: usize = 0; w < bytes; w += 8) store<u64>(to + w, load<u64>(from + w));
}

export function clearMask(mask: usize, bytes: usize): void {
  for (let w: usize = 0; w < bytes; w += 8) store<u64>(mask + w, 0);
}

/** A look at the clock is taken once in so many sets, or words of other work. */
const SPENT: i32 = 1 << 18;
let spent: i32 = 0;

/**
 * Counts work whose length depends on the game. Other games may be evaluated in the look: globals that belong to this
 * one are to be kept.
 */
export function spend(count: i32): void {
  spent += count;
  if (spent < SPENT) return;
  spent = 0;
  lookNow();
}

/** Makes room on the stack. */
export function reserve(end: usize): void {
  if (end <= game.stackBytes) return;
  const wanted = max(end * 2, 1 << 14);
  stack = game.stack = longer(stack, game.stackBytes, wanted);
  game.stackBytes = wanted;
}

/** In a position by nonfaces with masks of one word, the word for the union of its sets. */
export const UNION: usize = 16;

function unionOf(list: usize, count: i32): u64 {
  let union: u64 = 0;
  for (let i = 0; i < count; i++) union |= load<u64>(setAt(list, i));
  return union;
}

/** How many sets a position has. */
export function countOf(at: usize): i32 {
  return load<i32>(stack + at + board.bytes);
}

/** Where the numbers of its sets stand. */
export function listOf(at: usize): usize {
  return stack + at + board.bytes + 16;
}

export function setAt(list: usize, i: i32): usize {
  return board.family + board.bytes * <usize>load<u32>(list + 4 * <usize>i);
}

export function endOf(at: usize): usize {
  return at + board.bytes + 16 + ((4 * <usize>countOf(at) + 7) & ~7);
}

/** Writes the position before the first move. */
export function writeStart(at: usize): usize {
  const bytes = board.bytes;
  reserve(at + bytes + 24 + 4 * <usize>board.sets);
  const mask = stack + at;
  for (let w: usize = 0; w < bytes; w += 8)
    store<u64>(mask + w, load<u64>(board.left + w) | load<u64>(board.right + w));
  store<u64>(mask + bytes, board.sets);
  for (let i = 0; i < board.sets; i++) store<i32>(listOf(at) + 4 * <usize>i, i);
  if (bytes == 8) store<u64>(mask + UNION, unionOf(listOf(at), board.sets));
  return endOf(at);
}

export function sizeOf(mask: usize): i32 {
  let size = 0;
  for (let w: usize = 0; w < board.bytes; w += 8) size += <i32>popcnt(load<u64>(mask + w));
  return size;
}

export function meets(a: usize, b: usize): bool {
  for (let w: usize = 0; w < board.bytes; w += 8) if ((load<u64>(a + w) & load<u64>(b + w)) != 0) return true;
  return false;
}

/** Which players own vertices of a mask: 1 Left, 2 Right, 3 both. */
export function sidesIn(mask: usize): i32 {
  return (meets(mask, board.left) ? 1 : 0) + (meets(mask, board.right) ? 2 : 0);
}

/** Are all vertices of a mask for both players? */
export function isForBoth(mask: usize): bool {
  for (let w: usize = 0; w < board.bytes; w += 8)
    if ((load<u64>(mask + w) & ~(load<u64>(board.left + w) & load<u64>(board.right + w))) != 0) return false;
  return true;
}

/**
 * Moves a component of the position at `at`, with its sets, to `to`; returns its end, `to` if no vertex is left.
 * @param whole whether to take all there is
 */
export function take(at: usize, to: usize, whole: bool): usize {
  const bytes = board.bytes;
  const count = countOf(at);
  reserve(to + bytes + 24 + 4 * <usize>count);
  const from = stack + at;
  const part = stack + to;
  let w: usize = 0;
  while (w < bytes && load<u64>(from + w) == 0) w += 8;
  if (w == bytes) return to;
  if (!whole) {
    clearMask(part, bytes);
    if (!board.hasFacets) {
      store<u64>(part + w, load<u64>(from + w) & -load<u64>(from + w));
      if (bytes == 8) growNarrow(from, part, listOf(at), count);
      else grow(from, part, listOf(at), count);
    } else whole = !takeConePoint(from, part, listOf(at), count);
  }
  if (whole)
    for (w = 0; w < bytes; w += 8) {
      store<u64>(part + w, load<u64>(from + w));
      store<u64>(from + w, 0);
    }
  const list = listOf(at);
  const own = listOf(to);
  let kept = 0;
  let left = 0;
  if (!board.hasFacets && isEmpty(from)) {
    memory.copy(own, list, 4 * count);
    kept = count;
    if (bytes == 8) store<u64>(part + UNION, load<u64>(from + UNION));
  } else {
    for (let i = 0; i < count; i++) {
      const number = load<u32>(list + 4 * i);
      if (meets(setAt(list, i), part)) store<u32>(own + 4 * kept++, number);
      else store<u32>(list + 4 * left++, number);
    }
    // Facets go on without the vertex that all have.
    if (!board.hasFacets) {
      store<u64>(from + bytes, left);
      if (bytes == 8) {
        store<u64>(from + UNION, unionOf(list, left));
        store<u64>(part + UNION, unionOf(own, kept));
      }
    }
  }
  store<u64>(part + bytes, kept);
  return endOf(to);
}

/** Moves to `part` what hangs together with what is there, on masks of one word. */
function growNarrow(from: usize, part: usize, list: usize, count: i32): void {
  const near = board.near;
  const into = board.into;
  const family = board.family;
  let taken = load<u64>(part);
  let todo = taken;
  let rest = load<u64>(from) ^ taken;
  // Whatever is left when the last vertex is reached needs no look at its neighbours.
  while (todo != 0 && rest != 0) {
    if (board.hasPairs) {
      const row = 8 * <usize>ctz(todo);
      const fresh = (load<u64>(near + row) | load<u64>(into + row)) & rest;
      todo = (todo & (todo - 1)) | fresh;
      rest ^= fresh;
      taken |= fresh;
      if (todo != 0) continue;
    }
    todo = 0;
    for (let i = 0; i < count && rest != 0; i++) {
      const set = load<u64>(family + 8 * load<u32>(list + 4 * i));
      if ((set & taken) == 0) continue;
      todo |= set & rest;
      taken |= set & rest;
      rest &= ~set;
    }
  }
  store<u64>(part, taken);
  store<u64>(from, rest);
}

/** Moves to `part` what hangs together with what is there. */
function grow(from: usize, part: usize, list: usize, count: i32): void {
  const bytes = board.bytes;
  const todo = board.scratch;
  for (let w: usize = 0; w < bytes; w += 8) {
    store<u64>(todo + w, load<u64>(part + w));
    store<u64>(from + w, load<u64>(from + w) & ~load<u64>(part + w));
  }
  do {
    for (let w: usize = 0; w < bytes;) {
      const bits = load<u64>(todo + w);
      if (bits == 0) {
        w += 8;
        continue;
      }
      store<u64>(todo + w, bits & (bits - 1));
      const row = (w * 8 + <usize>ctz(bits)) * bytes;
      const near = board.near + row;
      const into = board.into + row;
      let lowest = w;
      for (let x: usize = bytes; x > 0;) {
        x -= 8;
        const fresh = (load<u64>(near + x) | load<u64>(into + x)) & load<u64>(from + x);
        if (fresh == 0) continue;
        moveTo(from + x, part + x, todo + x, fresh);
        if (x < lowest) lowest = x;
      }
      w = lowest;
    }
    for (let i = 0; i < count; i++) {
      const set = setAt(list, i);
      if (!meets(set, part)) continue;
      for (let w: usize = 0; w < bytes; w += 8) {
        const fresh = load<u64>(set + w) & load<u64>(from + w);
        if (fresh != 0) moveTo(from + w, part + w, todo + w, fresh);
      }
    }
    // Vertices that sets brought have neighbours, and sets before them in the list.
  } while (!isEmpty(todo));
}

function moveTo(from: usize, part: usize, todo: usize, bits: u64): void {
  store<u64>(from, load<u64>(from) ^ bits);
  store<u64>(part, load<u64>(part) | bits);
  store<u64>(todo, load<u64>(todo) | bits);
}

export function isEmpty(mask: usize): bool {
  for (let w: usize = 0; w < board.bytes; w += 8) if (load<u64>(mask + w) != 0) return false;
  return true;
}

/** Moves a vertex in all facets to `part`; returns whether there is one. */
function takeConePoint(from: usize, part: usize, list: usize, count: i32): bool {
  for (let w: usize = 0; w < board.bytes; w += 8) {
    let common = load<u64>(from + w);
    for (let i = 0; i < count; i++) common &= load<u64>(setAt(list, i) + w);
    if (common == 0) continue;
    common &= -common;
    store<u64>(part + w, common);
    store<u64>(from + w, load<u64>(from + w) ^ common);
    return true;
  }
  return false;
}

/** Writes the position after a move at `at` to `to` and returns its end. */
export function play(at: usize, v: i32, to: usize): usize {
  const bytes = board.bytes;
  const count = countOf(at);
  reserve(to + bytes + 32 + 12 * <usize>count);
  const from = stack + at;
  const next = stack + to;
  const list = listOf(at);
  const kept = listOf(to);
  let end = 0;
  if (board.hasFacets) {
    clearMask(next, bytes);
    for (let i = 0; i < count; i++) {
      const set = setAt(list, i);
      if (!has(set, v)) continue;
      store<u32>(kept + 4 * end++, load<u32>(list + 4 * <usize>i));
      for (let w: usize = 0; w < bytes; w += 8)
        store<u64>(next + w, load<u64>(next + w) | (load<u64>(set + w) & load<u64>(from + w)));
    }
    remove(next, v);
  } else {
    end = bytes == 8 ? playNarrow(from, v, next, list, count, kept) : playWide(from, v, next, list, count, kept);
  }
  store<u64>(next + bytes, end);
  return endOf(to);
}

/**
 * Takes the vertices that are alone off a position by nonfaces with masks of one word; returns how many of them are
 * Left's, less those of Right, in the lower half and in the upper one how many are for both.
 */
export function takeAlone(at: usize): i64 {
  const free = load<u64>(stack + at);
  let alone = free & ~load<u64>(stack + at + UNION);
  if (board.hasPairs)
    for (let bits = alone; bits != 0; bits &= bits - 1) {
      const row = 8 * <usize>ctz(bits);
      if (((load<u64>(board.near + row) | load<u64>(board.into + row)) & free) != 0) alone ^= bits & -bits;
    }
  store<u64>(stack + at, free ^ alone);
  const left = load<u64>(board.left);
  const right = load<u64>(board.right);
  const balance = <i64>popcnt(alone & left & ~right) - <i64>popcnt(alone & right & ~left);
  return ((<i64>popcnt(alone & left & right)) << 32) + balance;
}

/**
 * Plays a vertex of a game by its nonfaces, and keeps those that matter: first those that shrink, then those that
 * contain none of these and nothing that is gone. Returns how many.
 */
function playWide(from: usize, v: i32, next: usize, list: usize, count: i32, kept: usize): i32 {
  const bytes = board.bytes;
  const near = board.near + <usize>v * bytes;
  for (let w: usize = 0; w < bytes; w += 8) store<u64>(next + w, load<u64>(from + w) & ~load<u64>(near + w));
  remove(next, v);
  for (let i = 0; i < count; i++) {
    const set = setAt(list, i);
    if (!has(set, v)) continue;
    let size = 0;
    for (let w: usize = 0; w < bytes; w += 8) size += <i32>popcnt(load<u64>(set + w) & load<u64>(from + w));
    if (size == 2)
      for (let w: usize = 0; w < bytes; w += 8) store<u64>(next + w, load<u64>(next + w) & ~load<u64>(set + w));
  }
  let end = 0;
  for (let i = 0; i < count; i++) {
    const set = setAt(list, i);
    if (has(set, v) && isOpen(set, from, next, v)) store<u32>(kept + 4 * end++, load<u32>(list + 4 * i));
  }
  const shrunk = end;
  for (let i = 0; i < count; i++) {
    const set = setAt(list, i);
    if (has(set, v) || !isOpen(set, from, next, -1)) continue;
    let j = 0;
    while (j < shrunk && !isWithin(setAt(kept, j), next, set)) j++;
    spend(j);
    if (j == shrunk) store<u32>(kept + 4 * end++, load<u32>(list + 4 * i));
  }
  return end;
}

/** The same on masks of one word; there is room for a word for each set behind the list of those that are kept. */
function playNarrow(from: usize, v: i32, next: usize, list: usize, count: i32, kept: usize): i32 {
  const family = board.family;
  const free = load<u64>(from);
  const bit: u64 = (<u64>1) << v;
  let gone = load<u64>(board.near + 8 * v);
  const residues = kept + 4 * count + 4;
  let shrunk = residues;
  let smaller = 0;
  for (let i = 0; i < count; i++) {
    const number = load<u32>(list + 4 * i);
    const set = load<u64>(family + 8 * number);
    if ((set & bit) == 0) continue;
    const rest = (set & free) ^ bit;
    if ((rest & (rest - 1)) == 0) gone |= rest;
    else store<u32>(kept + 4 * smaller++, number);
  }
  const now = free & ~(gone | bit);
  gone = free & ~now;
  store<u64>(next, now);
  let union: u64 = 0;
  let end = 0;
  for (let i = 0; i < smaller; i++) {
    const number = load<u32>(kept + 4 * i);
    const set = load<u64>(family + 8 * number);
    if ((set & gone) != bit) continue;
    union |= set;
    store<u64>(shrunk, set & now);
    shrunk += 8;
    store<u32>(kept + 4 * end++, number);
  }
  for (let i = 0; i < count; i++) {
    const number = load<u32>(list + 4 * i);
    const set = load<u64>(family + 8 * number);
    if ((set & gone) != 0) continue;
    let at = residues;
    while (at < shrunk && (load<u64>(at) & ~set) != 0) at += 8;
    spend(<i32>((at - residues) >> 3));
    if (at < shrunk) continue;
    union |= set;
    store<u32>(kept + 4 * end++, number);
  }
  store<u64>(next + UNION, union);
  return end;
}

/** Is all of a set that was free, but v, still free? */
function isOpen(set: usize, from: usize, next: usize, v: i32): bool {
  for (let w: usize = 0; w < board.bytes; w += 8) {
    let gone = load<u64>(set + w) & load<u64>(from + w) & ~load<u64>(next + w);
    if (v >= 0 && (<usize>v) >> 6 == w >> 3) gone &= ~((<u64>1) << (v & 63));
    if (gone != 0) return false;
  }
  return true;
}

/** Is what is free of a set within another one? */
export function isWithin(set: usize, free: usize, other: usize): bool {
  for (let w: usize = 0; w < board.bytes; w += 8)
    if ((load<u64>(set + w) & load<u64>(free + w) & ~load<u64>(other + w)) != 0) return false;
  return true;
}

/** Writes the part of the position at `at` on some of its vertices to `to`; the others are never played. */
export function restrict(at: usize, vertices: usize, to: usize): usize {
  const bytes = board.bytes;
  const count = countOf(at);
  reserve(to + bytes + 24 + 4 * <usize>count);
  const list = listOf(at);
  let end = 0;
  for (let i = 0; i < count; i++)
    if (isWithin(setAt(list, i), stack + at, vertices))
      store<u32>(listOf(to) + 4 * end++, load<u32>(list + 4 * <usize>i));
  copyMask(stack + to, vertices, bytes);
  store<u64>(stack + to + bytes, end);
  if (bytes == 8) store<u64>(stack + to + UNION, unionOf(listOf(to), end));
  return endOf(to);
}

/**
 * Reads neighbours of the free vertices, and the sets with three vertices and more, of the position at `at`; returns
 * how many these are. Of a game given by facets all of them.
 */
export function readSets(at: usize): i32 {
  const count = countOf(at);
  if (count == 0) return 0;
  const bytes = board.bytes;
  const free = stack + at;
  const list = listOf(at);
  if (board.hasFacets) {
    memory.copy(board.larger, list, 4 * <usize>count);
    return count;
  }
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const row = (w * 8 + <usize>ctz(bits)) * bytes;
      copyMask(board.nearNow + row, board.near + row, bytes);
    }
  let larger = 0;
  for (let i = 0; i < count; i++) {
    const set = setAt(list, i);
    let size = 0;
    let first = -1;
    let last = -1;
    for (let w: usize = 0; w < bytes; w += 8) {
      const bits = load<u64>(set + w) & load<u64>(free + w);
      if (bits == 0) continue;
      size += <i32>popcnt(bits);
      if (first == -1) first = 8 * <i32>w + <i32>ctz(bits);
      last = 8 * <i32>w + 63 - <i32>clz(bits);
    }
    if (size > 2) store<u32>(board.larger + 4 * larger++, load<u32>(list + 4 * <usize>i));
    else {
      insert(board.nearNow + <usize>first * bytes, last);
      insert(board.nearNow + <usize>last * bytes, first);
    }
  }
  return larger;
}

/** Neighbours in the position that was read last. */
export function nearNow(at: usize): usize {
  return countOf(at) == 0 ? board.near : board.nearNow;
}

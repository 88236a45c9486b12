import { release, tryAllocate } from './blocks';
import {
  begin,
  firstTie,
  m,
  order,
  readPosition,
  refineAll,
  setAlike,
  single,
  sortByHash,
  vertexAt,
} from './incidence';
import { account } from './Game';
import { board, has, insert, readSets, writeStart } from './parts';

/* Permutations of the vertices of a board of any kind that keep it, or exchange its players: the least image of a position under them. */

/** The most symmetries that are used, and the most vertices of boards of which they are looked for. */
const MOST: i32 = 32;
const MOST_VERTICES: i32 = 256;
/** At most so many refinements are tried, and vertices fixed. */
const MOST_TRIALS: i32 = 400;
const MOST_LEVELS: i32 = 6;

let trials: i32 = 0;
/** For each level the order of the board itself, and how many classes it has. */
let orders: usize = 0;
const CLASSES: usize = memory.data(4 * 7);
/** The vertices that are fixed, and their images. */
const FIXED: usize = memory.data(4 * 7);
const IMAGES: usize = memory.data(4 * 7);
/** The permutations found: the images of the vertices, 2 bytes each. */
let found: usize = 0;
let deepest: i32 = 0;
/** The numbers of the sets, by hash. */
let slots: usize = 0;
let places: u32 = 0;

/**
 * Finds the symmetries of the board at hand except the identity; none where there are more than 32 or the search is
 * long.
 * @param top the end of the stack
 */
export function findBoardSymmetries(top: usize): void {
  const n = board.n;
  if (n > MOST_VERTICES || n < 2) return;
  writeStart(top);
  readPosition(top, readSets(top));
  setAlike();
  const orderBytes: usize = 8 * <usize>n * 7;
  const foundBytes: usize = 2 * <usize>n * (MOST + 1);
  places = 8;
  while (places < 2 * <u32>board.sets) places *= 2;
  const total = orderBytes + foundBytes + 4 * <usize>places;
  const block = tryAllocate(account, total);
  if (block == 0) return;
  orders = block;
  slots = block + orderBytes;
  found = slots + 4 * <usize>places;
  memory.fill(slots, 0, 4 * <usize>places);
  for (let i = 0; i < board.sets; i++) store<i32>(slotOf(board.family + board.bytes * i), i + 1);
  trials = 0;
  deepest = -1;
  if (!extend(0, false) || !extend(0, true)) board.symmetries = 0;
  if (board.symmetries > 0) writeImages();
  release(account, block, total);
}

/** Refines the colours after some vertices were fixed; returns how many classes there are. */
function colour(exchange: bool, fixed: usize, level: i32): i32 {
  begin(exchange);
  let classes = refineAll(sortByHash());
  for (let i = 0; i < level; i++) {
    single(load<u32>(fixed + 4 * i), i);
    classes = refineAll(max(classes + 1, sortByHash()));
  }
  return classes;
}

/** Fixes another vertex, once images of so many are chosen; returns false to give up. */
function extend(level: i32, exchange: bool): bool {
  const own = orders + 8 * <usize>m * level;
  if (level > deepest) {
    store<i32>(CLASSES + 4 * level, colour(false, FIXED, level));
    memory.copy(own, order, 8 * m);
    if (load<i32>(CLASSES + 4 * level) < m) store<u32>(FIXED + 4 * level, <u32>vertexAt(firstTie()));
    deepest = level;
  }
  if (++trials > MOST_TRIALS) return false;
  const classes = load<i32>(CLASSES + 4 * level);
  if (colour(exchange, IMAGES, level) != classes) return true;
  for (let i: usize = 0; i < <usize>m; i++) if (load<u32>(order + 8 * i, 4) != load<u32>(own + 8 * i, 4)) return true;
  if (classes >= m) return keep(own, exchange);
  if (level == MOST_LEVELS) return false;
  let first: usize = 0;
  while (load<u32>(own + 8 * first) != load<u32>(FIXED + 4 * level)) first++;
  const hash = load<u32>(own + 8 * first, 4);
  for (let i: usize = 0; i < <usize>m; i++) {
    if (load<u32>(own + 8 * i, 4) != hash) continue;
    // Deeper levels leave another order.
    colour(exchange, IMAGES, level);
    store<u32>(IMAGES + 4 * level, <u32>vertexAt(i));
    if (!extend(level + 1, exchange)) return false;
  }
  return true;
}

/** Keeps the permutation found if it is a symmetry; returns false if there are too many. */
function keep(own: usize, exchange: bool): bool {
  const image = found + 2 * <usize>m * board.symmetries;
  let isIdentity = true;
  for (let i: usize = 0; i < <usize>m; i++) {
    const v = load<u32>(own + 8 * i);
    const w = load<u32>(order + 8 * i);
    if (v != w) isIdentity = false;
    store<u16>(image + 2 * <usize>v, <u16>w);
  }
  if ((isIdentity && !exchange) || !isSymmetry(image, exchange)) return true;
  if (board.symmetries == MOST) return false;
  if (exchange) board.exchanges |= (<u64>1) << board.symmetries;
  board.symmetries++;
  return true;
}

function isSymmetry(image: usize, exchange: bool): bool {
  const bytes = board.bytes;
  const scratch = board.scratch;
  for (let v = 0; v < m; v++) {
    const w = load<u16>(image + 2 * <usize>v);
    if (has(exchange ? board.right : board.left, v) != has(board.left, w)) return false;
    if (has(exchange ? board.left : board.right, v) != has(board.right, w)) return false;
    if (!isImage(board.near + <usize>v * bytes, image, board.near + <usize>w * bytes)) return false;
  }
  for (let i = 0; i < board.sets; i++) {
    mapMask(board.family + <usize>i * bytes, image, scratch);
    if (load<i32>(slotOf(scratch)) == 0) return false;
  }
  return true;
}

/** Where one more than the number of a set stands, or would stand. */
function slotOf(mask: usize): usize {
  let h: u64 = 0;
  for (let w: usize = 0; w < board.bytes; w += 8) h = ((h ^ load<u64>(mask + w)) * 0x9e3779b97f4a7c15) ^ (h >> 29);
  for (let slot = <u32>(h ^ (h >> 32)); ; slot++) {
    const at = slots + 4 * <usize>(slot & (places - 1));
    const i = load<i32>(at);
    if (i == 0 || memory.compare(board.family + board.bytes * (i - 1), mask, board.bytes) == 0) return at;
  }
  return 0;
}

function isImage(mask: usize, image: usize, other: usize): bool {
  mapMask(mask, image, board.scratch);
  return memory.compare(board.scratch, other, board.bytes) == 0;
}

function mapMask(mask: usize, image: usize, to: usize): void {
  memory.fill(to, 0, board.bytes);
  for (let w: usize = 0; w < board.bytes; w += 8)
    for (let bits = load<u64>(mask + w); bits != 0; bits &= bits - 1)
      insert(to, load<u16>(image + 2 * (w * 8 + <usize>ctz(bits))));
}

/** Of each symmetry, the images of 16 values of each group of 4 vertices. */
function writeImages(): void {
  const bytes = board.bytes;
  const group = bytes * 16;
  const each = bytes * 2 * group;
  board.imageBytes = each * board.symmetries;
  board.images = tryAllocate(account, board.imageBytes);
  if (board.images == 0) {
    board.symmetries = 0;
    return;
  }
  memory.fill(board.images, 0, board.imageBytes);
  for (let s = 0; s < board.symmetries; s++)
    for (let v = 0; v < m; v++)
      for (let value: usize = 0; value < 16; value++)
        if (((value >> (v & 3)) & 1) != 0)
          insert(
            board.images + each * s + group * ((<usize>v) >> 2) + bytes * value,
            load<u16>(found + 2 * (<usize>m * s + v)),
          );
}

/** The image of a mask under a symmetry. */
function writeImage(mask: usize, s: i32, to: usize): void {
  const bytes = board.bytes;
  const group = bytes * 16;
  memory.fill(to, 0, bytes);
  for (let w: usize = 0; w < bytes; w += 8) {
    let at = board.images + bytes * 2 * group * s + group * (w * 2);
    for (let rest = load<u64>(mask + w); rest != 0; rest >>= 4, at += group) {
      const image = at + bytes * <usize>(rest & 15);
      for (let x: usize = 0; x < bytes; x += 8) store<u64>(to + x, load<u64>(to + x) | load<u64>(image + x));
    }
  }
}

/**
 * Replaces a key of one mask or two by its least image; returns whether that has the players exchanged. There is room
 * for two more keys behind it.
 */
export function leastImage(key: usize, length: usize): bool {
  const bytes = board.bytes;
  const image = key + length;
  const least = image + length;
  let exchanged = false;
  memory.copy(least, key, length);
  for (let s = 0; s < board.symmetries; s++) {
    // Most images are larger in the first mask.
    let part: usize = 0;
    let isLess = false;
    for (; part < length; part += bytes) {
      writeImage(key + part, s, image + part);
      if (isLess) continue;
      let w = part;
      while (w < part + bytes && load<u64>(image + w) == load<u64>(least + w)) w += 8;
      if (w == part + bytes) continue;
      if (load<u64>(image + w) > load<u64>(least + w)) break;
      isLess = true;
    }
    if (!isLess) continue;
    memory.copy(least, image, length);
    exchanged = ((board.exchanges >> s) & 1) != 0;
  }
  memory.copy(key, least, length);
  return exchanged;
}

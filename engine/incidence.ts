import { allocate, release, tryAllocate } from './blocks';
import { account, game } from './Game';
import { board, has, nearNow, setAt, stack } from './parts';

/* An exact description of a position that hardly depends on the numbering: sides, neighbours and sets after sorting the vertices by refined
 * hashes, as in `key.ts`, for boards of any size. */

/** Up to so many vertices neighbours are written as a matrix, beyond as lists. */
const MATRIX: i32 = 64;
/** The lowest byte of the first word; other descriptions begin with a number of vertices up to 64. */
const MARK: u64 = 0xff;

/** The description. */
export let words: usize = 0;
export let length: i32 = 0;
/** Whether the description is that of the position with the two players exchanged. */
export let swapped: bool = false;
let others: usize = 0;
/** How many bytes of a description may be needed now. */
let needed: usize = 0;

/** Vertices, neighbours, sets, members of sets. */
export let m: i32 = 0;
let edges: i32 = 0;
let sets: i32 = 0;
let members: i32 = 0;
let isSided: bool = false;
let isForBoth: bool = false;

// Arrays.
/** Of each place in the order the hash and the vertex. */
export let order: usize = 0;
export let hashes: usize = 0;
/** The vertices of the position. */
export let vertices: usize = 0;
let alike: usize = 0;
let sent: usize = 0;
let across: usize = 0;
let sums: usize = 0;
let rank: usize = 0;
let sides: usize = 0;
/** Where the neighbours of the same side end, and where all do. */
let ends: usize = 0;
let neighbours: usize = 0;
let setEnds: usize = 0;
let member: usize = 0;
/** The sets by ranks, as masks. */
let masks: usize = 0;

/**
 * Describes the position at `at`, which was read by `readSets`.
 * @param larger what that returned
 * @param algebra 0 to 3; descriptions for different ones differ
 */
export function describePosition(at: usize, larger: i32, algebra: u64): void {
  const difference = readPosition(at, larger);
  let balance = difference;
  if (isSided) {
    setAlike();
    if (balance == 0)
      for (let v: usize = 0; v < <usize>m; v++) {
        const hash = load<i32>(alike + 4 * v);
        balance += load<u32>(sides + 4 * v) == 1 ? hash : -hash;
      }
  }
  swapped = balance < 0;
  label(swapped);
  write(swapped, algebra);
  if (balance != 0 || isForBoth) return;
  const first = words;
  const size = length;
  words = others;
  others = first;
  label(true);
  write(true, algebra);
  let i = 0;
  while (i < size && load<u64>(first + 8 * <usize>i) == load<u64>(words + 8 * <usize>i)) i++;
  swapped = i < size && load<u64>(first + 8 * <usize>i) > load<u64>(words + 8 * <usize>i);
  if (swapped) return;
  others = words;
  words = first;
  length = size;
}

/**
 * Numbers the vertices and lists their neighbours and sets; returns a number that changes its sign when the players are
 * exchanged.
 */
export function readPosition(at: usize, larger: i32): i32 {
  const bytes = board.bytes;
  const free = stack + at;
  const near = nearNow(at);
  count(free, near, larger);
  makeRoom();
  let i: u32 = 0;
  isSided = isForBoth = true;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      const v = 8 * <u32>w + <u32>ctz(bits);
      const side = (has(board.left, v) ? 1 : 0) + (has(board.right, v) ? 2 : 0);
      store<u32>(vertices + 4 * i, v);
      store<u32>(rank + 4 * v, i);
      store<u32>(sides + 4 * i, side);
      if (side == 3) isSided = false;
      else isForBoth = false;
      i++;
    }
  let end: usize = 0;
  for (let v: usize = 0; v < <usize>m; v++) {
    const row = near + <usize>load<u32>(vertices + 4 * v) * bytes;
    end = appendNeighbours(free, row, load<u32>(sides + 4 * v), true, end);
    store<u32>(ends + 8 * v, <u32>end);
    end = appendNeighbours(free, row, load<u32>(sides + 4 * v), false, end);
    store<u32>(ends + 8 * v, <u32>end, 4);
    store<u32>(sums + 4 * v, 0);
  }
  end = 0;
  for (let s = 0; s < sets; s++) {
    const set = setAt(board.larger, s);
    for (let w: usize = 0; w < bytes; w += 8)
      for (let bits = load<u64>(set + w) & load<u64>(free + w); bits != 0; bits &= bits - 1) {
        const v = load<u32>(rank + 4 * (w * 8 + <usize>ctz(bits)));
        store<u32>(member + 4 * end++, v);
        store<u32>(sums + 4 * v, load<u32>(sums + 4 * v) + 1);
      }
    store<u32>(setEnds + 4 * <usize>s, <u32>end);
  }
  let balance = 0;
  for (let v: usize = 0; v < <usize>m; v++) {
    const side = load<u32>(sides + 4 * v);
    const weight = 65536 + degreeOf(v) + load<i32>(sums + 4 * v);
    if (side != 3) balance += side == 1 ? weight : -weight;
  }
  return balance;
}

function count(free: usize, near: usize, larger: i32): void {
  const bytes = board.bytes;
  m = edges = members = 0;
  sets = larger;
  for (let w: usize = 0; w < bytes; w += 8)
    for (let bits = load<u64>(free + w); bits != 0; bits &= bits - 1) {
      m++;
      const row = near + (w * 8 + <usize>ctz(bits)) * bytes;
      for (let x: usize = 0; x < bytes; x += 8) edges += <i32>popcnt(load<u64>(row + x) & load<u64>(free + x));
    }
  for (let s = 0; s < sets; s++) {
    const set = setAt(board.larger, s);
    for (let x: usize = 0; x < bytes; x += 8) members += <i32>popcnt(load<u64>(set + x) & load<u64>(free + x));
  }
}

/** Makes room for the arrays, and for the descriptions. */
function makeRoom(): void {
  const n: usize = 4 * <usize>board.n + 8;
  const wanted: usize = n * 13 + 4 * <usize>edges + 8 + (4 + board.bytes) * <usize>sets + 8 + 4 * <usize>members;
  if (wanted > game.arrayBytes) {
    const arrays = allocate(account, wanted * 2);
    if (game.arrays != 0) release(account, game.arrays, game.arrayBytes);
    game.arrays = arrays;
    game.arrayBytes = wanted * 2;
  }
  order = game.arrays;
  masks = order + 2 * n;
  hashes = masks + board.bytes * <usize>sets;
  vertices = hashes + n;
  alike = vertices + n;
  sent = alike + n;
  across = sent + n;
  sums = across + n;
  rank = sums + n;
  sides = rank + n;
  ends = sides + n;
  neighbours = ends + 2 * n;
  setEnds = neighbours + 4 * <usize>edges + 4;
  member = setEnds + 4 * <usize>sets + 4;
  const matrix = m <= MATRIX ? (<usize>m * <usize>m) >> 3 : 2 * (<usize>edges + <usize>m);
  needed = 64 + 5 * <usize>m + matrix + board.bytes * <usize>sets;
  if (needed > game.room) {
    const first = allocate(account, needed * 2);
    const second = tryAllocate(account, needed * 2);
    if (second == 0) {
      release(account, first, needed * 2);
      allocate(account, -1);
    }
    if (game.room != 0) {
      release(account, game.words, game.room);
      release(account, game.others, game.room);
    }
    game.words = first;
    game.others = second;
    game.room = needed * 2;
  }
  words = game.words;
  others = game.others;
}

function appendNeighbours(free: usize, row: usize, side: u32, same: bool, end: usize): usize {
  for (let w: usize = 0; w < board.bytes; w += 8) {
    const left = load<u64>(board.left + w);
    const right = load<u64>(board.right + w);
    const alike = side == 3 ? left & right : side == 1 ? left & ~right : right & ~left;
    for (let bits = load<u64>(row + w) & load<u64>(free + w) & (same ? alike : ~alike); bits != 0; bits &= bits - 1)
      store<u32>(neighbours + 4 * end++, load<u32>(rank + 4 * (w * 8 + <usize>ctz(bits))));
  }
  return end;
}

function beginOf(v: usize): i32 {
  return v == 0 ? 0 : load<i32>(ends + 8 * (v - 1), 4);
}

function degreeOf(v: usize): i32 {
  return load<i32>(ends + 8 * v, 4) - beginOf(v);
}

/** Where each vertex belongs to one player: hashes that stay the same when the players are exchanged. */
export function setAlike(): void {
  if (!isSided) return;
  for (let v: usize = 0; v < <usize>m; v++) store<u32>(alike + 4 * v, (degreeOf(v) + 1) * 0x85ebca6b);
  refine(2, alike, 0x3c6ef372);
}

/** Gives the vertices hashes by their sides, and refines a little. */
export function begin(exchange: bool): void {
  for (let v: usize = 0; v < <usize>m; v++) {
    const hash = isSided ? load<u32>(alike + 4 * v) : (degreeOf(v) + 1) * 0x85ebca6b;
    store<u32>(hashes + 4 * v, (seen(v, exchange) * 0x9e3779b1) ^ hash);
    store<u64>(order + 8 * v, v);
  }
  if (!isSided) refine(3, hashes, 0);
}

function seen(v: usize, exchange: bool): u32 {
  const side = load<u32>(sides + 4 * v);
  return side == 3 || !exchange ? side : 3 - side;
}

/** Refines until nothing changes; returns the number of classes. @param classes at least so many there will be */
export function refineAll(classes: i32): i32 {
  let rounds = 2;
  while (classes < m) {
    refine(rounds, hashes, 0);
    const finer = sortByHash();
    if (finer <= classes) break;
    classes = finer;
    rounds = min(2 * rounds, 128);
  }
  return classes;
}

/** Tells a vertex from those with the same hash. */
export function single(v: usize, salt: u32): void {
  store<u32>(hashes + 4 * v, (load<u32>(hashes + 4 * v) ^ (0x27d4eb2f + salt)) * 0x165667b1);
}

/** The first place in the order whose hash is that of the one before, less one. */
export function firstTie(): usize {
  let i: usize = 1;
  while (load<u32>(order + 8 * i, 4) != load<u32>(order + 8 * (i - 1), 4)) i++;
  return i - 1;
}

export function vertexAt(place: usize): usize {
  return load<u32>(order + 8 * place);
}

/** Sorts the vertices into the order by their refined hashes. */
function label(exchange: bool): void {
  begin(exchange);
  let classes = refineAll(sortByHash());
  while (classes < m) {
    const first = firstTie();
    let last = first + 1;
    while (last + 1 < <usize>m && load<u32>(order + 8 * (last + 1), 4) == load<u32>(order + 8 * first, 4)) last++;
    // The ties are listed where the description will stand.
    for (let i = first; i <= last; i++) store<u32>(words + 4 * (i - first), <u32>vertexAt(i));
    single(vertexAt(last), 0);
    classes = refineAll(max(classes + 1, sortByHash()));
    const many = last - first;
    if (many < 3 || classes == m) continue;
    const hash = load<u32>(hashes + 4 * <usize>load<u32>(words));
    let i: usize = 1;
    while (i < many && load<u32>(hashes + 4 * <usize>load<u32>(words + 4 * i)) == hash) i++;
    if (i < many) continue;
    // All others are still alike: most likely they can be exchanged at will.
    for (i = 1; i < many; i++) single(load<u32>(words + 4 * i), <u32>i);
    classes = refineAll(max(classes + <i32>many - 1, sortByHash()));
  }
}

/** @param twist tells neighbours of the other side from those of the same one */
function refine(rounds: i32, hashes: usize, twist: u32): void {
  const end: usize = 4 * <usize>m;
  const isDirected = board.isDirected;
  for (let round = 0; round < rounds; round++) {
    for (let at: usize = 0; at < end; at += 4) {
      const h = load<u32>(hashes + at);
      const s = (h ^ (h >> 15)) * 0x2c1b3c6d;
      store<u32>(sent + at, s);
      store<u32>(across + at, (s ^ twist) * 0x165667b1);
      store<u32>(sums + at, 0);
    }
    let e = neighbours;
    for (let at: usize = 0; at < end; at += 4) {
      let sum: u32 = 0;
      const middle = neighbours + 4 * <usize>load<u32>(ends + 2 * at);
      const begin = e;
      for (; e < middle; e += 4) sum += load<u32>(sent + 4 * <usize>load<u32>(e));
      const last = neighbours + 4 * <usize>load<u32>(ends + 2 * at, 4);
      for (; e < last; e += 4) sum += load<u32>(across + 4 * <usize>load<u32>(e));
      store<u32>(sums + at, load<u32>(sums + at) + sum);
      if (isDirected)
        for (e = begin; e < last; e += 4) {
          const to = sums + 4 * <usize>load<u32>(e);
          store<u32>(to, load<u32>(to) + load<u32>((e < middle ? sent : across) + at) * 0x9e3779b1);
        }
    }
    let i: usize = 0;
    for (let s = 0; s < sets; s++) {
      const begin = i;
      const last = <usize>load<u32>(setEnds + 4 * <usize>s);
      let a: u32 = 0;
      let b: u32 = 0;
      for (; i < last; i++) {
        const v: usize = 4 * <usize>load<u32>(member + 4 * i);
        if (twist != 0 && load<u32>(sides + v) == 2) b += load<u32>(sent + v);
        else a += load<u32>(sent + v);
      }
      const toA = (((a ^ (a >> 15)) * 0x2c1b3c6d) ^ b) * 0x297a2d39;
      const toB = twist == 0 ? toA : (((b ^ (b >> 15)) * 0x2c1b3c6d) ^ a) * 0x297a2d39;
      for (i = begin; i < last; i++) {
        const v: usize = 4 * <usize>load<u32>(member + 4 * i);
        const to = twist != 0 && load<u32>(sides + v) == 2 ? toB : toA;
        store<u32>(sums + v, load<u32>(sums + v) + (to ^ (to >> 16)));
      }
    }
    for (let at: usize = 0; at < end; at += 4) {
      const h = load<u32>(hashes + at) * 0x297a2d39 + load<u32>(sums + at);
      store<u32>(hashes + at, (h ^ (h >> 14)) * 0x85ebca6b);
    }
  }
}

/** Sorts the order by hash and returns the number of different hashes. */
export function sortByHash(): i32 {
  for (let i: usize = 0; i < <usize>m; i++) {
    const v = load<u32>(order + 8 * i);
    store<u64>(order + 8 * i, ((<u64>load<u32>(hashes + 4 * <usize>v)) << 32) | v);
  }
  for (let gap: i32 = m > 40 ? m / 3 : 1; gap > 0; gap = gap == 1 ? 0 : max(1, gap / 3)) {
    const step: usize = 8 * <usize>gap;
    for (let i = gap; i < m; i++) {
      let at = order + 8 * <usize>i;
      const x = load<u64>(at);
      while (at >= order + step && load<u64>(at - step) > x) {
        store<u64>(at, load<u64>(at - step));
        at -= step;
      }
      store<u64>(at, x);
    }
  }
  let classes = m == 0 ? 0 : 1;
  for (let i: usize = 1; i < <usize>m; i++)
    if (load<u32>(order + 8 * i, 4) != load<u32>(order + 8 * (i - 1), 4)) classes++;
  return classes;
}

let bit: usize = 0;

/** How much there is, the sides, the neighbours, and the sets as ascending masks, in the order found. */
function write(exchange: bool, algebra: u64): void {
  memory.fill(words, 0, needed);
  for (let i: usize = 0; i < <usize>m; i++) store<u32>(rank + 4 * vertexAt(i), <u32>i);
  const kind: u64 = (board.isDirected ? 4 : 0) + (board.hasFacets ? 8 : 0) + algebra;
  store<u64>(words, MARK | (kind << 8) | ((<u64>m) << 16) | ((<u64>sets) << 32));
  store<u64>(words, edges, 8);
  bit = 64 * 2;
  for (let i: usize = 0; i < <usize>m; i++) append(seen(vertexAt(i), exchange), 2);
  for (let i: usize = 0; i < <usize>m; i++) {
    const v = vertexAt(i);
    const begin = neighbours + 4 * <usize>beginOf(v);
    const end = begin + 4 * <usize>degreeOf(v);
    if (m <= MATRIX) {
      let row: u64 = 0;
      for (let e = begin; e < end; e += 4) row |= (<u64>1) << rankOf(e);
      if (board.isDirected) append(row, m);
      else append(row & (((<u64>1) << i) - 1), <i32>i);
    } else writeList(begin, end, board.isDirected ? <u32>m : <u32>i);
  }
  writeSets();
  length = <i32>((bit + 63) >> 6);
}

function rankOf(e: usize): u32 {
  return load<u32>(rank + 4 * <usize>load<u32>(e));
}

/** Neighbours of less than a rank: how many, and they, ascending, 16 bits each. */
function writeList(begin: usize, end: usize, below: u32): void {
  bit = (bit + 15) & ~15;
  const first = words + (bit >> 3) + 2;
  let next = first;
  for (let e = begin; e < end; e += 4) {
    const x = rankOf(e);
    if (x >= below) continue;
    let at = next;
    while (at > first && load<u16>(at - 2) > <u16>x) {
      store<u16>(at, load<u16>(at - 2));
      at -= 2;
    }
    store<u16>(at, <u16>x);
    next += 2;
  }
  store<u16>(first - 2, <u16>((next - first) >> 1));
  bit = 8 * (next - words);
}

function writeSets(): void {
  const bytes: usize = 8 * ((<usize>m + 63) >> 6);
  memory.fill(masks, 0, bytes * <usize>sets);
  let i: usize = 0;
  for (let s: usize = 0; s < <usize>sets; s++)
    for (; i < <usize>load<u32>(setEnds + 4 * s); i++) {
      const v = load<u32>(rank + 4 * <usize>load<u32>(member + 4 * i));
      const at = masks + bytes * s + (((<usize>v) >> 6) << 3);
      store<u64>(at, load<u64>(at) | ((<u64>1) << v));
    }
  sortMasks(bytes);
  for (let s: usize = 0; s < <usize>sets; s++)
    for (let w: usize = 0; w < bytes; w += 8) append(load<u64>(masks + bytes * s + w), min(64, m - 8 * <i32>w));
}

/** Shell's method: a position may have tens of thousands of sets. */
function sortMasks(bytes: usize): void {
  for (let gap: i32 = sets > 20 ? sets / 3 : 1; gap > 0; gap = gap == 1 ? 0 : max(1, gap / 3)) {
    const step = bytes * <usize>gap;
    for (let s = gap; s < sets; s++) {
      let at = masks + bytes * <usize>s;
      while (at >= masks + step && isLess(at, at - step, bytes)) {
        exchangeMasks(at, at - step, bytes);
        at -= step;
      }
    }
  }
}

function isLess(a: usize, b: usize, bytes: usize): bool {
  let w: usize = 0;
  while (w < bytes && load<u64>(a + w) == load<u64>(b + w)) w += 8;
  return w < bytes && load<u64>(a + w) < load<u64>(b + w);
}

function exchangeMasks(a: usize, b: usize, bytes: usize): void {
  for (let w: usize = 0; w < bytes; w += 8) {
    const x = load<u64>(a + w);
    store<u64>(a + w, load<u64>(b + w));
    store<u64>(b + w, x);
  }
}

/** Appends so many bits, at most 64. */
function append(value: u64, count: i32): void {
  const at = words + 8 * (bit >> 6);
  const shift = bit & 63;
  store<u64>(at, load<u64>(at) | (value << shift));
  if (shift + count > 64) store<u64>(at, value >> (64 - shift), 8);
  bit += count;
}

import { near, ownedAlike, sideOf } from './board';

/* An exact description of a position that hardly depends on the numbering: the sides and the adjacency matrix after sorting
 * the vertices by refined hashes. Equal descriptions always mean isomorphic positions; isomorphic positions nearly
 * always
 * get equal ones (ties that refinement leaves are broken arbitrarily, which is right for symmetric vertices). */

/** The description: words of 8 bytes, the first determines how many there are. */
export let words: usize = memory.data(8 * 36);
export let length: i32 = 0;
/** Whether the description is that of the position with the two players exchanged. */
export let swapped: bool = false;
let others: usize = memory.data(8 * 36);

let m: i32 = 0;
/** Does every vertex belong to one player, or none? */
let isSided: bool = false;
let isForBoth: bool = false;
/** The sides of the vertices of the position. */
const SIDES: usize = memory.data(64);
/** Where the list of their neighbours of the same side ends, and where that of all neighbours; 2 bytes each. */
const ENDS: usize = memory.data(4 * 64);
const NEIGHBOURS: usize = memory.data(64 * 64);
/** Hashes that stay the same when the players are exchanged, and hashes that do not. */
const ALIKE: usize = memory.data(4 * 64);
const HASHES: usize = memory.data(4 * 64);
/** What is sent to neighbours of the same side, and to others. */
const SENT: usize = memory.data(4 * 64);
const SENT_ACROSS: usize = memory.data(4 * 64);
/** Hash and vertex of each place in the order. */
const ORDER: usize = memory.data(8 * 64);
const LOCAL: usize = memory.data(64);
const RANK: usize = memory.data(64);

/** Describes a position. */
export function describe(position: u64): void {
  const difference = read(position);
  let balance = difference;
  if (isSided) {
    for (let v = 0; v < m; v++) store<u32>(ALIKE + 4 * v, (degreeOf(v) + 1) * 0x85ebca6b);
    refine(2, ALIKE, 0x3c6ef372);
    if (balance == 0)
      for (let v = 0; v < m; v++) {
        const hash = load<i32>(ALIKE + 4 * v);
        balance += load<u8>(SIDES + v) == 1 ? hash : -hash;
      }
  }
  swapped = balance < 0;
  label(swapped);
  write(swapped);
  if (balance != 0 || isForBoth) return;
  const first = words;
  const size = length;
  words = others;
  others = first;
  label(true);
  write(true);
  let i = 0;
  while (i < size && load<u64>(first + 8 * i) == load<u64>(words + 8 * i)) i++;
  swapped = i < size && load<u64>(first + 8 * i) > load<u64>(words + 8 * i);
  if (swapped) return;
  others = words;
  words = first;
}

function beginOf(v: i32): i32 {
  return v == 0 ? 0 : <i32>load<u16>(ENDS + 4 * (v - 1), 2);
}

function degreeOf(v: i32): i32 {
  return <i32>load<u16>(ENDS + 4 * v, 2) - beginOf(v);
}

/**
 * Numbers the vertices and lists their neighbours; returns a number that changes its sign when the players are
 * exchanged.
 */
function read(position: u64): i32 {
  m = 0;
  for (let rest = position; rest != 0; rest &= rest - 1) store<u8>(LOCAL + <usize>ctz(rest), m++);
  let balance = 0;
  let end = 0;
  let i = 0;
  isSided = isForBoth = true;
  for (let rest = position; rest != 0; rest &= rest - 1) {
    const v = <i32>ctz(rest);
    const begin = end;
    const side = sideOf(v);
    const neighbours = near(v) & position;
    const same = neighbours & ownedAlike(side);
    for (let bits = same; bits != 0; bits &= bits - 1)
      store<u8>(NEIGHBOURS + end++, load<u8>(LOCAL + <usize>ctz(bits)));
    store<u16>(ENDS + 4 * i, end);
    for (let bits = neighbours ^ same; bits != 0; bits &= bits - 1)
      store<u8>(NEIGHBOURS + end++, load<u8>(LOCAL + <usize>ctz(bits)));
    store<u16>(ENDS + 4 * i, end, 2);
    store<u8>(SIDES + i++, side);
    if (side == 3) isSided = false;
    else {
      isForBoth = false;
      balance += side == 1 ? 65536 + end - begin : begin - end - 65536;
    }
  }
  return balance;
}

/** Sorts the vertices into the order by their refined hashes. */
function label(exchange: bool): void {
  for (let v = 0; v < m; v++) {
    const side = load<u8>(SIDES + v);
    const seen: u32 = side == 3 || !exchange ? side : 3 - side;
    const hash = isSided ? load<u32>(ALIKE + 4 * v) : (degreeOf(v) + 1) * 0x85ebca6b;
    store<u32>(HASHES + 4 * v, (seen * 0x9e3779b1) ^ hash);
    store<u64>(ORDER + 8 * v, v);
  }
  if (!isSided) refine(3, HASHES, 0);
  let classes = sortByHash();
  while (classes < m) {
    refine(2, HASHES, 0);
    const finer = sortByHash();
    if (finer > classes) {
      classes = finer;
      continue;
    }
    let i = 1;
    while (load<u32>(ORDER + 8 * i, 4) != load<u32>(ORDER + 8 * (i - 1), 4)) i++;
    const at = HASHES + 4 * <usize>load<u32>(ORDER + 8 * i);
    store<u32>(at, (load<u32>(at) ^ 0x27d4eb2f) * 0x165667b1);
    refine(2, HASHES, 0);
    classes = max(classes + 1, sortByHash());
  }
}

/** @param twist tells neighbours of the other side from those of the same one */
function refine(rounds: i32, hashes: usize, twist: u32): void {
  for (let round = 0; round < rounds; round++) {
    for (let at: usize = 0; at < 4 * <usize>m; at += 4) {
      const h = load<u32>(hashes + at);
      const sent = (h ^ (h >> 15)) * 0x2c1b3c6d;
      store<u32>(SENT + at, sent);
      store<u32>(SENT_ACROSS + at, (sent ^ twist) * 0x165667b1);
    }
    let i = NEIGHBOURS;
    for (let at: usize = 0; at < 4 * <usize>m; at += 4) {
      let sum: u32 = 0;
      const middle = NEIGHBOURS + load<u16>(ENDS + at);
      for (; i < middle; i++) sum += load<u32>(SENT + 4 * <usize>load<u8>(i));
      const end = NEIGHBOURS + load<u16>(ENDS + at, 2);
      for (; i < end; i++) sum += load<u32>(SENT_ACROSS + 4 * <usize>load<u8>(i));
      const h = load<u32>(hashes + at) * 0x297a2d39 + sum;
      store<u32>(hashes + at, (h ^ (h >> 14)) * 0x85ebca6b);
    }
  }
}

/** Sorts the order by hash and returns the number of different hashes. */
function sortByHash(): i32 {
  for (let i = 0; i < m; i++) {
    const v = load<u32>(ORDER + 8 * i);
    const x = ((<u64>load<u32>(HASHES + 4 * <usize>v)) << 32) | v;
    let at = ORDER + 8 * i;
    while (at > ORDER && load<u32>(at - 8, 4) > <u32>(x >> 32)) {
      store<u64>(at, load<u64>(at - 8));
      at -= 8;
    }
    store<u64>(at, x);
  }
  let classes = m == 0 ? 0 : 1;
  for (let i = 1; i < m; i++) if (load<u32>(ORDER + 8 * i, 4) != load<u32>(ORDER + 8 * (i - 1), 4)) classes++;
  return classes;
}

let bit: u32 = 0;

/** The number of vertices, their sides, and the lower triangle of the adjacency matrix, in the order found. */
function write(exchange: bool): void {
  const bits = 8 + 2 * m + (m * (m - 1)) / 2;
  length = (bits + 63) >> 6;
  memory.fill(words, 0, 8 * (length + 1));
  bit = 0;
  append(m, 8);
  let left: u64 = 0;
  let right: u64 = 0;
  for (let i = 0; i < m; i++) {
    const v = <usize>load<u32>(ORDER + 8 * i);
    store<u8>(RANK + v, i);
    const side = load<u8>(SIDES + v);
    if ((side & 1) != 0) left |= (<u64>1) << i;
    if ((side & 2) != 0) right |= (<u64>1) << i;
  }
  append(exchange ? right : left, m);
  append(exchange ? left : right, m);
  for (let i = 1; i < m; i++) {
    const v = load<u32>(ORDER + 8 * i);
    const end = NEIGHBOURS + load<u16>(ENDS + 4 * <usize>v, 2);
    let row: u64 = 0;
    for (let e = NEIGHBOURS + beginOf(v); e < end; e++) row |= (<u64>1) << load<u8>(RANK + <usize>load<u8>(e));
    append(row & (((<u64>1) << i) - 1), i);
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

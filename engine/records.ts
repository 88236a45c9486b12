import { allocate, enlarge, release, twice } from './blocks';
import { allocateZeros, mix, VALUES } from './memory';
import { desk, findOption, isLess, result } from './numbers';
import { sort } from './stack';

/* The values: a record of each, found by what it says. */

/** What is kept of a value. */
@unmanaged
export class Record {
  /** Of a closed form the number, as the next. */
  leftStop: i64;
  rightStop: i64;
  flags: i32;
  /** The id of the negative, -1 while it is not known. */
  negative: i32;
  /** Where the options stand in the pool, 0 while those of a closed form are not written out. */
  options: u32;
  hash: u32;
  ups: i32;
  nimber: i32;
  /** Marks of the order: is it at most the game that is asked about, is it at least that game? */
  below: i32;
  above: i32;
}

const RECORD: usize = offsetof<Record>();

/** number + ups·↑ + *nimber. */
export const CLOSED: i32 = 1;
/** Left wins the value less its Left stop when moving first. */
export const LEFT_WINS: i32 = 2;
/** Right wins the value less its Right stop when moving first. */
export const RIGHT_WINS: i32 = 4;
export const NUMBER: i32 = 8;

let size: i32 = 0;
let records: usize = 0;
let capacity: i32 = 0;
/** Options: their numbers, the Left ones, the Right ones; ascending ids, 4 bytes each. */
export let pool: usize = 0;
let poolEnd: usize = 8;
let poolBytes: usize = 0;
/** Hash table: one more than an id, or 0. */
let table: usize = 0;
let tableMask: u32 = 0;
/** Options that are being written out. */
let written: usize = 0;
let writtenBytes: usize = 1 << 8;

/** Makes the value 0. */
export function startRecords(): void {
  capacity = 1 << 7;
  desk.records = records = allocate(VALUES, RECORD * capacity);
  poolBytes = 1 << 11;
  desk.pool = pool = allocate(VALUES, poolBytes);
  tableMask = (1 << 8) - 1;
  table = allocateZeros(VALUES, 4 * (tableMask + 1));
  written = allocate(VALUES, writtenBytes);
  closed(0, 0, 0);
}

export function recordOf(id: i32): Record {
  return changetype<Record>(records + RECORD * id);
}

/** The value number + ups·↑ + *nimber. */
export function closed(number: i64, ups: i32, nimber: i32): i32 {
  const hash = mix((<u32>number) ^ (ups * 0x27d4eb2f), <u32>(number >> 32) + nimber * 0x165667b1);
  let slot = hash & tableMask;
  for (let id = load<i32>(table + 4 * slot) - 1; id >= 0; id = load<i32>(table + 4 * slot) - 1) {
    const at = recordOf(id);
    if (at.hash == hash && (at.flags & CLOSED) != 0 && at.leftStop == number && at.ups == ups && at.nimber == nimber)
      return id;
    slot = (slot + 1) & tableMask;
  }
  let flags = CLOSED;
  if (ups == 0 && nimber == 0) flags |= NUMBER;
  if (!isAtMostZero(ups, nimber)) flags |= LEFT_WINS;
  if (!isAtMostZero(-ups, nimber)) flags |= RIGHT_WINS;
  slot = makeRoom(slot, hash);
  return push(slot, hash, number, number, flags, 0, ups, nimber);
}

/** Is ups·↑ + *nimber ≤ 0? */
export function isAtMostZero(ups: i32, nimber: i32): bool {
  return ups < -1 || (ups == -1 && nimber != 1) || (ups == 0 && nimber == 0);
}

/**
 * Makes room for one value more, before anything is written.
 * @returns the slot of its hash, which is not in the table
 */
function makeRoom(slot: u32, hash: u32): u32 {
  if (size == capacity) {
    desk.records = records = enlarge(VALUES, records, RECORD * capacity, twice(RECORD * capacity));
    capacity *= 2;
  }
  if ((<u32>size) << 1 < tableMask) return slot;
  rehash();
  return freeSlot(table, tableMask, hash);
}

function freeSlot(slots: usize, mask: u32, hash: u32): u32 {
  let slot = hash & mask;
  while (load<i32>(slots + 4 * slot) != 0) slot = (slot + 1) & mask;
  return slot;
}

function rehash(): void {
  const bytes: usize = 4 * (tableMask + 1);
  const mask = 2 * tableMask + 1;
  const slots = allocateZeros(VALUES, 2 * bytes);
  for (let id = 0; id < size; id++) store<i32>(slots + 4 * freeSlot(slots, mask, recordOf(id).hash), id + 1);
  const old = table;
  table = slots;
  tableMask = mask;
  release(VALUES, old, bytes);
}

/** Writes a value for which there is room. */
function push(
  slot: u32,
  hash: u32,
  leftStop: i64,
  rightStop: i64,
  flags: i32,
  options: u32,
  ups: i32,
  nimber: i32,
): i32 {
  const at = recordOf(size);
  at.leftStop = leftStop;
  at.rightStop = rightStop;
  at.flags = flags;
  at.negative = -1;
  at.options = options;
  at.hash = hash;
  at.ups = ups;
  at.nimber = nimber;
  at.below = at.above = 0;
  store<i32>(table + 4 * slot, size + 1);
  desk.size = ++size;
  return size - 1;
}

/** Clears the marks of the order. */
export function forgetMarks(): void {
  for (let id = 0; id < size; id++) recordOf(id).below = recordOf(id).above = 0;
}

/** Where the options of a value stand in the pool: two lengths, the Left options, the Right options. */
export function place(id: i32): usize {
  const offset: usize = recordOf(id).options;
  return offset != 0 ? offset : writeOut(id);
}

/** Writes options into the pool. @param list stands elsewhere */
function append(list: usize, l: i32, r: i32): u32 {
  const bytes: usize = 4 * (l + r);
  const offset = poolEnd;
  const end = offset + 8 + bytes;
  if (end > poolBytes) {
    const wanted = (max(end, poolBytes + (poolBytes >> 1)) & ~7) + 8;
    desk.pool = pool = enlarge(VALUES, pool, poolBytes, wanted);
    poolBytes = wanted;
  }
  poolEnd = end;
  store<i32>(pool + offset, l);
  store<i32>(pool + offset, r, 4);
  memory.copy(pool + offset + 8, list, bytes);
  return <u32>offset;
}

/** The canonical form that is no number with these l Left and then r Right options, each ascending. */
export function intern(list: usize, l: i32, r: i32): i32 {
  const known = recognise(list, l, r);
  if (known >= 0) return known;
  const length = l + r;
  let hash: u32 = (l + 1) * 0x9e3779b1;
  for (let i = 0; i < length; i++) {
    hash = (hash ^ load<u32>(list + 4 * i)) * 0x85ebca6b;
    hash ^= hash >> 15;
  }
  let slot = hash & tableMask;
  for (let id = load<i32>(table + 4 * slot) - 1; id >= 0; id = load<i32>(table + 4 * slot) - 1) {
    const at = recordOf(id);
    if (at.hash == hash && (at.flags & CLOSED) == 0) {
      const options = pool + at.options;
      if (load<i32>(options) == l && load<i32>(options, 4) == r) {
        let i = 0;
        while (i < length && load<i32>(options + 4 * i, 8) == load<i32>(list + 4 * i)) i++;
        if (i == length) return id;
      }
    }
    slot = (slot + 1) & tableMask;
  }
  const left = greatestRightStop(list, l);
  const right = leastLeftStop(list + 4 * l, r);
  let flags = 0;
  if (leftWinsAt(left, list, l)) flags |= LEFT_WINS;
  if (rightWinsAt(right, list + 4 * l, r)) flags |= RIGHT_WINS;
  slot = makeRoom(slot, hash);
  return push(slot, hash, left, right, flags, append(list, l, r), 0, 0);
}

/** The Left stop of a game with these l >= 1 Left options that is no number. */
export function greatestRightStop(list: usize, l: i32): i64 {
  let best = recordOf(load<i32>(list)).rightStop;
  for (let i = 1; i < l; i++) {
    const stop = recordOf(load<i32>(list + 4 * i)).rightStop;
    if (isLess(best, stop)) best = stop;
  }
  return best;
}

/** The Right stop of a game with these r >= 1 Right options that is no number. */
export function leastLeftStop(list: usize, r: i32): i64 {
  let best = recordOf(load<i32>(list)).leftStop;
  for (let i = 1; i < r; i++) {
    const stop = recordOf(load<i32>(list + 4 * i)).leftStop;
    if (isLess(stop, best)) best = stop;
  }
  return best;
}

/** Does Left, moving to one of these options, win a game less the number that is its Left stop? */
export function leftWinsAt(stop: i64, list: usize, l: i32): bool {
  for (let i = 0; i < l; i++) {
    const at = recordOf(load<i32>(list + 4 * i));
    if (at.rightStop == stop && (at.flags & RIGHT_WINS) == 0) return true;
  }
  return false;
}

/** Does Right, moving to one of these options, win a game less the number that is its Right stop? */
export function rightWinsAt(stop: i64, list: usize, r: i32): bool {
  for (let i = 0; i < r; i++) {
    const at = recordOf(load<i32>(list + 4 * i));
    if (at.leftStop == stop && (at.flags & LEFT_WINS) == 0) return true;
  }
  return false;
}

function isNimberBelow(at: Record, m: i32): bool {
  return at.ups == 0 && at.nimber < m;
}

/** The closed form with these canonical options, or −1. */
function recognise(list: usize, l: i32, r: i32): i32 {
  const first = recordOf(load<i32>(list));
  if ((first.flags & CLOSED) == 0) return -1;
  const x = first.leftStop;
  for (let i = 1; i < l + r; i++) {
    const at = recordOf(load<i32>(list + 4 * i));
    if ((at.flags & CLOSED) == 0 || at.leftStop != x) return -1;
  }
  const last = recordOf(load<i32>(list + 4 * (l + r - 1)));
  if (l == 1 && r == 1) {
    if ((first.flags & NUMBER) != 0) {
      if (first == last) return closed(x, 0, 1);
      if (last.ups >= 0) return closed(x, last.ups + 1, last.nimber ^ 1);
    } else if ((last.flags & NUMBER) != 0 && first.ups <= 0) return closed(x, first.ups - 1, first.nimber ^ 1);
    return -1;
  }
  if (l == r) {
    for (let i = 0; i < l; i++) {
      const id = load<i32>(list + 4 * i);
      if (id != load<i32>(list + 4 * (l + i)) || !isNimberBelow(recordOf(id), l)) return -1;
    }
    return closed(x, 0, l);
  }
  if (l + r == 3) {
    for (let i = 0; i < 3; i++) if (!isNimberBelow(recordOf(load<i32>(list + 4 * i)), 2)) return -1;
    if (l == 1 && (first.flags & NUMBER) != 0) return closed(x, -1, 1);
    if (r == 1 && (last.flags & NUMBER) != 0) return closed(x, 1, 1);
  }
  return -1;
}

/** Writes the canonical options of a closed form. */
function writeOut(id: i32): usize {
  const x = recordOf(id).leftStop;
  const ups = recordOf(id).ups;
  const nimber = recordOf(id).nimber;
  let l = 0;
  let r = 0;
  if (ups == 0 && nimber == 0) {
    if (findOption(x, -1)) put(l++, closed(result(), 0, 0));
    if (findOption(x, 1)) put(l + r++, closed(result(), 0, 0));
  } else if (ups == 0) {
    for (; l < nimber; l++) put(l, closed(x, 0, l));
    for (; r < nimber; r++) put(l + r, closed(x, 0, r));
  } else {
    const sign = ups > 0 ? 1 : -1;
    const both = ups == sign && nimber == 1;
    const zero = closed(x, 0, 0);
    const star = both ? closed(x, 0, 1) : -1;
    const away = both ? zero : closed(x, ups - sign, nimber ^ 1);
    if (sign < 0) put(l++, away);
    const begin = l;
    put(begin, zero);
    if (both) put(begin + 1, star);
    const towards = both ? 2 : 1;
    if (sign > 0) {
      l = towards;
      put(l, away);
      r = 1;
    } else r = towards;
  }
  sort(written, l);
  sort(written + 4 * l, r);
  const offset = append(written, l, r);
  recordOf(id).options = offset;
  return offset;
}

function put(i: i32, id: i32): void {
  const bytes: usize = 4 * (i + 1);
  if (bytes > writtenBytes) {
    written = enlarge(VALUES, written, writtenBytes, twice(bytes));
    writtenBytes = 2 * bytes;
  }
  store<i32>(written + 4 * i, id);
}

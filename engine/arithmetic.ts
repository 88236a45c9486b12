import { allocate, enlarge, twice } from './blocks';
import { allocateZeros, PAIRS, step, VALUES } from './memory';
import { isLess, negated, plus, simplest } from './numbers';
import { changeGame, isAboveGame, isAtMost, isBelowGame, setGame } from './order';
import {
  CLOSED,
  closed,
  greatestRightStop,
  intern,
  leastLeftStop,
  leftWinsAt,
  NUMBER,
  place,
  pool,
  recordOf,
  rightWinsAt,
} from './records';
import { addressOf, at, cutTo, push, setAt, sort, sortedUnique, top } from './stack';
import { pairKey, Table } from './Table';

/* Canonical forms, sums and negatives of values by id. */

let sums: Table = changetype<Table>(0);
/** Places of reversible options, those of the work that is under way from `reversibleBase` on. */
let reversible: usize = 0;
let reversibleBytes: usize = 0;
let reversibleBase: i32 = 0;
let reversibleEnd: i32 = 0;
let scratch: usize = 0;
let scratchBytes: usize = 0;

export function startArithmetic(pairBytes: usize): void {
  sums = Table.at(allocateZeros(PAIRS, offsetof<Table>()), PAIRS);
  sums.clear(pairBytes);
  reversibleBytes = scratchBytes = 1 << 10;
  reversible = allocate(VALUES, reversibleBytes);
  scratch = allocate(VALUES, scratchBytes);
}

/** Puts the places listed so far aside, on the stack. */
export function suspendReversible(): void {
  push(reversibleBase);
  reversibleBase = reversibleEnd;
}

export function resumeReversible(base: i32): void {
  reversibleEnd = reversibleBase;
  reversibleBase = base;
}

/** The value of the game with l Left and r Right options. */
export function fromOptions(lefts: usize, l: i32, rights: usize, r: i32): i32 {
  const start = top;
  for (let i = 0; i < l; i++) push(load<i32>(lefts + 4 * i));
  for (let i = 0; i < r; i++) push(load<i32>(rights + 4 * i));
  const left = sortedUnique(start, start + l, start) - start;
  const right = sortedUnique(start + l, start + l + r, start + left) - start - left;
  return canonicalForm(start, left, right, false);
}

/** −a. */
export function negative(a: i32): i32 {
  const record = recordOf(a);
  const known = record.negative;
  if (known >= 0) return known;
  let id: i32;
  if ((record.flags & CLOSED) != 0) id = closed(negated(record.leftStop), -record.ups, record.nimber);
  else {
    const start = top;
    const from = place(a);
    const l = load<i32>(pool + from);
    const r = load<i32>(pool + from, 4);
    for (let i = 0; i < r; i++) push(negative(load<i32>(pool + from + 4 * (l + i), 8)));
    for (let i = 0; i < l; i++) push(negative(load<i32>(pool + from + 4 * i, 8)));
    id = internTop(start, r, l);
  }
  recordOf(a).negative = id;
  recordOf(id).negative = a;
  return id;
}

/** a + b. A number is added to each option of a value that is none. */
export function sum(a: i32, b: i32): i32 {
  if (a == 0 || b == 0) return a + b;
  const recordA = recordOf(a);
  const recordB = recordOf(b);
  const ofA = recordA.flags;
  const ofB = recordB.flags;
  if ((ofA & ofB & CLOSED) != 0)
    return closed(plus(recordA.leftStop, recordB.leftStop), recordA.ups + recordB.ups, recordA.nimber ^ recordB.nimber);
  if (recordA.negative == b) return 0;
  if (a > b) return sum(b, a);
  let id = sums.find(pairKey(a, b));
  if (id >= 0) return id;
  step();
  const start = top;
  if ((ofA & NUMBER) != 0) {
    const l = pushSums(b, a, 0);
    id = internTop(start, l, pushSums(b, a, 1));
  } else if ((ofB & NUMBER) != 0) {
    const l = pushSums(a, b, 0);
    id = internTop(start, l, pushSums(a, b, 1));
  } else {
    const l1 = pushSums(a, b, 0);
    const l2 = pushSums(b, a, 0);
    const r1 = pushSums(a, b, 1);
    const r2 = pushSums(b, a, 1);
    // Options of one summand are incomparable, so are they after adding the other summand.
    const l = undominatedOfTwo(start, l1, l2, start, true);
    const r = undominatedOfTwo(start + l1 + l2, r1, r2, start + l, false);
    id = canonicalForm(start, l, r, true);
  }
  sums.store(pairKey(a, b), id);
  return id;
}

/** Pushes option + b for the Left (0) or Right (1) options of a; returns how many. */
function pushSums(a: i32, b: i32, player: i32): i32 {
  const from = place(a);
  const count = load<i32>(pool + from + 4 * player);
  const begin = from + 8 + (player == 0 ? 0 : 4 * load<i32>(pool + from));
  for (let i = 0; i < count; i++) push(sum(load<i32>(pool + begin + 4 * i), b));
  return count;
}

/** Takes canonical options off the stack, in any order, and interns them. */
function internTop(start: i32, l: i32, r: i32): i32 {
  sort(addressOf(start), l);
  sort(addressOf(start + l), r);
  cutTo(start);
  return intern(addressOf(start), l, r);
}

/**
 * The value of the game with the options from `start` on, which are sorted.
 * @param undominated none dominates another
 */
function canonicalForm(start: i32, l: i32, r: i32, undominated: bool): i32 {
  cutTo(start);
  if (l == 0 && r == 0) return 0;
  const left = addressOf(start);
  const right = left + 4 * l;
  const low = l == 0 ? 0 : greatestRightStop(left, l);
  const high = r == 0 ? 0 : leastLeftStop(right, r);
  const open = l == 0 || r == 0;
  if (open || low == high || isLess(low, high)) {
    // May the game be the number itself, as far as these options say?
    const lowFits = l == 0 || !leftWinsAt(low, left, l);
    const highFits = r == 0 || !rightWinsAt(high, right, r);
    if (open || low != high || (lowFits && highFits)) {
      const bounds = (l > 0 ? 1 : 0) | (r > 0 ? 2 : 0) | (lowFits ? 4 : 0) | (highFits ? 8 : 0);
      return closed(simplest(low, high, bounds), 0, 0);
    }
  }
  cutTo(start + l + r);
  setGame(start, l, r, low, high);
  const id = reduce(start, l, r, undominated);
  cutTo(start);
  return id;
}

/** Removes dominated options and bypasses reversible ones until there are none. */
function reduce(start: i32, l: i32, r: i32, undominated: bool): i32 {
  while (true) {
    if (!undominated) {
      const kept = undominatedOf(start, start + l, start, true);
      r = undominatedOf(start + l, start + l + r, start + kept, false);
      l = kept;
      changeGame(start, l, r);
    }
    undominated = false;
    const end = start + l + r;
    cutTo(end);
    const marked = bypass(start, start + l, true, reversibleBase);
    const middle = top;
    const all = bypass(start + l, end, false, marked);
    reversibleEnd = reversibleBase;
    if (all == reversibleBase) return intern(addressOf(start), l, r);
    for (let i = reversibleBase; i < all; i++) setAt(load<i32>(reversible + 4 * i), -1);
    // The new options stand behind the old ones.
    const bytes: usize = 4 * (top - start);
    if (bytes > scratchBytes) {
      scratch = enlarge(VALUES, scratch, scratchBytes, twice(bytes));
      scratchBytes = 2 * bytes;
    }
    memory.copy(scratch, addressOf(start), bytes);
    const last = top - start;
    cutTo(start);
    takeBack(0, l);
    takeBack(end - start, middle - start);
    const leftEnd = top;
    takeBack(l, l + r);
    takeBack(middle - start, last);
    l = sortedUnique(start, leftEnd, start) - start;
    r = sortedUnique(leftEnd, top, start + l) - start - l;
  }
}

/** Pushes what was not bypassed among scratch[begin, end). */
function takeBack(begin: i32, end: i32): void {
  for (let i = begin; i < end; i++) {
    const id = load<i32>(scratch + 4 * i);
    if (id != -1) push(id);
  }
}

/** Moves the options in [begin, end) that no other one dominates to `to`; returns how many. */
function undominatedOf(begin: i32, end: i32, to: i32, isLeft: bool): i32 {
  let kept = 0;
  for (let i = begin; i < end; i++) {
    const option = at(i);
    let dominated = false;
    let still = 0;
    for (let j = 0; j < kept; j++) {
      const other = at(to + j);
      if (!dominated && (isLeft ? isAtMost(option, other) : isAtMost(other, option))) dominated = true;
      if (dominated || !(isLeft ? isAtMost(other, option) : isAtMost(option, other))) setAt(to + still++, other);
    }
    kept = still;
    if (!dominated) setAt(to + kept++, option);
  }
  return kept;
}

/** The same for m + n options of which neither the first m nor the last n dominate each other; sorted. */
function undominatedOfTwo(begin: i32, m: i32, n: i32, to: i32, isLeft: bool): i32 {
  const middle = begin + m;
  let first = m;
  let end = to + m;
  for (let i = 0; i < m; i++) setAt(to + i, at(begin + i));
  for (let i = middle; i < middle + n; i++) {
    const option = at(i);
    let dominated = false;
    for (let j = 0; j < first; j++) {
      const other = at(to + j);
      if (isLeft ? isAtMost(option, other) : isAtMost(other, option)) {
        dominated = true;
        break;
      }
    }
    if (dominated) continue;
    let kept = 0;
    for (let j = 0; j < first; j++) {
      const other = at(to + j);
      if (!(isLeft ? isAtMost(other, option) : isAtMost(option, other))) setAt(to + kept++, other);
    }
    for (let j = first; j < end - to; j++) setAt(to + kept + j - first, at(to + j));
    end -= first - kept;
    first = kept;
    setAt(end++, option);
  }
  sort(addressOf(to), end - to);
  return end - to;
}

/**
 * Lists the places of the reversible options in [begin, end) behind the first `marked` ones and pushes what replaces
 * them; returns how many are listed then.
 */
function bypass(begin: i32, end: i32, isLeft: bool, marked: i32): i32 {
  for (let i = begin; i < end; i++) {
    const from = place(at(i));
    const l = load<i32>(pool + from);
    const first = from + 8 + (isLeft ? 4 * l : 0);
    const count = isLeft ? load<i32>(pool + from, 4) : l;
    for (let j = 0; j < count; j++) {
      const reply = load<i32>(pool + first + 4 * j);
      if (!(isLeft ? isBelowGame(reply) : isAboveGame(reply))) continue;
      if ((<usize>marked) << 2 == reversibleBytes) {
        reversible = enlarge(VALUES, reversible, reversibleBytes, twice(reversibleBytes));
        reversibleBytes *= 2;
      }
      store<i32>(reversible + 4 * marked++, i);
      reversibleEnd = marked;
      const options = place(reply);
      const skip = load<i32>(pool + options);
      const many = isLeft ? skip : load<i32>(pool + options, 4);
      const begins = options + 8 + (isLeft ? 0 : 4 * skip);
      for (let k = 0; k < many; k++) push(load<i32>(pool + begins + 4 * k));
      break;
    }
  }
  return marked;
}

import { allocate, enlarge, twice } from './blocks';
import { VALUES } from './memory';

/* A stack of lists of ids. */

let words: usize = 0;
let bytes: usize = 0;
export let top: i32 = 0;
/** Where the work that is under way began: what lies above from work that was cut off is garbage. */
let base: i32 = 0;

export function startStack(): void {
  bytes = 1 << 10;
  words = allocate(VALUES, bytes);
}

/** Begins some work of the host. */
export function cutToBase(): void {
  top = base;
}

/** Keeps what lies there while other work is done in the middle. */
export function raiseBase(): void {
  push(base);
  base = top;
}

export function lowerBase(): void {
  top = base - 1;
  base = at(top);
}

/** Takes everything from a place on off the stack. */
export function cutTo(place: i32): void {
  top = place;
}

export function push(id: i32): void {
  if ((<usize>top) << 2 == bytes) {
    words = enlarge(VALUES, words, bytes, twice(bytes));
    bytes *= 2;
  }
  store<i32>(words + 4 * top, id);
  top++;
}

/** Makes room for some words more. */
export function ensureRoom(): void {
  const wanted: usize = (<usize>top + 16) << 2;
  if (wanted <= bytes) return;
  words = enlarge(VALUES, words, bytes, twice(bytes));
  bytes *= 2;
}

/** Takes one off the stack. */
export function pop(): i32 {
  return at(--top);
}

export function at(i: i32): i32 {
  return load<i32>(words + 4 * i);
}

export function setAt(i: i32, id: i32): void {
  store<i32>(words + 4 * i, id);
}

/** The address of a place; until the next push. */
export function addressOf(i: i32): usize {
  return words + 4 * i;
}

/** Sorts n ids in place. */
export function sort(list: usize, n: i32): void {
  for (let gap = n > 40 ? n / 3 : 1; gap > 0; gap = gap == 1 ? 0 : max(1, gap / 3))
    for (let i = gap; i < n; i++) {
      const x = load<i32>(list + 4 * i);
      let j = i;
      while (j >= gap && load<i32>(list + 4 * (j - gap)) > x) {
        store<i32>(list + 4 * j, load<i32>(list + 4 * (j - gap)));
        j -= gap;
      }
      store<i32>(list + 4 * j, x);
    }
}

/** Sorts [begin, end), writes it without repetitions to `to` ≤ begin, and returns the end. */
export function sortedUnique(begin: i32, end: i32, to: i32): i32 {
  sort(addressOf(begin), end - begin);
  let last = to;
  for (let i = begin; i < end; i++) if (last == to || at(last - 1) != at(i)) setAt(last++, at(i));
  return last;
}

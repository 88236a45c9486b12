import { highestBit, lowestBit } from '../../sets/internal.kernel.js';

/*
 * Outcomes of the rows of one plane: the rows first … first + count − 1, which have the same coordinates but the last
 * two. A bit is 1 for what is not a P-position while options are gathered, and 1 for P-positions at the end; bits
 * outside of the rows are 0 then. Bits that are 1 at the beginning are defeated.
 */

/**
 * P-positions among the free bits of a word, where a position may be moved to the one before it: each run of free bits
 * alternates.
 */
function alternate(free: number): number {
  const even = 0x55555555;
  const starts = free & ~(free << 1);
  // The carry runs through the runs that begin at even places.
  const fromEven = free & ~((free + (starts & even)) | 0);
  return (fromEven & even) | (free & ~fromEven & ~even);
}

/**
 * P-positions among the free bits of a word, where a position may be moved down by k for all bits k of a mask: the
 * lowest free position is one, and those above it that can be moved to it are none.
 */
function sieve(free: number, mask: number): number {
  let found = 0;
  while (free !== 0) {
    const lowest = free & -free;
    found |= lowest;
    free &= ~(lowest | (mask << lowestBit(lowest)));
  }
  return found;
}

/** What P-positions of a word forbid in the next word: those that can be moved down to them. */
function sieveNext(found: number, mask: number): number {
  let forbidden = 0;
  // Those that no move of the mask reaches from the next word are left out; bit 0 of the mask is none.
  const longest = highestBit(mask);
  for (let left = found & (-1 << (32 - longest)); left !== 0; left &= left - 1)
    forbidden |= mask >>> (32 - lowestBit(left));
  return forbidden;
}

/**
 * An option that lies in an earlier plane: word `to + i` gets word `from + i`, shifted up or down by less than 32, for
 * `count` words.
 */
export function gather(data: Int32Array, to: number, from: number, count: number, shift: number): void {
  const end = to + count;
  const back = from - to;
  if (shift === 0) for (let i = to; i < end; i++) data[i]! |= data[i + back]!;
  else if (shift > 0) for (let i = to; i < end; i++) data[i]! |= data[i + back]! << shift;
  else for (let i = to; i < end; i++) data[i]! |= data[i + back]! >>> -shift;
}

/** As `gather`, where the words have distances. */
export function gatherSteps(
  data: Int32Array,
  to: number,
  toStep: number,
  from: number,
  fromStep: number,
  count: number,
  shift: number,
): void {
  if (toStep === 1 && fromStep === 1) gather(data, to, from, count, shift);
  else if (shift >= 0) for (let i = 0; i < count; i++) data[to + i * toStep]! |= data[from + i * fromStep]! << shift;
  else for (let i = 0; i < count; i++) data[to + i * toStep]! |= data[from + i * fromStep]! >>> -shift;
}

/**
 * As `gather` for one row: its word w gets the words w + `source` and the one before of the row of options, together
 * shifted up by `bits` < 32.
 */
export function gatherRow(
  data: Int32Array,
  to: number,
  toStep: number,
  words: number,
  from: number,
  fromStep: number,
  otherWords: number,
  source: number,
  bits: number,
): void {
  const first = source < 0 ? -source : 0;
  const past = otherWords - source;
  const end = past < words ? past : words;
  let next = from + (first + source) * fromStep;
  let before = first + source > 0 && first + source <= otherWords ? data[next - fromStep]! : 0;
  let here = to + first * toStep;
  for (let w = first; w < end; w++, here += toStep, next += fromStep) {
    const found = data[next]!;
    data[here]! |= (found << bits) | ((before >>> 1) >>> (31 - bits));
    before = found;
  }
  if (past >= first && past < words) data[to + past * toStep]! |= (before >>> 1) >>> (31 - bits);
}

/**
 * Rows of one word: moves inside the plane, then inside the row.
 * @param ranges first and last place of each row, from `at` on
 * @param inPlane pairs: so many rows before, and a shift
 * @param inner the mask of the moves inside the row: bit k for the move down by k
 */
export function finishSingle(
  data: Int32Array,
  ranges: Int32Array,
  at: number,
  first: number,
  count: number,
  inPlane: Int32Array,
  inner: number,
): void {
  const moves = inPlane.length;
  // Of two moves, as of most heap games, to the row before: so many bits up, then down.
  const isPair = moves === 4 && inPlane[0] === 1 && inPlane[2] === 1 && isShort(inPlane[1]!) && isShort(inPlane[3]!);
  const up = isPair ? Math.max(0, inPlane[1]!) : 0;
  const down = isPair ? Math.max(0, -inPlane[1]!) : 0;
  const otherUp = isPair ? Math.max(0, inPlane[3]!) : 0;
  const otherDown = isPair ? Math.max(0, -inPlane[3]!) : 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const row = first + i;
    let blocked = data[row]!;
    if (isPair) blocked |= ((before << up) >>> down) | ((before << otherUp) >>> otherDown);
    else
      for (let m = 0; m < moves; m += 2) {
        const back = inPlane[m]!;
        const shift = inPlane[m + 1]!;
        if (back > i || shift > 31 || shift < -31) continue;
        const from = data[row - back]!;
        blocked |= shift >= 0 ? from << shift : from >>> -shift;
      }
    const least = ranges[at + 2 * i]!;
    const most = ranges[at + 2 * i + 1]!;
    const free = most < least ? 0 : ~blocked & (-1 << least) & (-1 >>> (31 - most));
    before = inner === 0 ? free : inner === 2 ? alternate(free) : sieve(free, inner);
    data[row] = before;
  }
}

function isShort(shift: number): boolean {
  return shift < 32 && shift > -32;
}

/**
 * Rows of several words: moves inside the plane, then inside the row. Word w of row i of the plane is at `base` + (w −
 * `firstWord`) · `step` + i · `rowStep`.
 * @param far moves inside the row by at least 32, of which `inner` does not know
 */
export function finishRows(
  data: Int32Array,
  base: number,
  firstWord: number,
  words: number,
  ranges: Int32Array,
  at: number,
  count: number,
  step: number,
  rowStep: number,
  inPlane: Int32Array,
  inner: number,
  far: Int32Array,
): void {
  const moves = inPlane.length;
  const farMoves = far.length;
  for (let i = 0; i < count; i++) {
    const low = ranges[at + 2 * i]! - 32 * firstWord;
    const high = ranges[at + 2 * i + 1]! - 32 * firstWord;
    const isEmpty = high < low;
    let forbidden = 0;
    for (let w = 0, here = base + i * rowStep; w < words; w++, here += step) {
      // Bits of the word from `least` to `most`.
      const least = low - 32 * w;
      const most = high - 32 * w;
      if (least > 31 || most < 0 || isEmpty) {
        data[here] = 0;
        continue;
      }
      let blocked = data[here]! | forbidden;
      for (let m = 0; m < moves; m += 2) {
        const back = inPlane[m]!;
        if (back > i) continue;
        const shift = inPlane[m + 1]!;
        const source = w - (shift >> 5);
        const bits = shift & 31;
        const place = base + source * step + (i - back) * rowStep;
        if (source >= 0 && source < words) blocked |= data[place]! << bits;
        if (bits !== 0 && source > 0 && source <= words) blocked |= data[place - step]! >>> (32 - bits);
      }
      for (let m = 0; m < farMoves; m++) {
        const source = w - (far[m]! >> 5);
        const bits = far[m]! & 31;
        const place = base + source * step + i * rowStep;
        if (source >= 0) blocked |= data[place]! << bits;
        if (bits !== 0 && source > 0) blocked |= data[place - step]! >>> (32 - bits);
      }
      let free = ~blocked;
      if (least > 0) free &= -1 << least;
      if (most < 31) free &= -1 >>> (31 - most);
      if (inner === 2) {
        free = alternate(free);
        forbidden = free >>> 31;
      } else if (inner !== 0) {
        free = sieve(free, inner);
        forbidden = sieveNext(free, inner);
      }
      data[here] = free;
    }
  }
}

// Bytes as short text: what was there before is named by its distance (as in the blocks of LZ4), then base64. `unpack`
// of the library reads it.
import { unpack } from '../src/values/store/unpack.js';

const LEAST_MATCH = 4;
const MOST_LITERALS = 400;

/** Text for `unpack`. @complexity quadratic where the same four bytes are everywhere */
export function packed(bytes: Uint8Array): string {
  const matches = longestMatches(bytes);
  // From each place on: the fewest bytes, with how many stand there before the next match.
  const costs = new Array<number>(bytes.length + 1).fill(0);
  const literals = new Array<number>(bytes.length).fill(0);
  for (let at = bytes.length - 1; at >= 0; at--) {
    costs[at] = Infinity;
    for (let count = 0; count <= Math.min(MOST_LITERALS, bytes.length - at); count++) {
      const cost = 1 + extensionLength(count) + count + costAfter(at + count);
      if (cost < costs[at]!) [costs[at], literals[at]] = [cost, count];
    }
  }
  function costAfter(at: number): number {
    if (at === bytes.length) return 0;
    const { length } = matches[at]!;
    return length < LEAST_MATCH ? Infinity : 2 + extensionLength(length - LEAST_MATCH) + costs[at + length]!;
  }
  const out: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const count = literals[at]!;
    const middle = at + count;
    const { length, distance } = matches[middle] ?? { length: LEAST_MATCH, distance: 0 };
    out.push((Math.min(count, 15) << 4) | Math.min(length - LEAST_MATCH, 15), ...extension(count));
    out.push(...bytes.slice(at, middle));
    if (middle < bytes.length) out.push(distance & 255, distance >> 8, ...extension(length - LEAST_MATCH));
    at = middle + length;
  }
  const text = Buffer.from(out).toString('base64');
  if (Buffer.compare(unpack(text), bytes) !== 0) throw new Error('The packed program is not read back.');
  return text;
}

function extensionLength(count: number): number {
  return count < 15 ? 0 : 1 + Math.floor((count - 15) / 255);
}

/** What follows a count that does not fit into 4 bits. */
function extension(count: number): number[] {
  return count < 15 ? [] : [...new Array<number>(Math.floor((count - 15) / 255)).fill(255), (count - 15) % 255];
}

interface Match {
  readonly length: number;
  readonly distance: number;
}

/** From each place on the longest piece of at least four bytes that begins earlier as well, the nearest of these. */
function longestMatches(bytes: Uint8Array): Match[] {
  /** The last place where the same four bytes begin, before each place, and after all places so far. */
  const before = new Int32Array(bytes.length).fill(-1);
  const last = new Map<number, number>();
  return Array.from(bytes, (_, at): Match => {
    let best = { length: 0, distance: 0 };
    if (at + LEAST_MATCH > bytes.length) return best;
    const four = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    const previous = last.get(four) ?? -1;
    for (let place = previous; place >= 0 && at - place <= 0xffff; place = before[place]!) {
      let length = LEAST_MATCH;
      while (at + length < bytes.length && bytes[at + length] === bytes[place + length]) length++;
      if (length > best.length) best = { length, distance: at - place };
    }
    before[at] = previous;
    last.set(four, at);
    return best;
  });
}

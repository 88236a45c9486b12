// Bytes as short text: what was there before is named by its distance (as in the blocks of LZ4), then base64. `unpack` of the library reads it.
import { unpack } from '../src/values/store/unpack.js';

const LEAST_MATCH = 4;
const MOST_LITERALS = 400;

/** Text for `unpack`. @complexity quadratic */
export function packed(bytes: Uint8Array): string {
  const matches = [...bytes.keys()].map((at) => longestMatch(bytes, at));
  // From each place on: the fewest bytes, with how many stand there before the next match.
  const costs = new Array<number>(bytes.length + 1).fill(0);
  const literals = new Array<number>(bytes.length).fill(0);
  for (let at = bytes.length - 1; at >= 0; at--) {
    costs[at] = Infinity;
    for (let count = 0; count <= Math.min(MOST_LITERALS, bytes.length - at); count++) {
      const cost = 1 + extension(count).length + count + costAfter(at + count);
      if (cost < costs[at]!) [costs[at], literals[at]] = [cost, count];
    }
  }
  function costAfter(at: number): number {
    if (at === bytes.length) return 0;
    const { length } = matches[at]!;
    return length < LEAST_MATCH ? Infinity : 2 + extension(length - LEAST_MATCH).length + costs[at + length]!;
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

/** What follows a count that does not fit into 4 bits. */
function extension(count: number): number[] {
  return count < 15 ? [] : [...new Array<number>(Math.floor((count - 15) / 255)).fill(255), (count - 15) % 255];
}

/** The longest piece from a place on that begins earlier as well, the nearest of these. */
function longestMatch(bytes: Uint8Array, at: number): { length: number; distance: number } {
  let best = { length: 0, distance: 0 };
  for (let distance = 1; distance <= Math.min(at, 0xffff); distance++) {
    let length = 0;
    while (at + length < bytes.length && bytes[at + length] === bytes[at + length - distance]) length++;
    if (length > best.length) best = { length, distance };
  }
  return best;
}

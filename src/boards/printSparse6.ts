import { graph6Size, requireUnitLengths } from './graph6Text.js';
import type { Board } from './Board.js';
import { LimitError } from '../errors.js';

/** The most edges that are written; the text then has some tens of millions of characters. */
const SPARSE6_LIMIT: number = 2 ** 23;

/** Collects bits as characters of six each. */
class Sextets {
  readonly #bytes: Uint8Array;
  #bits = 0;

  constructor(bits: number) {
    this.#bytes = new Uint8Array(Math.ceil(bits / 6) + 1);
  }

  /** Bits are needed to fill the last character. */
  get missing(): number {
    return (6 - (this.#bits % 6)) % 6;
  }

  add(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--, this.#bits++)
      if (((value >>> bit) & 1) !== 0) this.#bytes[Math.floor(this.#bits / 6)]! |= 32 >> (this.#bits % 6);
  }

  text(): string {
    const parts: string[] = [];
    const count = this.#bits / 6;
    for (let i = 0; i < count; i += 4096)
      parts.push(
        String.fromCharCode(...this.#bytes.subarray(i, Math.min(count, i + 4096)).map((sextet) => sextet + 63)),
      );
    return parts.join('');
  }
}

/**
 * The text of a board's edges in sparse6, without header or line break: for large boards with few edges.
 * @throws InputError `not-of-unit-lengths`; LimitError `too-large-board` above 2²³ edges
 * @complexity O(m log n) characters for n vertices and m edges
 * @source McKay graph6 format
 */
export function printSparse6(board: Board): string {
  const { vertexCount: n, edges } = board;
  requireUnitLengths(board, 'printSparse6');
  if (edges.length > SPARSE6_LIMIT)
    throw new LimitError('too-large-board', `printSparse6: ${edges.length} edges; the limit is ${SPARSE6_LIMIT}.`, {
      details: { edges: edges.length, limit: SPARSE6_LIMIT },
    });
  const width = n <= 1 ? 0 : (n - 1).toString(2).length;
  const bits = new Sextets(edges.length * 2 * (width + 1) + 12);
  let current = 0;
  for (const [u, v] of [...edges].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    bits.add(v === current ? 0 : 1, 1);
    if (v > current + 1) {
      bits.add(v, width);
      bits.add(0, 1);
    }
    bits.add(u, width);
    current = v;
  }
  // Ones would be read as a loop at n − 1 if they first moved on to it.
  const ambiguous =
    n > 1 && n <= 16 && n === 2 ** width && current === n - 2 && edges.length > 0 && bits.missing > width;
  if (ambiguous) bits.add(0, 1);
  bits.add(63, bits.missing);
  return `:${String.fromCharCode(...graph6Size(n))}${bits.text()}`;
}

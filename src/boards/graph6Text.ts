import { InputError, LimitError, ParseError, type ErrorCode } from '../errors.js';

/** The longest text that is written; engines refuse strings not much longer. */
const TEXT_LIMIT = 2 ** 28;

/**
 * A format of nauty's programs that writes the number of vertices and then bits, six of them as a character from ? to
 * ~.
 */
export interface SextetFormat {
  readonly name: 'graph6' | 'digraph6' | 'sparse6';
  /** What a text begins with, perhaps after the header `>>NAME<<`. */
  readonly prefix: '' | '&' | ':';
  /** The function that users call. */
  readonly parse: string;
  /** How to convert graphs in the sibling formats. */
  readonly conversion: string;
}

/** One of them in which the number of vertices says how many bits there are. */
export interface BitFormat extends SextetFormat {
  /** The function that users call. */
  readonly print: string;
  /** What a bit says: `edge` or `arc`. */
  readonly item: string;
  /** How many bits there are for n vertices. */
  readonly bits: (n: number) => number;
}

/** The bytes of all formats for a number of vertices: 1, 4 or 8 of them, each 63 … 126. */
export function graph6Size(n: number): number[] {
  const sextets = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => 63 + (Math.floor(n / 64 ** (count - 1 - i)) % 64));
  if (n <= 62) return [63 + n];
  if (n <= 258047) return [126, ...sextets(3)];
  return [126, 126, ...sextets(6)];
}

/** These formats have no lengths. @throws InputError `not-of-unit-lengths` */
export function requireUnitLengths(graph: object, task: string): void {
  if ('lengths' in graph && graph.lengths !== undefined)
    throw new InputError('not-of-unit-lengths', `${task}: edges with lengths; expected edges of length 1.`, {
      hint: 'Replace the long edges by chains: board.subdivided().',
    });
}

/**
 * The text of a graph.
 * @param bits the numbers of those that are set
 * @throws LimitError `too-large-board` if the text would be longer than 2^28 characters
 */
export function bitsToText({ prefix, print, bits: count }: BitFormat, n: number, bits: Iterable<number>): string {
  const length = Math.ceil(count(n) / 6);
  if (length > TEXT_LIMIT)
    throw new LimitError(
      'too-large-board',
      `${print}: ${n} vertices need ${length} characters; at most 2^28 are written.`,
      {
        hint: 'Write the edges or the JSON object instead.',
      },
    );
  const bytes = new Uint8Array(length);
  for (const bit of bits) {
    const i = Math.floor(bit / 6);
    bytes[i] = bytes[i]! | (32 >> (bit % 6));
  }
  const parts = [prefix, String.fromCharCode(...graph6Size(n))];
  for (let i = 0; i < length; i += 4096)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 4096).map((sextet) => sextet + 63)));
  return parts.join('');
}

/**
 * The bits of a text, with or without the header and a line break at the end.
 * @param set is called with the number of each bit that is set, in ascending order
 * @returns the number of vertices, and a function that goes through the bits; the text is checked before that but for
 * its last character
 * @throws ParseError `invalid-graph6`, `too-short-graph6`, `too-long-graph6`; InputError `not-graph6` for the sibling
 * formats and for
 *   several graphs
 */
export function textToBits(
  format: BitFormat,
  text: string,
): { readonly n: number; readonly forEachBit: (set: (bit: number) => void) => void } {
  const { bits: count, item } = format;
  const { body, fail, start, n, next } = readSextets(format, text);
  const bits = count(n);
  const end = next + Math.ceil(bits / 6);
  const wrong = `${body.length - start} characters for ${n} vertices; expected ${end - start}.`;
  if (body.length < end) fail(body.length, 'too-short-graph6', wrong);
  if (body.length > end) fail(end, 'too-long-graph6', wrong);
  const forEachBit = (set: (bit: number) => void): void => {
    for (let i = next, bit = 0; i < end; i++) {
      const sextet = body.charCodeAt(i) - 63;
      for (let mask = 32; mask > 0; mask >>= 1, bit++) {
        if ((sextet & mask) === 0) continue;
        if (bit < bits) set(bit);
        else
          fail(
            i,
            'invalid-graph6',
            `a bit is set after the last ${item}; expected zeros there.`,
            'Is a character missing?',
          );
      }
    }
  };
  return { n, forEachBit };
}

/** A text whose characters are checked, and what it begins with. */
export interface Sextets {
  readonly body: string;
  readonly fail: (offset: number, code: ErrorCode, message: string, hint?: string) => never;
  /** Where the number of vertices begins. */
  readonly start: number;
  readonly n: number;
  /** Where the bits begin. */
  readonly next: number;
}

/**
 * Reads the beginning of a text, with or without the header and a line break at the end.
 * @throws ParseError `invalid-graph6`, `too-short-graph6`; InputError `not-graph6` for the sibling formats and for
 *   several graphs
 */
export function readSextets(format: SextetFormat, text: string): Sextets {
  const body = text.replace(/\r?\n$/, '');
  const fail = (offset: number, code: ErrorCode, message: string, hint?: string): never => {
    throw new ParseError(
      code,
      `${format.parse}: ${message}`,
      { line: 1, column: offset + 1 },
      {
        ...(hint !== undefined && { hint }),
        details: { text: body.slice(0, 80) },
      },
    );
  };
  const start = startOf(format, body);
  for (let i = start; i < body.length; i++) {
    const code = body.charCodeAt(i);
    if (code < 63 || code > 126)
      fail(i, 'invalid-graph6', `${JSON.stringify(body[i])} at character ${i + 1}; expected characters ? to ~.`);
  }
  if (body.length === start) fail(start, 'too-short-graph6', 'no characters; expected at least one.');
  return { body, fail, start, ...sizeAt(body, start, fail) };
}

/** Where the number of vertices begins. */
function startOf({ name, prefix, parse, conversion }: SextetFormat, body: string): number {
  if (/[\r\n]/.test(body))
    throw new InputError('not-graph6', `${parse}: several lines; expected one graph.`, {
      hint: 'Pass one line at a time.',
    });
  const header = `>>${name}<<`;
  const start = body.startsWith(header) ? header.length : 0;
  const sign = /^(?:[:;&]|>>)?/.exec(body.slice(start))![0];
  if (sign === prefix || body.length === start) return start + sign.length;
  const others = ['graph6', 'sparse6', 'digraph6'].filter((other) => other !== name).join(' or ');
  throw new InputError('not-graph6', `${parse}: ${others}; expected ${name}.`, {
    hint: `Convert the graph first, for example with nauty: ${conversion}.`,
  });
}

/** Reads the number of vertices that starts at an offset, and says where the bits start. */
function sizeAt(
  text: string,
  start: number,
  fail: (offset: number, code: ErrorCode, message: string) => never,
): { readonly n: number; readonly next: number } {
  const tilde = (i: number): boolean => text.charCodeAt(start + i) === 126;
  const [skip, count] = tilde(0) ? (tilde(1) ? [2, 6] : [1, 3]) : [0, 1];
  const next = start + skip + count;
  if (text.length < next)
    fail(text.length, 'too-short-graph6', `the text ends inside the number of vertices; expected ${next} characters.`);
  let n = 0;
  for (let i = start + skip; i < next; i++) n = n * 64 + text.charCodeAt(i) - 63;
  if (graph6Size(n).length !== next - start)
    fail(start, 'invalid-graph6', `${n} vertices in ${next - start} bytes; expected ${graph6Size(n).length}.`);
  return { n, next };
}

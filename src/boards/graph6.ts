import { aBoard } from './aBoard.js';
import { takes, text } from '../arguments.js';
import { InputError, LimitError, ParseError, type ErrorCode } from '../errors.js';
import { Board } from './Board.js';

const HEADER = '>>graph6<<';
/** The longest text that is written; engines refuse strings not much longer. */
const TEXT_LIMIT = 2 ** 28;

/** The bytes of graph6 for a number of vertices: 1, 4 or 8 of them, each 63 … 126. */
export function graph6Size(n: number): number[] {
  const sextets = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => 63 + (Math.floor(n / 64 ** (count - 1 - i)) % 64));
  if (n <= 62) return [63 + n];
  if (n <= 258047) return [126, ...sextets(3)];
  return [126, 126, ...sextets(6)];
}

const printGraph6Takes = /* @__PURE__ */ takes('printGraph6', () => ({
  board: aBoard,
}));

/**
 * The text of a board's edges in graph6, without header or line break.
 * @throws LimitError `too-large-board` if the text would be longer than 2^28 characters
 * @source McKay graph6 format
 */
export function printGraph6(board: Board): string {
  printGraph6Takes(board);
  const n = board.vertexCount;
  const length = Math.ceil((n * (n - 1)) / 12);
  if (length > TEXT_LIMIT)
    throw new LimitError(
      'too-large-board',
      `printGraph6: ${n} vertices need ${length} characters; at most 2^28 are written.`,
      {
        hint: 'Write the edges or the JSON object instead.',
      },
    );
  const bytes = new Uint8Array(length);
  for (const [u, v] of board.edges) {
    const bit = (v * (v - 1)) / 2 + u;
    const i = Math.floor(bit / 6);
    bytes[i] = bytes[i]! | (32 >> (bit % 6));
  }
  const parts = [String.fromCharCode(...graph6Size(n))];
  for (let i = 0; i < length; i += 4096)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 4096).map((sextet) => sextet + 63)));
  return parts.join('');
}

function fail(text: string, offset: number, code: ErrorCode, message: string, hint?: string): never {
  throw new ParseError(
    code,
    `parseGraph6: ${message}`,
    { line: 1, column: offset + 1 },
    {
      ...(hint !== undefined && { hint }),
      details: { text: text.slice(0, 80) },
    },
  );
}

/** Reads the number of vertices that starts at an offset, and says where the edges start. */
function readSize(text: string, start: number): { n: number; next: number } {
  const tilde = (i: number): boolean => text.charCodeAt(start + i) === 126;
  const [skip, count] = tilde(0) ? (tilde(1) ? [2, 6] : [1, 3]) : [0, 1];
  const next = start + skip + count;
  if (text.length < next)
    fail(
      text,
      text.length,
      'too-short-graph6',
      `the text ends inside the number of vertices; expected ${next} characters.`,
    );
  let n = 0;
  for (let i = start + skip; i < next; i++) n = n * 64 + text.charCodeAt(i) - 63;
  if (graph6Size(n).length !== next - start)
    fail(text, start, 'invalid-graph6', `${n} vertices in ${next - start} bytes; expected ${graph6Size(n).length}.`);
  return { n, next };
}

const parseGraph6Takes = /* @__PURE__ */ takes('parseGraph6', () => ({ text }));

/**
 * A board from one graph in graph6, with or without the header `>>graph6<<` and a line break at the end.
 * @throws ParseError `invalid-graph6`, `too-short-graph6`, `too-long-graph6`, `invalid-graph6`, `invalid-graph6`;
 *   InputError `not-graph6` for the sibling formats and for several graphs
 * @source McKay graph6 format
 */
export function parseGraph6(text: string): Board {
  parseGraph6Takes(text);
  const body = text.replace(/\r?\n$/, '');
  if (/[\r\n]/.test(body))
    throw new InputError('not-graph6', 'parseGraph6: several lines; expected one graph.', {
      hint: 'Pass one line at a time.',
    });
  if (/^(>>(sparse6|digraph6)<<|[:;&])/.test(body))
    throw new InputError('not-graph6', 'parseGraph6: sparse6 or digraph6; expected graph6.', {
      hint: 'Convert the graph first, for example with nauty: copyg -g.',
    });
  const start = body.startsWith(HEADER) ? HEADER.length : 0;
  for (let i = start; i < body.length; i++) {
    const code = body.charCodeAt(i);
    if (code < 63 || code > 126)
      fail(body, i, 'invalid-graph6', `${JSON.stringify(body[i])} at character ${i + 1}; expected characters ? to ~.`);
  }
  if (body.length === start) fail(body, start, 'too-short-graph6', 'no characters; expected at least one.');
  const { n, next } = readSize(body, start);
  const bits = (n * (n - 1)) / 2;
  const expected = next + Math.ceil(bits / 6);
  const wrong = `${body.length - start} characters for ${n} vertices; expected ${expected - start}.`;
  if (body.length < expected) fail(body, body.length, 'too-short-graph6', wrong);
  if (body.length > expected) fail(body, expected, 'too-long-graph6', wrong);
  const edges: (readonly [number, number])[] = [];
  let [u, v] = [0, 1];
  for (let i = next; i < expected; i++) {
    const sextet = body.charCodeAt(i) - 63;
    for (let mask = 32; mask > 0; mask >>= 1) {
      if (v >= n) {
        if ((sextet & mask) !== 0)
          fail(
            body,
            i,
            'invalid-graph6',
            'a bit is set after the last edge; expected zeros there.',
            'Is a character missing?',
          );
      } else {
        if ((sextet & mask) !== 0) edges.push([u, v]);
        if (++u === v) [u, v] = [0, v + 1];
      }
    }
  }
  return new Board({ vertexCount: n, edges });
}

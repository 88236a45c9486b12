import { describe, expect, it } from 'vitest';
import { complete, empty, fromEdges, parseGraph6, path, printGraph6 } from 'spgames/boards';
import { graph6Size } from '../../../src/boards/graph6Text.js';
import { InputError, LimitError, ParseError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';

describe('graph6', () => {
  it('agrees with the example of the format description', () => {
    const example = fromEdges([
      [0, 2],
      [0, 4],
      [1, 3],
      [3, 4],
    ]);
    expect(printGraph6(example)).toBe('DQc');
    expect(parseGraph6('DQc').equals(example)).toBe(true);
  });

  it.each<[number, number[]]>([
    [0, [63]],
    [30, [93]],
    [62, [125]],
    [63, [126, 63, 63, 126]],
    [12345, [126, 66, 63, 120]],
    [258047, [126, 125, 126, 126]],
    [258048, [126, 126, 63, 63, 63, 126, 63, 63]],
    [460175067, [126, 126, 63, 90, 90, 90, 90, 90]],
  ])('writes %i vertices as %j', (n, bytes) => {
    expect(graph6Size(n)).toEqual(bytes);
  });

  it('reads a header and a line break', () => {
    expect(parseGraph6('>>graph6<<DQc\r\n').equals(parseGraph6('DQc'))).toBe(true);
    expect(parseGraph6('?').equals(empty(0))).toBe(true);
    expect(parseGraph6('@\n').equals(empty(1))).toBe(true);
  });

  it('keeps boards of a few thousand vertices', () => {
    expect(parseGraph6(printGraph6(path(3000))).equals(path(3000))).toBe(true);
    expect(parseGraph6(printGraph6(complete(63))).equals(complete(63))).toBe(true);
  });

  it.each<[string, string, number]>([
    ['', 'too-short-graph6', 1],
    ['>>graph6<<', 'too-short-graph6', 11],
    ['D', 'too-short-graph6', 2],
    ['DQ', 'too-short-graph6', 3],
    ['~??', 'too-short-graph6', 4],
    ['DQcc', 'too-long-graph6', 4],
    ['D c', 'invalid-graph6', 2],
    ['DQé', 'invalid-graph6', 3],
    ['~??D??', 'invalid-graph6', 1],
    ['DQd', 'invalid-graph6', 3],
  ])('%j is a ParseError %s at column %i', (text, code, column) => {
    expect(codeOf(() => parseGraph6(text), ParseError)).toBe(code);
    expect(() => parseGraph6(text)).toThrow(expect.objectContaining({ line: 1, column }) as Error);
  });

  it.each([':Fa@x^', '&DI?AO?', '>>sparse6<<:Fa@x^', 'DQc\nDQc\n'])('%j is not one graph in graph6', (text) => {
    expect(codeOf(() => parseGraph6(text), InputError)).toBe('not-graph6');
  });

  it('writes no text longer than 2^28 characters', () => {
    expect(codeOf(() => printGraph6(empty(60_000)), LimitError)).toBe('too-large-board');
  });
});

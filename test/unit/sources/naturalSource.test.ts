import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import { createMath, Worksheet } from 'spgames/mathjs';
import { printResult } from '../../../src/expressions/internal.js';
import { ParseError } from '../../../src/errors.js';
import { runs } from '../../helpers/sampling.js';
import { run } from '../../helpers/runCommand.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const math = createMath();
const onNewSheet = (expression: string): unknown => new Worksheet(math).evaluate(expression);
const evaluated = (expression: string): string => printResult(onNewSheet(expression));

describe('notation of Python, Sage and Macaulay2 as a source', () => {
  it.each([
    ['complex([[1,2,3],[3,4]])', 'facets:1 2 3, 3 4'],
    ['SimplicialComplex([[1,2,3],[3,4]])', 'facets:1 2 3, 3 4'],
    ["SimplicialComplex([('a','b'),('b','c')])", 'facets:a b, b c'],
    ['[[1,2,3],[3,4]]', 'facets:1 2 3, 3 4'],
    ['complex([])', 'facets:'],
    ['complex([[]])', 'facets:{}'],
    ['ideal(a*b,b*c)', 'ideal:a*b, b*c'],
    ['ideal {a*b, b*c}', 'ideal:a*b, b*c'],
    ['ideal([a*b, b*c])', 'ideal:a*b, b*c'],
    ['monomialIdeal(x_1*x_2)', 'ideal:x1*x2'],
  ])('%s is %s', (text, notation) => {
    expect(asComplex(parseSource(text)).equals(asComplex(parseSource(notation)))).toBe(true);
    expect(parseSource(text).kind).toBe(parseSource(notation).kind);
  });

  it('stands in sums, with a sign', () => {
    const sum = parseSource('complex([[1,2],[3]]) + ideal(a*b) - complex([[1]])');
    expect(sum.kind).toBe('game');
    expect(parseSource('2*complex([[1]])').kind).toBe('game');
  });

  it('mistakes in it have their column in the whole', () => {
    const error = thrownBy(() => parseSource('ideal(a*b, b^2)'));
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).column).toBe(12);
  });

  it('pasted texts of other programs are read as their files are', async () => {
    const { exitCode, out } = await run(['analyze', 'R = QQ[a,b,c]; I = ideal(a*b)', '--only', 'fVector']);
    expect([exitCode, out]).toEqual([
      0,
      'R = QQ[a,b,c]; I = ideal(a*b)\n  read as 3 variables: a b c; 1 generator: a*b\n  fVector  1 3 2\n',
    ]);
    expect((await run(['analyze', 'Graph({0:[1,2]})'])).exitCode).toBe(2);
  });
});

describe('a size as a grid', () => {
  it.each([
    ['domineering@3x3', 'domineering@grid:3x3', 'read as grid:3x3\n'],
    ['snort@2×2 + 1x2', 'snort@grid:2x2 + grid:1x2', 'read as grid:2x2\nread as grid:1x2\n'],
    ['hex@2x2', 'hex@hex:2x2', 'read as hex:2x2\n'],
    ['clobber@2x2/xo|ox', 'clobber@grid:2x2/xo|ox', 'read as grid:2x2\n'],
    ['domineering@3x3/..#|...|...', 'domineering@grid:3x3/..#|...|...', 'read as grid:3x3\n'],
  ])('%s is %s, and says so', async (text, meant, said) => {
    const [found, expected] = [await run(['value', text, '--json']), await run(['value', meant, '--json'])];
    expect(found).toEqual({ ...expected, err: said });
  });

  it.each([
    ['clobber@grid:2x2', 'clobber@grid:2x2/xo|ox', 'read as clobber@grid:2x2/xo|ox\n'],
    ['konane@2x3', 'konane@grid:2x3/..x|oxo', 'read as grid:2x3\nread as konane@grid:2x3/..x|oxo\n'],
    ['-clobber@grid:1x2 + grid:1x3/xxo', '-clobber@grid:1x2/xo + grid:1x3/xxo', 'read as clobber@grid:1x2/xo\n'],
  ])('%s is the usual start %s, and says so', async (text, meant, said) => {
    const [found, expected] = [await run(['value', '--json', '--', text]), await run(['value', '--json', '--', meant])];
    expect(found).toEqual({ ...expected, err: said });
  });

  it('a ruleset alone is its usual start on its usual board', async () => {
    const start = 'fox-and-geese@grid:8x8/.g.g.g.g|........|........|........|........|........|........|....f...';
    const [found, expected] = [await run(['draw', 'fox-and-geese']), await run(['draw', start])];
    const untitled = (picture: string): string => picture.replace(/<title>.*<.title>/, '');
    expect([untitled(found.out), found.err]).toEqual([untitled(expected.out), `read as ${start}\n`]);
  });

  it('what follows keeps its columns', () => {
    expect((thrownBy(() => parseSource('snort@3x')) as Error).message).toContain('column 7');
  });
});

describe('in expressions', () => {
  it.each([
    ['complex([[1,2,3],[3,4]])', 'facets:3 4, 1 2 3'],
    ['complex([[1,2],[3,4]])', 'facets:1 2, 3 4'],
    ['complex([])', 'facets:'],
    ['complex([[]])', 'facets:{}'],
    ['SimplicialComplex([["a","b"],["c"]])', 'vertices:a b c; facets:c, a b'],
    ['a = [1,2]; complex([a, [3]])', 'facets:3, 1 2'],
    ['[[1,2],[3]]', '[[1, 2], [3]]'],
    ['map([[1,2],[3]], size)', '[[2], [1]]'],
    ['complex(1, 2)', '1 + 2i'],
    ['ideal(a*b, b*c)', 'ideal:a*b, b*c'],
    ['ideal([a b, b c])', 'ideal:a*b, b*c'],
    ['monomialIdeal(x_1*x_2)', 'ideal:x1*x2'],
    ['ideal(e*i, i*pi)', 'ideal:e*i, i*pi'],
    ['ideal(0)', 'ideal:0'],
    ['ideal(1)', 'ideal:1'],
    ['D = complex("facets:x, y"); ideal(D)', 'ideal:x*y'],
    ['f(D) = ideal(D); f(complex("facets:x, y"))', 'ideal:x*y'],
  ])('%s is %s', (expression, expected) => {
    expect(evaluated(expression)).toBe(expected);
  });

  it.each([
    ['a = 3; ideal(b, c*a)', 19, 'a is assigned here'],
    ['f(x) = ideal(x*y); f(2)', 14, 'x is assigned here'],
    ['ideal(a*b, c^2)', 12, 'to the power 2'],
    ['1 + ideal(2a)', 11, 'coefficient 2'],
    ['complex([1,2])', 1, 'an item that is not a list'],
    ['complex([[1/2]])', 1, 'expected an integer'],
  ])('%s is refused at column %i', (expression, column, words) => {
    const error = thrownBy(() => onNewSheet(expression)) as ParseError;
    expect([error.column, error.message.includes(words)]).toEqual([column, true]);
  });

  it('lists of any facets make the complex that facets: makes', () => {
    const facets = fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(facets, (lists) => {
        const text = JSON.stringify(lists.map((list) => [...new Set(list)]));
        const expected = asComplex(parseSource(`facets:${text}`));
        expect(String(onNewSheet(`complex(${text})`))).toBe(String(expected));
        expect(String(asComplex(parseSource(`complex(${text})`)))).toBe(String(expected));
      }),
      { numRuns: runs(500, 60) },
    );
  });
});

describe('what lacks a part is refused with the whole', () => {
  const hintOf = (call: () => unknown): unknown => (thrownBy(call) as { hint?: unknown }).hint;

  it.each([
    ['4', 'Write value:4.'],
    ['{2|-2}', 'Write value:{2|-2}.'],
    ['^', 'Write value:^.'],
    ['1/2', 'Write value:1/2.'],
    ['over', 'Write loopy:over.'],
    ['3×3', 'Write snort@grid:3x3.'],
    ['petersen', 'For example snort@petersen.'],
    ['snort@bipartite:3,3', 'Did you mean complete-bipartite:…?'],
  ])('the source %s', async (text, hint) => {
    expect(hintOf(() => parseSource(text))).toBe(hint);
    const { exitCode, err } = await run(['value', text]);
    expect([exitCode, err.includes(hint)]).toEqual([2, true]);
  });

  it('a file of that name is read nevertheless', async () => {
    const source = await parseSource('4', { read: () => 'value:^' });
    expect(source.kind).toBe('value');
  });

  it.each([
    ['up + star', 'Write value("^").'],
    ['2 star', 'Write value("*").'],
    ['down', 'Write value("v").'],
    ['on + off', 'Write loopy("on").'],
    ['snort(path)', 'path is a function, and is called as in path(5).'],
    ['^ + *', 'A value stands in quotes: value("^ + *").'],
    ['options(value("1"))', 'Write leftOptions(G) or rightOptions(G); options(G, "L") is the same as the first.'],
    ['moves(value("1"))', 'Write leftOptions(G) and rightOptions(G).'],
  ])('the expression %s', (expression, hint) => {
    expect(hintOf(() => new Worksheet().evaluate(expression))).toBe(hint);
  });

  it('games list their moves', () => {
    expect(evaluated('moves(domineering(grid(2,2)))')).toBe('["x2", "x3", "y1", "y4"]');
    expect(evaluated('moves(nim(heaps(2)))')).toBe('["1", "2", "3"]');
  });
});

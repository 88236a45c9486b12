import { describe, expect, it } from 'vitest';
import { ParseError } from '../../../src/errors.js';
import { TextSpan } from '../../../src/text/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const of = (text: string): TextSpan => TextSpan.of(text, 'task');
const texts = (spans: readonly TextSpan[]): [string, number][] => spans.map((span) => [span.text, span.start]);

describe('TextSpan', () => {
  it('is cut in parts that know where they stand', () => {
    const span = of(' a, bc ,d').slice(1);
    expect(texts([span, span.slice(3, 5), span.slice(1).trim(), of('  ').trim()])).toEqual([
      ['a, bc ,d', 1],
      ['bc', 4],
      [', bc ,d', 2],
      ['', 2],
    ]);
    expect(texts(span.split(','))).toEqual([
      ['a', 1],
      [' bc ', 3],
      ['d', 8],
    ]);
    expect(texts(span.items())).toEqual([
      ['a', 1],
      ['bc', 4],
      ['d', 8],
    ]);
    expect(texts(of(' ').items())).toEqual([]);
    expect(texts(of('').split(','))).toEqual([['', 0]]);
    expect(texts(of(' x1  y2 ').words())).toEqual([
      ['x1', 1],
      ['y2', 5],
    ]);
    const [first, , last] = span.items();
    expect(first!.upTo(last!).text).toBe('a, bc ,d');
  });

  it('reads numbers', () => {
    expect(of(' 12 ').integer()).toBe(12);
    for (const text of ['', '-1', '1.5', '99999999999999999999'])
      expect(thrownBy(() => of(text).integer())).toBeInstanceOf(ParseError);
  });

  it('refuses with line and column in the whole', () => {
    expect(thrownBy(() => of('a, b').items()[1]!.refuse('invalid-field', 'c', 'The fix.'))).toMatchObject({
      code: 'invalid-field',
      message: 'task: found "b" at column 4; expected c.',
      hint: 'The fix.',
      line: 1,
      column: 4,
      details: { text: 'a, b' },
    });
    expect(thrownBy(() => of('a,\n  b').items()[1]!.refuse('invalid-field', 'c'))).toMatchObject({
      message: 'task: found "b" at line 2, column 3; expected c.',
      line: 2,
      column: 3,
    });
    expect(thrownBy(() => of('a').slice(1).refuse('invalid-field', 'c'))).toMatchObject({
      message: 'task: found nothing at column 2; expected c.',
    });
    expect(thrownBy(() => of('n'.repeat(50)).refuse('invalid-field', 'c'))).toMatchObject({
      message: `task: found "${'n'.repeat(40)}…" at column 1; expected c.`,
    });
  });

  it('names the nearest known word', () => {
    const word = of('snrt 2').words()[0]!;
    expect(thrownBy(() => word.unknown('unknown-ruleset', 'game', ['snort', 'col']))).toMatchObject({
      name: 'InputError',
      code: 'unknown-ruleset',
      message: 'task: "snrt" at column 1 is not a game; expected one of snort col.',
      hint: 'Did you mean snort?',
    });
    expect(thrownBy(() => word.unknown('unknown-ruleset', 'game', []))).toMatchObject({
      message: 'task: "snrt" at column 1 is not a game; expected no game at all.',
    });
  });

  it('lets another parser speak of the whole', () => {
    const span = of('a:\nbc').slice(3);
    expect(span.padded()).toBe('  \nbc');
    const fails = (): never => {
      throw new ParseError('invalid-field', 'message', { line: 1, column: 2 }, { hint: 'Fix.' });
    };
    expect(thrownBy(() => span.inside(fails))).toMatchObject({
      code: 'invalid-field',
      line: 2,
      column: 2,
      hint: 'Fix.',
    });
    expect(span.inside((text) => text)).toBe('bc');
  });
});

import { describe, expect, it } from 'vitest';
import { compareLoopyGames, loopyGameName, parseLoopyGame } from 'spgames/loopy';
import { asComplex, asLoopyGame, asValue, atPosition, parseSource } from 'spgames/sources';

const name = (source: string): string => loopyGameName(asLoopyGame(parseSource(source)));

describe('loopy sources', () => {
  it.each([
    ['loopy:over={0|pass}', 'over'],
    ['loopy: a={0|b}; b={pass|a}', 'over'],
    ['loopy:UPON*', 'upon*'],
    ['loopy:2 + over', '2 + over'],
    ['loopy:over - 1/2', '-1/2 + over'],
    ['-loopy:over', 'under'],
    ['-loopy:over + 1', '-1 + under'],
    ['3*loopy:upon*', '3.upon*'],
    ['2*loopy:upon*', '2.upon*'],
    ['100*loopy:over', 'over'],
    ['loopy:over - loopy:over', 'over & under'],
    ['loopy:on + loopy:off', 'dud'],
    ['loopy:on + loopy:over', 'on'],
    ['loopy:upon + value:* + hackenbush@stalk:LR', '1/2 + upon*'],
    ['snort@path:1 + loopy:over - digraph:L', '-1 + over'],
    ['value:^ - 1', '-1^'],
    ['loopy:{1|0}', '{1|0}'],
  ])('%s is %s', (source, expected) => {
    expect(name(source)).toBe(expected);
  });

  it('keep their summands', () => {
    expect(parseSource('2*loopy:over - loopy:on')).toMatchObject({
      kind: 'loopy',
      object: [{ n: 2 }, { n: 2 }, { n: 1 }],
    });
    expect(parseSource('value:1 + loopy:over')).toMatchObject({
      kind: 'sum',
      object: [{ kind: 'loopy' }, { kind: 'value' }],
    });
  });

  it('are read from files', async () => {
    const files: Record<string, string> = {
      'over.json': JSON.stringify(parseLoopyGame('over')),
      'game.txt': 'loopy:a={0|b}; b={|a}\n',
    };
    const read = (file: string): string => files[file]!;
    const game = asLoopyGame(await parseSource('over.json + value:2', { read }));
    expect(compareLoopyGames(game, parseLoopyGame('2 + over'))).toBe('=');
    expect(asLoopyGame(await parseSource('game.txt', { read })).n).toBe(3);
  });

  it('have a value if they equal a short game', () => {
    expect(String(asValue(parseSource('loopy:{0,off|0}')))).toBe('*');
    expect(String(asValue(parseSource('loopy:{0|0} + value:1')))).toBe('1*');
    expect(() => asValue(parseSource('loopy:over'))).toThrow(/a loopy game that equals no short game/);
    expect(() => asValue(parseSource('loopy:{0|0}'), { sides: 'ignore' })).toThrow(/whose sides are ignored/);
  });

  it('have no complex, no named moves, and say what is wrong with them', () => {
    expect(() => asComplex(parseSource('loopy:over'))).toThrow(/asComplex: a loopy game; expected a game with rules/);
    expect(() => atPosition(parseSource('loopy:over'), 'x1')).toThrow(/a position of a loopy game/);
    expect(() => parseSource('loopy:a={b|}')).toThrow(/found "b" at column 10; expected pass, the name of an equation/);
    expect(() => parseSource('loopy:a={0|pass} + 1')).toThrow(/expected options in braces/);
    expect(() => parseSource('vertices:1; loopy:on')).toThrow(/expected facets/);
    expect(() => parseSource('loopy:')).toThrow(/found nothing/);
  });
});

import { describe, expect, it } from 'vitest';
import {
  findMoveRuleset,
  moveCatalogue,
  MoveGame,
  moveGameFromJson,
  parseMoveGame,
  type MoveRuleset,
} from 'spgames/moves';
import { orderWitness } from '../../../src/moves/internal.js';
import { printValue } from 'spgames/values';

const valueOf = (game: MoveGame): string | undefined => printValue(game.solver.value(game.start));

describe('MoveGame', () => {
  it('is a position of a ruleset', () => {
    const game = parseMoveGame('toppling-dominoes@row:LRE');
    expect(game.start).toBe('LRE');
    expect(game.toString()).toBe('toppling-dominoes@row:LRE');
    expect([...game.options('LR')].map(({ player, move, position }) => [player, move, position])).toEqual([
      ['L', '1W', 'R'],
      ['L', '1E', ''],
      ['R', '2W', ''],
      ['R', '2E', 'L'],
    ]);
  });

  it('is a sum of positions, with names of moves behind the number of the summand', () => {
    const sum = parseMoveGame('toppling-dominoes@row:L + row:RR');
    expect(sum.start).toBe('1:L + 2:RR');
    expect(sum.components(sum.start)).toEqual(['1:L', '2:RR']);
    expect([...sum.options(sum.start)].map(({ move, position }) => [move, position])).toContainEqual([
      '2.1W',
      '1:L + 2:R',
    ]);
    expect(valueOf(sum)).toBe('-1');
    expect(sum.after('1.1E 2.1W').toString()).toBe(
      'toppling-dominoes@row: + row:R'.replace(' + row', ' + toppling-dominoes@row'),
    );
  });

  it('exchanges the players in the negative', () => {
    const game = parseMoveGame('toppling-dominoes@row:LLR');
    expect(valueOf(game)).toBe('{1|0}');
    expect(valueOf(game.negative())).toBe('{0|-1}');
    expect(game.negative().toString()).toBe('-toppling-dominoes@row:LLR');
    expect(game.solver.misereOutcome(game.start)).toBe('N');
    const better = parseMoveGame('toppling-dominoes@row:LL');
    expect(better.solver.misereOutcome('LL')).toBe('R');
    expect(better.negative().solver.misereOutcome('LL')).toBe('L');
  });

  it('remembers positions of the same ruleset together, whatever their place and sign in a sum', () => {
    const game = parseMoveGame('toppling-dominoes@row:LLR + row:RLL');
    const difference = MoveGame.sum([game, game.negative()]);
    expect(difference.components(difference.start).map((part) => difference.canonical(part))).toEqual([
      { position: '1:LLR', negated: false },
      { position: '1:LLR', negated: false },
      { position: '1:LLR', negated: true },
      { position: '1:LLR', negated: true },
    ]);
    expect(valueOf(difference)).toBe('0');
    expect(difference.solver.misereOutcome(difference.start)).toBe('N');
  });

  it('takes values of components from a theorem and looks at none of their moves', () => {
    const ruleset: MoveRuleset = {
      name: 'sandwich',
      impartial: false,
      read: ({ text }) => text,
      print: (position) => position,
      options: (position) => {
        if (position !== 'start') throw new Error('looked at');
        return [{ position: 'known', player: 'L' }];
      },
      knownValue: (position, store) => (position === 'known' ? store.number(5) : undefined),
    };
    const game = new MoveGame([{ ruleset, position: 'start', negative: true }]);
    expect(valueOf(game)).toBe('-6');
  });

  it('refuses moves that are not there', () => {
    expect(() => parseMoveGame('toppling-dominoes@row:LR').after('3E')).toThrow(/"3E".*not a move here/);
  });

  it('goes into a JSON object and back', () => {
    const sum = MoveGame.sum([
      parseMoveGame('toppling-dominoes(E,W)@row:LR'),
      parseMoveGame('toppling-dominoes@row:LL').negative(),
    ]);
    const back = moveGameFromJson(JSON.parse(JSON.stringify(sum)));
    expect(back.toString()).toBe('toppling-dominoes(E,W)@row:LR - toppling-dominoes@row:LL');
    expect(() =>
      moveGameFromJson({ type: 'position', summands: [{ ruleset: 'toppling-dominoes', position: 'row:LX' }] }),
    ).toThrow(/found "LX"/);
  });
});

describe('the catalogue of rulesets that are not placement games', () => {
  it.each(moveCatalogue.map((entry) => [entry.name, entry] as const))('knows %s', (name, entry) => {
    expect(findMoveRuleset(entry.example.split('@')[0]!).name.split('(')[0]).toBe(name);
    expect(parseMoveGame(entry.example).toString()).toBe(entry.example);
    expect(entry.witness[1]).not.toBe(entry.witness[2]);
    expect(orderWitness(entry).source).toBe(entry.witness[0]);
  });

  it('names what is near', () => {
    expect(() => findMoveRuleset('topling-dominoes')).toThrow(/not a ruleset/);
    expect(() => findMoveRuleset('toppling-dominoes(N,W)')).toThrow(/two directions/);
  });
});

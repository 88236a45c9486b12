import { describe, expect, it } from 'vitest';
import {
  digraphFromJson,
  digraphMisereOutcome,
  DigraphPlacement,
  digraphValue,
  parseDigraphPlacement,
} from 'spgames/digraphs';
import type { Player } from '../../../src/player.js';

const game = (text: string): DigraphPlacement => parseDigraphPlacement(text);

describe('a digraph placement game', () => {
  it('is written as it is read', () => {
    for (const text of ['digraph:', 'digraph:L', 'digraph:LLR 0>1 1>2 2>0', 'digraph:LLR 0>1 1-2'])
      expect(String(game(text))).toBe(text);
    expect(game('LR 1>0 0>1  ').arcs).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each([
    ['LXR', 'found "LXR" at column 1; expected a letter L or R for each vertex'],
    ['digraph:LR 0>2', 'found "0>2" at column 12; expected vertices from 0 to 1'],
    ['L 0>0', 'found "0>0" at column 3; expected two different vertices'],
    ['L 0>1', 'found "0>1" at column 3; expected the only vertex, 0'],
    ['LR 0>1 0-1', 'found "0-1" at column 8; expected each arc once, and 0>1 stands before it'],
    ['LR 0=1', 'found "0=1" at column 4; expected an arc such as 0>1, or 0-1 for both ways'],
    ['0>1', 'found "0>1" at column 1; expected a letter L or R for each vertex'],
  ])('is refused: %s', (text, message) => {
    expect(() => game(text)).toThrow(message);
  });

  it('is checked', () => {
    expect(() => new DigraphPlacement('LX' as Iterable<Player>)).toThrow('found "X"; expected a letter L or R');
    expect(() => new DigraphPlacement('LR', [[0, 2]])).toThrow(
      'the arc [0,2]; expected a pair of integers v with 0 ≤ v < 2',
    );
    expect(() => new DigraphPlacement('LR', [[0, 0]])).toThrow('two different vertices');
    expect(
      () =>
        new DigraphPlacement('LR', [
          [0, 1],
          [0, 1],
        ]),
    ).toThrow('each arc once');
  });

  it('loses the out-neighbours of what is played', () => {
    const paths = game('LRLR 0>1 2>1 2>3');
    expect(paths.remaining([0])).toEqual([2, 3]);
    expect(paths.remaining([1, 0])).toEqual([2, 3]);
    expect(String(paths.after([0]))).toBe('digraph:LR 0>1');
    expect(() => paths.remaining([2, 1])).toThrow('1 is played after 2, which deletes it');
    expect(() => paths.remaining([1, 1])).toThrow('1 is played twice');
    expect(() => paths.remaining([4])).toThrow('vertex 4; expected integers v with 0 ≤ v < 4');
  });

  it('knows its arcs from both ends', () => {
    const cycle = game('LLR 0>1 1>2 2>0 2>1');
    expect(cycle.in).toEqual([[2], [0, 2], [1]]);
    expect(cycle.in).toBe(cycle.in);
    expect([cycle.hasArc(2, 0), cycle.hasArc(0, 2), cycle.hasArc(0, 4), cycle.hasArc(-1, 4)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('knows its parts', () => {
    const two = game('LRLR 2>0 1-3');
    expect(two.components()).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(two.oneWayArc).toEqual([2, 0]);
    expect(two.isSymmetric).toBe(false);
    expect(game('LR 0-1').isSymmetric).toBe(true);
    expect(String(two.negative())).toBe('digraph:RLRL 1-3 2>0');
    expect(String(two.induced([2, 0]))).toBe('digraph:LL 0>1');
  });

  it.each([
    ['', '0', 'N'],
    ['LR 0>1', '1/2', 'R'],
    ['LR 0-1', '*', 'P'],
    ['LLRRLR 0>2 0>3 2>0 2>1', '{1|-1}', 'P'],
  ])('has a value: %s', (text, value, misere) => {
    const known = digraphValue(game(text));
    expect(String(known)).toBe(value);
    expect(digraphMisereOutcome(game(text))).toBe(misere);
  });

  it('goes through JSON', () => {
    const before = game('LLR 0>1 1-2');
    const document = JSON.parse(JSON.stringify(before)) as unknown;
    expect(document).toMatchObject({ type: 'digraph', vertices: [{ side: 'L' }, { side: 'L' }, { side: 'R' }] });
    expect(digraphFromJson(document).equals(before)).toBe(true);
    expect(() => digraphFromJson({ type: 'digraph', vertices: [{ side: 'L' }], arcs: [[0, 1]] })).toThrow(
      'digraphFromJson: arcs[0] is a list of length 2; expected indices below 1',
    );
  });
});

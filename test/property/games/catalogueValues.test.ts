import { expect, it } from 'vitest';
import type { Value } from 'spgames/values';
import { compile, findRuleset, gameValue } from 'spgames/games';
import { parseBoard } from 'spgames/boards';
import { bruteForce, rules } from '../../reference/games.js';

function valueOf(name: string, board: string): Value {
  return gameValue(compile(findRuleset(name), parseBoard(board)));
}

it('node-kayles on 3×n has the known nimbers', () => {
  const found = [1, 2, 3, 4, 5].map((n) => String(valueOf('node-kayles', `grid:3x${n}`)));
  expect(found).toEqual(['*2', '*', '*', '0', '*3']);
});

it.each(['path:2', 'path:3', 'path:4', 'path:5', 'cycle:4', 'cycle:5', 'star:3', 'grid:2x2', 'grid:2x3'])(
  'the outcome of nogo@%s is that of plain search',
  (notation) => {
    const { pieces, legal } = bruteForce(rules['nogo']!, parseBoard(notation));
    const moverWins = (set: number, mover: 'L' | 'R'): boolean =>
      pieces.some(({ side }, v) => {
        const next = set | (1 << v);
        return side === mover && next !== set && legal[next]! && !moverWins(next, mover === 'L' ? 'R' : 'L');
      });
    const [left, right] = [moverWins(0, 'L'), moverWins(0, 'R')];
    const outcome = left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
    expect(valueOf('nogo', notation).outcome).toBe(outcome);
  },
);

import { describe, expect, it } from 'vitest';
import { compile, subtraction } from 'spgames/games';
import { heap } from 'spgames/boards';
import { inVariableOrder } from '../../../src/games/BasicPosition.js';

describe('inVariableOrder', () => {
  it('is by player, by piece with the numbers in its name by size, and by cells', () => {
    const names = [
      '10 tokens',
      '9 tokens',
      'path of 100',
      'path of 99',
      'path',
      'path 01',
      'path 1',
      'a',
      'domino',
      '2 tokens',
    ];
    expect(inVariableOrder(names.map((piece) => ({ piece, cells: [0] }))).map(({ piece }) => piece)).toEqual([
      '2 tokens',
      '9 tokens',
      '10 tokens',
      'a',
      'domino',
      'path',
      'path 01',
      'path 1',
      'path of 99',
      'path of 100',
    ]);
    expect(
      inVariableOrder([
        { piece: 'b', cells: [2] },
        { piece: 'b', side: 'R', cells: [0] },
        { piece: 'b', side: 'L', cells: [0, 3] },
        { piece: 'b', side: 'L', cells: [0, 2, 1] },
      ]).map(({ side, cells }) => `${side ?? '-'} ${cells.join()}`),
    ).toEqual(['L 0,2,1', 'L 0,3', 'R 0', '- 2']);
  });

  it('puts two tokens before ten', () => {
    const { basicPositions } = compile(subtraction([2, 10]), heap(10), { lazy: true });
    expect([...new Set(basicPositions.map(({ piece }) => piece))]).toEqual(['2 tokens', '10 tokens']);
  });
});

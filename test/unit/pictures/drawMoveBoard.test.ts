import { describe, expect, it } from 'vitest';
import { moveCatalogue, MoveGame, parseMoveGame } from 'spgames/moves';
import { drawMoveBoard, moveBoardText } from 'spgames/pictures';
import { moved } from '../../../src/pictures/drawing/filters.js';
import { element, line, polygon } from '../../../src/pictures/drawing/Mark.js';
import { codeOf } from '../../helpers/codeOf.js';

const sum = MoveGame.sum([
  parseMoveGame('toppling-dominoes@row:LRE + row:L'),
  parseMoveGame('toppling-dominoes@row:RR').negative(),
]);

describe('drawMoveBoard', () => {
  it('draws the summands below each other with their signs', () => {
    const drawn = drawMoveBoard(sum);
    expect(drawn.match(/>[+−]</g)).toEqual(['>+<', '>−<']);
    expect(drawn).toContain('the players are exchanged');
    expect(drawn).toContain('toppling-dominoes@row:LRE; toppling-dominoes@row:L; the negative of');
    expect(drawMoveBoard(parseMoveGame('toppling-dominoes@row:'), { format: 'tikz' })).toContain(
      '\\begin{tikzpicture}',
    );
    expect(drawMoveBoard(new MoveGame([]))).toContain('<svg');
  });

  it('refuses what nobody could read', () => {
    const many = MoveGame.sum(Array.from({ length: 101 }, () => parseMoveGame('toppling-dominoes@row:L')));
    expect(codeOf(() => drawMoveBoard(many))).toBe('too-large-picture');
    expect(codeOf(() => drawMoveBoard({} as never))).toBe('invalid-argument');
  });
});

describe('the pictures of rulesets', () => {
  it('are there for all of the catalogue', () => {
    for (const { example } of moveCatalogue) {
      const game = parseMoveGame(example);
      expect(
        game.summands.every(({ ruleset }) => ruleset.scene !== undefined),
        example,
      ).toBe(true);
      for (const format of ['svg', 'tikz'] as const)
        expect(drawMoveBoard(game, { format })).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('moveBoardText', () => {
  it('writes a line for each summand', () => {
    expect(moveBoardText(sum)).toBe('1: row:LRE\n2: row:L\n3: -row:RR');
    expect(moveBoardText(parseMoveGame('toppling-dominoes@row:LR'))).toBe('row:LR');
  });
});

describe('moved', () => {
  it('moves all points of a drawing', () => {
    const marks = [
      line([0, 1], [2, 3]),
      polygon(
        [
          [0, 0],
          [1.5, -2],
        ],
        {},
      ),
      element('path', { d: 'M0 0 Q1 2 3 4' }),
      element('rect', { width: 5 }),
      element('text', { x: 1, y: 2, transform: 'rotate(90 1 2)' }, 'a'),
    ];
    const [first, second, third, fourth, fifth] = moved(marks, [10, -1]);
    expect(first!.attributes).toMatchObject({ x1: 10, y1: 0, x2: 12, y2: 2 });
    expect(second!.attributes['points']).toBe('10,-1 11.5,-3');
    expect(third!.attributes['d']).toBe('M10 -1 Q11 1 13 3');
    expect(fourth!.attributes).toEqual({ x: 10, y: -1, width: 5 });
    expect(fifth!.attributes).toMatchObject({ x: 11, y: 1, transform: 'rotate(90 11 1)' });
  });
});

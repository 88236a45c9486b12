import { describe, expect, it } from 'vitest';
import { LibraryError } from 'spgames';
import { analyzeValue, PlayableGame, winningMoves } from 'spgames/analysis';
import { moveGameOfPositional, parseMoveGame, positionalRuleset } from 'spgames/moves';
import { ticTacToe } from 'spgames/positional';
import { moveBoardText } from 'spgames/pictures';
import { asValue, parseSource } from 'spgames/sources';
import { TextSpan } from '../../../src/text/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';

function codeOf(make: () => unknown): string {
  const error = thrownBy(make);
  if (!(error instanceof LibraryError)) throw error;
  return error.code;
}

describe('positional games by their moves', () => {
  it('end with a move of the winner', () => {
    const game = parseMoveGame('positional(maker)@sets:0 1, 2').after('y2 x0 x1');
    expect([...game.options(game.start)].map(({ player, move }) => [player, move])).toEqual([['L', 'win']]);
    const over = game.after('win');
    expect(over.toString()).toBe('positional(maker)@sets:2, 0 1/x0 x1 y2 win');
    expect([...over.options(over.start)]).toEqual([]);
    expect(String(over.solver.value(over.start))).toBe('0');
    expect(parseMoveGame(over.toString()).start).toBe(over.start);
    const avoided = parseMoveGame('positional(avoider)@sets:0 1').after('y0');
    expect([...avoided.options(avoided.start)].map(({ player }) => player)).toEqual(['L']);
  });

  it('refuse a last move where nobody has won, and none under the strong rule', () => {
    const read = (rule: 'maker' | 'strong', text: string): unknown =>
      positionalRuleset(rule).read(TextSpan.of(text, 'test'));
    expect(codeOf(() => read('maker', 'sets:0 1/x0 win'))).toBe('not-a-position');
    expect(codeOf(() => read('strong', 'sets:0 1/x0 x1 win'))).toBe('not-a-position');
    expect(codeOf(() => parseMoveGame('positional@sets:0'))).toBe('invalid-ruleset-argument');
    expect(codeOf(() => positionalRuleset('weak' as never))).toBe('invalid-argument');
  });

  it('under the strong rule have no value and stand in no sum', () => {
    const game = moveGameOfPositional(ticTacToe(3, 2));
    expect(codeOf(() => game.solver.value(game.start))).toBe('not-normal-play');
    expect(codeOf(() => game.solver.misereOutcome(game.start))).toBe('not-normal-play');
    expect(codeOf(() => asValue({ kind: 'rules', object: game }))).toBe('not-normal-play');
    expect(codeOf(() => analyzeValue([game]))).toBe('not-normal-play');
    expect(codeOf(() => new PlayableGame(game, { play: 'misere' }))).toBe('not-normal-play');
    expect(codeOf(() => new PlayableGame([game, game]))).toBe('not-normal-play');
    for (const sum of [
      'positional(strong)@sets:0 1 + sets:0',
      '2*positional(strong)@sets:0 1',
      'positional(strong)@sets:0 1 + value:1',
    ])
      expect([sum, codeOf(() => parseSource(sum))]).toEqual([sum, 'not-normal-play']);
  });

  it('tell which moves win and which draw', () => {
    const game = new PlayableGame(parseMoveGame('positional(strong)@tic-tac-toe:3/x1.1'));
    const { wins, moves } = winningMoves(game, game.start, 'R');
    expect(wins).toBe(false);
    expect(moves.filter(({ draws }) => draws).map(({ name }) => name)).toEqual(['y2.2']);
    expect(game.result(game.start)).toBeUndefined();
  });

  it('are boards as text', () => {
    expect(moveBoardText(parseMoveGame('positional(strong)@tic-tac-toe:3/x1.1 y2.2'))).toBe('x . .\n. o .\n. . .');
    expect(moveBoardText(parseMoveGame('positional(maker)@hex:2x2/xa2'))).toBe('. .\n x .');
    expect(moveBoardText(parseMoveGame('positional(maker)@tic-tac-toe:2,3'))).toBe('. .\n. .\n\n. .\n. .');
    expect(moveBoardText(parseMoveGame('positional(maker)@sets:0 1/x0'))).toBe('sets:0 1/x0');
  });
});

import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { chooseMove, Play, PlayableGame, winningMoves } from 'spgames/analysis';
import { compile, domineering, movesFromJson, nodeKayles, snort } from 'spgames/games';
import { cycle, grid, path } from 'spgames/boards';
import { parseMoveGame } from 'spgames/moves';
import { parseValue } from 'spgames/values';
import type { InputError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const names = (moves: readonly { readonly name: string }[]): string[] => moves.map(({ name }) => name);

describe('PlayableGame', () => {
  it('names moves by labels, positions and options', () => {
    const onPath = new PlayableGame(compile(snort, path(2)));
    expect(names(onPath.moves(onPath.start, 'R'))).toEqual(['y1', 'y2']);
    const complex = new PlayableGame(SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]));
    expect(names(complex.moves(complex.start, 'L'))).toEqual(['x1', 'x2']);
    const value = new PlayableGame(parseValue('{2,{3|0}|-1}'));
    expect(names(value.moves(value.start, 'L')).sort()).toEqual(['2', '{3|0}']);
    const listed = movesFromJson({
      type: 'moves',
      start: 'a',
      positions: [{ id: 'a', left: ['b'], right: [] }, { id: 'b' }],
    });
    const byMoves = new PlayableGame(listed);
    expect([names(byMoves.moves(byMoves.start, 'L')), names(byMoves.moves(byMoves.start, 'R'))]).toEqual([['b'], []]);
  });

  it('plays sums: labels go on counting, options of values get a prefix', () => {
    const sum = new PlayableGame([
      compile(snort, path(1)),
      parseValue('{1|0}'),
      compile(snort, path(1)),
      parseValue('*'),
    ]);
    expect(names(sum.moves(sum.start, 'L'))).toEqual(['x1', 'x2', ...names(sum.moves(sum.start, 'L')).slice(2)]);
    expect(
      names(sum.moves(sum.start, 'L'))
        .slice(2)
        .every((name) => name.startsWith('value:')),
    ).toBe(true);
    expect(String(sum.value(sum.start))).toBe(String(parseValue('{1|0} + *')));
  });

  it('takes no positions but its own, no values under misère play, no large nimbers', () => {
    const game = new PlayableGame(compile(snort, path(2)));
    expect(codeOf(() => game.moves([[]], 'L'))).toBe('invalid-argument');
    expect(codeOf(() => new PlayableGame(parseValue('*'), { play: 'misere' }))).toBe('not-with-rules');
    expect(codeOf(() => new PlayableGame([compile(snort, path(2)), parseValue('*')], { play: 'misere' }))).toBe(
      'not-with-rules',
    );
    expect(codeOf(() => new PlayableGame(SimplicialComplex.void([])))).toBe('not-a-game');
    const large = new PlayableGame(parseValue('*2000'));
    expect(codeOf(() => large.moves(large.start, 'L'))).toBe('too-large-value');
  });
});

describe('a loopy game', () => {
  const board = 'fox-and-geese@grid:4x4/.g.g|....|....|f...';
  it('is played by itself, under normal play', () => {
    const game = new PlayableGame(parseMoveGame(board));
    expect(game.wins(game.start, 'L')).toBe(true);
    expect(game.wins(game.start, 'R')).toBe(false);
    expect(winningMoves(game, game.start, 'L').moves.map(({ name, wins }) => [name, wins])).toEqual([
      ['1.2-2.1', true],
      ['1.2-2.3', false],
      ['1.4-2.3', true],
    ]);
    let play = Play.start(game, { first: 'R' });
    while (play.moves.length > 0) play = play.after(chooseMove(play).name);
    expect(play.toMove).toBe('R');
  });

  it('is refused under misère play and in sums', () => {
    const refusals = [
      () => new PlayableGame(parseMoveGame(board), { play: 'misere' }),
      () => new PlayableGame([parseMoveGame(board), parseValue('1')]),
    ];
    for (const refused of refusals) expect(codeOf(refused)).toBe('not-a-short-game');
  });
});

describe('winningMoves', () => {
  it('are the middle of NODE-KAYLES on a path of three, and the ends under misère play', () => {
    for (const [play, expected] of [
      ['normal', ['2']],
      ['misere', ['1', '3']],
    ] as const) {
      const game = new PlayableGame(compile(nodeKayles, path(3)), { play });
      const { wins, moves } = winningMoves(game, game.start, 'R');
      expect([wins, names(moves.filter((move) => move.wins === true))]).toEqual([true, expected]);
    }
  });

  it('who cannot move loses, under misère play wins', () => {
    for (const play of ['normal', 'misere'] as const) {
      const game = new PlayableGame(SimplicialComplex.fromFacets([['x1']]), { play });
      expect(winningMoves(game, game.start, 'R')).toEqual({ wins: play === 'misere', moves: [] });
    }
  });

  it('are undecided without time', () => {
    const game = new PlayableGame(compile(domineering, grid(4, 4)));
    const { wins, moves } = winningMoves(game, game.start, 'L', { timeoutMs: 0 });
    expect([wins, new Set(moves.map((move) => move.wins))]).toEqual(['undecided', new Set(['undecided'])]);
  });
});

describe('Play', () => {
  const start = Play.start(new PlayableGame(compile(nodeKayles, cycle(5))), { first: 'R' });

  it('goes on by names of moves, and back', () => {
    const play = start.after('3').after('1');
    expect(play.history).toEqual([
      { player: 'R', name: '3' },
      { player: 'L', name: '1' },
    ]);
    expect([play.winner, play.toMove, play.moves]).toEqual(['L', 'R', []]);
    expect(play.previous!.previous).toBe(start);
    expect([start.previous, start.winner]).toEqual([undefined, undefined]);
  });

  it('says which moves there are', () => {
    const error = thrownBy(() => start.after('3').after('2')) as InputError;
    expect([error.code, error.message]).toEqual([
      'not-a-legal-move',
      'Play.after: "2" is not a move of Left here; expected one of 1, 5.',
    ]);
    expect(codeOf(() => start.after(3 as never))).toBe('invalid-argument');
    expect(codeOf(() => Play.start(start.game, { first: 'X' as never }))).toBe('invalid-option');
  });

  it('ends for the machine where there is no move', () => {
    expect(codeOf(() => chooseMove(start.after('3').after('1')))).toBe('not-a-legal-move');
    expect(chooseMove(start)).toMatchObject({ wins: false });
    expect(chooseMove(start.after('3'))).toMatchObject({ wins: true });
    expect(chooseMove(start, { timeoutMs: 0 })).toMatchObject({ wins: 'undecided' });
  });
});

import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { compile, gameCounts, movesOf, playOn, snort } from 'spgames/games';
import { path } from 'spgames/boards';

describe('movesOf', () => {
  it('names positions by labels, and every position otherwise', () => {
    const game = compile(snort, path(3));
    expect([movesOf(game).key([]), movesOf(game).key([0, 5])]).toEqual(['∅', 'x1.y3']);
    // The labels a, b and a.b, and ∅: what is joined by points would be confused.
    const labels = ['a', 'b', 'a.b', '∅'].map((label) => ({ label }));
    const other = playOn(SimplicialComplex.fromFacets([[0, 1], [2], [3]], labels));
    const positions = [[], [0], [1], [0, 1], [2], [3]];
    expect(positions.map(movesOf(other).key)).toEqual(['', 'a', 'b', 'a b', 'a.b', '∅']);
    expect(gameCounts(movesOf(other))).toEqual(gameCounts(other));
  });

  it('asks the rules where the game is compiled lazily, and has the pieces', () => {
    const [game, lazy] = [compile(snort, path(4)), compile(snort, path(4), { lazy: true })];
    expect(gameCounts(movesOf(lazy))).toEqual(gameCounts(game));
    const moves = movesOf(lazy);
    expect(moves.placed([0, 5])).toEqual([
      { side: 'L', piece: 'vertex', cells: [0] },
      { side: 'R', piece: 'vertex', cells: [1] },
    ]);
    expect(moves.pieces).toHaveLength(8);
    expect(moves.board!.vertexCount).toBe(4);
  });
});

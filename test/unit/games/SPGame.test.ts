import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { arcKayles, compile, domineering, nogo, playOn, snort, SPGame } from 'spgames/games';
import { grid, parseBoard, path } from 'spgames/boards';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

/** The game on a complex with the given labels. */
function on(labels: string, ...facets: number[][]): SPGame {
  const vertices = labels.split(' ').filter(Boolean).map(vertexFromLabel);
  return playOn(SimplicialComplex.fromFacets(facets, vertices));
}

function labelsOf(game: SPGame): string {
  return game.vertices.map(({ label }) => label).join(' ');
}

describe('SPGame', () => {
  it('the void complex is not a game', () => {
    const error = errorOf(() => new SPGame(SimplicialComplex.void(2), []));
    expect(error.code).toBe('not-a-game');
    expect(error.hint).toContain('facets:{}');
  });

  /** @source Huntemann 2018, Def. 6.4 */
  it('is impartial iff no vertex has a side', () => {
    expect(on('1 2', [0]).players).toBe('impartial');
    expect(on('1 x1', [0]).players).toBe('partizan');
    expect(on('y1', [0]).players).toBe('partizan');
    expect(on('', []).players).toBe('impartial');
  });
});

describe('SPGame.after', () => {
  const game = compile(snort, path(3));

  /** @source Huntemann 2018, Remark 4.1 */
  it('is the link, and remembers what was placed, in any order', () => {
    const once = game.after([5, 0]);
    const twice = game.after([5]).after([0]);
    expect(once.origin.placed).toEqual([0, 5]);
    expect(twice.origin.placed).toEqual([0, 5]);
    expect(once.legalComplex.equals(twice.legalComplex)).toBe(true);
    expect(once.legalComplex.equals(game.legalComplex.link([0, 5]))).toBe(true);
    expect(once.origin.legalComplex).toBe(game.legalComplex);
  });

  it('counts repetitions once', () => {
    expect(game.after([1, 1]).origin.placed).toEqual([1]);
  });

  it('after nothing it is the same game', () => {
    expect(game.after([]).legalComplex.equals(game.legalComplex)).toBe(true);
  });

  it('refuses illegal positions, pieces placed already and what is not a vertex', () => {
    const error = errorOf(() => game.after([0, 4]));
    expect(error.code).toBe('not-a-legal-start');
    expect(error.message).toContain('x1 y2');
    expect(codeOf(() => game.after([0]).after([0]))).toBe('not-a-legal-start');
    expect(codeOf(() => game.after([6]))).toBe('invalid-vertex');
  });
});

describe('SPGame.sum', () => {
  it('later summands continue the count, player by player', () => {
    const sum = SPGame.sum([compile(snort, path(2)), compile(arcKayles, path(3)), compile(nogo, path(1))]);
    expect(labelsOf(sum)).toBe('x1 x2 y1 y2 1 2 x3 y3');
    expect(sum.basicPositions.map(({ vertex, summand, side, cells }) => [vertex, summand, side, ...cells])).toEqual([
      [0, 0, 'L', 0],
      [1, 0, 'L', 1],
      [2, 0, 'R', 0],
      [3, 0, 'R', 1],
      [4, 1, undefined, 0, 1],
      [5, 1, undefined, 1, 2],
      [6, 2, 'L', 0],
      [7, 2, 'R', 0],
    ]);
    expect(sum.board.vertexCount).toBe(6);
    expect(sum.players).toBe('partizan');
  });

  it('counts on from the largest number', () => {
    expect(labelsOf(SPGame.sum([on('x3 x1', [0, 1]), on('x2 y4', [0]), on('x1 y1', [1])]))).toBe('x3 x1 x5 y4 x6 y5');
  });

  it('other labels get primes until they differ', () => {
    expect(labelsOf(SPGame.sum([on('a', [0]), on("a a'", [0]), on("a' x", [0])]))).toBe("a a' a'' a''' x");
  });

  it('is associative up to nothing at all', () => {
    const [a, b, c] = [compile(snort, path(2)), compile(nogo, path(3)), compile(arcKayles, path(4))];
    const left = SPGame.sum([SPGame.sum([a, b]), c]);
    const right = SPGame.sum([a, SPGame.sum([b, c])]);
    expect(left.legalComplex.equals(right.legalComplex)).toBe(true);
    expect(left.basicPositions).toEqual(right.basicPositions);
    expect(SPGame.sum([a, b, c]).legalComplex.equals(left.legalComplex)).toBe(true);
  });

  it('of no game is the game without pieces, of one game the game', () => {
    expect(SPGame.sum([]).legalComplex.facets.toLists()).toEqual([[]]);
    expect(SPGame.sum([]).board.vertexCount).toBe(0);
    const game = compile(domineering, grid(2, 2));
    expect(SPGame.sum([game]).legalComplex.equals(game.legalComplex)).toBe(true);
  });

  it('remembers the pieces on the boards of all summands', () => {
    const filled = compile(snort, parseBoard('grid:1x2/x.'));
    const sum = SPGame.sum([filled, compile(nogo, path(2)), filled]);
    expect(sum.origin.placed).toEqual([0, 8]);
    expect(sum.origin.legalComplex.link([0, 8]).equals(sum.legalComplex)).toBe(true);
  });

  it('knows its parts without joining their complexes', () => {
    const points = on('x1 x2 y1', [0], [1], [2]);
    const sum = SPGame.sum(Array.from({ length: 30 }, () => points)); // Their join has 3^30 facets.
    expect(sum.parts).toHaveLength(30);
    expect(sum.vertices.at(-1)).toEqual({ label: 'y30', side: 'R' });
    expect(points.parts).toEqual([points]);
  });
});

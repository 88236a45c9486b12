import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { compile, domineering, explain, nogo, playOn, type Ruleset, snort, SPGame } from 'spgames/games';
import { grid, parseBoard, path } from 'spgames/boards';
import { codeOf } from '../../helpers/codeOf.js';

const onPath = compile(nogo, path(3));

describe('explain', () => {
  it('lists the moves of a legal position', () => {
    expect(explain(onPath, [])).toEqual({ legal: true, maximal: false, moves: [0, 1, 2, 3, 4, 5] });
    expect(explain(onPath, [0])).toEqual({ legal: true, maximal: false, moves: [1, 2, 5] });
    expect(explain(onPath, [5, 0, 0])).toEqual({ legal: true, maximal: true, moves: [] });
  });

  it('names the clause and a minimal illegal position inside an illegal one', () => {
    expect(explain(onPath, [2, 0, 1])).toEqual({
      legal: false,
      minimalIllegal: [0, 1, 2],
      placed: [],
      because: 'nogo: every connected group of one player is adjacent to an empty vertex',
    });
    expect(explain(onPath, [0, 3])).toMatchObject({ because: 'nogo: pieces do not overlap' });
    const dominoes = compile(domineering, grid(2, 2));
    const [sideways] = dominoes.legalComplex.indices(['x1']);
    expect(explain(dominoes, [sideways!, 1])).toMatchObject({
      minimalIllegal: [sideways],
      because: 'domineering: no piece of Left lies horizontally',
    });
  });

  it('tells pieces that lay on the board from those that are played, and names them only where they are needed', () => {
    const game = compile(snort, parseBoard('grid:1x4/x...'));
    expect(explain(game, [5])).toEqual({
      legal: false,
      minimalIllegal: [5],
      placed: [0],
      because: 'snort: opposing pieces are not adjacent',
    });
    expect(explain(game, [5, 2])).toMatchObject({ minimalIllegal: [2, 5], placed: [] });
    expect(explain(game, [0])).toEqual({
      legal: false,
      minimalIllegal: [0],
      placed: [],
      because: 'the piece lies on the board already',
    });
    expect(explain(game, [4])).toMatchObject({ placed: [0], because: 'snort: pieces do not overlap' });
    expect(explain(game, [])).toEqual({ legal: true, maximal: false, moves: [1, 2, 3, 6, 7] });
  });

  it('explains a game given by its complex, and sums', () => {
    const complex = SimplicialComplex.fromNonfaces([[0, 1]], 3);
    const sum = SPGame.sum([compile(snort, path(2)), playOn(complex), onPath]);
    expect(explain(sum, [0, 4, 5, 7])).toEqual({
      legal: false,
      minimalIllegal: [4, 5],
      placed: [],
      because: 'it is a minimal nonface of the complex',
    });
    expect(explain(sum, [0, 3])).toMatchObject({ because: 'snort: opposing pieces are not adjacent' });
    expect(explain(sum, [0, 4, 7, 8, 9])).toMatchObject({
      minimalIllegal: [7, 8, 9],
      because: 'nogo: every connected group of one player is adjacent to an empty vertex',
    });
  });

  it('refuses what is not a vertex', () => {
    for (const v of [-1, 6, 0.5, NaN]) expect(codeOf(() => explain(onPath, [v]))).toBe('invalid-vertex');
  });

  it('notices a ruleset that contradicts its own game', () => {
    const ruleset: Ruleset = { ...snort, clauses: [] };
    const game = new SPGame(SimplicialComplex.irrelevant(1), [
      { ruleset, board: path(1), positions: [{ piece: 'vertex', cells: [0] }] },
    ]);
    expect(codeOf(() => explain(game, [0]))).toBe('unknown-clause');
  });
});

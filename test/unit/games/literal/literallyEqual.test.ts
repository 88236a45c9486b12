import { describe, expect, it } from 'vitest';
import { Board, grid, parseBoard } from 'spgames/boards';
import { SimplicialComplex, verifyComplexIsomorphism, vertexFromLabel } from 'spgames/complex';
import {
  col,
  compile,
  domineering,
  type GameByMoves,
  gameGraphIsomorphism,
  gameGraphOf,
  literalForm,
  literallyEqual,
  movesFromJson,
  playOn,
  snort,
  SPGame,
} from 'spgames/games';
import { type Form, FormStore } from 'spgames/values';
import { formDifference } from '../../../../src/games/literal/literallyEqual.js';
import { formsOfComponents } from '../../../../src/games/literal/literalForm.js';
import { codeOf } from '../../../helpers/codeOf.js';

const left = (n: number): { label: string; side: 'L' }[] =>
  Array.from({ length: n }, (_, i) => ({ label: `x${i + 1}`, side: 'L' }));
const on = (facets: number[][], labels: string): SPGame =>
  playOn(SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel)));

/** The digraph placement game of a word of letters b (Left) and r (Right): a vertex kills its out-neighbours. */
function digraph(word: string, arcs: readonly (readonly [number, number])[] = []): GameByMoves<readonly number[]> {
  return {
    start: [...word].map((_, v) => v),
    key: String,
    options: (alive) =>
      alive.map((v) => ({
        player: word[v] === 'b' ? 'L' : 'R',
        move: String(v),
        position: alive.filter((w) => w !== v && !arcs.some(([a, b]) => a === v && b === w)),
      })),
  };
}

describe('literallyEqual', () => {
  /** @source Huntemann 2018, Ex. 1.53 */
  it('Huntemann 2018, Ex. 1.53: two triangles and a hexagon, not isomorphic, but literally equal', () => {
    const triangles = playOn(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [0, 2],
          [3, 4],
          [4, 5],
          [3, 5],
        ],
        left(6),
      ),
    );
    const hexagon = playOn(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
          [0, 5],
        ],
        left(6),
      ),
    );
    const answer = literallyEqual(triangles, hexagon);
    expect(answer).toMatchObject({ literallyEqual: true, isomorphicComplexes: false });
    expect(gameGraphIsomorphism(gameGraphOf(triangles), gameGraphOf(hexagon)).isomorphic).toBe(false);
    const labelled = new FormStore('labelled');
    expect(literalForm(triangles, labelled)).not.toBe(literalForm(hexagon, labelled));
    // The forms are 0, one move, and two moves: nothing else is stored.
    const store = new FormStore('tree');
    expect(literalForm(triangles, store)).toBe(literalForm(hexagon, store));
    expect(store.size).toBe(3);
  });

  /** @source Huntemann 2018, Prop. 1.52 */
  it('Huntemann 2018, Prop. 1.52: isomorphic complexes, with the map', () => {
    const a = on(
      [
        [0, 1],
        [1, 2],
      ],
      'x1 y1 x2 y9',
    );
    const b = on(
      [
        [3, 2],
        [1, 3],
      ],
      'y9 x1 x2 y1',
    );
    const answer = literallyEqual(a, b);
    expect(answer).toMatchObject({ literallyEqual: true, isomorphicComplexes: true });
    if (answer.isomorphicComplexes === true && answer.literallyEqual === true)
      expect(verifyComplexIsomorphism(a.legalComplex, b.legalComplex, answer.isomorphism)).toMatchObject({
        verified: true,
      });
    expect(literallyEqual(a, b, { sides: 'swap' })).toMatchObject({ literallyEqual: false });
    expect(
      literallyEqual(
        a,
        on(
          [
            [0, 1],
            [0, 2],
          ],
          'x1 y1 y2',
        ),
        { sides: 'swap' },
      ).literallyEqual,
    ).toBe(true);
    expect(
      literallyEqual(
        a,
        on(
          [
            [0, 1],
            [0, 2],
          ],
          'x1 x2 x3',
        ),
        { sides: 'ignore' },
      ).literallyEqual,
    ).toBe(true);
  });

  it('SNORT on two numberings of the 4 × 4 grid', () => {
    const board = grid(4, 4);
    const turn = Array.from({ length: 16 }, (_, v) => (v * 5 + 3) % 16);
    const other = new Board({ vertexCount: 16, edges: board.edges.map(([u, v]) => [turn[u]!, turn[v]!] as const) });
    const [a, b] = [compile(snort, board), compile(snort, other)];
    const answer = literallyEqual(a, b);
    expect(answer.literallyEqual === true && answer.isomorphicComplexes).toBe(true);
    if (answer.isomorphicComplexes === true && answer.literallyEqual === true)
      expect(verifyComplexIsomorphism(a.legalComplex, b.legalComplex, answer.isomorphism)).toMatchObject({
        verified: true,
      });
  });

  it('SNORT and COL on a bipartite board: the same impartial version, other games', () => {
    const [a, b] = [compile(snort, parseBoard('path:4')), compile(col, parseBoard('path:4'))];
    expect(literallyEqual(a, b, { sides: 'ignore' })).toMatchObject({
      literallyEqual: true,
      isomorphicComplexes: true,
    });
    const answer = literallyEqual(a, b);
    expect(answer.literallyEqual === false && answer.difference).toBe(
      '6 positions with 2 pieces of Left and 0 of Right in the first, and 3 in the second',
    );
  });

  it('DOMINEERING on m × n is the negative of that on n × m', () => {
    const [a, b] = [compile(domineering, grid(2, 3)), compile(domineering, grid(3, 2))];
    expect(literallyEqual(a, b, { sides: 'swap' })).toMatchObject({ literallyEqual: true, isomorphicComplexes: true });
    expect(literallyEqual(a, b).literallyEqual).toBe(false);
    const store = new FormStore('tree');
    expect(literalForm(a, store).negative()).toBe(literalForm(b, store));
  });

  it('equal numbers of positions, other trees', () => {
    const star = playOn(SimplicialComplex.fromFacets([[0, 1], [0, 2], [0, 3], [4]], left(5)));
    const other = playOn(SimplicialComplex.fromFacets([[0, 1], [1, 2], [2, 3], [4]], left(5)));
    const answer = literallyEqual(star, other);
    expect(answer.literallyEqual === false && answer.difference).toMatch(
      /^\d of Left's 5 options have the same form of height \d, and \d$/,
    );
    // As sets of options they are the same: {0, {0|}|}.
    expect(literallyEqual(star, other, { relation: 'set' })).toMatchObject({
      literallyEqual: true,
      isomorphicComplexes: false,
    });
  });

  it('is undecided when it is cut off', () => {
    const a = playOn(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [0, 2],
          [3, 4],
          [4, 5],
          [3, 5],
        ],
        left(6),
      ),
    );
    const b = playOn(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
          [0, 5],
        ],
        left(6),
      ),
    );
    expect(literallyEqual(a, b, { limit: 1 }).literallyEqual).toBe('undecided');
  });

  it('games by their moves', () => {
    const list = (positions: object[]): GameByMoves<string> => movesFromJson({ type: 'moves', start: 0, positions });
    const one = list([{ id: 0, left: [1] }, { id: 1 }]);
    expect(literallyEqual(one, playOn(SimplicialComplex.simplex(left(1))))).toEqual({
      literallyEqual: true,
      isomorphicComplexes: 'undecided',
    });
    const two = list([{ id: 0, left: [1, 2] }, { id: 1 }, { id: 2 }]);
    expect(literallyEqual(one, two)).toEqual({
      literallyEqual: false,
      isomorphicComplexes: false,
      difference: 'Left has 1 options and 2',
    });
    expect(literallyEqual(one, two, { relation: 'set' }).literallyEqual).toBe(true);
    const loop = list([
      { id: 0, left: [1] },
      { id: 1, right: [0] },
    ]);
    expect(codeOf(() => literallyEqual(one, loop))).toBe('not-loopfree');
  });
});

describe('FormStore', () => {
  const same = (relation: 'tree' | 'set' | 'labelled', a: GameByMoves<readonly number[]>, b: typeof a): boolean => {
    const store = new FormStore(relation);
    return literalForm(a, store) === literalForm(b, store);
  };

  it('tells digraph placement games apart as sets, multisets and labelled trees', () => {
    const joined = digraph('bb', [
      [0, 1],
      [1, 0],
    ]);
    const single = digraph('b');
    expect([same('set', joined, single), same('tree', joined, single)]).toEqual([true, false]);
    // {0, 1 |} and {1 |}, both of value 2
    const arc = digraph('bb', [[0, 1]]);
    const free = digraph('bb');
    expect([same('set', arc, free), same('tree', arc, free)]).toEqual([false, false]);
    const reverse = digraph('bb', [[1, 0]]);
    expect([same('tree', arc, reverse), same('labelled', arc, reverse)]).toEqual([true, false]);
    expect(
      same(
        'labelled',
        digraph('br', [
          [0, 1],
          [1, 0],
        ]),
        digraph('br', [
          [1, 0],
          [0, 1],
        ]),
      ),
    ).toBe(true);
    // A twin does not change the set of options.
    const twin = digraph('bbr', [
      [0, 1],
      [1, 0],
      [0, 2],
      [1, 2],
    ]);
    const alone = digraph('br', [[0, 1]]);
    expect([same('set', twin, alone), same('tree', twin, alone)]).toEqual([true, false]);
  });

  it('sums, negatives, heights', () => {
    const store = new FormStore('tree');
    const one = store.fromOptions([store.zero], []);
    const two = one.plus(one);
    expect(two.options('L')).toEqual([one, one]);
    expect(one.plus(store.zero)).toBe(one);
    const minus = one.negative();
    expect([minus.options('L'), minus.options('R')]).toEqual([[], [store.zero]]);
    expect(one.plus(minus)).toBe(one.plus(minus).negative());
    expect([store.zero.birthday, two.birthday]).toEqual([0, 2]);
    expect(formDifference(one, one)).toBeUndefined();
    expect(formDifference(one, two)).toBe('Left has 1 options and 2');
    expect(formDifference(one, minus)).toBe('Left has 1 options and 0');
    expect(codeOf(() => store.fromOptions([new FormStore('tree').zero], []))).toBe('not-the-same-store');
  });

  it('keeps the names of moves where they count, also in sums and negatives', () => {
    const store = new FormStore('labelled');
    const { zero } = store;
    const move = (name: string): Form => store.fromMoves([{ form: zero, move: name }], []);
    const [a, b] = [move('a'), move('b')];
    expect(store.fromMoves([], [])).toBe(zero);
    expect(store.fromOptions([zero], [])).not.toBe(a);
    expect([a === move('a'), a === b]).toEqual([true, false]);
    expect(a.moves('L')).toEqual([{ form: zero, move: 'a' }]);
    expect(formDifference(a, b)).toBe("1 of Left's 1 options have the move a and the same form of height 0, and 0");
    expect(a.plus(b)).toBe(b.plus(a));
    expect(a.plus(b).moves('L')).toEqual([
      { form: a, move: 'b' },
      { form: b, move: 'a' },
    ]);
    expect(a.negative().moves('R')).toEqual([{ form: zero, move: 'a' }]);
    expect(a.plus(b).negative().negative()).toBe(a.plus(b));
    expect(
      store.fromMoves(
        [
          { form: zero, move: 'b' },
          { form: zero, move: 'a' },
        ],
        [],
      ),
    ).toBe(
      store.fromMoves(
        [
          { form: zero, move: 'a' },
          { form: zero, move: 'b' },
        ],
        [],
      ),
    );
    expect(new FormStore('set').fromMoves([], []).moves('L')).toEqual([]);
  });

  it('the form of a sum of games is the sum of the forms', () => {
    const a = compile(snort, parseBoard('path:3'));
    const b = compile(col, parseBoard('path:2'));
    const store = new FormStore('tree');
    expect(literalForm(SPGame.sum([a, b]), store)).toBe(literalForm(a, store).plus(literalForm(b, store)));
  });

  it('expands one of each kind of component: no more than there are forms, and twenty moves at once', () => {
    const store = new FormStore('tree');
    const game = compile(snort, grid(3, 3));
    const before = store.size;
    literalForm(game, store);
    expect(formsOfComponents(store).size).toBeLessThan(store.size - before + 1);
    const many = new FormStore('tree');
    literalForm(playOn(SimplicialComplex.simplex(left(20))), many);
    expect(many.size).toBe(21);
  });
});

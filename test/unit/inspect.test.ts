import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { cycle, grid, hexGrid, parseBoard, path, star } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { compile, domineering, gameGraphOf, playOn, snort, SPGame } from 'spgames/games';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { facePoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { Dyadic, formOf, FormStore, parseForm, parseValue, thermograph } from 'spgames/values';

const game = compile(snort, path(3));

/** What consoles show of objects, by what it is. */
const SHOWN: readonly (readonly [object, string])[] = [
  [parseValue('{2|-2}'), '{2|-2}'],
  [Dyadic.of(-5, 3), '-5/8'],
  [formOf(parseValue('*'), new FormStore()), 'form:*'],
  [parseForm('{0,1|3}'), 'form:{0,1|3}'],
  [formOf(parseValue('101'), new FormStore()), 'form with 1 Left and 0 Right options, born on day 101'],
  [thermograph(parseValue('{2|-2}')), 'thermograph of temperature 2 and mean 0'],
  [path(3), 'path:3'],
  [cycle(5), 'cycle:5'],
  [star(4), 'star:4'],
  [grid(2, 3), 'grid:2x3'],
  [hexGrid(3, 4), 'hex:3x4'],
  [parseBoard('edges:0-1,0-2,3'), 'edges:0-1,0-2,3'],
  [
    parseBoard(`edges:${Array.from({ length: 41 }, (_, i) => `${i}-${i + 2}`).join()}`),
    'board with 43 vertices and 41 edges',
  ],
  [parseBoard('grid:2x3/x.#|..o'), 'board with 5 vertices and 5 edges'],
  [game, 'snort@path:3'],
  [SPGame.sum([game, compile(domineering, grid(2, 2))]), 'snort@path:3 + domineering@grid:2x2'],
  [game.after([0]), 'snort@path:3 after x1'],
  [playOn(SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']])), 'facets:x2, x1 y1'],
  [game.legalComplex, 'facets:x1 y3, x3 y1, x1 x2 x3, y1 y2 y3'],
  [SimplicialComplex.fromNonfaces([['x1', 'y1']]), 'facets:x1, y1'],
  [SimplicialComplex.void(2), 'vertices:1 2; facets:'],
  [SimplicialComplex.irrelevant(0), 'facets:{}'],
  [SimplicialComplex.fromFacets([[0]], ['b', 'a']), 'vertices:b a; facets:b'],
  [
    SquarefreeIdeal.fromGenerators([[0, 2], [1]], [{ name: 'a' }, { name: 'b' }, { name: 'c' }]),
    'vertices:a b c; ideal:b, a*c',
  ],
  [
    SquarefreeIdeal.outside(
      SimplicialComplex.fromFacets([
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ),
    'vertices:a b c; ideal:a*c',
  ],
  [SquarefreeIdeal.unit(0), 'ideal:1'],
  [SquarefreeIdeal.zero(0), 'ideal:'],
  [new PolynomialRing(['a', 'b']), 'k[a, b]'],
  [facePoset(SimplicialComplex.simplex(2)).poset, 'poset with 4 elements and 4 covers'],
  [gameGraphOf(compile(snort, path(1))), 'game graph with 3 positions and 2 moves'],
];

describe('objects in a console', () => {
  it.each(SHOWN)('%s', (object, text) => {
    expect(inspect(object)).toBe(text);
    expect([object].map(String)).toEqual([text]);
    expect(inspect([object])).toBe(`[ ${text} ]`);
  });

  it('families are lists, of which only the first are shown', () => {
    expect(inspect(SetFamily.fromLists([[0, 1], [2]], 3))).toBe('[ [ 0, 1 ], [ 2 ] ]');
    const many = SetFamily.fromLists(
      Array.from({ length: 200 }, (_, i) => [i]),
      200,
    );
    expect(inspect(many)).toContain('... 100 more items');
  });

  it('of a large complex or ideal the size is shown', () => {
    const points = SimplicialComplex.fromFacets(
      Array.from({ length: 100 }, (_, i) => [i]),
      100,
    );
    expect(String(points)).toBe('facets: 100');
    expect(String(SimplicialComplex.simplex(13))).toBe('vertices:1 2 3 4 5 6 7 8 9 10 11 12 13; nonfaces:');
    expect(String(SquarefreeIdeal.outside(points))).toBe('100 variables, 100 minimal primes');
  });
});

import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import {
  acyclicComplex,
  acyclicIdeal,
  type Arc,
  complexOfDigraph,
  digraphExclusiveJoin,
  digraphFollowers,
  digraphFormalBirthday,
  digraphLongestPlay,
  digraphOfComplex,
  digraphOrdinalSum,
  DigraphPlacement,
  digraphSum,
  digraphValue,
  digraphWithTwin,
  parseDigraphPlacement,
} from 'spgames/digraphs';
import { range } from '../../helpers/range.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { orderedPairs } from '../../generators/digraphGames.js';

const game = (text: string): DigraphPlacement => parseDigraphPlacement(text);
const star = game('LR 0-1');

describe('sums of digraph placement games', () => {
  it('join the parts or not', () => {
    expect(String(digraphSum(game('LR 0>1'), star, game('L')))).toBe('digraph:LRLRL 0>1 2-3');
    expect(String(digraphOrdinalSum(star, game('L')))).toBe('digraph:LRL 0-1 0>2 1>2');
    expect(String(digraphExclusiveJoin(game('LR 0>1'), game('R')))).toBe('digraph:LRR 0>1 0-2 1-2');
    expect(String(digraphWithTwin(game('LRL 0>1 1>2'), 1))).toBe('digraph:LRLR 0>1 0>3 1>2 1-3 3>2');
    expect([digraphSum(), digraphOrdinalSum(), digraphExclusiveJoin()].map(String)).toEqual(Array(3).fill('digraph:'));
  });

  it('give the nimbers as ordinal sums of *', () => {
    for (const n of range(6)) {
      const nimber = digraphOrdinalSum(...Array<DigraphPlacement>(n).fill(star));
      expect(nimber.n).toBe(2 * n);
      expect(String(digraphValue(nimber))).toBe(n === 0 ? '0' : n === 1 ? '*' : `*${n}`);
    }
  });

  it('are refused where they are too large, and of what are not games', () => {
    const large = game('L'.repeat(3000));
    expect(thrownBy(() => digraphOrdinalSum(large, large))).toMatchObject({ code: 'too-many-arcs' });
    expect(() => digraphOrdinalSum(large, large)).toThrow('digraphOrdinalSum: 9000000 arcs; expected at most 4194304.');
    expect(() => digraphSum('LR' as never)).toThrow('digraphSum: summands[0] is "LR"; expected a DigraphPlacement');
    expect(() => digraphWithTwin(star, 2)).toThrow('digraphWithTwin: vertex 2; expected integers v with 0 ≤ v < 2.');
  });
});

describe('a longest play', () => {
  it('is found where trying all sets is out of reach', () => {
    const complete = (n: number): DigraphPlacement => new DigraphPlacement('L'.repeat(n), orderedPairs(n));
    expect(digraphFormalBirthday(complete(150))).toBe(1);
    const cycle = (n: number): DigraphPlacement =>
      new DigraphPlacement(
        'L'.repeat(n),
        range(n).map((v): Arc => [v, (v + 1) % n]),
      );
    expect(digraphFormalBirthday(cycle(20000))).toBe(19999);
    expect(digraphFormalBirthday(digraphSum(...range(50).map(() => complete(4)), cycle(7)))).toBe(56);
    expect(digraphFormalBirthday(game('L'.repeat(100000)))).toBe(100000);
    const torus = range(49).flatMap((v): Arc[] => [
      [v, v - (v % 7) + ((v + 1) % 7)],
      [v, (v + 7) % 49],
    ]);
    const play = digraphLongestPlay(new DigraphPlacement('L'.repeat(49), torus));
    expect(play.length).toBe(42);
    expect(new DigraphPlacement('L'.repeat(49), torus).remaining(play)).toEqual([]);
  });

  it('is cut off by limits', () => {
    const arcs = orderedPairs(60).filter(([u, v]) => (u * 7 + v * 13 + u * v * 5) % 11 < 4);
    const hard = new DigraphPlacement('L'.repeat(60), arcs);
    expect(thrownBy(() => digraphFormalBirthday(hard, { limit: 10 }))).toMatchObject({ code: 'too-many-items' });
    const large = new DigraphPlacement(
      'L'.repeat(350),
      orderedPairs(350).filter(([u, v]) => (u * v + u) % 97 < 60),
    );
    expect(thrownBy(() => digraphFormalBirthday(large))).toMatchObject({ code: 'too-many-vertices' });
  });
});

describe('positions of a digraph placement game', () => {
  it('are listed once', () => {
    expect(digraphFollowers(game('LR 0>1'))).toEqual([[0, 1], [], [0]]);
    expect(digraphFollowers(game(''))).toEqual([[]]);
    expect(thrownBy(() => digraphFollowers(game('L'.repeat(20)), { limit: 100 }))).toMatchObject({
      code: 'too-many-items',
    });
  });
});

describe('complexes of digraph placement games', () => {
  it('have the directed cycles without chords as nonfaces', () => {
    const complex = acyclicComplex(game('LLRR 0>1 1>2 2>0 2-3 3>0'));
    expect(complex.minimalNonfaces.toLists()).toEqual([
      [2, 3],
      [0, 1, 2],
    ]);
    expect(complex.vertices.map(({ label }) => label)).toEqual(['x1', 'x2', 'y3', 'y4']);
    expect(acyclicIdeal(game('LR 0-1')).generators.toLists()).toEqual([[0, 1]]);
    expect(acyclicComplex(game('')).facets.toLists()).toEqual([[]]);
  });

  it('are those of symmetric games, or the arc in the way is named', () => {
    expect(complexOfDigraph(game('LRR 0-1')).facets.toLists()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(() => complexOfDigraph(game('LRR 0-1 2>1'))).toThrow('complexOfDigraph: found the arc 2>1 without 1>2');
  });

  it('give games where they are flag, or the nonface in the way is named', () => {
    const of = (facets: string[][]): { digraph: DigraphPlacement; moves: readonly string[] } =>
      digraphOfComplex(SimplicialComplex.fromFacets(facets, ['x1', 'z', 'y1']));
    const impartial = of([['x1'], ['z', 'y1']]);
    expect(String(impartial.digraph)).toBe('digraph:LLRR 0-1 0-2 0-3 1-2');
    expect(impartial.moves).toEqual(['x1', 'z', 'z', 'y1']);
    expect(of([['z']]).moves).toEqual(['z', 'z']);
    expect(of([[]]).digraph.n).toBe(0);
    const triangle = [
      ['x1', 'z'],
      ['x1', 'y1'],
      ['z', 'y1'],
    ];
    expect(() => of(triangle)).toThrow('digraphOfComplex: found the minimal nonface {x1, z, y1}');
    expect(thrownBy(() => of([]))).toMatchObject({ code: 'not-a-game' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { compile, domineering, facetWeights, nodeKayles, optimalScores, playOn, snort, SPGame } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { codeOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';

/** Left's pieces minus Right's. */
function majority({ vertices }: SPGame): (position: readonly number[]) => number {
  return (position) => position.reduce((sum, v) => sum + (vertices[v]!.side === 'L' ? 1 : -1), 0);
}

/** The scores by trying all plays, without memory. */
function byAllPlays(game: SPGame, weight: (set: readonly number[]) => number, ending: 'facet' | 'stuck') {
  const { legalComplex, vertices } = game;
  const best = (position: readonly number[], turn: 'L' | 'R'): number => {
    const playable = legalComplex.link(position).support;
    const own = playable.filter((v) => (vertices[v]!.side ?? turn) === turn);
    const next = turn === 'L' ? 'R' : 'L';
    if (own.length === 0)
      return playable.length > 0 && ending === 'facet'
        ? best(position, next)
        : weight([...position].sort((a, b) => a - b));
    return Math[turn === 'L' ? 'max' : 'min'](...own.map((v) => best([...position, v], next)));
  };
  return [best([], 'L'), best([], 'R')];
}

describe('optimalScores', () => {
  it('counts pieces in small games', () => {
    // SNORT on two vertices: who starts shuts the other out and takes both.
    const two = compile(snort, path(2));
    expect(optimalScores(two, majority(two))).toMatchObject({ L: { score: 2 }, R: { score: -2 } });
    // … or only one, if the game ends when the other is stuck.
    expect(optimalScores(two, majority(two), { ending: 'stuck' })).toMatchObject({ L: { score: 1 }, R: { score: -1 } });
    expect(optimalScores(two, majority(two)).L.play).toEqual([
      { player: 'L', vertex: 0 },
      { player: 'L', vertex: 1 },
    ]);
    const square = compile(domineering, grid(2, 2));
    expect(optimalScores(square, majority(square))).toMatchObject({ L: { score: 2 }, R: { score: -2 } });
    const nothing = compile(snort, path(0));
    expect(optimalScores(nothing, () => 7n)).toEqual({ L: { score: 7n, play: [] }, R: { score: 7n, play: [] } });
  });

  it('are those of all plays, and the play leads there', () => {
    const games = fc.record({
      facets: fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      sides: fc.array(fc.constantFrom('L' as const, 'R' as const, undefined), { minLength: 6, maxLength: 6 }),
      weights: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 6 }),
      ending: fc.constantFrom('facet' as const, 'stuck' as const),
    });
    fc.assert(
      fc.property(games, ({ facets, sides, weights, ending }) => {
        const vertices = sides.map((side, v): Vertex =>
          side === undefined ? { label: `${v}` } : { label: `${v}`, side },
        );
        const game = playOn(SimplicialComplex.fromFacets(facets, vertices));
        const weight = (set: readonly number[]): number =>
          set.reduce((sum, v) => sum + weights[v]! * (v + set.length), 0);
        const { L, R } = optimalScores(game, weight, { ending });
        expect([L.score, R.score]).toEqual(byAllPlays(game, weight, ending));
        for (const [starts, { score, play }] of [
          ['L', L],
          ['R', R],
        ] as const) {
          expect(weight(play.map(({ vertex }) => vertex).sort((a, b) => a - b))).toBe(score);
          const [first] = play;
          const canStart = game.legalComplex.support.some((v) => (sides[v] ?? starts) === starts);
          if (first !== undefined) expect(first.player === starts).toBe(canStart);
          for (const { player, vertex } of play) expect(sides[vertex] ?? player).toBe(player);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('decides normal play, by the parity of the last move', () => {
    const grundy = [0, 1, 1, 2, 0, 3, 1, 1, 0];
    for (const [n, value] of grundy.entries()) {
      const game = compile(nodeKayles, path(n));
      // The player who starts makes the odd moves.
      const startersWin = (position: readonly number[]): number => (position.length % 2 === 1 ? 1 : -1);
      expect([n, optimalScores(game, startersWin).L.score]).toEqual([n, value === 0 ? -1 : 1]);
      expect([n, optimalScores(game, (position) => -startersWin(position)).R.score]).toEqual([n, value === 0 ? 1 : -1]);
    }
  });

  it('are not additive: a tempo counts', () => {
    const vertices = [
      { label: 'x', side: 'L' },
      { label: 'y', side: 'R' },
    ] as const;
    const hot = playOn(SimplicialComplex.fromFacets([[0], [1]], vertices));
    const alone = optimalScores(hot, majority(hot));
    const sum = SPGame.sum([hot, hot]);
    expect([alone.L.score, optimalScores(sum, majority(sum)).L.score]).toEqual([1, 0]);
  });

  it('reads weights in the order of the facets', () => {
    const game = compile(snort, path(3));
    const facets = game.legalComplex.facets.toLists();
    const weight = facetWeights(
      game,
      facets.map((_, i) => BigInt(i)),
    );
    expect(facets.map(weight)).toEqual(facets.map((_, i) => BigInt(i)));
    // Facets: x1 y3, x3 y1, all of Left, all of Right. Both leave the middle; Right then takes a corner.
    expect(optimalScores(game, weight)).toMatchObject({ L: { score: 2n }, R: { score: 0n } });
    expect(codeOf(() => facetWeights(game, [1]))).toBe('invalid-length');
    expect(codeOf(() => weight([0]))).toBe('unknown-facet');
    expect(codeOf(() => optimalScores(game, weight, { limit: 3 }))).toBe('too-many-items');
  });
});

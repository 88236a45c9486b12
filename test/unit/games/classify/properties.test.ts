import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import {
  col,
  compile,
  deadEnding,
  dicoticity,
  domineering,
  type GameByMoves,
  impartiality,
  movesFromJson,
  movesOf,
  nodeKayles,
  nogo,
  orientedDomineering,
  playOn,
  snort,
  SPGame,
  ticTacToePlacement,
} from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { codeOf } from '../../../helpers/codeOf.js';
import { runs } from '../../../helpers/sampling.js';

/** Games on random complexes with some vertices of each player. */
const games = fc
  .record({
    facets: fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 6 }),
    sides: fc.array(fc.constantFrom('L' as const, 'R' as const, undefined), { minLength: 6, maxLength: 6 }),
  })
  .map(({ facets, sides }) => {
    const vertices = sides.map((side, v): Vertex => (side === undefined ? { label: `${v}` } : { label: `${v}`, side }));
    return playOn(SimplicialComplex.fromFacets(facets, vertices));
  });

/** The literal form as text, options of each player sorted. */
function treeText(game: SPGame, position: readonly number[]): { left: string; right: string } {
  const { vertices, legalComplex } = game;
  const options = (player: 'L' | 'R'): string =>
    legalComplex
      .link(position)
      .support.filter((v) => (vertices[v]!.side ?? player) === player)
      .map((v) => treeText(game, [...position, v]))
      .map(({ left, right }) => `{${left}|${right}}`)
      .sort()
      .join();
  return { left: options('L'), right: options('R') };
}

function faces(game: SPGame): number[][] {
  return Array.from({ length: game.legalComplex.dimension + 2 }, (_, k) =>
    game.legalComplex.listFaces(k - 1).toLists(),
  ).flat();
}

describe('impartiality', () => {
  it('agrees with the definition on random complexes', () => {
    let impartial = 0;
    fc.assert(
      fc.property(games, (game) => {
        const found = impartiality(game);
        const even = (position: readonly number[]): boolean => {
          const { left, right } = treeText(game, position);
          return left === right;
        };
        expect(found.impartial).toBe(faces(game).every(even));
        if (found.impartial === false) expect(even(found.position)).toBe(false);
        else impartial++;
        expect(impartiality(movesOf(game)).impartial).toBe(found.impartial);
      }),
      { numRuns: runs(150), seed: 2 },
    );
    expect(impartial).toBeGreaterThan(0);
  });

  it('knows the rulesets', () => {
    expect(impartiality(compile(nodeKayles, path(5)))).toEqual({ impartial: true });
    expect(impartiality(compile(snort, path(1)))).toEqual({ impartial: true });
    expect(impartiality(compile(snort, path(2)))).toMatchObject({ impartial: false, position: [0] });
    expect(impartiality(compile(domineering, grid(2, 2)))).toMatchObject({ impartial: false });
    expect(impartiality(compile(domineering, grid(1, 1)))).toEqual({ impartial: true });
  });

  it('compares options, not only their numbers; each player may have own pieces', () => {
    // 1 of Left, then 1 of Right, against a single move of Right.
    const uneven = playOn(
      SimplicialComplex.fromFacets(
        [[0, 1], [2]],
        [{ label: 'x1', side: 'L' }, { label: 'a' }, { label: 'y1', side: 'R' }],
      ),
    );
    expect(impartiality(uneven)).toMatchObject({ impartial: false });
    const pair = playOn(
      SimplicialComplex.fromFacets(
        [[0], [1]],
        [
          { label: 'x1', side: 'L' },
          { label: 'y1', side: 'R' },
        ],
      ),
    );
    expect(impartiality(SPGame.sum([pair, pair, compile(nodeKayles, path(3))]))).toEqual({ impartial: true });
    expect(impartiality(ticTacToePlacement(2, 2))).toMatchObject({ difference: 'as many options, but different ones' });
  });

  it('obeys the limit, and wants games that end', () => {
    expect(impartiality(ticTacToePlacement(3, 3), { limit: 10 })).toEqual({ impartial: 'undecided', explored: 11 });
    const loop = movesFromJson({ type: 'moves', start: 0, positions: [{ id: 0, left: [0], right: [0] }] });
    expect(codeOf(() => impartiality(loop))).toBe('not-loopfree');
  });
});

describe('dicoticity', () => {
  it('agrees with the definition on random complexes, with witnesses without superfluous pieces', () => {
    let dicotic = 0;
    fc.assert(
      fc.property(games, (game) => {
        const only = (position: readonly number[]): string | undefined => {
          const sides = new Set(game.legalComplex.link(position).support.map((v) => game.vertices[v]!.side));
          return sides.size === 1 ? [...sides][0] : undefined;
        };
        const found = dicoticity(game);
        expect(found.dicotic).toBe(faces(game).every((face) => only(face) === undefined));
        expect(dicoticity(movesOf(game)).dicotic).toBe(found.dicotic);
        if (found.dicotic !== false) {
          dicotic++;
          return;
        }
        const { position, player } = found;
        expect(only(position)).toBe(player);
        for (const v of position) expect(only(position.filter((u) => u !== v))).toBeUndefined();
      }),
      { numRuns: runs(300), seed: 2 },
    );
    expect(dicotic).toBeGreaterThan(0);
  });

  it('knows the rulesets, also on boards that are too large to list positions', () => {
    expect(dicoticity(compile(nodeKayles, path(5)))).toEqual({ dicotic: true });
    expect(dicoticity(compile(snort, path(1)))).toEqual({ dicotic: true });
    for (const ruleset of [snort, col, orientedDomineering]) {
      const found = dicoticity(compile(ruleset, grid(6, 6), { lazy: true }));
      expect([ruleset.name, found.dicotic]).toEqual([ruleset.name, false]);
    }
    expect(dicoticity(compile(nogo, path(3)))).toMatchObject({ dicotic: false });
    expect(dicoticity(ticTacToePlacement(2, 3))).toMatchObject({ dicotic: true });
    expect(dicoticity(ticTacToePlacement(3, 3), { limit: 10 })).toEqual({ dicotic: 'undecided', explored: 11 });
  });
});

describe('deadEnding', () => {
  it('holds for SP-games, as all their positions show', () => {
    expect(deadEnding(compile(snort, path(3)))).toEqual({ deadEnding: true });
    fc.assert(
      fc.property(games, (game) => {
        expect(deadEnding(movesOf(game))).toEqual({ deadEnding: true });
      }),
      { numRuns: runs(100) },
    );
  });

  it('finds how a player gets a move back', () => {
    const game = movesFromJson({
      type: 'moves',
      start: 0,
      positions: [
        { id: 0, left: [1, 2], right: [1] },
        { id: 1, right: [3, 4] },
        { id: 2, left: [4], right: [4] },
        { id: 3, right: [5] },
        { id: 4 },
        { id: 5, left: [4] },
      ],
    });
    const found = deadEnding(game);
    expect(found).toEqual({ deadEnding: false, player: 'L', play: ['1', '3', '5'] });
    const mirrored: GameByMoves<string> = {
      ...game,
      *options(position) {
        for (const { player, ...option } of game.options(position))
          yield player === undefined ? option : { ...option, player: player === 'L' ? 'R' : 'L' };
      },
    };
    expect(deadEnding(mirrored)).toEqual({ ...found, player: 'R' });
    expect(deadEnding(game, { limit: 2 })).toEqual({ deadEnding: 'undecided', explored: 3 });
  });
});

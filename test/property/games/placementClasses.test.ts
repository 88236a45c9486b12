import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { empty, grid, parseBoard, path } from 'spgames/boards';
import {
  type Classification,
  classifyPlacementGame,
  compile,
  findRuleset,
  movesFromJson,
  movesOf,
  movesToJson,
  ordinalSumOfGames,
  playOn,
  verifyClassification,
} from 'spgames/games';
import { smallPlacementGames } from '../../generators/placementGames.js';
import { often, runs } from '../../helpers/sampling.js';
import { asPlacementGame, classByDefinition } from '../../reference/placementClasses.js';

/** The class and the sizes of the witnesses. */
function sizes(found: Classification): { class: string; play?: number; position?: number } {
  return {
    class: found.class,
    ...('notMedium' in found && { play: found.notMedium.play.length }),
    ...('notStrong' in found && { position: found.notStrong.position.length }),
  };
}

describe('classifyPlacementGame', () => {
  it('is the class by definition, with shortest witnesses that are verified', () => {
    const classes = new Set<string>();
    fc.assert(
      fc.property(smallPlacementGames, (game) => {
        const moves = asPlacementGame(game);
        const found = classifyPlacementGame(moves);
        classes.add(found.class);
        expect(sizes(found)).toEqual(classByDefinition(game));
        expect(verifyClassification(moves, found)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(600), seed: 6 },
    );
    expect(classes.size).toBeGreaterThan(often(2));
  });

  it('is the same for the list of all positions, and consistent when it is cut off', () => {
    fc.assert(
      fc.property(smallPlacementGames, fc.integer({ min: 1, max: 12 }), (game, limit) => {
        const moves = asPlacementGame(game);
        const whole = classifyPlacementGame(moves);
        const listed = movesFromJson(movesToJson(moves));
        expect(sizes(classifyPlacementGame(listed))).toEqual(sizes(whole));
        const part = classifyPlacementGame(moves, { limit });
        if (part.class !== 'undecided') {
          expect(sizes(part)).toEqual(sizes(whole));
          return;
        }
        const rank = ['none', 'weak', 'medium', 'strong'];
        expect(rank.indexOf(part.atMost)).toBeGreaterThanOrEqual(rank.indexOf(whole.class));
        expect(verifyClassification(moves, part)).toMatchObject({ verified: part.atMost !== 'strong' });
      }),
      { numRuns: runs(300), seed: 7 },
    );
  });

  it('compiles the game on any complex to this complex', () => {
    const complexes = fc.array(fc.array(fc.nat(4), { maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        complexes,
        fc.array(fc.constantFrom('L', 'R', undefined), { minLength: 5, maxLength: 5 }),
        (facets, sides) => {
          const vertices = sides.map((side, v) =>
            side === undefined ? { label: `${v}` } : { label: `${side}${v}`, side },
          );
          const game = playOn(SimplicialComplex.fromFacets(facets, vertices));
          const found = classifyPlacementGame(game);
          if (found.class !== 'strong') throw new Error(found.class);
          // Vertices come in the order of the variables; the pieces say which is which.
          const place = found.pieces.map((piece) => (typeof piece === 'string' ? -1 : piece.cells[0]!));
          const renumbered = found.game.legalComplex.facets
            .toLists()
            .map((face) => face.map((v) => place[v]!).sort((a, b) => a - b));
          expect(renumbered.map(String).sort()).toEqual(game.legalComplex.facets.toLists().map(String).sort());
          expect(found.game.vertices.map(({ side }) => side)).toEqual(place.map((v) => sides[v]));
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('rulesets', () => {
  const boards = { 'path:3': path(3), 'grid:2x2': grid(2, 2), 'empty:2': empty(2), 'grid:2x3': grid(2, 3) };
  const onAll = ['snort', 'col', 'node-kayles', 'arc-kayles', 'nogo'].flatMap((name) =>
    Object.keys(boards).map((board): [string, keyof typeof boards] => [name, board as keyof typeof boards]),
  );

  it.each([...onAll, ['domineering', 'grid:2x3'], ['domineering(oriented)', 'grid:2x3']] as typeof onAll)(
    '%s on %s is strong; its moves compile to the game of the compiler',
    (name, board) => {
      const compiled = compile(findRuleset(name), boards[board]);
      const found = classifyPlacementGame(compile(findRuleset(name), boards[board], { lazy: true }));
      if (found.class !== 'strong') throw new Error(found.class);
      expect(found.game.legalComplex.equals(compiled.legalComplex)).toBe(true);
      expect(found.game.basicPositions).toEqual(compiled.basicPositions);
      expect(BigInt(found.explored)).toBe(compiled.legalComplex.fVector().reduce((sum, count) => sum + count, 0n));
      expect(verifyClassification(movesOf(compiled), found)).toMatchObject({ verified: true });
    },
  );

  it.each([
    'cram@grid:2x3',
    'kayles@path:4',
    'dawsons-kayles@path:5',
    'oab(1,2)@path:4',
    'octal(.7|.07)@heap:4',
    'octal(.137)@path:5',
    'subtraction(1;2,3)@heap:4',
    'nim@heaps:1,2',
    'hex@hex:2x2',
    'partizan-node-kayles@cycle:4 sides:LLRR',
    'bigraph-node-kayles@path:4 sides:LRLR',
    'partizan-arc-kayles(LRL)@path:4',
    'polyomino(L:##/#.;R:###)@grid:2x3',
    'non-attacking(queens)@grid:3x3',
    'inside(fano)@empty:7',
    'avoid(fano)@empty:7',
    'avoid-own(0,1;1,2)@empty:3',
    'chain(0<1,0<2)@empty:3',
    'antichain(0<1,0<2)@empty:3',
  ])('%s is strong; its moves compile to the game of the compiler', (source) => {
    const [name, board] = source.split('@') as [string, string];
    const compiled = compile(findRuleset(name), parseBoard(board));
    const found = classifyPlacementGame(compile(findRuleset(name), parseBoard(board), { lazy: true }));
    if (found.class !== 'strong') throw new Error(found.class);
    expect(found.game.legalComplex.equals(compiled.legalComplex)).toBe(true);
    expect(found.game.basicPositions).toEqual(compiled.basicPositions);
    expect(verifyClassification(movesOf(compiled), found)).toMatchObject({ verified: true });
  });

  it('ordinal sums are medium, and strong only if one of the games has no move', () => {
    const games = [path(0), path(1), path(2)].map((board) => compile(findRuleset('snort'), board));
    for (const [i, base] of games.entries())
      for (const [j, subordinate] of games.entries()) {
        const sum = ordinalSumOfGames(base, subordinate);
        const found = classifyPlacementGame(sum);
        expect(found.class).toBe(i > 0 && j > 0 ? 'medium' : 'strong');
        expect(verifyClassification(sum, found)).toMatchObject({ verified: true });
      }
  });
});

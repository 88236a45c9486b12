import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { compareValues, compile, movesOf, playOn, snort, SPGame } from 'spgames/games';
import { path } from 'spgames/boards';
import { runs } from '../../helpers/sampling.js';

/** Small games: up to five vertices of Left, of Right or of either, and up to five generating faces. */
const games = fc.array(fc.constantFrom('L' as const, 'R' as const, undefined), { maxLength: 5 }).chain((sides) => {
  const vertices = sides.map((side, i): Vertex =>
    side === undefined ? { label: `z${i}` } : { label: `${side}${i}`, side },
  );
  const faces = fc.array(fc.subarray(Array.from(vertices.keys())), { minLength: 1, maxLength: 5 });
  return faces.map((sets) => playOn(SimplicialComplex.fromFacets(sets, vertices)));
});

/** Who wins the game with a player to move, on faces as lists: the player after whom the other has no move loses. */
function moverWins(game: SPGame, player: 'L' | 'R'): boolean {
  const { legalComplex: complex, vertices } = game;
  const wins = (position: readonly number[], mover: 'L' | 'R'): boolean =>
    vertices.some(({ side }, v) => {
      if (position.includes(v) || (side !== undefined && side !== mover)) return false;
      const next = [...position, v];
      return complex.isFace(next) && !wins(next, mover === 'L' ? 'R' : 'L');
    });
  return wins([], player);
}

/** The negative game: sides swapped. */
function negative(game: SPGame): SPGame {
  const { legalComplex: complex } = game;
  const swapped = { L: 'R', R: 'L' } as const;
  return playOn(
    complex.withVertices(
      complex.vertices.map(({ label, side }): Vertex =>
        side === undefined ? { label } : { label, side: swapped[side] },
      ),
    ),
  );
}

describe('compareValues', () => {
  it('is the outcome of the difference', () => {
    fc.assert(
      fc.property(games, games, (a, b) => {
        const difference = SPGame.sum([a, negative(b)]);
        const atLeast = !moverWins(difference, 'R'); // Right loses moving first
        const atMost = !moverWins(difference, 'L');
        const expected = atLeast ? (atMost ? '=' : '>') : atMost ? '<' : '||';
        expect(compareValues(a, b)).toBe(expected);
        expect(compareValues(negative(a), b, { sides: 'swap' })).toBe(expected);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads games by their moves too', () => {
    fc.assert(
      fc.property(games, games, fc.constantFrom('keep', 'swap', 'ignore'), (a, b, sides) => {
        expect(compareValues(movesOf(a), b, { sides })).toBe(compareValues(a, b, { sides }));
      }),
      { numRuns: runs(200) },
    );
  });

  it('is undecided when it is cut off', () => {
    const game = compile(snort, path(5));
    expect(compareValues(game, game, { limit: 1 })).toBe('undecided');
    expect(compareValues(movesOf(game), game, { limit: 1 })).toBe('undecided');
  });
});

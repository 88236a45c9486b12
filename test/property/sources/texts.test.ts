import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SquarefreeIdeal } from 'spgames/ideal';
import { asComplex, asGame, asIdeal, parseSource } from 'spgames/sources';
import { col, compile, nogo, snort, SPGame } from 'spgames/games';
import { complexes } from '../../generators/ideals.js';
import { graphs } from '../../generators/boards.js';
import { runs } from '../../helpers/sampling.js';

describe('the text of an object is a source', () => {
  it('of a complex', () => {
    fc.assert(
      fc.property(complexes(6), (complex) => {
        expect(asComplex(parseSource(String(complex))).equals(complex)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('of an ideal whose variables are words', () => {
    fc.assert(
      fc.property(complexes(6), (complex) => {
        fc.pre(complex.vertices.every(({ side }) => side !== undefined));
        const ideal = SquarefreeIdeal.outside(complex);
        expect(asIdeal(parseSource(String(ideal))).equals(ideal)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of a game on graphs', () => {
    const games = fc
      .tuple(fc.constantFrom(snort, col, nogo), graphs(4))
      .map(([ruleset, board]) => compile(ruleset, board));
    fc.assert(
      fc.property(fc.array(games, { minLength: 1, maxLength: 2 }), (parts) => {
        const game = parts.length === 1 ? parts[0]! : SPGame.sum(parts);
        expect(asGame(parseSource(String(game))).legalComplex.equals(game.legalComplex)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import { analyzeValue } from 'spgames/analysis';
import { classifyPlacementGame, gameValue, literallyEqual, playOn } from 'spgames/games';
import {
  complexOfDigraph,
  digraphFormalBirthday,
  digraphMisereOutcome,
  digraphMoves,
  digraphOutcome,
  digraphPlacements,
  digraphSum,
  digraphValue,
} from 'spgames/digraphs';
import { sumOfMoves } from '../../../src/games/internal.js';
import { digraphGames } from '../../generators/digraphGames.js';
import { runs } from '../../helpers/sampling.js';

describe('digraph placement games by their moves', () => {
  it('are the same game by what is left and by what was played, with the value of the digraph', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        const [left, played] = [digraphMoves(game), digraphPlacements(game)];
        expect(literallyEqual(left, played)).toMatchObject({ literallyEqual: true });
        for (const { solver: _, ...moves } of [left, played]) {
          expect(new MovesEvaluator(moves).value(moves.start)).toBe(digraphValue(game));
          expect(new MovesEvaluator(moves).misereOutcome(moves.start)).toBe(digraphMisereOutcome(game));
        }
        expect(gameValue(played)).toBe(digraphValue(game));
        expect(digraphOutcome(game)).toBe(digraphValue(game).outcome);
      }),
      { numRuns: runs(1000, 60) },
    );
  });

  it('answer on positions as a search does', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        for (const { solver, ...moves } of [digraphMoves(game), digraphPlacements(game)])
          for (const { position } of moves.options(moves.start)) {
            const evaluator = new MovesEvaluator(moves);
            expect(solver!.value(position)).toBe(evaluator.value(position));
            expect(solver!.misereOutcome(position)).toBe(evaluator.misereOutcome(position));
            expect(solver!.formalBirthday(position)).toBe(evaluator.form(position).birthday);
          }
      }),
      { numRuns: runs(500, 30) },
    );
  });

  it('are strong placement games if and only if they are symmetric', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        const found = classifyPlacementGame(digraphPlacements(game));
        expect(found.class).toBe(game.isSymmetric ? 'strong' : 'medium');
      }),
      { numRuns: runs(500, 40) },
    );
  });

  it('are summands of games on complexes', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 3 }), digraphGames({ maxN: 3, symmetric: true }), (game, other) => {
        const onComplex = playOn(complexOfDigraph(other));
        const union = digraphSum(game, other);
        const found = analyzeValue([digraphMoves(game), onComplex], { misere: true });
        expect(found.value).toBe(digraphValue(union));
        expect(found.misereOutcome).toBe(digraphMisereOutcome(union));
        expect(found.formalBirthday).toBe(BigInt(digraphFormalBirthday(union)));
        const sum = sumOfMoves([digraphMoves(game), onComplex]);
        expect(literallyEqual(sum, digraphMoves(union))).toMatchObject({ literallyEqual: true });
      }),
      { numRuns: runs(500, 40) },
    );
  });

  it('are played on their complex if they are symmetric', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 6, symmetric: true }), (game) => {
        const complex = complexOfDigraph(game);
        expect(literallyEqual(playOn(complex), digraphMoves(game))).toMatchObject({ literallyEqual: true });
        expect(gameValue(playOn(complex))).toBe(digraphValue(game));
        for (const [u, v] of game.arcs) expect(complex.isFace([u, v])).toBe(false);
      }),
      { numRuns: runs(500, 40) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluator, outcomeBySearch, verifyOutcomeProof } from 'spgames/evaluation';
import { SimplicialComplex } from 'spgames/complex';
import { ValueStore } from 'spgames/values';
import { col, compile, domineering, nodeKayles, nogo, snort } from 'spgames/games';
import { cycle, grid, path } from 'spgames/boards';
import { playablePart } from '../../../src/evaluation/complexes/playablePart.js';
import { gameSymmetries } from '../../../src/evaluation/winner/gameSymmetries.js';
import { WholePositionSearch, suitsPositions } from '../../../src/evaluation/winner/WholePositionSearch.js';
import { provePositions } from '../../../src/evaluation/winner/proveOutcome.js';
import { outcomeOf } from '../../../src/evaluation/winner/winner.js';
import { Work } from '../../../src/run.js';
import { labelledComplexes } from '../../generators/labelledGames.js';
import { complexGame, literalTree } from '../../reference/complexGames.js';
import { misereOutcome, outcome } from '../../reference/values.js';
import { runs } from '../../helpers/sampling.js';

const evaluator = new Evaluator({ store: new ValueStore() });
const PLAYS = ['normal', 'misere'] as const;

/** The search in the program of outcomes, of any game. */
function searchOf(complex: SimplicialComplex, play: 'normal' | 'misere', maxBytes = 2 ** 26) {
  const work = new Work('test');
  const { vertices, sides } = playablePart(complex, work);
  const place = new Map(vertices.map((v, i) => [v, i]));
  const nonfaces = complex.minimalNonfaces.toLists().filter(({ length }) => length > 1);
  const sets = nonfaces.map((set) => set.map((v) => place.get(v)!));
  const game = { vertices, sides, sets, kind: 'nonfaces' } as const;
  const symmetries = gameSymmetries(game, 64, {});
  const search = WholePositionSearch.open(game, symmetries, play === 'misere', work, maxBytes)!;
  return { search, game, symmetries, work };
}

function outcomeByPositions(complex: SimplicialComplex, play: 'normal' | 'misere') {
  const { search } = searchOf(complex, play);
  return outcomeOf(search.wins(0), search.wins(1));
}

// Where a platform refuses WebAssembly the search by sums takes its place.
describe.skipIf(Reflect.get(globalThis, 'WebAssembly') === undefined)('PositionSearch', () => {
  it('agrees with the definition on random labelled complexes, flag and not flag, and its proofs are verified', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 8 }), (complex) => {
        const faces = SimplicialComplex.fromFacets(complex.facets, complex.vertices);
        const sides = complex.vertices.map(({ side }) => side);
        const tree = literalTree(complexGame(sides, (set) => faces.isFace(set)));
        for (const play of PLAYS) {
          const expected = play === 'normal' ? outcome(tree) : misereOutcome(tree);
          expect(outcomeByPositions(complex, play)).toBe(expected);
          const proof = provePositions(complex, searchOf(complex, play), play);
          expect(proof.outcome).toBe(expected);
          expect(verifyOutcomeProof(complex, proof)).toEqual({ verified: true });
        }
      }),
      { numRuns: runs(2500, 100) },
    );
  });

  it('agrees with the values of larger complexes, where positions are remembered', () => {
    fc.assert(
      fc.property(labelledComplexes({ minN: 12, maxN: 15 }), (complex) => {
        expect(outcomeByPositions(complex, 'normal')).toBe(evaluator.outcome(complex));
        expect(outcomeByPositions(complex, 'misere')).toBe(evaluator.misereOutcome(complex));
      }),
      { numRuns: runs(2000, 30) },
    );
  });

  it.each([
    ['SNORT', compile(snort, grid(3, 4))],
    ['COL', compile(col, grid(3, 5))],
    ['DOMINEERING', compile(domineering, grid(4, 5))],
    ['NODE-KAYLES', compile(nodeKayles, grid(4, 4))],
    ['NOGO on a path with two words', compile(nogo, path(17))],
    ['NOGO', compile(nogo, cycle(9))],
  ] as const)('agrees with the search by sums: %s', (_, { legalComplex }) => {
    // Under misère play sums take long on two words.
    for (const play of legalComplex.n > 32 ? (['normal'] as const) : PLAYS) {
      // With so little memory sums are searched in any case.
      const expected = outcomeBySearch(legalComplex, { play, maxBytes: 2 ** 17 });
      expect(outcomeByPositions(legalComplex, play)).toBe(expected);
      const proof = provePositions(legalComplex, searchOf(legalComplex, play), play);
      expect(proof.outcome).toBe(expected);
      expect(verifyOutcomeProof(legalComplex, proof)).toEqual({ verified: true });
    }
  });

  it('finds the same, and writes a proof, where its table is full', () => {
    const { legalComplex } = compile(nogo, grid(3, 5));
    // The nonfaces at all plies take less than a megabyte.
    const small = searchOf(legalComplex, 'normal', 1.4 * 2 ** 20);
    const proof = provePositions(legalComplex, small, 'normal');
    expect(proof.outcome).toBe('N');
    expect(verifyOutcomeProof(legalComplex, proof)).toEqual({ verified: true });
  });

  it('is for games most of whose nonfaces have more than two vertices, and that are not sums', () => {
    const suits = (complex: SimplicialComplex) => suitsPositions(searchOf(complex, 'normal').game);
    expect(suits(compile(nogo, grid(3, 3)).legalComplex)).toBe(true);
    expect(suits(compile(snort, grid(3, 3)).legalComplex)).toBe(false);
    const vertices = [...'abcdef'].map((label) => ({ label, side: 'L' as const }));
    const two = SimplicialComplex.fromNonfaces(
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
      vertices,
    );
    expect(suits(two)).toBe(false);
  });
});

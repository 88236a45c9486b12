import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Evaluator,
  outcomeBySearch,
  proveOutcome,
  resumableOutcome,
  verifyOutcomeProof,
  winner,
} from 'spgames/evaluation';
import { ValueStore } from 'spgames/values';
import { col, compile, domineering, nodeKayles, nogo, snort } from 'spgames/games';
import { cycle, grid, parseBoard, path } from 'spgames/boards';
import { join, SimplicialComplex } from 'spgames/complex';
import { labelledComplexes, sidedVertices, type Side } from '../../generators/labelledGames.js';
import { complexGame, literalTree } from '../../reference/complexGames.js';
import { misereOutcome, outcome } from '../../reference/values.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { inFull, runs } from '../../helpers/sampling.js';

const evaluator = new Evaluator({ store: new ValueStore() });

describe('winner', () => {
  it('agrees with the definition on random labelled complexes, flag and not flag, under both rules', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 8 }), (complex) => {
        const faces = SimplicialComplex.fromFacets(complex.facets, complex.vertices);
        const sides = complex.vertices.map(({ side }) => side);
        const tree = literalTree(complexGame(sides, (set) => faces.isFace(set)));
        expect(outcomeBySearch(complex)).toBe(outcome(tree));
        expect(outcomeBySearch(complex, { play: 'misere' })).toBe(misereOutcome(tree));
        for (const first of ['L', 'R'] as const) {
          const wins = outcome(tree) === 'N' || outcome(tree) === first;
          expect(winner(complex, { first })).toBe(wins ? first : first === 'L' ? 'R' : 'L');
        }
      }),
      { numRuns: runs(5000, 150) },
    );
  });

  it('agrees with the values of larger complexes', () => {
    fc.assert(
      fc.property(labelledComplexes({ minN: 9, maxN: 14 }), (complex) => {
        expect(outcomeBySearch(complex)).toBe(evaluator.outcome(complex));
      }),
      { numRuns: runs(2000, 50) },
    );
  });

  it('agrees with the values of sums of two', () => {
    fc.assert(
      fc.property(labelledComplexes({ minN: 7, maxN: 9 }), labelledComplexes({ minN: 7, maxN: 9 }), (a, b) => {
        const sum = join(
          a.withLabels((_, i) => `a${i}`),
          b.withLabels((_, i) => `b${i}`),
        );
        expect(outcomeBySearch(sum)).toBe(evaluator.outcome(sum));
      }),
      { numRuns: runs(1000, 100) },
    );
  });

  it.each([70, 130])('finds the same on masks of several words, with %i vertices', (n) => {
    const places = fc.shuffledSubarray(range(n), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        labelledComplexes({ minN: 9, maxN: 9 }),
        places,
        fc.integer({ min: -3, max: 3 }),
        (small, at, more) => {
          // The other vertices are free moves, so many more of Left than of Right.
          const others = range(n).filter((v) => !at.includes(v));
          const left = Math.floor((others.length + more) / 2);
          const sides = new Array<Side>(n);
          others.forEach((v, i) => (sides[v] = i < left ? 'L' : 'R'));
          small.vertices.forEach(({ side }, v) => (sides[at[v]!] = side));
          const balance = 2 * left - others.length;
          const nonfaces = small.minimalNonfaces.toLists().map((set) => set.map((v) => at[v]!));
          const wide = SimplicialComplex.fromNonfaces(nonfaces, sidedVertices(sides));
          expect(outcomeBySearch(wide)).toBe(evaluator.value(small).plus(evaluator.store.number(balance)).outcome);
        },
      ),
      { numRuns: runs(500, 50) },
    );
  });

  it.each([
    ...range(inFull ? 9 : 7).map((n) => [snort, path(n + 1)] as const),
    ...range(inFull ? 10 : 7).map((n) => [snort, cycle(n + 3)] as const),
    [snort, grid(3, 4)] as const,
    [col, grid(3, 4)] as const,
    [col, grid(3, 3)] as const,
    [domineering, grid(4, 4)] as const,
    [domineering, grid(3, 5)] as const,
    [nodeKayles, grid(3, 4)] as const,
    [nogo, grid(3, 3)] as const,
    [nogo, cycle(6)] as const,
    [snort, parseBoard('grid:2x3/x..|...')] as const,
  ])('agrees with the value, game %#', (ruleset, board) => {
    const { legalComplex } = compile(ruleset, board);
    expect(outcomeBySearch(legalComplex)).toBe(evaluator.outcome(legalComplex));
    expect(outcomeBySearch(legalComplex, { play: 'misere' })).toBe(evaluator.misereOutcome(legalComplex));
  });
});

/** Tables that others have published. */
describe('published outcomes', () => {
  const ofNogo = ['2x2 N', '2x3 P', '2x4 P', '2x5 N', '2x6 N', '3x3 N', '3x4 P'];
  const moreOfNogo = ['2x7 N', '2x8 N', '3x5 N', '4x4 P'];
  it.each(inFull ? [...ofNogo, ...moreOfNogo] : ofNogo)('NOGO %s', (row) => {
    const [board, expected] = row.split(' ');
    expect(outcomeBySearch(compile(nogo, parseBoard(`grid:${board}`)).legalComplex)).toBe(expected);
  });

  const squares = ['P', 'N', 'N', 'N', 'P', 'N', 'N'];
  it.each(squares.slice(0, inFull ? 7 : 5).map((expected, i) => [i + 1, expected] as const))(
    'DOMINEERING on a square of side %i is %s',
    (n, expected) => {
      expect(outcomeBySearch(compile(domineering, grid(n, n)).legalComplex)).toBe(expected);
    },
  );
});

describe('with little memory', () => {
  it.each([
    [domineering, grid(4, 6), 2 ** 16],
    [nogo, grid(2, 6), 2 ** 16],
    [col, grid(4, 5), 2 ** 16],
  ] as const)('forgets, and finds the same, game %#', (ruleset, board, maxBytes) => {
    const { legalComplex } = compile(ruleset, board);
    expect(outcomeBySearch(legalComplex, { maxBytes })).toBe(outcomeBySearch(legalComplex));
    const proof = proveOutcome(legalComplex, { maxBytes: 4 * maxBytes });
    expect(verifyOutcomeProof(legalComplex, proof)).toEqual({ verified: true });
  });
});

describe('a search that is cut off and goes on', () => {
  it('has the symmetries of the board, also if its first turn did not suffice for them', () => {
    const search = resumableOutcome(compile(nogo, grid(3, 4)).legalComplex, 'normal');
    expect(codeOf(() => search({ timeoutMs: 1 }))).toBe('too-long');
    // Without symmetries it takes more than 13,000.
    expect(search({ limit: 5000 })).toBe('P');
  });
});

describe('what is refused', () => {
  const { legalComplex } = compile(snort, grid(4, 4));

  it('names the argument, and ends at the bounds', () => {
    expect(codeOf(() => winner(legalComplex, {} as never))).toBe('invalid-option');
    expect(codeOf(() => winner(legalComplex, { first: 'L', play: 'both' as never }))).toBe('invalid-option');
    expect(codeOf(() => winner('snort' as never, { first: 'L' }))).toBe('invalid-argument');
    expect(codeOf(() => winner(SimplicialComplex.void([]), { first: 'L' }))).toBe('not-a-game');
    expect(codeOf(() => outcomeBySearch(legalComplex, { limit: 3 }))).toBe('too-many-items');
  });

  it('is refused before memory is taken', () => {
    const wide = (n: number) =>
      SimplicialComplex.fromNonfaces(
        [[0, 1]],
        range(n).map((i) => ({ label: `x${i + 1}`, side: 'L' as const })),
      );
    expect(codeOf(() => winner(wide(2 ** 15 + 1), { first: 'L' }))).toBe('too-much-memory');
    expect(codeOf(() => winner(wide(600), { first: 'L', maxBytes: 65536 }))).toBe('too-much-memory');
    expect(winner(wide(600), { first: 'R' })).toBe('L');
  });

  it('stops when its signal is aborted, before and on the way', () => {
    let looks = 0;
    const patient = (most: number) => ({
      get aborted() {
        return ++looks > most;
      },
    });
    const ask = (most: number): string => {
      looks = 0;
      return codeOf(() => winner(compile(domineering, grid(5, 5)), { first: 'L', signal: patient(most) }));
    };
    expect(ask(0)).toBe('not-continued');
    expect(ask(5)).toBe('not-continued');
    expect(codeOf(() => winner(legalComplex, { first: 'L', signal: AbortSignal.abort() }))).toBe('not-continued');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grid, path } from '../../../src/boards/index.js';
import { type SimplicialComplex } from '../../../src/complex/index.js';
import { type Reply, type Strategy, verifyStrategy, winner, winningStrategy } from '../../../src/evaluation/index.js';
import { col, compile, domineering, nodeKayles, nogo, snort } from '../../../src/games/index.js';
import { labelledComplexes } from '../../generators/labelledGames.js';
import { inFull, runs } from '../../helpers/sampling.js';

const QUESTIONS = (['normal', 'misere'] as const).flatMap((play) =>
  (['L', 'R'] as const).map((first) => ({ play, first })),
);

function because(complex: SimplicialComplex, strategy: unknown): string {
  const found = verifyStrategy(complex, strategy as Strategy);
  return found.verified ? '' : found.because;
}

const games = [
  ['SNORT on a path', compile(snort, path(9))],
  ['SNORT on a grid', compile(snort, grid(3, 4))],
  ['COL on a grid', compile(col, grid(3, 3))],
  ['DOMINEERING on a grid', compile(domineering, grid(4, 5))],
  ['NODE-KAYLES on a grid', compile(nodeKayles, grid(3, 4))],
  ['NOGO on a grid', compile(nogo, inFull ? grid(3, 4) : grid(3, 3))],
] as const;

describe('winningStrategy', () => {
  it('has the winner that the search finds, and is verified, on random labelled complexes', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 11 }), (complex) => {
        for (const question of QUESTIONS) {
          const strategy = winningStrategy(complex, question);
          expect(strategy.winner).toBe(winner(complex, question));
          expect(because(complex, strategy)).toBe('');
        }
      }),
      { numRuns: runs(3000, 60) },
    );
  });

  it.each(games)('is verified, also after it was written: %s', (_, { legalComplex }) => {
    for (const question of QUESTIONS) {
      const strategy = winningStrategy(legalComplex, question);
      expect(strategy.winner).toBe(winner(legalComplex, question));
      expect(because(legalComplex, JSON.parse(JSON.stringify(strategy)))).toBe('');
    }
  });
});

/** The strategy with one reply in place of another one. */
function withReply(strategy: Strategy, position: number, index: number, reply: Reply): Strategy {
  const positions = strategy.positions.map((old, i) =>
    i === position ? { ...old, replies: old.replies.map((r, j) => (j === index ? reply : r)) } : old,
  );
  return { ...strategy, positions };
}

describe('verifyStrategy', () => {
  it.each(games)('refuses a strategy with a changed reply: %s', (_, { legalComplex }) => {
    for (const question of QUESTIONS) {
      const strategy = winningStrategy(legalComplex, question);
      const places = strategy.positions.flatMap(({ replies }, i) => replies.map((_, j) => [i, j] as const));
      if (places.length === 0) continue;
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.nat(), (place, seed) => {
          const [i, j] = place;
          const reply = strategy.positions[i]!.replies[j]!;
          // Another position is not what the reply leads to; and to say that the winner has won already is right only where he has.
          if (reply !== null && strategy.positions.length > 1) {
            const next = (reply[2] + 1 + (seed % strategy.positions.length)) % strategy.positions.length;
            if (next !== reply[2])
              expect(because(legalComplex, withReply(strategy, i, j, [reply[0], reply[1], next]))).toMatch(/position/);
          }
          const taken = {
            ...strategy.positions[i]!,
            replies: strategy.positions[i]!.replies.filter((_, k) => k !== j),
          };
          const positions = strategy.positions.map((old, k) => (k === i ? taken : old));
          expect(because(legalComplex, { ...strategy, positions })).not.toBe('');
        }),
        { numRuns: runs(40, 8) },
      );
    }
  });

  const { legalComplex } = compile(domineering, grid(4, 4));
  const strategy = winningStrategy(legalComplex, { first: 'L' });

  it('refuses a strategy for another game, player or rule', () => {
    expect(because(compile(domineering, grid(4, 5)).legalComplex, strategy)).not.toBe('');
    expect(because(compile(snort, path(12)).legalComplex, strategy)).not.toBe('');
    expect(because(legalComplex, { ...strategy, winner: 'R' })).toMatch(/^the start/);
    expect(because(legalComplex, { ...strategy, play: 'misere' })).not.toBe('');
    expect(because(legalComplex, { ...strategy, start: null })).toMatch(/^the start/);
    expect(because(legalComplex, { ...strategy, start: -1, winner: 'R' })).toMatch(/^the start/);
  });

  it('refuses symmetries that are none', () => {
    const [first] = strategy.symmetries;
    const exchanged = { ...first!, exchanges: !first!.exchanges };
    expect(because(legalComplex, { ...strategy, symmetries: [exchanged] })).toMatch(/^symmetry 0 brings/);
    const halved = { ...first!, images: first!.images.slice(1) };
    expect(because(legalComplex, { ...strategy, symmetries: [halved] })).toMatch(/^symmetry 0/);
    const swap = { exchanges: false, images: [[0, 1], [1, 0]] }; // prettier-ignore
    expect(because(legalComplex, { ...strategy, symmetries: [swap] })).toMatch(/^symmetry 0/);
  });

  it('refuses what is no strategy', () => {
    for (const junk of [null, 3, 'L', [], {}, { ...strategy, parts: 3 }, { ...strategy, values: ['{'] }])
      expect(because(legalComplex, junk)).not.toBe('');
    expect(because(legalComplex, { ...strategy, parts: [{ free: [99], placed: [] }] })).toMatch(/^part 0/);
    const [position] = strategy.positions;
    expect(because(legalComplex, { ...strategy, positions: [{ ...position!, parts: [999] }] })).toMatch(/^position 0/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimplicialComplex } from 'spgames/complex';
import { col, compile, domineering, nodeKayles, nogo, snort } from 'spgames/games';
import { cycle, grid, path } from 'spgames/boards';
import {
  outcomeBySearch,
  type OutcomeProof,
  type OutcomeProofByPositions,
  type OutcomeProofBySums,
  proveOutcome,
  type Reply,
  verifyOutcomeProof,
} from 'spgames/evaluation';
import { labelledComplexes } from '../../generators/labelledGames.js';
import { inFull, runs } from '../../helpers/sampling.js';

const QUESTIONS = [{ play: 'normal' }, { play: 'misere' }] as const;

function because(complex: SimplicialComplex, proof: unknown): string {
  const found = verifyOutcomeProof(complex, proof as OutcomeProof);
  return found.verified ? '' : found.because;
}

const gamesOfSums = [
  ['SNORT on a path', compile(snort, path(9))],
  ['SNORT on a grid', compile(snort, grid(3, 4))],
  ['COL on a grid', compile(col, grid(3, 3))],
  ['DOMINEERING on a grid', compile(domineering, grid(4, 5))],
  ['NODE-KAYLES on a grid', compile(nodeKayles, grid(3, 4))],
] as const;
const gamesOfPositions = [
  ['NOGO on a grid', compile(nogo, inFull ? grid(3, 4) : grid(3, 3))],
  ['NOGO on a cycle', compile(nogo, cycle(8))],
] as const;
const games = [...gamesOfSums, ...gamesOfPositions];

describe('proveOutcome', () => {
  it('has the outcome that the search finds, and is verified, on random labelled complexes', () => {
    fc.assert(
      fc.property(labelledComplexes({ maxN: 11 }), (complex) => {
        for (const question of QUESTIONS) {
          const proof = proveOutcome(complex, question);
          expect(proof.outcome).toBe(outcomeBySearch(complex, question));
          expect(because(complex, proof)).toBe('');
        }
      }),
      { numRuns: runs(1500, 60) },
    );
  });

  it.each(games)('is verified, also after it was written: %s', (_, { legalComplex }) => {
    for (const question of QUESTIONS) {
      const proof = proveOutcome(legalComplex, question);
      expect(proof.outcome).toBe(outcomeBySearch(legalComplex, question));
      expect(because(legalComplex, JSON.parse(JSON.stringify(proof)))).toBe('');
    }
  });
});

/** The proof with one reply in place of another one. */
function withReply(proof: OutcomeProofBySums, position: number, index: number, reply: Reply): OutcomeProofBySums {
  const positions = proof.positions.map((old, i) =>
    i === position ? { ...old, replies: old.replies.map((r, j) => (j === index ? reply : r)) } : old,
  );
  return { ...proof, positions };
}

describe('verifyOutcomeProof', () => {
  it.each(gamesOfSums)('refuses a proof with a changed reply: %s', (_, { legalComplex }) => {
    for (const question of QUESTIONS) {
      const proof = proveOutcome(legalComplex, question) as OutcomeProofBySums;
      const places = proof.positions.flatMap(({ replies }, i) => replies.map((_, j) => [i, j] as const));
      if (places.length === 0) continue;
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.nat(), (place, seed) => {
          const [i, j] = place;
          const reply = proof.positions[i]!.replies[j]!;
          // Another position is not what the reply leads to; and to say that the winner has won already is right only
          // where he has.
          if (reply !== null && proof.positions.length > 1) {
            const next = (reply[2] + 1 + (seed % proof.positions.length)) % proof.positions.length;
            if (next !== reply[2])
              expect(because(legalComplex, withReply(proof, i, j, [reply[0], reply[1], next]))).toMatch(/position/);
          }
          const taken = {
            ...proof.positions[i]!,
            replies: proof.positions[i]!.replies.filter((_, k) => k !== j),
          };
          const positions = proof.positions.map((old, k) => (k === i ? taken : old));
          expect(because(legalComplex, { ...proof, positions })).not.toBe('');
        }),
        { numRuns: runs(15, 6) },
      );
    }
  });

  const { legalComplex } = compile(domineering, grid(4, 4));
  const proof = proveOutcome(legalComplex) as OutcomeProofBySums;

  it('refuses a proof for another game, player or rule', () => {
    expect(because(compile(domineering, grid(4, 5)).legalComplex, proof)).not.toBe('');
    expect(because(compile(snort, path(12)).legalComplex, proof)).not.toBe('');
    expect(because(legalComplex, { ...proof, outcome: 'L' })).toMatch(/^R begins/);
    expect(because(legalComplex, { ...proof, outcome: 'P' })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, play: 'misere' })).not.toBe('');
    expect(because(legalComplex, { ...proof, first: { ...proof.first, L: null } })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, first: { L: -1, R: -1 }, outcome: 'P' })).toMatch(/^L begins/);
  });

  it('refuses a proof without the parts of the game', () => {
    for (const play of ['normal', 'misere'] as const)
      for (const outcome of ['N', 'P', 'L', 'R']) {
        const starts = { L: 'NL'.includes(outcome) ? null : -1, R: 'NR'.includes(outcome) ? null : -1 };
        const forged = { play, outcome, first: starts, symmetries: [], parts: [], values: [], positions: [] };
        const isRight = play === 'normal' && outcome === outcomeBySearch(legalComplex);
        // Under normal play parts that are not listed count by their values.
        expect(because(legalComplex, forged) === '', `${play} ${outcome}`).toBe(isRight);
      }
  });

  it('refuses symmetries that are none', () => {
    const [first] = proof.symmetries;
    const exchanged = { ...first!, exchanges: !first!.exchanges };
    expect(because(legalComplex, { ...proof, symmetries: [exchanged] })).toMatch(/^symmetry 0 brings/);
    const halved = { ...first!, images: first!.images.slice(1) };
    expect(because(legalComplex, { ...proof, symmetries: [halved] })).toMatch(/^symmetry 0/);
    const swap = {
      exchanges: false,
      images: [
        [0, 1],
        [1, 0],
      ],
    };
    expect(because(legalComplex, { ...proof, symmetries: [swap] })).toMatch(/^symmetry 0/);
  });

  it('refuses what is not a proof', () => {
    for (const junk of [null, 3, 'L', [], {}, { ...proof, parts: 3 }, { ...proof, values: ['{'] }])
      expect(because(legalComplex, junk)).not.toBe('');
    expect(because(legalComplex, { ...proof, parts: [{ free: [99], placed: [] }] })).toMatch(/^part 0/);
    const [position] = proof.positions;
    expect(because(legalComplex, { ...proof, positions: [{ ...position!, parts: [999] }] })).toMatch(/^position 0/);
  });
});

// Where a platform refuses WebAssembly proofs are by sums.
describe.skipIf(Reflect.get(globalThis, 'WebAssembly') === undefined)('proofs by positions', () => {
  it.each(gamesOfPositions)('are refused with a changed, missing or further reply: %s', (_, { legalComplex }) => {
    for (const question of QUESTIONS) {
      const proof = proveOutcome(legalComplex, question) as OutcomeProofByPositions;
      const letters = proof.positions.join('');
      const refuses = (changed: string): void => {
        expect(because(legalComplex, { ...proof, positions: [changed] })).not.toBe('');
      };
      expect(because(legalComplex, { ...proof, positions: [letters] })).toBe('');
      refuses(letters.slice(1));
      refuses(letters.slice(0, -1));
      refuses(`${letters}A`);
      fc.assert(
        fc.property(fc.nat({ max: letters.length - 1 }), (i) => {
          for (const letter of ['-', '?', '4'].filter((other) => other !== letters[i]))
            refuses(letters.slice(0, i) + letter + letters.slice(i + 1));
        }),
        { numRuns: runs(200, 20) },
      );
    }
  });

  const { legalComplex } = compile(nogo, grid(3, 3));
  const proof = proveOutcome(legalComplex) as OutcomeProofByPositions;

  it('are refused for another game, player, rule or symmetry', () => {
    expect(because(compile(nogo, grid(3, 4)).legalComplex, proof)).not.toBe('');
    expect(because(compile(snort, path(40)).legalComplex, proof)).toMatch(/expected at most 57/);
    expect(because(legalComplex, { ...proof, outcome: 'P' })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, play: 'misere' })).not.toBe('');
    expect(because(legalComplex, { ...proof, first: { ...proof.first, L: null } })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, first: { ...proof.first, L: -1 } })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, first: { ...proof.first, L: 99 } })).toMatch(/^L begins/);
    expect(because(legalComplex, { ...proof, symmetries: [{ exchanges: true, images: [] }] })).toMatch(/^symmetry 0/);
    expect(because(legalComplex, { ...proof, symmetries: [] })).not.toBe('');
    for (const junk of [
      { ...proof, positions: 3 },
      { ...proof, positions: [3] },
      { ...proof, first: 3 },
    ])
      expect(because(legalComplex, junk)).toMatch(/^proof/);
  });
});

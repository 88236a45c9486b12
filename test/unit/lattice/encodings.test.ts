import { describe, expect, it } from 'vitest';
import { subtractionGame } from 'spgames/evaluation';
import { latticeGameOfForm, latticeGameOfHeaps, latticeGameOfMoves, latticeGameOfOptions } from 'spgames/lattice';
import { parseForm } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';

describe('what cannot be a lattice game', () => {
  it('is refused', () => {
    expect(codeOf(() => latticeGameOfHeaps('77'))).toBe('not-an-octal-code');
    expect(codeOf(() => latticeGameOfHeaps('.7G8'))).toBe('not-a-hexadecimal-code');
    expect(codeOf(() => latticeGameOfHeaps([1, 7]))).toBe('not-an-octal-digit');
    expect(codeOf(() => latticeGameOfHeaps([0, 16]))).toBe('not-an-octal-digit');
    expect(codeOf(() => latticeGameOfHeaps('.7', { heaps: -1 }))).toBe('invalid-option');
    expect(codeOf(() => latticeGameOfHeaps(subtractionGame([1], [2])))).toBe('not-impartial');
    expect(codeOf(() => latticeGameOfHeaps('.77', { heaps: 1000 }))).toBe('too-many-moves');
    expect(codeOf(() => latticeGameOfHeaps('.77', { heaps: 12, limit: 10 }))).toBe('too-many-items');
    expect(codeOf(() => latticeGameOfForm(parseForm('{*|}')))).toBe('not-impartial');
    expect(codeOf(() => latticeGameOfOptions([[1], [[0, 1]]]))).toBe('not-acyclic');
    expect(codeOf(() => latticeGameOfOptions([[1], [2]]))).toBe('invalid-argument');
    const partizan = { options: () => [{ player: 'L' as const, position: 0 }], key: String };
    expect(codeOf(() => latticeGameOfMoves(partizan, 1))).toBe('not-impartial');
    const endless = { options: (n: number) => [{ position: n + 1 }], key: (n: number) => n % 3 };
    expect(codeOf(() => latticeGameOfMoves(endless, 1))).toBe('not-acyclic');
  });

  it('says of what it has no part', () => {
    expect(codeOf(() => latticeGameOfHeaps('.7', { heaps: 2 }).position([3]))).toBe('unknown-part');
    expect(codeOf(() => latticeGameOfHeaps('.7').position('3' as never))).toBe('invalid-argument');
    expect(latticeGameOfHeaps('.7', { heaps: 2 }).position([2, 0, 2, 1])).toEqual([1, 2]);
  });
});

import type { Work } from '../../run.js';
import type { Outcome } from '../../values/index.js';
import type { HeapGame } from './HeapGame.js';

/**
 * Who wins on each heap, from the empty one on, in a take-and-break game that splits no heap: who moves first wins iff
 * a move leads to a heap on which the opponent, moving first, loses. No values are made.
 * @complexity heaps times the longest removal
 */
export function outcomesWithoutSplits(
  { L, R }: NonNullable<HeapGame['digits']>,
  largest: number,
  work: Work,
): Outcome[] {
  const first = { L: new Uint8Array(largest + 1), R: new Uint8Array(largest + 1) };
  const wins = (digits: readonly number[], heap: number, opponent: Uint8Array): boolean =>
    digits.some((digit, taken) => {
      const rest = heap - taken;
      return rest >= 0 && (digit & (rest === 0 ? 1 : 2)) !== 0 && opponent[rest] === 0;
    });
  return Array.from({ length: largest + 1 }, (_, heap): Outcome => {
    work.tick(heap);
    const [left, right] = [wins(L, heap, first.R), wins(R, heap, first.L)];
    first.L[heap] = left ? 1 : 0;
    first.R[heap] = right ? 1 : 0;
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  });
}

import { InputError } from '../../errors.js';
import { shown } from '../../shape.js';

/**
 * OSLO WYTHOFF, WYTHOFF’S GAME in which Left may also pass until both heaps are empty: the k for which heaps of x
 * and y are k.upon*. It is 0 for empty heaps, 1 for equal heaps and where one is empty, else 2.
 * @throws InputError `invalid-argument`
 * @source Siegel 2011, Thm 3.6.1
 * @example osloWythoff(3, 5) // 2
 */
export function osloWythoff(x: number, y: number): number {
  for (const heap of [x, y]) requireHeap('osloWythoff', heap);
  if (x === 0 && y === 0) return 0;
  return x === y || x === 0 || y === 0 ? 1 : 2;
}

/**
 * OSLO GRUNDY, GRUNDY’S GAME in which Left may also pass until no heap can be split: the k for which a heap is
 * k.upon*, ⌊n/2⌋ for n ≥ 3 and 0 for n ≤ 2. Heaps add up.
 * @throws InputError `invalid-argument`
 * @source Siegel 2011, Thm 3.6.3
 * @example osloGrundy(1001) // 500
 */
export function osloGrundy(heap: number): number {
  requireHeap('osloGrundy', heap);
  return heap < 3 ? 0 : Math.floor(heap / 2);
}

/**
 * OSLO(OCTAL .0ⁿ7), in which n + 1 tokens are taken from a heap, what is left may be split, and Left may also pass
 * until there is no such move: the k for which a heap of m is k.upon*, ⌊(m + n) / (2n + 1)⌋. Heaps add up. For n = 2 it
 * is a theorem of the source and for others its conjecture, which its proof for n = 2 shows as well: what is left of a
 * heap of m = (2n + 1)k − n + r, 0 ≤ r ≤ 2n, is worth k − 1 or k if it is split into i and the rest, k − 1 for i =
 * min(n, m − n − 1); and {pass, A | B} = k.upon* for k > 1, A and B among (k − 1).upon* and k.upon*, the former in B,
 * and for k = 1 if 0 is in A, too.
 * @throws InputError `invalid-argument`
 * @source Siegel 2011, Thm 3.6.4
 * @example osloOctal(2, 13) // 3
 */
export function osloOctal(n: number, heap: number): number {
  for (const each of [n, heap]) requireHeap('osloOctal', each);
  return Math.floor((heap + n) / (2 * n + 1));
}

function requireHeap(task: string, found: number): void {
  if (!Number.isSafeInteger(found) || found < 0)
    throw new InputError('invalid-argument', `${task}: found ${shown(found)}; expected an integer of at least 0.`);
}

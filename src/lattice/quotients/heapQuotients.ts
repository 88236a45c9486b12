import { aFlag, optional } from '../../arguments.js';
import type { HeapGame } from '../../evaluation/index.js';
import { Work } from '../../run.js';
import { fields, integer, requireShape } from '../../shape.js';
import type { LatticeEncoding } from '../encodings/LatticeEncoding.js';
import { latticeGameOfHeaps } from '../encodings/latticeGameOfHeaps.js';
import { learnQuotient, quotientBounds, type QuotientDecision, type QuotientOptions } from './quotientDecision.js';
import type { Learned } from './QuotientLearner.js';

/** For which heaps quotients are looked for, and under which play. */
export interface HeapQuotientsOptions extends QuotientOptions {
  /** The largest heaps that there are; by default 10. */
  readonly heaps?: number;
  /** Does whoever makes the last move lose? By default not. */
  readonly misere?: boolean;
}

/** The quotient of the heaps up to a size. */
export interface HeapQuotient {
  /** The largest heaps. */
  readonly heap: number;
  readonly encoding: LatticeEncoding;
  readonly decision: QuotientDecision;
}
const heapBounds = /* @__PURE__ */ fields({ heaps: optional(integer(0, 2 ** 16)), misere: optional(aFlag) });

/**
 * The quotients of a game on heaps of sizes up to 1, 2, 3, …: each is learned with what is known of the one before.
 * They end with the first that is not known to be finite.
 * @param game a heap game, or the code of one: octal or hexadecimal, as a text (`.77`) or as its digits from the digit
 * 0 on
 * @param options the largest heap; misère play; the most elements; `limit` counts positions that are searched and steps
 * of proofs
 * @returns one for each size from 1 on; equal decisions where the largest heaps have no moves
 * @throws InputError those of `latticeGameOfHeaps`
 * @source Guo & Miller 2009, Def. 6.6
 * @example heapQuotients('.123', { heaps: 9, misere: true }).map(({ decision }) => decision.finite === true && decision.quotient.order) // [2, 2, 6, 6, 6, 6, 6, 12, 20]
 */
export function heapQuotients(
  game: HeapGame | string | readonly number[],
  options: HeapQuotientsOptions = {},
): HeapQuotient[] {
  requireShape('heapQuotients', heapBounds, options, 'options');
  requireShape('heapQuotients', quotientBounds, options, 'options');
  const { heaps = 10, misere = false, maxStates = 1000, ...run } = options;
  const work = new Work('heapQuotients', run);
  const found: HeapQuotient[] = [];
  let learned: Learned | undefined;
  for (let heap = 1; heap <= heaps; heap++) {
    const encoding = latticeGameOfHeaps(game, { heaps: heap, misere, ...work.part() });
    const last = found.at(-1);
    if (last !== undefined && encoding.coordinates[heap] === null) {
      found.push({ heap, encoding, decision: last.decision });
      continue;
    }
    const decision = learnQuotient(encoding.game, work, maxStates, learned);
    if (decision.finite !== true) {
      found.push({ heap, encoding, decision });
      break;
    }
    learned = decision.learned;
    found.push({ heap, encoding, decision: { finite: true, quotient: decision.quotient } });
  }
  return found;
}

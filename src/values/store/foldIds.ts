import { foldOptions } from '../foldOptions.js';
import type { Records } from './Records.js';

/** A quantity of values that is found from those of the options, by id. */
export interface IdRule<T> {
  /** The quantity where the options are not needed, at least for the integers; undefined where they are. */
  readonly known: (id: number) => T | undefined;
  /**
   * The quantity from that of the options, or undefined to end the work.
   * @param at where the options stand in the pool
   */
  readonly combine: (at: number, memo: ReadonlyMap<number, T>, id: number) => T | undefined;
}

/**
 * `foldOptions` for a value. By ids, without objects for values and lists of options: with the lower bound of the
 * length of names it saves a fifth of the CPU time of `value snort@path:16` beyond the start-up (bench/values.ts).
 * @param memo what is found already, by id
 * @returns undefined if the rule ended the work
 */
export function foldIds<T>(records: Records, id: number, rule: IdRule<T>, memo: Map<number, T>): T | undefined {
  return foldOptions<number, T>(
    id,
    {
      known: rule.known,
      visitOptions: (value, visit) => {
        const at = records.place(value);
        const { pool } = records; // placing may move it
        const end = at + 2 + pool[at]! + pool[at + 1]!;
        for (let i = at + 2; i < end; i++) visit(pool[i]!);
      },
      combine: (value) => rule.combine(records.place(value), memo, value),
    },
    memo,
  );
}

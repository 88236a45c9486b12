import { foldIds } from '../store/foldIds.js';
import type { Value } from '../Value.js';
import type { NameStyle } from './NameStyle.js';

/**
 * A lower bound of the length of the name of a value, which tells at little cost that most long names are long. Values
 * whose stops are equal count as one sign, for they may have names of their own; all others are written in braces, of
 * which those around the only option of a side may be left out, and show all options, or with ± the Left ones.
 * @complexity the number of followers, each once
 */
export function leastNameLength({ id, store }: Value, style: NameStyle, switches: boolean): number {
  const { records } = store.arithmetic;
  const braces = style.open.length + style.close.length;
  const least = foldIds<number>(
    records,
    id,
    {
      known: (follower) => (records.isCold(follower) ? 1 : undefined),
      combine: (at, memo) => {
        const { pool } = records;
        const middle = at + 2 + pool[at]!;
        const end = middle + pool[at + 1]!;
        const lengthOf = (begin: number, to: number): number => {
          let length = (to - begin - 1) * style.comma.length;
          for (let i = begin; i < to; i++) length += memo.get(pool[i]!)!;
          return length - (to - begin === 1 && !records.isClosed(pool[begin]!) ? braces : 0);
        };
        const left = lengthOf(at + 2, middle);
        return Math.max(1, switches ? left : braces + style.bars[0]!.length + left + lengthOf(middle, end));
      },
    },
    new Map<number, number>(),
  );
  return least!;
}

import { InputError, LimitError } from '../../errors.js';
import { birthday, type Value } from '../../values/index.js';
import { digraphWithValueOrder } from '../universal/digraphWithValue.js';
import { smallDigraphWithValue } from '../universal/smallDigraphs.js';
import type { OrderBoundOptions } from './greatestOrder.js';

/**
 * f(X), the least order of a digraph of a value, between bounds: from below the birthday, what is proven of small
 * digraphs, and one more than f of any option of the canonical form; from above the digraphs known.
 * @complexity linear in the number of followers and options, each followed once
 * @source Clow and McKay 2024, Sec. 5
 * @example digraphOrderBounds(parseValue('*2')) // { least: 4n, most: 4n }
 */
export function digraphOrderBounds(value: Value): { readonly least: bigint; readonly most: bigint } {
  const least = new Map<number, bigint>();
  const stack = [value];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const known = proven(top);
    const below = known === undefined ? [...top.options('L'), ...top.options('R')] : [];
    const missing = below.filter(({ id }) => !least.has(id));
    stack.push(...missing);
    if (missing.length > 0) continue;
    stack.pop();
    const bounds = [birthday(top), ...below.map(({ id }) => least.get(id)! + 1n)];
    least.set(top.id, known ?? bounds.reduce((a, b) => (a > b ? a : b)));
  }
  return { least: least.get(value.id)!, most: digraphWithValueOrder(value, { small: smallDigraphWithValue }) };
}

/** f of a value where it is proven; no other value is on fewer than seven vertices unless that is not known. */
function proven(value: Value): bigint | undefined {
  const small = smallDigraphWithValue(value);
  return small.known && small.least === true ? BigInt(small.digraph.n) : undefined;
}

const LARGEST_N = 512;

/**
 * Digraphs with at most n vertices have at most this many values: G(n) ≤ Σ 2^(i²) for i ≤ n, the coloured
 * labelled digraphs. As printed it is n·2^(n²), which is too small for n = 1, where the empty digraph counts.
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError `too-large-construction` for n above 512
 * @source Clow and McKay 2024, Lemma 5.3
 * @example digraphValueCountBound(2) // 19n
 */
export function digraphValueCountBound(n: number, given: OrderBoundOptions = {}): bigint {
  if (!Number.isInteger(n) || n < 0)
    throw new InputError(
      'invalid-argument',
      `digraphValueCountBound: n is ${n}; expected an integer that is at least 0.`,
    );
  if (n > LARGEST_N)
    throw new LimitError('too-large-construction', `digraphValueCountBound: n is ${n}; the limit is ${LARGEST_N}.`, {
      details: { n, limit: LARGEST_N },
    });
  const { as = 'sharper' } = given;
  if (as !== 'sharper' && as !== 'printed')
    throw new InputError('invalid-option', 'digraphValueCountBound: as is neither; expected "sharper" or "printed".');
  if (as === 'printed') return BigInt(n) * 2n ** BigInt(n * n);
  let sum = 0n;
  for (let i = 0; i <= n; i++) sum += 2n ** BigInt(i * i);
  return sum;
}

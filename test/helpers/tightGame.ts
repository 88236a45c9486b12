import type { Value, ValueStore } from 'spgames/values';

/** G_n of Huntemann 2018, Ex. 5.26: confusion intervals of at most 6, temperature 9 − 3/2^n. */
export function tightGame(n: number, store: ValueStore): Value {
  const number = (x: number): Value => store.number(x);
  let inner = store.fromOptions([number(6 * n + 9)], [number(6 * n + 3)]);
  for (let k = n - 1; k >= 0; k--) inner = store.fromOptions([inner], [number(6 * k + 3)]);
  return store.fromOptions([inner], [inner.negative()]);
}

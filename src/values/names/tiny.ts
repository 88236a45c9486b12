import type { Value } from '../Value.js';

/**
 * Tiny-G, {0 | {0 | −G}}: for G > 0 a positive infinitesimal, the smaller the larger G is.
 * @source Huntemann 2018, Def. 4.11
 */
export function tiny(value: Value): Value {
  const { store } = value;
  return store.fromOptions([store.zero], [store.fromOptions([store.zero], [value.negative()])]);
}

/** Miny-G, {{G | 0} | 0}, the negative of tiny-G. @source Huntemann 2018, Def. 4.11 */
export function miny(value: Value): Value {
  return tiny(value).negative();
}

/** The G > 0 and the name if the canonical form of a value is that of tiny-G or miny-G. */
export function tinyOf(value: Value): { readonly name: 'tiny' | 'miny'; readonly of: Value } | undefined {
  // Few values have 0 as their only option for a player, whose id is 0.
  const { records } = value.store.arithmetic;
  const at = records.place(value.id);
  const [left, right] = [records.pool[at]!, records.pool[at + 1]!];
  if (!(left === 1 && records.pool[at + 2] === 0) && !(right === 1 && records.pool[at + 2 + left] === 0))
    return undefined;
  const { zero } = value.store;
  const only = (options: readonly Value[]): Value | undefined => (options.length === 1 ? options[0] : undefined);
  for (const [player, other, loser] of [
    ['L', 'R', 'R'],
    ['R', 'L', 'L'],
  ] as const) {
    if (only(value.options(player)) !== zero) continue;
    const threat = only(value.options(other));
    if (threat === undefined || only(threat.options(player)) !== zero) continue;
    const end = only(threat.options(other));
    if (end?.outcome === loser)
      return player === 'L' ? { name: 'tiny', of: end.negative() } : { name: 'miny', of: end };
  }
  return undefined;
}

import type { Value, ValueStore } from 'spgames/values';
import type { Choices } from './rowRules.js';

/** The value of a position by its rules alone: no sums, no symmetry, no theorem. */
export function slowValue(
  rules: (position: string) => Choices,
  position: string,
  store: ValueStore,
  known: Map<string, Value> = new Map(),
): Value {
  const found = known.get(position);
  if (found !== undefined) return found;
  const { L, R } = rules(position);
  const values = (options: readonly string[]): Value[] =>
    options.map((option) => slowValue(rules, option, store, known));
  const value = store.fromOptions(values(L), values(R));
  known.set(position, value);
  return value;
}

/** How many moves can be made at most, by whichever players. */
export function longestPlay(
  rules: (position: string) => Choices,
  position: string,
  known: Map<string, number> = new Map(),
): number {
  const found = known.get(position);
  if (found !== undefined) return found;
  const { L, R } = rules(position);
  const longest = Math.max(0, ...[...L, ...R].map((option) => 1 + longestPlay(rules, option, known)));
  known.set(position, longest);
  return longest;
}

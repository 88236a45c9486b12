import { integerCeiling, integerFloor, type Value } from '../../values/index.js';

/**
 * The least integer h ≥ 1 with −h ≤ v ≤ h and −h + ∗ ≤ v ≤ h + ∗, which decides how large the hub of a flag complex is.
 * At most 1 + max(⌈v⌉, −⌊v⌋), so at most one more than the birthday.
 */
export function balancedHeight(value: Value): bigint {
  const { store } = value;
  const [floor, ceiling] = [integerFloor(value), integerCeiling(value)];
  const least = [1n, ceiling, -floor].reduce((a, b) => (a > b ? a : b));
  const height = store.number(least);
  const star = store.nimber(1);
  const lies = height.negative().plus(star).isAtMost(value) && value.isAtMost(height.plus(star));
  return lies ? least : least + 1n;
}

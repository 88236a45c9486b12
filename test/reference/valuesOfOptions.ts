import { standardStore as store, type Value } from 'spgames/values';

/** The values that games with these options can have, at least one option each. */
export function valuesOfOptions(values: readonly Value[]): Value[] {
  const isAtMost = (one: Value, other: Value): boolean => one.isAtMost(other);
  const antichains: Value[][] = [[]];
  for (const value of values)
    antichains.push(
      ...antichains
        .filter((some) => some.every((other) => !isAtMost(value, other) && !isAtMost(other, value)))
        .map((some) => [...some, value]),
    );
  const found = new Map<number, Value>();
  for (const left of antichains)
    for (const right of antichains)
      if (left.length + right.length > 0) {
        const value = store.fromOptions(left, right);
        found.set(value.id, value);
      }
  return [...found.values()];
}

/** Has a game with some of these options the value? With all that change nothing if it has. */
export function isOfOptions(value: Value, options: readonly Value[]): boolean {
  const left = options.filter((option) => !value.isAtMost(option));
  const right = options.filter((option) => !option.isAtMost(value));
  return left.length + right.length > 0 && store.fromOptions(left, right).equals(value);
}

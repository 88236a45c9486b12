import type { Attribute } from './attributes.js';
import type { ColumnImplication } from './canonicalBase.js';
import { areDisjoint, isInside } from './ColumnInterval.js';

/** What is known of comparisons of one column with numbers: t ≥ 3 implies t ≥ 2, and excludes t ≤ 1. */
export function backgroundOf(attributes: readonly Attribute[]): ColumnImplication[] {
  const all = [...attributes.keys()];
  const found: ColumnImplication[] = [];
  for (const [i, { interval }] of attributes.entries()) {
    if (interval === undefined) continue;
    const conclusion = all.filter((j) => {
      const other = attributes[j]!.interval;
      return i !== j && other !== undefined && isInside(interval, other);
    });
    if (conclusion.length > 0) found.push({ premise: [i], conclusion });
    for (const [j, { interval: other }] of attributes.entries())
      if (j > i && other !== undefined && areDisjoint(interval, other))
        found.push({ premise: [i, j], conclusion: all.filter((column) => column !== i && column !== j) });
  }
  return found;
}

/**
 * A set of attributes without those that others of it imply: of thresholds only the strongest is said.
 * @param background of one attribute each; others are left alone
 */
export function reducedSet(set: readonly number[], background: readonly ColumnImplication[]): number[] {
  const implied = new Map(
    background.flatMap(({ premise, conclusion }) =>
      premise.length === 1 ? [[premise[0]!, new Set(conclusion)] as const] : [],
    ),
  );
  const implies = (one: number, other: number): boolean => implied.get(one)?.has(other) === true;
  return set.filter(
    (column) =>
      !set.some((other) => other !== column && implies(other, column) && !(implies(column, other) && column < other)),
  );
}

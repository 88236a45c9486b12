import { InputError } from '../errors.js';
import type { Player } from '../player.js';
import type { Cover } from './LabelledPoset.js';

/** A lower and an upper element; if the one covers the other, perhaps with the label of the cover. */
export type Relation = readonly [lower: number, upper: number, label?: Player | undefined];

/** The labels of the elements: those given, or 1…n. @throws InputError `invalid-label`, `invalid-ground-set` */
export function elementLabels(elements: readonly string[] | number, task: string): readonly string[] {
  if (typeof elements === 'number') {
    if (!Number.isInteger(elements) || elements < 0)
      throw new InputError('invalid-ground-set', `${task}: n is ${elements}; expected an integer n ≥ 0 or labels.`);
    return Array.from({ length: elements }, (_, x) => String(x + 1));
  }
  const wrong = elements.findIndex((label) => typeof label !== 'string' || label === '');
  if (wrong !== -1)
    throw new InputError(
      'invalid-label',
      `${task}: the label of element ${wrong} is ${JSON.stringify(elements[wrong])}; expected a nonempty text.`,
    );
  return Object.freeze([...elements]);
}

/**
 * The pairs as covers, each once, by lower and upper element; a pair of equal elements says nothing and is left out.
 * @throws InputError `invalid-element`, `invalid-label`, `invalid-labels`
 */
export function checkRelations(pairs: Iterable<Relation>, n: number, task: string): Cover[] {
  const known = new Map<number, Cover>();
  for (const [lower, upper, label] of pairs) {
    for (const x of [lower, upper])
      if (!Number.isInteger(x) || x < 0 || x >= n)
        throw new InputError(
          'invalid-element',
          `${task}: element ${String(x)}; expected an integer x with 0 ≤ x < ${n}.`,
          { details: { element: x, n } },
        );
    if (label !== undefined && label !== 'L' && label !== 'R')
      throw new InputError(
        'invalid-label',
        `${task}: the pair ${lower}, ${upper} has the label ${JSON.stringify(label)}; expected "L", "R" or none.`,
      );
    if (lower === upper) continue;
    const key = lower * n + upper;
    const before = known.get(key);
    if (before !== undefined && before.label !== label)
      throw new InputError(
        'invalid-labels',
        `${task}: the pair ${lower}, ${upper} is labelled ${before.label ?? 'not at all'} and ${label ?? 'not at all'}; expected one label.`,
      );
    known.set(key, label === undefined ? { lower, upper } : { lower, upper, label });
  }
  return [...known.values()].sort((a, b) => a.lower - b.lower || a.upper - b.upper);
}

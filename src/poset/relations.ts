import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import { UNSEEN_SIGN } from '../text/internal.js';
import type { Player } from '../player.js';
import type { Cover } from './LabelledPoset.js';

/** A lower and an upper element; if the one covers the other, perhaps with the label of the cover. */
export type Relation = readonly [lower: number, upper: number, label?: Player | undefined];

/** The largest poset whose order is held as a matrix of bits. */
export const POSET_LIMIT: number = 1 << 15;

/** @throws LimitError `too-large-poset` */
export function checkSize(n: number, task: string): void {
  if (n > POSET_LIMIT)
    throw new LimitError('too-large-poset', `${task}: ${n} elements; the limit is ${POSET_LIMIT}.`, {
      details: { n, limit: POSET_LIMIT },
    });
}

/**
 * The labels of the elements: those given, or 1…n.
 * @throws InputError `invalid-label`, `invalid-ground-set`; LimitError `too-large-poset`
 */
export function elementLabels(elements: readonly string[] | number, task: string): readonly string[] {
  if (typeof elements === 'number') {
    if (!Number.isInteger(elements) || elements < 0)
      throw new InputError('invalid-ground-set', `${task}: n is ${elements}; expected an integer n ≥ 0 or labels.`);
    checkSize(elements, task);
    return Array.from({ length: elements }, (_, x) => String(x + 1));
  }
  if (!Array.isArray(elements))
    throw new InputError(
      'invalid-ground-set',
      `${task}: the elements are ${shown(elements)}; expected a list of labels, or a number n.`,
    );
  const labels = Array.from(elements as readonly string[]);
  checkSize(labels.length, task);
  const wrong = labels.findIndex((label) => typeof label !== 'string' || label === '' || UNSEEN_SIGN.test(label));
  if (wrong !== -1)
    throw new InputError(
      'invalid-label',
      `${task}: the label of element ${wrong} is ${shown(labels[wrong])}; expected a nonempty text without control characters.`,
    );
  return Object.freeze(labels);
}

/**
 * The pairs as covers, each once, by lower and upper element; a pair of equal elements says nothing and is left out.
 * @throws InputError `invalid-element`, `invalid-label`, `invalid-labels`
 */
export function checkRelations(pairs: Iterable<Relation>, n: number, task: string): Cover[] {
  const known = new Map<number, Cover>();
  for (const pair of requireIterable(pairs, task)) {
    if (!Array.isArray(pair))
      throw new InputError('invalid-element', `${task}: ${shown(pair)} is a relation; expected a pair [lower, upper].`);
    const [lower, upper, label] = pair as unknown as Relation;
    for (const x of [lower, upper])
      if (!Number.isInteger(x) || x < 0 || x >= n)
        throw new InputError(
          'invalid-element',
          `${task}: element ${shown(x)}; expected an integer x with 0 ≤ x < ${n}.`,
          { details: { element: x, n } },
        );
    if (label !== undefined && label !== 'L' && label !== 'R')
      throw new InputError(
        'invalid-label',
        `${task}: the pair ${lower}, ${upper} has the label ${shown(label)}; expected "L", "R" or none.`,
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

function requireIterable(pairs: Iterable<unknown>, task: string): Iterable<unknown> {
  if (typeof pairs === 'object' && (pairs as unknown) !== null && Symbol.iterator in pairs) return pairs;
  throw new InputError('invalid-element', `${task}: the relations are ${shown(pairs)}; expected a list of pairs.`);
}

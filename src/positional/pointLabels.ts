import { givenItems } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import { isLabel } from '../text/internal.js';

/** Signs that separate in the notation of positions. */
const SEPARATORS = /[\s,;:/|()[\]{}<>=*+"']/;

/**
 * The labels of points, checked and frozen.
 * @param given undefined for 0, 1, …
 * @param least so many points there are at least
 * @throws InputError `invalid-label`, `not-distinct-labels`, `invalid-vertex`; LimitError `too-large-board`
 */
export function pointLabels(task: string, given: unknown, least: number, most: number): readonly string[] {
  const list = given === undefined ? undefined : givenItems(given, task, 'a list of labels');
  const n = list?.length ?? least;
  if (n > most) throw new LimitError('too-large-board', `${task}: ${n} points; the limit is ${most}.`);
  if (n < least)
    throw new InputError(
      'invalid-vertex',
      `${task}: a winning set contains point ${least - 1}, and there are ${n} labels; expected a label for each point.`,
    );
  const labels = list ?? Array.from({ length: n }, (_, point) => String(point));
  const seen = new Set<string>();
  // Not `map`, which passes over holes.
  return Object.freeze(
    Array.from(labels, (label) => {
      if (typeof label !== 'string' || !isLabel(label) || SEPARATORS.test(label))
        throw new InputError(
          'invalid-label',
          `${task}: the label ${shown(label)}; expected a text without blanks, brackets, quotes and the signs , ; : / | < > = * +.`,
        );
      if (seen.has(label))
        throw new InputError('not-distinct-labels', `${task}: the label ${shown(label)} twice; expected each once.`);
      seen.add(label);
      return label;
    }),
  );
}

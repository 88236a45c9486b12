import { LoopyGame } from '../loopy/door.js';
import { Form } from '../values/door.js';
import { fractionOf } from './kinds.js';
import type { Language } from './Language.js';
import { objectType } from './objects.js';
import { ordered } from './order.js';
import { typeOf } from './typeOf.js';
import { areSame, keptOf } from './withFields.js';

/**
 * Is `==` true of two items? Of what it does not compare, it is not.
 * @throws InputError for values beside literal games
 */
export function sameness(a: unknown, b: unknown, language: Language): boolean {
  language.work?.step();
  if (a === b) return true;
  if (hasOrder(a) && hasOrder(b)) return ordered([a, b], 'equal', language).compare(0, 1) === '=';
  const [own, other] = [typeOf(a), typeOf(b)];
  const [first, second] = [keptOf(a), keptOf(b)];
  if (first !== undefined && second !== undefined) return areSame(first, second);
  const { equals } = (a ?? {}) as { readonly equals?: (b: unknown) => unknown };
  return own === other && typeof equals === 'function' && equals.call(a, b) === true;
}

function hasOrder(item: unknown): boolean {
  if (item instanceof Form || item instanceof LoopyGame) return true;
  return objectType(item)?.value !== undefined || fractionIsDyadic(item);
}

/** Other numbers are values of no game. */
function fractionIsDyadic(item: unknown): boolean {
  const fraction = fractionOf(item);
  return fraction !== undefined && (fraction.d & (fraction.d - 1n)) === 0n;
}

import { wrongArgument } from '../arguments.js';
import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import { LabelledPoset } from '../poset/index.js';
import type { GamePosetDefinition } from './gamePosetDefinition.js';

const TASK = 'new GamePoset';

/** @throws InputError `invalid-argument` for what defines no poset; whether its order is one is seen when it is used */
export function requireDefinition(definition: { readonly [key in keyof GamePosetDefinition<unknown>]: unknown }): void {
  if (typeof definition !== 'object' || (definition as unknown) === null)
    throw wrongArgument(TASK, definition, 'an object such as { name, elements, order }');
  const { name, elements, order, labels, indexOf, formulas } = definition;
  require(typeof name === 'string' && name !== '', 'name', name, 'a nonempty text');
  require(Array.isArray(elements), 'elements', elements, 'a list of games');
  require(labels === undefined || typeof labels === 'function', 'labels', labels, 'a function that lists the names');
  require(indexOf === undefined || typeof indexOf === 'function', 'indexOf', indexOf, 'a function that finds a game');
  const { length } = elements as readonly unknown[];
  require(typeof order === 'function' ||
    (order instanceof LabelledPoset
      ? order.n === length
      : isPlane(
          order,
          length,
        )), 'order', order, 'a function of two elements, the coordinates { x, y } of each, or a LabelledPoset of as many');
  require(formulas === undefined ||
    hasFunctions(formulas, ['join', 'meet']), 'formulas', formulas, 'the functions { join, meet }');
}

function require(fits: boolean, place: string, found: unknown, expected: string): void {
  if (fits) return;
  throw new InputError('invalid-argument', `${TASK}: ${place} is ${shown(found)}; expected ${expected}.`, {
    details: { parameter: place },
  });
}

function fieldsOf(object: unknown): Readonly<Record<string, unknown>> {
  return typeof object === 'object' && object !== null ? (object as Readonly<Record<string, unknown>>) : {};
}

function isPlane(order: unknown, length: number): boolean {
  const { x, y } = fieldsOf(order);
  return [x, y].every((axis) => fieldsOf(axis)['length'] === length);
}

function hasFunctions(object: unknown, names: readonly string[]): boolean {
  return names.every((name) => typeof fieldsOf(object)[name] === 'function');
}

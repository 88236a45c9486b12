import { anObject, takes } from '../arguments.js';
import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import { GamePoset } from './GamePoset.js';
import type { GamePosetDefinition } from './gamePosetDefinition.js';

const gamePosetOfTakes = /* @__PURE__ */ takes('gamePosetOf', () => ({ definition: anObject }));

/**
 * A poset of games of any kind: those of a list, with the order that is given.
 * @throws InputError `invalid-argument`; `not-reflexive`, `not-antisymmetric`, `not-transitive` when covers are asked for
 * @example gamePosetOf({ name: 'two', elements: ['a', 'b'], order: (a, b) => a <= b }).join(0, 1) // 1
 */
export function gamePosetOf<Game>(definition: GamePosetDefinition<Game>): GamePoset<Game> {
  gamePosetOfTakes(definition);
  const { name, elements, order, labels } = definition as {
    readonly [key in keyof GamePosetDefinition<Game>]: unknown;
  };
  const refuse = (place: string, found: unknown, expected: string): never => {
    throw new InputError('invalid-argument', `gamePosetOf: ${place} is ${shown(found)}; expected ${expected}.`);
  };
  if (typeof name !== 'string' || name === '') refuse('name', name, 'a nonempty text');
  if (!Array.isArray(elements)) refuse('elements', elements, 'a list of games');
  if (labels !== undefined && typeof labels !== 'function') refuse('labels', labels, 'a function that lists the names');
  const { length } = elements as readonly unknown[];
  const isPlane = (plane: unknown): boolean =>
    typeof plane === 'object' &&
    plane !== null &&
    ['x', 'y'].every(
      (axis) => (plane as Readonly<Record<string, ArrayLike<number> | undefined>>)[axis]?.length === length,
    );
  if (typeof order !== 'function' && !isPlane(order))
    refuse('order', order, 'a function of two elements, or the coordinates { x, y } of each');
  return new GamePoset(definition);
}

import { byFlaw, shown, type Shape } from '../shape.js';

/** The property that values are known by: what asks for it need not load the class. */
export const IS_VALUE: unique symbol = Symbol('Value');

/** A `Value`. */
export const aValue: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null && IS_VALUE in value
    ? undefined
    : `${place} is ${shown(value)}; expected a Value, such as parseValue("{2|-2}") or new Evaluator().value(complex)`,
);

/** The property that stores are known by. */
export const IS_STORE: unique symbol = Symbol('ValueStore');

/** A `ValueStore`. */
export const aValueStore: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null && IS_STORE in value
    ? undefined
    : `${place} is ${shown(value)}; expected a ValueStore, as new ValueStore() makes`,
);

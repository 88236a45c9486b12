import { byFlaw, shown, type Shape } from '../../shape.js';

/** A number that is not infinite. */
export const aFinite: Shape = byFlaw((value, place) =>
  Number.isFinite(value) ? undefined : `${place} is ${shown(value)}; expected a number`,
);

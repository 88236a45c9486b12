import { fields, integer, listOf, type Shape } from '../../shape.js';

/** A row of bumps with a roller: those to the west and to the east of it, each from west to east. */
export interface RollerPosition {
  readonly west: readonly number[];
  readonly east: readonly number[];
}

const bumps = /* @__PURE__ */ listOf(/* @__PURE__ */ integer(0));

/** A `RollerPosition`. */
export const aRollerPosition: Shape = /* @__PURE__ */ fields({ west: bumps, east: bumps });

/** The position of a text: numbers and the roller @, with commas between them. */
export function rollerPositionOf(text: string): RollerPosition {
  const items = text.split(',');
  const roller = items.indexOf('@');
  return { west: items.slice(0, roller).map(Number), east: items.slice(roller + 1).map(Number) };
}

/** As `rollerPositionOf` reads it. */
export function printRollerPosition({ west, east }: RollerPosition): string {
  return [...west, '@', ...east].join(',');
}

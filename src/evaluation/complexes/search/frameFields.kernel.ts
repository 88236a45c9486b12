/* The fields of a frame: one position whose moves are being tried. */

/** Number of fields. */
export const FIELDS = 14;
/** Where the component itself stands on the stack of the space, and where it ends. */
export const COMPONENT = 0;
export const COMPONENT_END = 13;
/** What is left of the position after the move at hand, and where it ends. */
export const REST = 1;
export const END = 2;
/** The sum so far: a result, the isolated vertices of Left less those of Right, those for both. */
export const SUM = 3;
export const BALANCE = 4;
export const STARS = 5;
/** Places in the list of moves, where results take the place of moves. */
export const FIRST = 6;
export const NEXT = 7;
export const MIDDLE = 8;
export const LAST = 9;
/** The entry in the memo, whether it holds the negative, whether both players have the same moves. */
export const ENTRY = 10;
export const SWAPPED = 11;
export const SHARED = 12;

/**
 * A test, or a program that one starts, hangs if it is not done after so many milliseconds: no machine is that slow.
 */
export const HANGING_MS: number = 3_600_000;

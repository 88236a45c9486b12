/**
 * A test, or a program that one starts, hangs if it is not done after so many milliseconds: no machine is that slow.
 */
export const HANGING_MS: number = 3_600_000;

/** What a page should show it shows within so many milliseconds, on any machine. */
export const SHOWN_MS = 180_000;

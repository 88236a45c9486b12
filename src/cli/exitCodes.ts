/** The exit status for bad input. */
export const BAD_INPUT = 2;
/** The exit status for what the limits cut off. */
export const CUT_OFF = 3;
/** The exit status for a fault of the program itself. */
export const OUR_FAULT = 70;
/** The exit status after Ctrl-C. */
export const INTERRUPTED = 130;

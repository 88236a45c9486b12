import { Account } from './Account';

/* What is asked of the library while work lasts. */

/**
 * Looks at the clock and the limits, and may throw; returns how many positions may be expanded before the next look.
 */
export declare function look(): i32;
/** Throws: there is no room for what an account asks for. */
export declare function full(account: Account): void;

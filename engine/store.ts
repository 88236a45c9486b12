/* What the program of positions asks of the program of values, whose memory it shares. */

/** a + b. */
export declare function sum(a: i32, b: i32): i32;
/** −a. */
export declare function negative(a: i32): i32;
/** The value balance + *nimber. */
export declare function lastMoves(balance: i32, nimber: i32): i32;
/** The value of the game with l Left and r Right options, whose ids stand there. */
export declare function fromOptions(lefts: usize, l: i32, rights: usize, r: i32): i32;

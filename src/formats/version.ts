/** The version of the library, as it stands in the JSON objects it writes. */
export const VERSION = '0.1.0';

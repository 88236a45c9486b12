/** The version of the library, as it stands in the JSON objects it writes. */
export const VERSION = '0.1.0';

/** An integer of any size in a JSON object: a number up to 2^53 − 1, else its decimal digits. */
export function jsonInteger(count: bigint): number | string {
  const isSafe = count <= BigInt(Number.MAX_SAFE_INTEGER) && count >= -BigInt(Number.MAX_SAFE_INTEGER);
  return isSafe ? Number(count) : String(count);
}

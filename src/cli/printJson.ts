/** The JSON text of a document in one line; a bigint above 2^53−1 becomes a decimal string. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? jsonCount(item) : item));
}

function jsonCount(count: bigint): number | string {
  const small = count <= BigInt(Number.MAX_SAFE_INTEGER) && count >= -BigInt(Number.MAX_SAFE_INTEGER);
  return small ? Number(count) : String(count);
}

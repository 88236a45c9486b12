/** The JSON text of a document in one line; a bigint above 2^53−1 becomes a decimal string. */
export function printJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? jsonCount(item) : item));
  } catch (error) {
    if (error instanceof RangeError) return printDeepJson(value);
    throw error;
  }
}

function jsonCount(count: bigint): number | string {
  const small = count <= BigInt(Number.MAX_SAFE_INTEGER) && count >= -BigInt(Number.MAX_SAFE_INTEGER);
  return small ? Number(count) : String(count);
}

/** A piece of JSON text among items that are still to be written. */
class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The same with a stack of its own: canonical forms may be nested deeper than `JSON.stringify` goes. */
function printDeepJson(value: unknown): string {
  const texts: string[] = [];
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const top = stack.pop();
    if (top instanceof Written) texts.push(top.text);
    else if (typeof top !== 'object' || top === null)
      texts.push(JSON.stringify(typeof top === 'bigint' ? jsonCount(top) : top) ?? 'null');
    else if ('toJSON' in top) stack.push((top as { toJSON(): unknown }).toJSON());
    else if (Array.isArray(top)) {
      const items = top.flatMap((item: unknown, i) => (i === 0 ? [item] : [new Written(','), item]));
      stack.push(new Written(']'), ...items.reverse(), new Written('['));
    } else {
      const fields = Object.entries(top).filter(([, field]) => field !== undefined);
      const items = fields.flatMap(([key, field], i) => [
        new Written(`${i === 0 ? '' : ','}${JSON.stringify(key)}:`),
        field as unknown,
      ]);
      stack.push(new Written('}'), ...items.reverse(), new Written('{'));
    }
  }
  return texts.join('');
}

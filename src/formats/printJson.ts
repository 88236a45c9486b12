import { wrongArgument } from '../arguments.js';
import { jsonInteger } from '../json.js';

/**
 * The JSON text of a document, or of any result of the library, in one line; a bigint above 2^53−1 becomes a decimal
 * string. Unlike `JSON.stringify` it takes bigints, and canonical forms that are nested deeply.
 * @example printJson(SimplicialComplex.simplex(2).fVector()) // '[1,2,1]'
 */
export function printJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // To look at each item takes several times as long: few documents have bigints.
    if (error instanceof TypeError) return printWithBigints(value);
    if (error instanceof RangeError) return printDeepJson(value);
    throw error;
  }
}

function printWithBigints(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? jsonInteger(item) : item));
  } catch (error) {
    if (error instanceof RangeError) return printDeepJson(value);
    if (error instanceof TypeError) throw wrongArgument('printJson', value, 'what has no circle in it');
    throw error;
  }
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
      texts.push(JSON.stringify(typeof top === 'bigint' ? jsonInteger(top) : top) ?? 'null');
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

import type { ValueStore } from '../ValueStore.js';
import { TextSpan } from '../../text/internal.js';
import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';

/** number, arrow with its repetitions or multiple, star with nimber; each may be missing. */
const CLOSED = /^(-?\d+(?:\/\d+)?)?(?:(\^|v)(\^|v|\d+)?)?(?:(\*)(\d+)?)?$/;

/**
 * The values of a text that `serializeValues` wrote, in a store.
 * @throws ParseError `invalid-values`
 */
export function deserializeValues(text: string, store: ValueStore): Value[] {
  const at = text.lastIndexOf('@');
  const listed = at === -1 ? text.length : at;
  const values: Value[] = [];
  let offset = 0;
  const refuse = (expected: string): never => {
    return TextSpan.of(text, 'deserializeValues').slice(offset).refuse('invalid-values', expected);
  };
  const followers = (indices: string): Value[] =>
    indices === ''
      ? []
      : indices.split(',').map((index) => {
          const value = /^[0-9a-z]+$/.test(index) ? values[parseInt(index, 36)] : undefined;
          return value ?? refuse('the index of an earlier value');
        });
  for (const record of text.slice(0, listed).split(';')) {
    if (record === '' && at === 0) break;
    const sides = /^\{([^|]*)\|([^|]*)\}$/.exec(record);
    values.push(
      sides === null
        ? (closedValue(record, store) ?? refuse('a number with ups and a nimber, or {indices|indices}'))
        : store.fromOptions(followers(sides[1]!), followers(sides[2]!)),
    );
    offset += record.length + 1;
  }
  return at === -1 ? refuse('@ and the indices of the values') : followers(text.slice(at + 1));
}

/** The value of a text that `serializeValue` wrote. @throws ParseError `invalid-values` */
export function deserializeValue(text: string, store: ValueStore): Value {
  const [value, ...others] = deserializeValues(text, store);
  if (value === undefined || others.length > 0)
    return TextSpan.of(text, 'deserializeValue')
      .slice(text.lastIndexOf('@'))
      .refuse('invalid-values', 'one value', undefined, `${others.length + (value === undefined ? 0 : 1)} values`);
  return value;
}

function closedValue(text: string, store: ValueStore): Value | undefined {
  const match = text === '' ? null : CLOSED.exec(text);
  if (match === null) return undefined;
  const [, number, arrow, multiple, star, nimber] = match;
  const count = multiple === undefined ? 1 : /\d/.test(multiple) ? Number(multiple) : 2;
  return store.closed({
    number: number === undefined ? Dyadic.zero : Dyadic.parse(number),
    ups: arrow === undefined ? 0 : arrow === '^' ? count : -count,
    nimber: star === undefined ? 0 : nimber === undefined ? 1 : Number(nimber),
  });
}

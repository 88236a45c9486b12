import { InputError } from '../../errors.js';
import { compareRationals, fieldOf, rationalOf, type DocumentFields } from './fields.js';

/** What is asked of a document. */
export interface Condition {
  /** The fields that are looked at. */
  readonly names: readonly string[];
  /** A comparison of what is undecided or missing, or cannot be compared, does not hold. */
  readonly holds: (fields: DocumentFields) => boolean;
}

const IN_ORDER: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
]);

/** A field compared with what is written behind the sign. */
const COMPARISON = /^\s*([\w.]+)\s*(<=|>=|!=|==?|<|>)\s*(.*?)\s*$/;

/**
 * A field beside what is written: numbers and fractions are compared as numbers, everything else as text; a name that
 * is a field stands for it. Undefined for what is not such a comparison.
 */
export function comparison(text: string): Condition | undefined {
  const [, name = '', operator = '', wanted = ''] = COMPARISON.exec(text) ?? [];
  if (wanted === '') return undefined;
  const number = rationalOf(wanted);
  const isInOrder = IN_ORDER.get(operator);
  if (isInOrder !== undefined && number === undefined) return undefined;
  const holds = (found: unknown, fields: DocumentFields): boolean => {
    const own = rationalOf(found);
    if (isInOrder !== undefined) return own !== undefined && isInOrder(compareRationals(own, number!));
    const other = /^[A-Za-z_]\w*$/.test(wanted) ? fieldOf(fields, wanted) : undefined;
    const isEqual = other === undefined ? isWritten(found, wanted) : areSame(found, other);
    return isEqual === (operator !== '!=');
  };
  return {
    names: [name],
    holds: (fields) => {
      const found = fieldOf(fields, name);
      return found !== undefined && holds(found, fields);
    },
  };
}

/** Is that what is written? */
function isWritten(found: unknown, wanted: string): boolean {
  const [own, number] = [rationalOf(found), rationalOf(wanted)];
  if (own !== undefined && number !== undefined) return own.equals(number);
  if (typeof found === 'boolean') return (wanted === 'true' || wanted === 'yes') === found;
  const bare = (text: string): string => text.replace(/[\s[\]]/g, '');
  return typeof found === 'string' ? found === wanted : bare(JSON.stringify(found)) === bare(wanted);
}

function areSame(found: unknown, other: unknown): boolean {
  const [own, number] = [rationalOf(found), rationalOf(other)];
  return own !== undefined && number !== undefined
    ? own.equals(number)
    : JSON.stringify(found) === JSON.stringify(other);
}

/**
 * @param what is wrong with it, if something is known
 * @param part where it is wrong
 */
export function invalidCondition(
  text: string,
  task: string,
  what = 'a field, one of < <= > >= = != and a value',
  part: string = text,
): InputError {
  return new InputError('invalid-condition', `${task}: --where has ${JSON.stringify(text)}; expected ${what}.`, {
    hint: "For example --where 'temperature>=5', --where outcome=N or --where 'lower<mean and outcome=N'.",
    details: { part: part.trim() },
  });
}

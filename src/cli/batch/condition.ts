import { InputError } from '../../errors.js';

/** A document of a command, by its fields. */
export type Fields = Readonly<Record<string, unknown>>;

const OPERATORS = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

/** What is asked of a document. */
export interface Condition {
  /** The field that is looked at. */
  readonly name: string;
  readonly holds: (fields: Fields) => boolean;
}

/**
 * A condition such as `temperature>=5`, `outcome=N`, `pure=true`, `fVector=1,6,8,2`. Numbers and fractions are compared
 * as numbers, everything else as text; what is undecided or missing fulfils none.
 * @throws InputError `invalid-condition`
 */
export function parseCondition(text: string): Condition {
  const match = /^\s*([\w.]+)\s*(<=|>=|!=|==?|<|>)\s*(.*?)\s*$/.exec(text);
  const [, name = '', operator = '', wanted = ''] = match ?? [];
  if (match === null || wanted === '') throw invalid(text);
  const number = parseRational(wanted);
  if (operator === '=' || operator === '==' || operator === '!=')
    return {
      name,
      holds: (fields) => {
        const found = fieldOf(fields, name);
        return found !== undefined && isEqual(found, wanted, number) === (operator !== '!=');
      },
    };
  if (number === undefined) throw invalid(text);
  const fulfils = OPERATORS[operator as keyof typeof OPERATORS];
  return {
    name,
    holds: (fields) => {
      const found = parseRational(fieldOf(fields, name));
      return found !== undefined && fulfils(compareRationals(found, number));
    },
  };
}

function invalid(text: string): InputError {
  return new InputError(
    'invalid-condition',
    `batch: --where has ${JSON.stringify(text)}; expected a field, one of < <= > >= = != and a value.`,
    { hint: "For example --where 'temperature>=5' or --where outcome=N." },
  );
}

/** What is known of a field of a document; undefined if it is missing or undecided. */
export function fieldOf(fields: Fields, name: string): unknown {
  const found = fieldAt(fields, name);
  return found === 'undecided' ? undefined : found;
}

/** A field of a document, or one inside an object as `cohenMacaulay.0`; undefined if it is missing. */
export function fieldAt(fields: Fields, name: string): unknown {
  let found: unknown = fields;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Fields)[part];
  }
  return found;
}

function isEqual(found: unknown, wanted: string, number: Rational | undefined): boolean {
  const own = parseRational(found);
  if (own !== undefined && number !== undefined) return compareRationals(own, number) === 0;
  if (typeof found === 'boolean') return (wanted === 'true' || wanted === 'yes') === found;
  const bare = (text: string): string => text.replace(/[\s[\]]/g, '');
  return typeof found === 'string' ? found === wanted : bare(JSON.stringify(found)) === bare(wanted);
}

/** A numerator and a positive denominator. */
export type Rational = readonly [bigint, bigint];

/** The number that a field of a document is, also if it is written as a text; undefined if it is none. */
export function parseRational(value: unknown): Rational | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const match = /^([+-]?\d+)(?:\/(\d+)|\.(\d+))?$/.exec(String(value));
  if (match === null) return undefined;
  const [, whole = '0', denominator, decimals] = match;
  if (decimals !== undefined) return [BigInt(whole.replace('+', '') + decimals), 10n ** BigInt(decimals.length)];
  if (denominator !== undefined && BigInt(denominator) === 0n) return undefined;
  return [BigInt(whole), BigInt(denominator ?? 1)];
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compareRationals([a, b]: Rational, [c, d]: Rational): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

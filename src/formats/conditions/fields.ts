import { Rational } from '../../lattice/index.js';

/** A document of a command, by its fields. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** What is known of a field of a document; undefined if it is missing or undecided. */
export function fieldOf(fields: DocumentFields, name: string): unknown {
  const found = fieldAt(fields, name);
  return found === 'undecided' ? undefined : found;
}

/** A field of a document, or one inside an object as `cohenMacaulay.0`; undefined if it is missing. */
export function fieldAt(fields: DocumentFields, name: string): unknown {
  let found: unknown = fields;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as DocumentFields)[part];
  }
  return found;
}

/** The number that a field of a document is, also if it is written as a text; undefined if it is not a number. */
export function rationalOf(value: unknown): Rational | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const match = /^([+-]?\d+)(?:\/(\d+)|\.(\d+))?$/.exec(String(value));
  if (match === null) return undefined;
  const [, whole = '0', denominator = '1', decimals = ''] = match;
  const below = BigInt(denominator) * 10n ** BigInt(decimals.length);
  return below === 0n ? undefined : Rational.of(BigInt(whole.replace('+', '') + decimals), below);
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compareRationals(a: Rational, b: Rational): number {
  const { numerator } = a.plus(b.negative());
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

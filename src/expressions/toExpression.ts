import { Dyadic } from '../values/door.js';
import { Polynomial } from './functions/ideals.js';
import { keeping, keptOf, WithFields } from './withFields.js';

/** What the results of the library need of an instance of mathjs. */
interface Maker {
  readonly fraction: (numerator: bigint, denominator: bigint) => unknown;
  readonly parse: (text: string) => unknown;
  readonly config: { readonly number: string };
}

/**
 * A result of the library as an object of mathjs: dyadics and large integers become fractions, integers too where
 * numbers are fractions; polynomials become expressions, Maps objects, and what can be gone through lists.
 */
export function toExpression(found: unknown, math: object): unknown {
  const maker = math as Maker;
  if (found instanceof Dyadic) return maker.fraction(found.numerator, 1n << BigInt(found.exponent));
  if (typeof found === 'bigint') return maker.fraction(found, 1n);
  if (typeof found === 'number')
    return Number.isSafeInteger(found) && maker.config.number === 'Fraction'
      ? maker.fraction(BigInt(found), 1n)
      : found;
  if (found instanceof Polynomial) return maker.parse(found.text);
  if (found instanceof WithFields) return keeping(toExpression(found.fields, math) as object, found.kept);
  if (keptOf(found) !== undefined) return found;
  if (Array.isArray(found) || ArrayBuffer.isView(found))
    return Array.from(found as Iterable<unknown>, (item) => toExpression(item, math));
  if (typeof found === 'object' && found !== null && isPlain(found))
    return Object.fromEntries(
      Object.entries(found)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, toExpression(item, math)]),
    );
  return found;
}

/** An object that only carries its properties, and is not a construction. */
function isPlain(found: object): boolean {
  return Object.getPrototypeOf(found) === Object.prototype && !('certificate' in found);
}

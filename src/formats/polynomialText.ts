import { idealOf } from '../ideal/internal.js';
import type { PolynomialRing, IdealSource } from '../ideal/index.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import type { ErrorCode } from '../errors.js';
import type { ElementList } from '../sets/index.js';
import { TextSpan } from '../text/internal.js';
import { readMonomial, type MonomialFlaw } from './MonomialReader.js';
import { splitAtCommas } from './splitAtCommas.js';
import { textNames } from './textNames.js';
import { VariableTable, type GivenVariables } from './VariableTable.js';

/** How a polynomial text is read. */
export interface PolynomialTextOptions {
  /** The ring; without it the variables come in order of appearance, x… Left, y… Right, others without side. */
  readonly ring?: GivenVariables;
}

/**
 * The square-free monomial ideal of a text such as `x1*x3, x2*x3*x4`: monomials separated by commas, products written
 * with `*` or a space, subscripts as x1 or x_1, perhaps in parentheses or as `ideal(…)`; `0` and `1` as in (0) and (1).
 * @throws ParseError with line and column: `invalid-polynomial`, `not-a-monomial`, `not-square-free`
 * @throws InputError `unknown-variable` when a ring is given
 */
export function parseIdeal(text: string, options: PolynomialTextOptions = {}): SquarefreeIdeal {
  const table = new VariableTable(options.ring, 'text');
  const monomials: number[][] = [];
  for (const generator of splitAtCommas(TextSpan.of(text, 'parseIdeal'))) {
    const factors = readMonomial(generator.text, (name) => table.indexOf(name, () => generator));
    if (isRefusal(factors)) refuse(generator, factors.code, factors.found, factors.at);
    else if (factors !== 'zero') monomials.push(factors);
  }
  return SquarefreeIdeal.fromGenerators(monomials, table.ring());
}

/** @param found what is wrong with the generator, to follow its text; `at` is the offset in it */
function refuse(generator: TextSpan, code: ErrorCode, found: string, at = 0): never {
  return generator
    .slice(at)
    .refuse(code, MONOMIAL, undefined, `the generator ${shorten(generator.text)}, which ${found},`);
}

const MONOMIAL = 'a product of distinct variables such as x1*x3, 0 or 1';

/**
 * The text of an ideal, `x1*x3, x2*x3*x4`; `0` and `1` for (0) and (1). `parseIdeal` in the same ring reads it back.
 * Variables whose name is not a word get another: z3 for 3.
 */
export function printIdeal(ideal: IdealSource): string {
  ideal = idealOf(ideal, 'printIdeal');
  if (ideal.isZero) return '0';
  const names = textNames(ideal.ring);
  return ideal.generators
    .toLists()
    .map((generator) => product(generator, names))
    .join(', ');
}

/** The text of a product of variables, `x1*x3`; `1` for none. */
export function printMonomial(monomial: ElementList, ring: PolynomialRing): string {
  return product(
    [...monomial].sort((a, b) => a - b),
    textNames(ring),
  );
}

function product(factors: readonly number[], names: readonly string[]): string {
  return factors.length === 0 ? '1' : factors.map((v) => names[v]!).join('*');
}

function isRefusal(value: number[] | 'zero' | MonomialFlaw): value is MonomialFlaw {
  return typeof value === 'object' && 'code' in value;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

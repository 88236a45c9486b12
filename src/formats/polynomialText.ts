import type { MathNode } from 'mathjs';
import { ParseError, positionAt } from '../errors.js';
import { type PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import type { ElementList } from '../sets/index.js';
import { monomialOf, type Refusal } from './monomialOf.js';
import { splitAtCommas } from './splitAtCommas.js';
import { textNames } from './textNames.js';
import { VariableTable, type GivenVariables, type TextPosition } from './VariableTable.js';

/** How a polynomial text is read. */
export interface PolynomialTextOptions {
  /** The ring; without it the variables come in order of appearance, x… Left, y… Right, others without side. */
  readonly ring?: GivenVariables;
}

/**
 * The square-free monomial ideal of a text such as `x1*x3, x2*x3*x4`: monomials separated by commas, products written
 * with `*` or a space, subscripts as x1 or x_1, perhaps in parentheses or as `ideal(…)`; `0` and `1` as in (0) and (1).
 * Loads mathjs at the first call.
 * @throws ParseError with line and column: `malformed-polynomial`, `not-a-monomial`, `not-square-free`
 * @throws InputError `unknown-variable` when a ring is given
 */
export async function parseIdeal(text: string, options: PolynomialTextOptions = {}): Promise<SquarefreeIdeal> {
  const table = new VariableTable(options.ring, 'text', 'parseIdeal');
  const { parse } = await import('mathjs');
  const monomials: number[][] = [];
  for (const { content, offset } of splitAtCommas(text, 'parseIdeal')) {
    const position = (): TextPosition => positionAt(text, offset);
    const refuse = (code: string, found: string, expected: string, at = position()): ParseError => {
      const { line, column } = position();
      return new ParseError(
        code,
        `parseIdeal: the generator ${shorten(content)} in line ${line}, column ${column} ${found}; expected ${expected}.`,
        at,
        { details: { generator: content } },
      );
    };
    let node: MathNode;
    try {
      // mathjs would read # as a comment and a line break as a new expression.
      if (content.includes('#')) throw Object.assign(new Error('Unexpected #'), { char: content.indexOf('#') + 1 });
      node = parse(content.replace(/\s/g, ' '));
    } catch (cause) {
      const { char } = cause as { char?: unknown };
      const at = typeof char === 'number' ? positionAt(text, offset + Math.min(char - 1, content.length)) : position();
      const said = cause instanceof Error ? cause.message.replace(/ \(char \d+\)$/, '') : 'unreadable';
      throw refuse('malformed-polynomial', `cannot be read (column ${at.column}: ${said})`, MONOMIAL, at);
    }
    const factors = monomialOf(node, (name) => table.indexOf(name, position));
    if (isRefusal(factors)) throw refuse(factors.code, factors.found, MONOMIAL);
    if (factors !== 'zero') monomials.push(factors);
  }
  return SquarefreeIdeal.fromGenerators(monomials, table.ring());
}

const MONOMIAL = 'a product of distinct variables such as x1*x3, 0 or 1';

/**
 * The text of an ideal, `x1*x3, x2*x3*x4`; `0` and `1` for (0) and (1). `parseIdeal` in the same ring reads it back.
 * Variables whose name is no word get another: z3 for 3.
 */
export function printIdeal(ideal: SquarefreeIdeal): string {
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

function isRefusal(value: number[] | 'zero' | Refusal): value is Refusal {
  return typeof value === 'object' && 'code' in value;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

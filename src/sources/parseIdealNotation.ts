import type { Vertex } from '../complex/index.js';
import { naturalOrder } from '../complex/internal.js';
import { parseIdeal } from '../formats/index.js';
import { PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import type { TextSpan } from '../text/internal.js';

/**
 * The ideal of `ideal:x1*x3, x2*x3*x4`.
 * @param generators what follows the colon
 * @param given the variables; undefined for those that occur, in natural order, else in that of first appearance
 * @throws ParseError those of `parseIdeal`; `not-one-reading` for a number that is a variable and a coefficient, and
 * for variables side by side
 * @throws InputError `unknown-variable`
 */
export function parseIdealNotation(generators: TextSpan, given: readonly Vertex[] | undefined): SquarefreeIdeal {
  if (given === undefined) {
    refuseRuns(generators);
    return inNaturalOrder(parseIdeal(generators.padded()));
  }
  refuseNumbers(generators, given);
  const ring = given.map(({ label, side }) => (side === undefined ? { name: label } : { name: label, side }));
  return parseIdeal(generators.padded(), { ring });
}

/** @throws ParseError `not-one-reading` for `x1x3`: a variable, or the product of two */
function refuseRuns(generators: TextSpan): void {
  const run = /(?<![\w\]])(?:[xyz]_?\d+){2,}(?!\w)/.exec(generators.text);
  if (run === null) return;
  const [name] = run;
  const product = name.match(/[xyz]_?\d+/g)!.join('*');
  generators
    .slice(run.index, run.index + name.length)
    .refuse(
      'not-one-reading',
      'a sign * between variables',
      `Write ${product} for a product, vertices:${name} …; ideal:… before a variable of this name.`,
    );
}

/** @throws ParseError `not-one-reading` where a factor may be a coefficient or a variable with this name */
function refuseNumbers(generators: TextSpan, given: readonly Vertex[]): void {
  const labels = new Set(given.map(({ label }) => label));
  for (const { 0: number, index } of generators.text.matchAll(/(?<![\w^.(]|\^\s+)\d+(?![\w.])/g))
    if (labels.has(number))
      generators
        .slice(index, index + number.length)
        .refuse(
          'not-one-reading',
          'names of variables that are not numbers',
          `Write z${number} for the variable ${number}; without a variable of that name ${number} is a coefficient.`,
        );
}

/** The same ideal with its variables in natural order. */
function inNaturalOrder(ideal: SquarefreeIdeal): SquarefreeIdeal {
  const { variables } = ideal.ring;
  const order = naturalOrder(variables.map(({ name }) => name));
  if (order.every((old, i) => old === i)) return ideal;
  const place = new Map(order.map((old, i) => [old, i]));
  return SquarefreeIdeal.fromGenerators(
    ideal.generators.toLists().map((generator) => generator.map((v) => place.get(v)!)),
    new PolynomialRing(order.map((v) => variables[v]!)),
  );
}

import { compareLexicographically, dot, type LatticePoint } from '../LatticePoint.js';
import { byDenominator } from './expandTerms.js';
import { Rational } from './Rational.js';
import type { SeriesTerm } from './RationalSeries.js';

/** A sum of fractions, one for each denominator: `a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))`. */
export function printSeries(terms: readonly SeriesTerm[], dimension: number, weights: LatticePoint): string {
  if (terms.length === 0) return '0';
  const variables = Array.from({ length: dimension }, (_, i) =>
    dimension <= 26 ? String.fromCharCode(97 + i) : `x${i + 1}`,
  );
  const fractions = [...byDenominator(terms)].map(([generators, numerator]) => {
    const inOrder = [...numerator].sort(
      (a, b) =>
        dot(weights, a.exponent) - dot(weights, b.exponent) || -compareLexicographically(a.exponent, b.exponent),
    );
    const above = sumOf(inOrder.map((term) => termOf(term, variables)));
    if (generators.length === 0) return above;
    const below = factorsOf(generators).map(([generator, times]) => {
      const factor = `(1 - ${monomialOf(generator, variables)})`;
      return times === 1 ? factor : `${factor}^${times}`;
    });
    const denominator = below.length === 1 ? below[0]! : `(${below.join('*')})`;
    return `${inOrder.length > 1 ? `(${above})` : above}/${denominator}`;
  });
  return sumOf(fractions);
}

function sumOf(parts: readonly string[]): string {
  return parts.reduce((sum, part) => (part.startsWith('-') ? `${sum} - ${part.slice(1)}` : `${sum} + ${part}`));
}

function termOf({ coefficient, exponent }: SeriesTerm, variables: readonly string[]): string {
  const monomial = monomialOf(exponent, variables);
  if (coefficient.equals(Rational.one)) return monomial;
  if (monomial === '1') return coefficient.isInteger ? coefficient.toString() : fraction(coefficient);
  if (coefficient.negative().equals(Rational.one)) return `-${monomial}`;
  return `${coefficient.isInteger ? coefficient.toString() : fraction(coefficient)}*${monomial}`;
}

/** In parentheses, so that what stands behind it is not part of the denominator; the sign outside. */
function fraction(coefficient: Rational): string {
  return coefficient.numerator < 0n ? `-(${coefficient.negative().toString()})` : `(${coefficient.toString()})`;
}

function monomialOf(exponent: LatticePoint, variables: readonly string[]): string {
  const powers = exponent.flatMap((power, i) =>
    power === 0 ? [] : [power === 1 ? variables[i]! : `${variables[i]!}^${power < 0 ? `(${power})` : power}`],
  );
  return powers.length === 0 ? '1' : powers.join('*');
}

function factorsOf(generators: readonly LatticePoint[]): [LatticePoint, number][] {
  const factors: [LatticePoint, number][] = [];
  for (const generator of generators) {
    const last = factors.at(-1);
    if (last !== undefined && last[0].join() === generator.join()) last[1]++;
    else factors.push([generator, 1]);
  }
  return factors;
}

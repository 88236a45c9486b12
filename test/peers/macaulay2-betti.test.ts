import fc from 'fast-check';
import { bettiNumbers, parseBettiTable, printBettiTable, resolutionInvariants, SquarefreeIdeal } from 'spgames/ideal';
import { parseSource } from 'spgames/sources';
import { beforeAll, describe, expect, it } from 'vitest';
import { range } from '../helpers/range.js';
import { inFull, sampled } from '../helpers/sampling.js';
import { hasMacaulay2, runMacaulay2, sessionOfMacaulay2 } from './runMacaulay2.js';

/** Ideals with their numbers of variables: random ones, and illegal ideals of games. */
interface Case {
  readonly name: string;
  readonly ideal: SquarefreeIdeal;
  readonly characteristic: 0 | 2 | 32003;
}

/**
 * n variables, so many random monomials of degree d; the same ideal in some characteristics; the largest tables first.
 */
const RANDOM: readonly (readonly [n: number, generators: number, degree: number, over: Case['characteristic'][]])[] = [
  [16, 200, 4, [2]],
  [15, 200, 3, [32003]],
  [16, 40, 2, [2]],
  [16, 30, 3, [2]],
  [13, 100, 3, [2, 32003]],
  [12, 200, 4, [0, 2]],
  [12, 60, 3, [0, 2]],
  [10, 30, 2, [0, 2]],
];
const GAMES = [
  'col@cycle:6',
  'col@complete:5',
  'snort@path:7',
  'snort@grid:2x3',
  'nogo@grid:2x3',
  'arc-kayles@grid:3x3',
];

function randomIdeal(n: number, generators: number, degree: number): SquarefreeIdeal {
  const variables = range(n);
  const monomial = fc.subarray(variables, { minLength: degree, maxLength: degree });
  const lists = fc.uniqueArray(monomial, {
    minLength: generators,
    maxLength: generators,
    selector: (list) => list.join(),
  });
  return SquarefreeIdeal.fromGenerators(fc.sample(lists, { seed: n + generators + degree, numRuns: 1 })[0]!, n);
}

describe.skipIf(!hasMacaulay2)('Macaulay2 on large Betti tables', () => {
  const cases: Case[] = [];
  let answers: string[];

  beforeAll(() => {
    for (const [n, generators, degree, over] of inFull ? RANDOM : RANDOM.slice(-2)) {
      const ideal = randomIdeal(n, generators, degree);
      for (const characteristic of over)
        cases.push({ name: `${generators} of degree ${degree} in ${n} variables`, ideal, characteristic });
    }
    for (const name of sampled(GAMES, 2)) {
      const source = parseSource(name);
      if (source.kind !== 'game') throw new Error(`${name} is not a game`);
      for (const characteristic of [0, 2] as const)
        cases.push({ name, ideal: source.object.illegalIdeal, characteristic });
    }
    const scripts = cases.map(({ ideal, characteristic }) => {
      const field = characteristic === 0 ? 'QQ' : `ZZ/${characteristic}`;
      const monomials = ideal.generators.toLists().map((list) => list.map((v) => `z_${v}`).join('*'));
      return `S = ${field}[z_0..z_${ideal.ring.n - 1}]; I = ideal(${monomials.join(', ')}); R = res I;
print concatenate between("|", unstack net betti R); print toString {length R, regularity R}; print toExternalString betti R`;
    });
    answers = runMacaulay2(scripts.join('\n'));
  });

  it('prints the same tables', () => {
    expect(answers).toHaveLength(3 * cases.length);
    cases.forEach(({ name, ideal, characteristic }, i) => {
      const table = printBettiTable(bettiNumbers(ideal, { characteristic })).split('\n');
      expect(
        table.map((line) => line.trim()),
        `${name} over ${characteristic}`,
      ).toEqual(answers[3 * i]!.split('|').map((line) => line.trim()));
    });
  });

  it('prints tables and tallies that are read back', () => {
    cases.forEach(({ name, ideal, characteristic }, i) => {
      const numbers = bettiNumbers(ideal, { characteristic });
      expect(parseBettiTable(answers[3 * i]!.replaceAll('|', '\n')), name).toEqual(numbers);
      expect(parseBettiTable(answers[3 * i + 2]!), name).toEqual(numbers);
    });
    const session = sessionOfMacaulay2('S = QQ[a..d]\nbetti res ideal(a*b, b*c, c*d)\npeek oo\n').join('\n');
    const [table, peeked] = session.split(/^i\d+ : .*$/m).slice(2);
    const numbers = [
      [0, 0, 1n],
      [1, 2, 3n],
      [2, 3, 2n],
    ];
    expect([parseBettiTable(table!), parseBettiTable(peeked!)]).toEqual([numbers, numbers]);
  });

  it('finds the same projective dimension and regularity', () => {
    cases.forEach(({ name, ideal, characteristic }, i) => {
      const { projectiveDimension, regularity } = resolutionInvariants(ideal, { characteristic });
      expect(`{${projectiveDimension}, ${regularity}}`, name).toBe(answers[3 * i + 1]);
    });
  });
});

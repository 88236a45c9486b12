import { depth, multigradedBettiNumbers, type BettiNumber, type LinkWitness } from '../../ideal/index.js';
import type { MultigradedBettiNumber } from '../../ideal/index.js';
import type { RunOptions } from '../../run.js';
import type { ComplexProperty, ComplexSubject } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { bettiList, labels, whole, wholeOrNull } from '../types.js';
import { depthInWords } from '../words/linksInWords.js';
import { printBettiTable } from '../../ideal/index.js';
import { labelsOf, setOf, shortened } from '../words/specialInWords.js';

/** A face F with H̃_i(link F) ≠ 0, i the degree: |F| + i + 1 is the depth. */
export type DepthWitness = Pick<LinkWitness, 'face' | 'degree' | 'rank'>;

/** β_i in the degree of a set of variables. */
export interface MultidegreeWitness {
  readonly i: number;
  readonly multidegree: readonly number[];
  readonly rank: number;
}

/** The depth of S/N(Δ). */
export const depthProperty: ComplexProperty<Fact<number, DepthWitness>> = {
  about:
    'The depth of S/N(Δ): the least |F| + i + 1 for which the link of a face F has homology in degree i; ∞ for the void complex.',
  needs: 'field',
  type: wholeOrNull,
  source: 'Huntemann 2018, Def. 7.1',
  vertices: ['face'],
  words: { lines: depthInWords },
  find: (subject, run) => ({
    value: subject.complex.n - subject.resolution.projectiveDimension(run),
    witness: (again) => {
      const { witness } = depth(subject.complex, {
        ...again,
        characteristic: subject.resolution.characteristic,
      });
      return witness && { face: witness.face, degree: witness.degree, rank: witness.rank };
    },
  }),
};

/** The projective dimension of S/N(Δ). */
export const projectiveDimensionProperty: ComplexProperty<Fact<number, MultidegreeWitness>> = {
  about: 'The length of a minimal free resolution of S/N(Δ): the largest i with β_i ≠ 0; −∞ for the void complex.',
  needs: 'field',
  type: wholeOrNull,
  source: 'Auslander and Buchsbaum 1957',
  vertices: ['multidegree'],
  find: (subject, run) => {
    const value = subject.resolution.projectiveDimension(run);
    return { value, witness: (again) => multidegree(subject, again, ([i]) => i === value) };
  },
};

/** The regularity of S/N(Δ). */
export const regularityProperty: ComplexProperty<Fact<number, MultidegreeWitness>> = {
  about:
    'The Castelnuovo–Mumford regularity of S/N(Δ): the largest degree − i of a nonzero β_i; −∞ for the void complex.',
  needs: 'field',
  type: wholeOrNull,
  source: 'Terai 1999',
  vertices: ['multidegree'],
  find: (subject, run) => {
    const value = subject.resolution.regularity(run);
    return { value, witness: (again) => multidegree(subject, again, ([i, { length }]) => length - i === value) };
  },
};

/** The graded Betti numbers of S/N(Δ). */
export const bettiProperty: ComplexProperty<Fact<readonly BettiNumber[]>> = {
  about: 'The graded Betti numbers of S/N(Δ) that are not 0, as [i, degree, β].',
  needs: 'field',
  type: () => bettiList('[i, degree, β]', whole()),
  source: 'Hochster 1977',
  words: {
    text: (numbers) => (numbers.length === 0 ? 'none (the void complex)' : printBettiTable(numbers).split('\n')),
  },
  find: ({ resolution }, run) => ({ value: resolution.bettiNumbers(run) }),
};

/** The multigraded Betti numbers of S/N(Δ). */
export const multigradedBettiProperty: ComplexProperty<Fact<readonly MultigradedBettiNumber[]>> = {
  about: 'The multigraded Betti numbers of S/N(Δ) that are not 0, as [i, variables of the degree, β].',
  needs: 'field',
  type: () => bettiList('[i, monomial, β]', labels()),
  special: true,
  source: 'Hochster 1977',
  words: {
    json: (numbers, complex) => numbers.map(([i, monomial, rank]) => [i, labelsOf(monomial, complex), rank]),
    text: (numbers, complex) =>
      shortened(numbers.map(([i, set, rank]) => `β_${i} = ${rank} in the degree ${setOf(set, complex)}`)),
  },
  find: ({ resolution: { ideal, characteristic } }, run) => ({
    value: multigradedBettiNumbers(ideal, { ...run, characteristic }),
  }),
};

/** Multigraded Betti numbers among which one is looked for. */
const MOST_MULTIDEGREES = 100_000;

/** The first multigraded Betti number with a property; the search is given up where there are very many. */
export function multidegree(
  subject: ComplexSubject,
  run: RunOptions,
  isWanted: (number: MultigradedBettiNumber) => boolean,
): MultidegreeWitness | undefined {
  const { ideal, characteristic } = subject.resolution;
  const bounds = { ...run, limit: MOST_MULTIDEGREES };
  const numbers = subject.once('multigraded', () => multigradedBettiNumbers(ideal, { ...bounds, characteristic }));
  const found = numbers.find(isWanted);
  return found && { i: found[0], multidegree: found[1], rank: found[2] };
}

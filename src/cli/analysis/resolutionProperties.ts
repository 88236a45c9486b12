import {
  bettiNumbers,
  depth,
  multigradedBettiNumbers,
  printBettiTable,
  stanleyReisnerIdeal,
  type BettiNumber,
  type Depth,
  type MultigradedBettiNumber,
} from '../../ideal/index.js';
import type { RunOptions } from '../../run.js';
import { inTurns } from './inTurns.js';
import type { AnalysisSubject, Property, Witness } from './Property.js';

/** What a minimal free resolution of S/N(Δ) tells, in the characteristic that was asked for. */
export const resolutionProperties: Readonly<Record<string, Property>> = {
  depth: (subject, run) => {
    if (subject.complex.isVoid) return { value: null };
    return { value: findDepth(subject, run), witness: (again) => linkWitness(subject, again) };
  },
  projectiveDimension: (subject, run) => {
    if (subject.complex.isVoid) return { value: null };
    const value = subject.complex.n - findDepth(subject, run);
    return { value, witness: (again) => multidegree(subject, again, ([i]) => i === value) };
  },
  regularity: (subject, run) => {
    if (subject.complex.isVoid) return { value: null };
    const value = findRegularity(subject, run);
    return { value, witness: (again) => multidegree(subject, again, ([i, { length }]) => length - i === value) };
  },
  betti: (subject, run) => {
    const value = betti(subject, run);
    return { value, text: value.length === 0 ? 'none (the void complex)' : printBettiTable(value).split('\n') };
  },
};

/** The Betti numbers, computed for the first property that needs them. */
function betti(subject: AnalysisSubject, run: RunOptions): BettiNumber[] {
  return subject.once('betti', () => bettiNumbers(stanleyReisnerIdeal(subject.complex), subject.characteristic, run));
}

/** The depth with a link that shows it. */
function depthByLinks(subject: AnalysisSubject, run: RunOptions): Depth {
  return subject.once('depth by links', () => depth(subject.complex, subject.characteristic, run));
}

/** From the resolution or from the homology of links, whichever is done first. */
function findDepth(subject: AnalysisSubject, run: RunOptions): number {
  return subject.once('depth', () =>
    inTurns(run, [
      (turn) => subject.complex.n - Math.max(...betti(subject, turn).map(([i]) => i)),
      (turn) => depthByLinks(subject, turn).depth,
    ]),
  );
}

/** From the resolution, or as the projective dimension of the Alexander dual less 1 (Terai). */
function findRegularity(subject: AnalysisSubject, run: RunOptions): number {
  const { complex, characteristic } = subject;
  return inTurns(run, [
    (turn) => Math.max(...betti(subject, turn).map(([i, degree]) => degree - i)),
    (turn) => complex.n - depth(complex.alexanderDual(), characteristic, turn).depth - 1,
  ]);
}

function linkWitness(subject: AnalysisSubject, run: RunOptions): Witness | undefined {
  const { witness } = depthByLinks(subject, run);
  if (witness === undefined) return undefined;
  const { degree, rank } = witness;
  const face = subject.labels(witness.face);
  return {
    json: { face, degree, rank },
    lines: [`the link of {${face.join(' ')}} has H~_${degree} ≠ 0, and ${face.length} + (${degree}) + 1 is the depth`],
  };
}

/** Multigraded Betti numbers among which one is looked for. */
const MOST_MULTIDEGREES = 100_000;

/** The first multigraded Betti number with a property; the search is given up where there are very many. */
function multidegree(
  subject: AnalysisSubject,
  run: RunOptions,
  isWanted: (number: MultigradedBettiNumber) => boolean,
): Witness | undefined {
  const ideal = stanleyReisnerIdeal(subject.complex);
  const bounds = { ...run, limit: MOST_MULTIDEGREES };
  const numbers = subject.once('multigraded', () => multigradedBettiNumbers(ideal, subject.characteristic, bounds));
  const found = numbers.find(isWanted);
  if (found === undefined) return undefined;
  const [i, monomial, rank] = found;
  return { json: { i, multidegree: subject.labels(monomial), rank } };
}

import type { SimplicialComplex } from '../../complex/index.js';
import { faceName } from '../../complex/internal.js';
import { bigInteger, byField, fields, listOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { LinkWitness } from './LinkWitness.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import { hasHomology, subjectComplex, NOTHING_CLAIMED, whyNoRefutation, witnessShape } from './verifyLinkWitness.js';
import { pureSkeletonLinks, whyNoSequentialRefutation } from './verifySequentiallyCohenMacaulay.js';

/**
 * Checks a report of `cohenMacaulayReport`: each witness, and that no link has other torsion or homology, for all
 * primes.
 * @throws InputError `invalid-argument`
 */
export function verifyCohenMacaulayReport(subject: StanleyReisnerSubject, report: CharacteristicReport): Verification {
  const complex = subjectComplex('verifyCohenMacaulayReport', subject);
  return verifyReport(complex, report, whyNoRefutation, () => [new LinksByDefinition(complex.facets.toLists())]);
}

/**
 * Checks a report of `sequentiallyCohenMacaulayReport`, by the links in the pure skeletons, for all primes.
 * @throws InputError `invalid-argument`
 */
export function verifySequentiallyCohenMacaulayReport(
  subject: StanleyReisnerSubject,
  report: CharacteristicReport,
): Verification {
  const complex = subjectComplex('verifySequentiallyCohenMacaulayReport', subject);
  return verifyReport(complex, report, whyNoSequentialRefutation, () => pureSkeletonLinks(complex));
}

function verifyReport(
  complex: SimplicialComplex,
  report: CharacteristicReport,
  whyWrong: (complex: SimplicialComplex, witness: LinkWitness) => string | undefined,
  listLinks: () => readonly LinksByDefinition[],
): Verification {
  const decided = fields({ exceptions: listOf(bigInteger(2n)), witnesses: listOf(witnessShape(complex)) });
  const shape = byField('holds', [true, decided], [false, decided], ['undecided', fields({})]);
  const malformed = shape.flaw(report, 'report');
  if (malformed !== undefined) return refuse(malformed);
  if (report.holds === 'undecided') return refuse(NOTHING_CLAIMED);
  for (const [i, witness] of report.witnesses.entries()) {
    const flaw = whyWrong(complex, witness);
    if (flaw !== undefined) return refuse(`witness ${i}: ${flaw}`);
  }
  const because = whyOtherList(report) ?? (report.holds ? whyOtherPrimes(complex, report, listLinks()) : undefined);
  return because === undefined ? VERIFIED : refuse(because);
}

type Decided = Extract<CharacteristicReport, { readonly holds: boolean }>;

/**
 * Why the witnesses are not of the characteristics that the report is about: 0 if it fails there, else the exceptions.
 */
function whyOtherList({ holds, exceptions, witnesses }: Decided): string | undefined {
  const wanted = holds ? exceptions : [0n];
  const found = witnesses.map(({ characteristic }) => characteristic);
  if (!holds && exceptions.length > 0)
    return `what fails in characteristic 0 has no exception such as ${exceptions[0]}`;
  const unsorted = exceptions.findIndex((p, i) => i > 0 && p <= exceptions[i - 1]!);
  if (unsorted !== -1) return `the exceptions do not ascend at ${exceptions[unsorted]}`;
  return found.join() === wanted.join()
    ? undefined
    : `there are witnesses for the characteristics (${found.join()}); expected (${wanted.join()})`;
}

/**
 * Why there are other exceptions than those of the report, each of which has a witness and is a prime. In
 * characteristic p a link fails iff it has homology of positive rank below its dimension, or torsion there whose order
 * p divides: what is left of the orders without the exceptions must be 1.
 */
function whyOtherPrimes(
  complex: SimplicialComplex,
  { exceptions }: Decided,
  parts: readonly LinksByDefinition[],
): string | undefined {
  for (const links of parts) {
    const rational = links.failure(0n);
    if (rational !== undefined) return `it fails in characteristic 0: ${hasHomology(complex, ...rational)}`;
    for (const face of links.faces)
      for (const { degree, torsion } of links.homology(face).slice(0, -1))
        for (const order of torsion) {
          let rest = order;
          for (const p of exceptions) while (rest % p === 0n) rest /= p;
          if (rest > 1n)
            return `the homology of the link of ${faceName(complex, face)} in degree ${degree} has torsion of order ${order}, and ${rest} is prime to all exceptions`;
        }
  }
  return undefined;
}

import { flawOfClaim } from '../../recipes/internal.js';
import type { Value } from '../../values/index.js';
import { refuse, type Verification } from '../../verification.js';

/**
 * What was found of the target of a construction, whose steps are those of its certificate; refused if it has another
 * value than the construction says.
 */
export function verifiedTarget<Found extends { readonly value: Value }>(
  found: Verification<Found, { readonly step: number }>,
  value: string,
  certificate = 'the certificate',
): Verification<Found, { readonly step: number }> {
  if (!found.verified) {
    const step = found.witness?.step;
    return step === undefined ? found : refuse(`step ${step} of ${certificate}: ${found.because}`, { step });
  }
  const flaw = flawOfClaim(value, found.value, 'the value of the target');
  return flaw === undefined ? found : refuse(flaw);
}

import { LibraryError, LimitError } from '../../errors.js';
import { shown } from '../../shape.js';
import { standardStore, type Value } from '../../values/index.js';
import { valueOfText } from '../../values/internal.js';
import { refuse, type Verification } from '../../verification.js';

/**
 * What was found of the target of a construction, whose steps are those of its certificate; refused if it has another
 * value than the construction says.
 */
export function verifiedTarget<Found extends { readonly value: Value }>(
  found: Verification<Found, { readonly step: number }>,
  value: string,
): Verification<Found, { readonly step: number }> {
  if (!found.verified) {
    const step = found.witness?.step;
    return step === undefined ? found : refuse(`step ${step} of the certificate: ${found.because}`, { step });
  }
  try {
    if (valueOfText(value, standardStore).equals(found.value)) return found;
    return refuse(`the value of the target is ${String(found.value)}, not ${value}`);
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
    return refuse(`${shown(value)} is no value: ${error.message}`);
  }
}

import type { SimplicialComplex } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import type { Evaluator } from '../../evaluation/index.js';
import type { RunOptions } from '../../run.js';
import { refuse } from '../../verification.js';
import type { ValueVerification } from '../values/verifyGameWithValue.js';
import type { PureCertificate } from './PureCertificate.js';
import { pureCertificateShape } from './pureCertificateShape.js';
import { PureCheck } from './PureCheck.js';
import { verifyFlagSteps } from './verifyFlagSteps.js';
import { verifyListedSteps } from './verifyListedSteps.js';

/**
 * Checks a complex and a certificate without anything of the construction: the value by the answers, purity and decomposition
 * by their definitions, and, as far as the limit allows, the value by playing all moves.
 * @param options `limit` counts positions of what is played
 */
export function verifyPureGame(
  complex: SimplicialComplex,
  certificate: PureCertificate,
  evaluator: Evaluator,
  options: RunOptions,
): ValueVerification {
  const malformed = pureCertificateShape(certificate, 'certificate');
  if (malformed !== undefined) return refuse(malformed);
  const { steps, flag, complex: claim } = certificate;
  if (steps.length === 0) return refuse('the certificate has no step');
  if (complex.isVoid) return refuse('the complex is void; expected at least the empty face');
  const check = new PureCheck(complex, steps, evaluator, options);
  const proof = (flag ? verifyFlagSteps : verifyListedSteps)(complex, certificate, check);
  if (!proof.verified) return proof;
  const value = check.values.at(-1)!;
  const found = { verified: true, value, steps: steps.length, pure: { complex: claim, size: steps.at(-1)!.size } } as const; // prettier-ignore
  try {
    const played = evaluator.value(complex, options);
    if (!played.equals(value))
      return refuse(`played out, the game has the value ${String(played)}, not ${String(value)}`);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { ...found, evaluated: false };
  }
  return { ...found, evaluated: true };
}

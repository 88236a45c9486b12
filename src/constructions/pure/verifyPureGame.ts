import type { SimplicialComplex } from '../../complex/index.js';
import type { Evaluator } from '../../evaluation/index.js';
import { playedToo } from '../../recipes/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { Value } from '../../values/index.js';
import { refuse } from '../../verification.js';
import type { ValueVerification } from '../values/verifyGameWithValue.js';
import { pureCertificate, type PureCertificate } from './PureCertificate.js';
import { PureCheck } from './PureCheck.js';
import { hasFewSubsets, valueByFaces } from './valueByFaces.js';
import { verifyFlagSteps } from './verifyFlagSteps.js';
import { verifyListedSteps } from './verifyListedSteps.js';

/**
 * Checks a complex and a certificate without anything of the construction: the value by the answers, purity and
 * decomposition by their definitions, and, as far as the limit allows, the value by playing all moves.
 * @param options `limit` counts positions of what is played, or faces, where there are few
 * @throws LimitError `too-long` where the answers cannot be looked at in time
 */
export function verifyPureGame(
  complex: SimplicialComplex,
  certificate: PureCertificate,
  evaluator: Evaluator,
  options: RunOptions,
): ValueVerification {
  const malformed = pureCertificate.flaw(certificate, 'certificate');
  if (malformed !== undefined) return refuse(malformed);
  const { steps, flag, complex: claim } = certificate;
  if (complex.isVoid) return refuse('the complex is void; expected at least the empty face');
  if (flag && claim !== 'pure' && claim !== 'vertexDecomposable')
    return refuse(`a flag complex is not certified to be a ${claim}`);
  const { limit, ...bounds } = options;
  const work = new Work('verifyGameWithValue', bounds);
  const check = new PureCheck(complex, steps, evaluator, work);
  const proof = (flag ? verifyFlagSteps : verifyListedSteps)(complex, certificate, check, work);
  if (!proof.verified) return proof;
  const proven = { ...proof, pure: { complex: claim, size: steps.at(-1)!.size } };
  return playedToo(proven, 'game', playedOut);

  /** By faces, unless facets are too many to list or too large. */
  function playedOut(): Value {
    const run = work.part({ ...(limit !== undefined && { limit }) });
    if (!flag && hasFewSubsets(complex)) return valueByFaces(complex, evaluator.store, run);
    return evaluator.value(complex, { ...run, limit: limit ?? MOST_POSITIONS });
  }
}

/** So many positions of a complex with many facets are played, unless a limit says otherwise. */
const MOST_POSITIONS = 1e5;

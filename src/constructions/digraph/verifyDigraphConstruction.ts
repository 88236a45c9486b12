import { verifyDigraphWithValue, type DigraphVerification } from '../../digraphs/index.js';
import type { RunOptions } from '../../run.js';
import { refuse } from '../../verification.js';
import { aDigraphConstruction } from '../aConstruction.js';
import { verifiedTarget } from '../values/verifiedTarget.js';
import type { DigraphConstruction } from './digraphConstruction.js';

/**
 * Checks that the target has the value, as `verifyDigraphWithValue` does: by the certificate, and by playing the target
 * out.
 * @param options `limit` counts connected positions, by default 10⁵
 * @source Clow and McKay 2024, Thm 4.5
 */
export function verifyDigraphConstruction(
  construction: DigraphConstruction,
  options: RunOptions = {},
): DigraphVerification {
  const malformed = aDigraphConstruction.flaw(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  const { value, target, certificate } = construction;
  return verifiedTarget(verifyDigraphWithValue({ digraph: target, certificate }, options), value);
}

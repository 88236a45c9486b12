import type { RunOptions } from '../../run.js';
import { refuse } from '../../verification.js';
import { aPureConstruction } from '../aConstruction.js';
import { verifiedTarget } from '../values/verifiedTarget.js';
import { verifyGameWithValue, type ValueVerification } from '../values/verifyGameWithValue.js';
import type { PureConstruction } from './pureConstruction.js';

/**
 * Checks that the target is as good as the certificate says and has the value, as `verifyGameWithValue` does.
 * @param options `limit` counts positions, by default 10⁵
 */
export function verifyPureConstruction(construction: PureConstruction, options: RunOptions = {}): ValueVerification {
  const malformed = aPureConstruction.flaw(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  const { value, target, certificate } = construction;
  return verifiedTarget(verifyGameWithValue({ complex: target, certificate }, options), value);
}

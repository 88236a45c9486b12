import { SimplicialComplex } from '../../complex/index.js';
import { LibraryError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { fields, instance, oneOf, shown, text } from '../../shape.js';
import { standardStore } from '../../values/index.js';
import { valueOfText } from '../../values/internal.js';
import { refuse } from '../../verification.js';
import { verifyGameWithValue, type ValueVerification } from '../values/verifyGameWithValue.js';
import type { PureConstruction } from './pureConstruction.js';

const shape = /* @__PURE__ */ fields({
  as: oneOf('legal'),
  value: text,
  target: instance(SimplicialComplex, 'a SimplicialComplex'),
  certificate: fields({ complex: oneOf('pure', 'vertexDecomposable') }),
});

/**
 * Checks that the target is as good as the certificate says and has the value, as `verifyGameWithValue` does.
 * @param options `limit` counts positions, by default 10⁵
 */
export function verifyPureConstruction(construction: PureConstruction, options: RunOptions = {}): ValueVerification {
  const malformed = shape(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  const { value, target, certificate } = construction;
  const found = verifyGameWithValue({ complex: target, certificate }, options);
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

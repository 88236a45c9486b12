import { verifyDigraphWithValue, type DigraphVerification } from '../../digraphs/index.js';
import { aDigraphPlacement } from '../../digraphs/internal.js';
import { LibraryError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { fields, shown, text } from '../../shape.js';
import { standardStore } from '../../values/index.js';
import { valueOfText } from '../../values/internal.js';
import { refuse } from '../../verification.js';
import type { DigraphConstruction } from './digraphConstruction.js';

const shape = /* @__PURE__ */ fields({ value: text, target: aDigraphPlacement });

/**
 * Checks that the target has the value, as `verifyDigraphWithValue` does: by the certificate, and by playing the target out.
 * @param options `limit` counts connected positions, by default 10⁵
 * @source Clow and McKay 2024, Thm 4.5
 */
export function verifyDigraphConstruction(
  construction: DigraphConstruction,
  options: RunOptions = {},
): DigraphVerification {
  const malformed = shape(construction, 'construction');
  if (malformed !== undefined) return refuse(malformed);
  const { value, target, certificate } = construction;
  const found = verifyDigraphWithValue({ digraph: target, certificate }, options);
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

import type { RunOptions } from '../../run.js';
import type { PureCertificate } from '../pure/PureCertificate.js';
import { verifyGamma } from '../gamma/verifyGamma.js';
import { refuse } from '../../verification.js';
import type { ConstructionVerification } from '../Construction.js';
import { each, type Passed } from '../passed.js';
import type { ValueConstruction } from './valueConstruction.js';
import { verifiedTarget } from './verifiedTarget.js';
import { verifyGameWithValue } from './verifyGameWithValue.js';

/**
 * Checks both certificates: the game has the target as legal complex, and the game on the target has the value.
 * @throws LimitError when `options` cut the first check off
 * @source Huntemann 2018, Prop. 2.24
 * That of a pure complex that need not be flag is by Thm 2.17.
 */
export function verifyValueConstruction(
  construction: ValueConstruction,
  options: RunOptions = {},
  passed: Passed = () => {},
): ConstructionVerification {
  const { target, certificate, value } = construction;
  const { complex: kind, flag } = (certificate.game ?? {}) as Partial<PureCertificate>;
  const method = kind === undefined || flag === true ? 'independence' : 'invariant';
  const game = verifyGamma({ ...construction, method }, options, passed);
  if (!game.verified) return game;
  const bounds = { ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }) };
  const proof = verifyGameWithValue({ complex: target, certificate: certificate.game }, bounds);
  const found = verifiedTarget(proof, value, 'the certificate of the value');
  if (!found.verified) return refuse(found.because);
  passed(`${each(found.steps, 'step')} to the value follows from those before`);
  if (found.evaluated) passed('the whole game, played out, has the value of the last step');
  passed(`that value is ${value}`);
  return game;
}

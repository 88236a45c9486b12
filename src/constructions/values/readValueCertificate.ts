import { InputError } from '../../errors.js';
import type { ValueCertificate } from './ValueCertificate.js';

/**
 * A certificate from data of any kind, such as what `JSON.parse` gave: only its form is checked here, the rest is for
 * `verifyGameWithValue`.
 * @throws InputError `malformed-certificate`, naming the field
 */
export function readValueCertificate(data: unknown): ValueCertificate {
  const certificate = fields(data, 'certificate');
  const { as, steps } = certificate;
  if (as !== 'complex' && as !== 'graph') throw malformed('as', as, '"complex" or "graph"');
  if (!Array.isArray(steps) || steps.length === 0) throw malformed('steps', steps, 'a list of steps');
  for (const [i, each] of (steps as unknown[]).entries()) {
    const at = `steps[${i}]`;
    const step = fields(each, at);
    if (typeof step['value'] !== 'string') throw malformed(`${at}.value`, step['value'], 'a text');
    requireIntegers(step['vertices'], `${at}.vertices`);
    if (OPTION_FIELDS.every((field) => step[field] === undefined)) continue;
    for (const side of ['left', 'right'] as const) {
      const list = step[side];
      if (!Array.isArray(list)) throw malformed(`${at}.${side}`, list, 'a list of {"control", "part"}');
      for (const [j, entry] of (list as unknown[]).entries()) {
        const { control, part } = fields(entry, `${at}.${side}[${j}]`);
        requireIntegers([control, part], `${at}.${side}[${j}]`);
      }
    }
    for (const field of ['x', 'y'] as const) requireIntegers(step[field], `${at}.${field}`);
    for (const field of ['floor', 'ceiling'] as const) requireIntegers([step[field]], `${at}.${field}`);
    requireIntegers(step['bounds'], `${at}.bounds`, 2);
  }
  return certificate as unknown as ValueCertificate;
}

const OPTION_FIELDS = ['left', 'right', 'x', 'y', 'floor', 'ceiling', 'bounds'] as const;

function fields(data: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw malformed(at, data, 'an object');
  return data as Readonly<Record<string, unknown>>;
}

function requireIntegers(list: unknown, at: string, length?: number): void {
  const isWanted =
    Array.isArray(list) &&
    list.every((v) => Number.isSafeInteger(v)) &&
    (length === undefined || list.length === length);
  if (!isWanted) throw malformed(at, list, length === undefined ? 'integers' : `${length} integers`);
}

function malformed(at: string, found: unknown, expected: string): InputError {
  const shown = (JSON.stringify(found) as string | undefined) ?? 'nothing';
  return new InputError(
    'malformed-certificate',
    `readValueCertificate: ${at} is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}; expected ${expected}.`,
    { details: { at } },
  );
}

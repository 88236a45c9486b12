import { InputError } from '../errors.js';

/** An option that is an integer of at most nine digits. @throws InputError `invalid-option` */
export function integerOption(command: string, option: string, text: string, least: 0 | 1 = 0): number {
  const given = text.trim();
  if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given);
  throw new InputError(
    'invalid-option',
    `${command}: ${option} ${JSON.stringify(text)}; expected an integer ≥ ${least} with at most nine digits.`,
  );
}

import type { FieldOptions } from '../ideal/index.js';
import { checkPrime } from '../linear/internal.js';

/** The field of a script for Macaulay2. @throws InputError `not-a-prime` */
export function fieldInMacaulay2(task: string, { characteristic = 0 }: Pick<FieldOptions, 'characteristic'>): string {
  if (characteristic === 0) return 'QQ';
  checkPrime(task, characteristic);
  return `ZZ/${characteristic}`;
}

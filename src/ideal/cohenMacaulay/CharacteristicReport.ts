import type { LinkWitness } from './LinkWitness.js';

/** In which characteristics a property of links holds. */
export type CharacteristicReport =
  | {
      /** The answer in characteristic 0, and in every prime characteristic that is not an exception. */
      readonly holds: boolean;
      /** The primes with the other answer, ascending. */
      readonly exceptions: readonly bigint[];
      /** A face for characteristic 0 or, when it holds there, for each exception; none where another reason decides. */
      readonly witnesses: readonly LinkWitness[];
    }
  | { readonly holds: 'undecided'; readonly explored: number };

/** The answer for each of the characteristics 0, 2, 3 and for the exceptions, as an object with these keys. */
export function answersByCharacteristic(report: CharacteristicReport): Record<string, boolean | 'undecided'> {
  if (report.holds === 'undecided') return { 0: 'undecided', 2: 'undecided', 3: 'undecided' };
  const { holds, exceptions } = report;
  const keys = [...new Set([0n, 2n, 3n, ...exceptions])].sort((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(keys.map((p) => [String(p), exceptions.includes(p) ? !holds : holds]));
}

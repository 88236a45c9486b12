import { type SimplicialComplex, torsionPrimes } from '../../complex/index.js';
import { Work, type RunOptions } from '../../run.js';
import { linkObstructions, type LinkCondition } from './linkObstructions.js';
import { witnessIn, type LinkWitness } from './LinkWitness.js';

/** In which characteristics a property of links holds. */
export type CharacteristicReport =
  | {
      /** The answer in characteristic 0, and in every prime characteristic that is no exception. */
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

/** The first violation of a condition in one characteristic. @throws LimitError */
export function findWitness(
  complex: SimplicialComplex,
  condition: LinkCondition,
  characteristic: number,
  work: Work,
): LinkWitness | undefined {
  for (const obstruction of linkObstructions(complex, condition, work)) {
    const witness = witnessIn(obstruction, BigInt(characteristic));
    if (witness !== undefined) return witness;
  }
  return undefined;
}

/**
 * One violation in characteristic 0 if there is any (then every characteristic has one); else one for each prime.
 * @throws LimitError
 */
export function findWitnesses(complex: SimplicialComplex, condition: LinkCondition, work: Work): LinkWitness[] {
  const byPrime = new Map<bigint, LinkWitness>();
  for (const obstruction of linkObstructions(complex, condition, work)) {
    const rational = witnessIn(obstruction, 0n);
    if (rational !== undefined) return [rational];
    for (const p of torsionPrimes(obstruction.groups, work.part()))
      if (!byPrime.has(p)) byPrime.set(p, witnessIn(obstruction, p)!);
  }
  return [...byPrime.values()].sort((a, b) => (a.characteristic < b.characteristic ? -1 : 1));
}

/** A report from the violations that a search finds; `false` says that it fails everywhere for another reason. */
export function report(
  task: string,
  options: RunOptions,
  search: (work: Work) => LinkWitness[] | false,
): CharacteristicReport {
  return Work.decide(
    task,
    options,
    (work): CharacteristicReport => {
      const witnesses = search(work);
      if (witnesses === false) return { holds: false, exceptions: [], witnesses: [] };
      const holds = witnesses[0]?.characteristic !== 0n;
      const exceptions = holds ? witnesses.map(({ characteristic }) => characteristic) : [];
      return { holds, exceptions, witnesses };
    },
    (explored): CharacteristicReport => ({ holds: 'undecided', explored }),
  );
}

/**
 * `analyze` beside the functions of the library that decide the same properties: it may take what they take, and no
 * more.
 */
import { LimitError } from 'spgames';
import { analyze } from 'spgames/analysis';
import { shelling, SimplicialComplex } from 'spgames/complex';
import {
  answersByCharacteristic,
  bettiNumbers,
  cohenMacaulayReport,
  resolutionInvariants,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { compare } from './compare.js';
import type { Measured } from './peerPrograms.js';
import { complexWorkloads, leastTime, type ComplexWorkload } from './workloads.js';

/** A property, or several that are found together. */
interface Case {
  readonly title: string;
  readonly workloads: (workload: ComplexWorkload) => boolean;
  readonly analyze: (complex: SimplicialComplex) => string;
  readonly library: (complex: SimplicialComplex) => string;
}

/** Beyond this time a complex counts as undecided. */
const timeoutMs = 6000;
const RUNS = 5;

const cases: readonly Case[] = [
  {
    title: 'analyze: depth, projective dimension, regularity',
    workloads: () => true,
    analyze(complex) {
      const only = ['depth', 'projectiveDimension', 'regularity'] as const;
      const found = analyze(complex, { only, witnesses: false, timeoutMs });
      return only.map((name) => found[name].value).join();
    },
    library(complex) {
      const { depth, projectiveDimension, regularity } = resolutionInvariants(stanleyReisnerIdeal(complex), {
        timeoutMs,
      });
      return [depth, projectiveDimension, regularity].join();
    },
  },
  {
    title: 'analyze: graded Betti numbers',
    workloads: ({ n }) => n <= 16,
    analyze: (complex) => JSON.stringify(analyze(complex, { only: ['betti'], witnesses: false }).betti.value, text),
    library: (complex) => JSON.stringify(bettiNumbers(stanleyReisnerIdeal(complex)), text),
  },
  {
    title: 'analyze: Cohen–Macaulay in every characteristic',
    workloads: () => true,
    analyze: (complex) =>
      JSON.stringify(analyze(complex, { only: ['cohenMacaulay'], witnesses: false }).cohenMacaulay.value),
    library: (complex) => JSON.stringify(answersByCharacteristic(cohenMacaulayReport(complex))),
  },
  {
    title: 'analyze: shellable',
    workloads: () => true,
    analyze: (complex) =>
      String(analyze(complex, { only: ['shellable'], witnesses: false, timeoutMs }).shellable.value),
    library: (complex) => String(shelling(complex, { timeoutMs }).shellable),
  },
];

function text(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

// Nothing is kept from run to run: the complex is made anew.
const complexOf = ({ n, facets }: ComplexWorkload): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

/** The time of the library, and what it finds; nothing if that takes too long. */
function timeOf(workload: ComplexWorkload, library: Case['library']): (readonly [string, Measured])[] {
  try {
    const { ms, result } = leastTime(RUNS, () => library(complexOf(workload)));
    return [[workload.name, { ms, count: result }]];
  } catch (error) {
    if (error instanceof LimitError) return [];
    throw error;
  }
}

/**
 * @returns where `analyze` takes more than one and a half times what the functions take, and 50 milliseconds, a part of
 * the start of the command
 */
export async function compareAnalysis(): Promise<string[]> {
  const slower: string[] = [];
  for (const { title, workloads, analyze: ours, library } of cases)
    slower.push(
      ...(await compare(
        title,
        complexWorkloads().filter(workloads),
        (workload) => ours(complexOf(workload)),
        [
          {
            name: 'library',
            how: `the functions themselves, least of ${RUNS}`,
            measure: (all) => new Map(all.flatMap((workload) => timeOf(workload, library))),
          },
        ],
        { smallMs: 0, tooSlow: (ms, others) => ms > 1.5 * others.get('library')! + 50 },
      )),
    );
  return slower;
}

import { analyze } from '../../analysis/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import {
  facetIdeal,
  kPolynomial,
  stanleyReisnerIdeal,
  type FieldOptions,
  type SquarefreeIdeal,
} from '../../ideal/index.js';
import { Work, type RunOptions } from '../../run.js';
import { characteristicOf, exportSubjectOf, type ExportSubject } from '../ExportSubject.js';
import type { ComplexResults, IdealResults, ScriptResults } from './ScriptResults.js';

/** The time for each result. */
const EACH_MS = 10_000;
/** Longer lists of sets are not asserted. */
const MOST_SETS = 2000;

/**
 * What this library finds about the objects that a script for another program defines, to be asserted there: of ideals
 * the dimension, degree, Alexander dual, Hilbert series, Betti numbers, projective dimension and regularity, of
 * complexes the dimension, f-vector, minimal nonfaces, homology and whether they are pure. Each result gets ten seconds
 * at most; one that is not found in time, and a list of more than 2,000 sets, is undefined.
 * @param given what the script is about, as for `printMacaulay2Game`, `printSage` and the others
 * @throws InputError `invalid-argument`, `not-a-prime`
 * @example resultsToCheck({ complex: SimplicialComplex.fromFacets([[0, 1], [2]], 3) }).complexes[0].fVector // [1n, 3n, 1n]
 */
export function resultsToCheck(given: ExportSubject, options: FieldOptions = {}): ScriptResults {
  const subject = exportSubjectOf(given, 'resultsToCheck');
  const characteristic = characteristicOf(options, 'resultsToCheck');
  const { characteristic: _, ...run } = options;
  const finder = new Finder(characteristic, new Work('resultsToCheck', run));
  const { ideals, complexes } = objectsOf(subject, finder);
  return {
    characteristic,
    ideals: ideals.map(([name, ideal]) => finder.ofIdeal(name, ideal)),
    complexes: complexes.map(([name, complex]) => finder.ofComplex(name, complex)),
  };
}

interface Objects {
  readonly ideals: readonly (readonly [name: string, ideal: SquarefreeIdeal])[];
  readonly complexes: readonly (readonly [name: string, complex: SimplicialComplex])[];
}

/** The objects of a script, under the names that every script gives them. */
function objectsOf(subject: ExportSubject, finder: Finder): Objects {
  const facets = (complex: SimplicialComplex): SquarefreeIdeal => facetIdeal(complex, finder.part());
  if ('ideal' in subject) return { ideals: [['I', subject.ideal]], complexes: [] };
  if ('complex' in subject) {
    const { complex } = subject;
    return {
      ideals: [
        ['stanleyReisnerIdeal', stanleyReisnerIdeal(complex)],
        ['facetIdeal', facets(complex)],
      ],
      complexes: [['Delta', complex]],
    };
  }
  const { legal, illegal } = subject;
  return {
    ideals: [
      ['legalIdeal', facets(legal)],
      ['illegalIdeal', facets(illegal)],
    ],
    complexes: [
      ['legalComplex', legal],
      ['illegalComplex', illegal],
    ],
  };
}

class Finder {
  readonly #characteristic: number;
  readonly #work: Work;

  constructor(characteristic: number, work: Work) {
    this.#characteristic = characteristic;
    this.#work = work;
  }

  part(): RunOptions {
    return this.#work.part();
  }

  ofIdeal(name: string, ideal: SquarefreeIdeal): IdealResults {
    const found = analyze(ideal, {
      ...this.#bounds(),
      only: ['betti', 'projectiveDimension', 'regularity'],
      characteristic: this.#characteristic,
      eachMs: EACH_MS,
      witnesses: false,
    });
    return {
      name,
      dimension: this.#inTime((run) => ideal.dimension(run)),
      degree: this.#inTime((run) => ideal.degree(run)),
      alexanderDual: this.#inTime((run) => ideal.listMinimalPrimes({ ...run, limit: MOST_SETS })),
      kPolynomial: this.#inTime((run) => kPolynomial(ideal, run)),
      betti: known(found.betti.value),
      projectiveDimension: known(found.projectiveDimension.value),
      regularity: known(found.regularity.value),
    };
  }

  ofComplex(name: string, complex: SimplicialComplex): ComplexResults {
    const only = ['dimension', 'fVector', 'pure', 'homology'] as const;
    const found = analyze(complex, { ...this.#bounds(), only, eachMs: EACH_MS, witnesses: false });
    return {
      name,
      dimension: known(found.dimension.value),
      fVector: known(found.fVector.value),
      pure: known(found.pure.value),
      minimalNonfaces: this.#inTime((run) => complex.listMinimalNonfaces({ ...run, limit: MOST_SETS })),
      homology: known(found.homology.value)?.Z,
    };
  }

  #bounds(): Omit<RunOptions, 'limit'> {
    return this.#work.part();
  }

  #inTime<T>(compute: (run: RunOptions) => T): T | undefined {
    return this.#work.unlessCutOff(
      () => compute(this.#work.part({ timeoutMs: EACH_MS })),
      () => undefined,
    );
  }
}

function known<T>(value: T | 'undecided'): T | undefined {
  return value === 'undecided' ? undefined : value;
}

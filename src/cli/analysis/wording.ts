import type { AnswersByCharacteristic, Fact, FactOf, PropertyName } from '../../analysis/index.js';
import type { ChainTerm, SimplicialComplex } from '../../complex/index.js';
import { printBettiTable } from '../../ideal/index.js';
import { printValue } from '../../values/index.js';
import { OUTCOME_WORDS } from '../value/describeValue.js';
import { LONGEST_SHOWN } from '../value/longValues.js';
import { dualInWords, homologyOfPointInWords, sheddingFacesInWords, sheddingInWords } from './decompositionsInWords.js';
import { cohomologyInWords, cycleInWords, homologyInWords, type LabelledCycle } from './homologyInWords.js';
import {
  labelsOf,
  presentationInWords,
  reasonOfSphereInWords,
  seriesInWords,
  setOf,
  shortened,
  trianglesInWords,
} from './specialInWords.js';
import type { Labelled } from './inWords.js';
import { depthInWords, linkInWords, linksInWords, reasonOfLinkInWords, type LabelledLink } from './linksInWords.js';
import { obstructionInWords } from './obstructionInWords.js';
import { cyclesInWords, cyclesOf, labelledCycles, symmetriesInWords } from './permutationsInWords.js';

/** How facts on one property are worded, where the usual words do not do. The void complex has the usual ones. */
export interface Wording<Name extends PropertyName> {
  /** The value in the JSON document. */
  readonly json?: (value: ValueOf<Name>, complex: SimplicialComplex) => unknown;
  /** The value as people read it: a line, or lines that stand below the name. */
  readonly text?: (value: ValueOf<Name>, complex: SimplicialComplex) => string | readonly string[];
  /** What is read where a complex, not void, has no such number. */
  readonly nothing?: string;
  /** The parts of the witness that are written. */
  readonly parts?: (witness: WitnessOf<Name>) => object;
  /** What parts of the witness are called in the document. */
  readonly names?: Readonly<Record<string, string>>;
  /** The witness as people read it, from its document. */
  readonly lines?: (witness: Labelled) => readonly string[] | undefined;
}

type DecidedFact<Name extends PropertyName> = Exclude<FactOf<Name>, { readonly value: 'undecided' }>;
type ValueOf<Name extends PropertyName> = DecidedFact<Name> extends Fact<infer V, unknown> ? NonNullable<V> : never;
type WitnessOf<Name extends PropertyName> = DecidedFact<Name> extends Fact<unknown, infer W> ? W : never;

/** The properties that need other than the usual words. */
export const WORDING: { readonly [Name in PropertyName]?: Wording<Name> } = {
  shellable: { lines: (witness) => obstructionInWords(witness) },
  vertexDecomposable: { lines: sheddingInWords },
  partitionable: { names: { restriction: 'from', facet: 'to' } },
  cohenMacaulay: { text: answersInWords, lines: linksInWords('') },
  sequentiallyCohenMacaulay: { text: answersInWords, lines: linksInWords('') },
  legalIdealCohenMacaulay: { text: answersInWords, lines: linksInWords('outside the legal ideal: ') },
  depth: { lines: depthInWords },
  betti: {
    text: (numbers) => (numbers.length === 0 ? 'none (the void complex)' : printBettiTable(numbers).split('\n')),
  },
  homology: {
    text: homologyInWords,
    parts: ({ cycles }) => ({
      cycles: cycles.map(({ degree, order, chain, bounding }) => ({
        degree,
        order,
        chain: chain.map(coefficientFirst),
        bounding: bounding.map(coefficientFirst),
      })),
    }),
    lines: ({ cycles }) => (cycles as readonly LabelledCycle[]).map(cycleInWords),
  },
  forest: { names: { order: 'goodLeafOrder', leafless: 'withoutLeaf' } },
  grafted: { names: { base: 'graftedOn' } },
  automorphisms: {
    // A decimal string also below 2^53, which it soon exceeds.
    json: String,
    parts: ({ orbits, generators }) => ({ orbits, generators: generators.map(cyclesOf) }),
    lines: symmetriesInWords,
  },
  automorphismGenerators: {
    json: labelledCycles,
    text: (generators, complex) => {
      const shown = labelledCycles(generators, complex).map(cyclesInWords);
      return shown.length === 0 ? 'none, only the identity' : shown;
    },
  },
  gorenstein: { lines: reasonOfLinkInWords },
  buchsbaum: { lines: reasonOfLinkInWords },
  serre: {
    lines: (witness) => [`${linkInWords(witness as unknown as LabelledLink)}: this is the first condition that fails`],
  },
  collapsible: { lines: homologyOfPointInWords },
  constructible: { lines: (witness) => obstructionInWords(witness, { what: 'a construction' }) },
  linearQuotients: { lines: dualInWords },
  kDecomposable: { nothing: 'none, as it is not shellable', lines: sheddingFacesInWords },
  value: {
    json: (value) => printValue(value) ?? null,
    text: (value) => printValue(value, { maxLength: LONGEST_SHOWN }) ?? `more than ${LONGEST_SHOWN} characters`,
  },
  outcome: { text: (outcome) => OUTCOME_WORDS[outcome] },
  temperature: { json: String },
  hTriangle: { text: trianglesInWords },
  conePoints: { json: labelsOf, text: (points, complex) => labelsOf(points, complex).join(' ') || 'none' },
  cohomology: { text: cohomologyInWords },
  fundamentalGroup: { text: presentationInWords, nothing: 'none, the complex is not connected or has no vertex' },
  orientable: { nothing: 'none, a ridge lies in more than two facets, or the facets have different sizes' },
  homologySphere: { lines: reasonOfSphereInWords },
  homologyBall: { lines: reasonOfSphereInWords },
  hilbertSeries: { text: seriesInWords },
  minimalPrimes: {
    json: (primes, complex) => primes.map((prime) => labelsOf(prime, complex)),
    text: (primes, complex) => shortened(primes.map((prime) => setOf(prime, complex))),
  },
  multigradedBetti: {
    json: (numbers, complex) => numbers.map(([i, monomial, rank]) => [i, labelsOf(monomial, complex), rank]),
    text: (numbers, complex) =>
      shortened(numbers.map(([i, set, rank]) => `β_${i} = ${rank} in the degree ${setOf(set, complex)}`)),
  },
  componentwiseLinear: {
    lines: (witness) => [`in the Alexander dual: ${linkInWords(witness as unknown as LabelledLink)}`],
  },
};

function answersInWords(answers: AnswersByCharacteristic): string {
  const holds = answers['0'] === true;
  const exceptions = Object.keys(answers).filter((p) => answers[p] !== holds);
  const usual = holds ? 'yes' : 'no';
  return exceptions.length === 0
    ? `${usual}, in every characteristic`
    : `${usual}, ${holds ? 'but not' : 'but'} in characteristic ${exceptions.join(', ')}`;
}

function coefficientFirst({ face, coefficient }: ChainTerm): object {
  return { coefficient, face };
}

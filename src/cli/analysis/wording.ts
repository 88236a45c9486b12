import type { AnswersByCharacteristic, Fact, FactOf, PropertyName } from '../../analysis/index.js';
import type { ChainTerm, SimplicialComplex } from '../../complex/index.js';
import { printBettiTable, type LinkWitness } from '../../ideal/index.js';
import { printValue } from '../../values/index.js';
import { LONGEST_SHOWN, OUTCOME_WORDS } from '../value/describeValue.js';
import { cycleInWords, homologyInWords, type LabelledCycle } from './homologyInWords.js';
import { witnessInWords } from './inWords.js';
import { obstructionInWords } from './obstructionInWords.js';

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

/** The document of a witness, with labels in place of vertices. */
export type Labelled = Readonly<Record<string, unknown>>;

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
  serre: { lines: (witness) => [`${linkInWords(witness as unknown as LabelledLink)}: this is the first condition that fails`] }, // prettier-ignore
  constructible: { lines: (witness) => obstructionInWords(witness, 'a construction') },
  linearQuotients: { lines: dualInWords },
  kDecomposable: { nothing: 'none, as it is not shellable', lines: sheddingFacesInWords },
  value: {
    json: (value) => printValue(value) ?? null,
    text: (value) => printValue(value, { maxLength: LONGEST_SHOWN }) ?? `more than ${LONGEST_SHOWN} characters`,
  },
  outcome: { text: (outcome) => OUTCOME_WORDS[outcome] },
  temperature: { json: String },
};

function answersInWords(answers: AnswersByCharacteristic): string {
  const holds = answers['0'] === true;
  const exceptions = Object.keys(answers).filter((p) => answers[p] !== holds);
  const usual = holds ? 'yes' : 'no';
  return exceptions.length === 0
    ? `${usual}, in every characteristic`
    : `${usual}, ${holds ? 'but not' : 'but'} in characteristic ${exceptions.join(', ')}`;
}

type LabelledLink = Omit<LinkWitness, 'face'> & { readonly face: readonly string[] };

/** @param where what the faces are faces of, if not of the complex: that of the squarefree monomials outside an ideal */
function linksInWords(where: string): (witness: Labelled) => string[] {
  return ({ links }) => (links as readonly LabelledLink[]).map((link) => where + linkInWords(link));
}

function linkInWords({ face, characteristic, degree, rank, linkDimension, generatedFrom }: LabelledLink): string {
  const field = characteristic === 0n ? 'Q' : `GF(${characteristic})`;
  const where = generatedFrom === undefined ? '' : `in the facets of dimension ≥ ${generatedFrom}: `;
  return `${where}the link of {${face.join(' ')}} has dimension ${linkDimension}, but H~_${degree} over ${field} has dimension ${rank}`;
}

function depthInWords(witness: Labelled): string[] {
  const { face, degree } = witness as unknown as LabelledLink;
  return [`the link of {${face.join(' ')}} has H~_${degree} ≠ 0, and ${face.length} + (${degree}) + 1 is the depth`];
}

/** A link with homology; other reasons have the usual words. */
function reasonOfLinkInWords(witness: Labelled): string[] | undefined {
  return witness['because'] === 'link' ? [linkInWords(witness as unknown as LabelledLink)] : undefined;
}

/** The whole tree is for programs; people read the vertices shed from the complex itself, one after the other. */
function sheddingInWords(witness: Labelled): string[] | undefined {
  const { by, sheddingOrder } = witness as { readonly by: string; readonly sheddingOrder?: readonly string[] };
  if (sheddingOrder === undefined)
    return 'reason' in witness ? obstructionInWords(witness['reason'] as Labelled) : undefined;
  return [`by: ${by}`, `sheddingOrder: ${sheddingOrder.length === 0 ? 'a simplex' : sheddingOrder.join(' ')}`];
}

/** Why the Alexander dual is not shellable. */
function dualInWords({ dual }: Labelled): string[] | undefined {
  const said = dual === undefined ? undefined : obstructionInWords(dual as Labelled);
  return said?.map((line) => line.replace('because: ', 'because of the Alexander dual: '));
}

/** The faces shed from the complex itself, without the tree. */
function sheddingFacesInWords(witness: Labelled): string[] | undefined {
  const { sheddingFaces } = witness;
  if (sheddingFaces === undefined) return obstructionInWords(witness);
  const faces = sheddingFaces as readonly unknown[];
  return [`sheddingFaces: ${faces.length === 0 ? 'none, a simplex' : witnessInWords('sheddingFaces', faces)}`];
}

function coefficientFirst({ face, coefficient }: ChainTerm): object {
  return { coefficient, face };
}

function symmetriesInWords({ orbits, generators }: Labelled): string[] {
  const shown = (generators as readonly (readonly string[][])[]).map(cyclesInWords);
  return [`orbits: ${witnessInWords('orbits', orbits)}`, `generators: ${witnessInWords('generators', shown)}`];
}

function labelledCycles(generators: readonly (readonly number[])[], { vertices }: SimplicialComplex): string[][][] {
  return generators.map((images) => cyclesOf(images).map((cycle) => cycle.map((v) => vertices[v]!.label)));
}

function cyclesInWords(cycles: readonly (readonly string[])[]): string {
  return cycles.map((cycle) => `(${cycle.join(' ')})`).join('');
}

/** The cycles of a permutation, without those of length one. */
function cyclesOf(images: readonly number[]): number[][] {
  const cycles: number[][] = [];
  const seen = new Set<number>();
  images.forEach((_, start) => {
    const cycle: number[] = [];
    for (let v = start; !seen.has(v); v = images[v]!) {
      seen.add(v);
      cycle.push(v);
    }
    if (cycle.length > 1) cycles.push(cycle);
  });
  return cycles;
}

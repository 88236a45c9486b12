import { properties, type Analysis, type Fact, type PropertyName } from '../../analysis/index.js';
import type { Covering, SimplicialComplex } from '../../complex/index.js';
import { complexWithCovering } from '../../complex/internal.js';
import { coveringToJson } from '../../formats/index.js';
import { inWords, witnessInWords, type Labelled } from './inWords.js';
import { WORDING, type Wording } from './wording.js';

/** What a fact says, as it is written. */
interface DescribedFact {
  readonly name: string;
  readonly json: unknown;
  /** A line, or lines that stand below the name. */
  readonly text: string | readonly string[];
  readonly witness: Labelled | undefined;
  /** The witness as people read it. */
  readonly lines: readonly string[];
}

/** The facts of an analysis in the JSON document: values by name, and witnesses. */
export function factsDocument(
  facts: Partial<Analysis>,
  complex: SimplicialComplex | undefined,
): { readonly values: object; readonly witnesses: object } {
  const described = describeAll(facts, complex);
  return {
    values: Object.fromEntries(described.map(({ name, json }) => [name, json])),
    witnesses: Object.fromEntries(
      described.flatMap(({ name, witness }) => (witness === undefined ? [] : [[name, witness]])),
    ),
  };
}

/** A fact as people read it. @param width that of the longest name that stands in the same list */
export function factLines(
  name: PropertyName,
  fact: Fact<unknown, unknown>,
  complex: SimplicialComplex | undefined,
  width: number,
): string[] {
  const { text, lines } = describeFact(name, fact, complex);
  const inLine = typeof text === 'string';
  return [
    inLine ? `  ${name.padEnd(width)}  ${text}` : `  ${name}`,
    ...[...(inLine ? [] : text), ...lines].map((line) => `    ${line}`),
  ];
}

function describeAll(facts: Partial<Analysis>, complex: SimplicialComplex | undefined): DescribedFact[] {
  return Object.entries(facts).map(([name, fact]) => describeFact(name as PropertyName, fact, complex));
}

function describeFact(
  name: PropertyName,
  { value, witness: found }: Fact<unknown, unknown>,
  complex: SimplicialComplex | undefined,
): DescribedFact {
  const wording: Wording<never> = WORDING[name] ?? {};
  const hasWords = value !== 'undecided' && !isNothing(value);
  const json =
    hasWords && wording.json !== undefined ? wording.json(value as never, complex!) : isNothing(value) ? null : value;
  const nothing = complex?.isVoid === true ? undefined : wording.nothing;
  const text =
    hasWords && wording.text !== undefined
      ? wording.text(value as never, complex!)
      : ((isNothing(value) ? nothing : undefined) ?? inWords(json));
  if (found === undefined || complex === undefined) return { name, json, text, witness: undefined, lines: [] };
  const witness = labelled(wording.parts?.(found as never) ?? (found as object), name, wording.names ?? {}, complex);
  const lines =
    wording.lines?.(witness) ??
    Object.entries(witness).map(([part, inner]) => `${part}: ${witnessInWords(part, inner)}`);
  return { name, json, text, witness, lines };
}

/** What the void complex has in place of a number or a value. */
function isNothing(value: unknown): boolean {
  return value === null || value === Infinity || value === -Infinity;
}

/**
 * A witness with labels in place of vertices, and in place of indices of facets. The part that only repeats the value
 * is left out, and the parts of a witness inside stand beside the others.
 */
function labelled(
  witness: object,
  name: PropertyName,
  names: Readonly<Record<string, string>>,
  complex: SimplicialComplex,
): Labelled {
  const { vertices = [], facets = [] } = properties[name];
  const label = (v: number): string => complex.vertices[v]!.label;
  const written = (part: string, value: unknown): unknown => {
    if (vertices.includes(part)) return mapNumbers(value, label);
    if (facets.includes(part)) return mapNumbers(value, (i) => complex.facets.list(i).map(label));
    if (Array.isArray(value)) return value.map((item) => written('', item));
    return typeof value === 'object' && value !== null ? writtenParts(value) : value;
  };
  const writtenParts = (parts: object): Labelled =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([part, value]): [string, unknown][] => {
        if (part === name) return [];
        if (part === 'witness') return Object.entries(writtenParts(value as object));
        if (part === 'covering') return [[part, coveringDocument(parts as ReasonWithCovering, complex)]];
        return [[names[part] ?? part, written(part, value)]];
      }),
    );
  return writtenParts(witness);
}

interface ReasonWithCovering {
  readonly face: readonly number[];
  readonly covering: Covering;
}

/** A document of its own, which `verify` reads. */
function coveringDocument(reason: ReasonWithCovering, complex: SimplicialComplex): object {
  return coveringToJson({ complex: complexWithCovering(complex, reason), covering: reason.covering });
}

function mapNumbers(value: unknown, map: (number: number) => unknown): unknown {
  return Array.isArray(value) ? value.map((item) => mapNumbers(item, map)) : map(value as number);
}

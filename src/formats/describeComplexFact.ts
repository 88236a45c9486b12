import { properties, type Fact, type PropertyName } from '../analysis/index.js';
import type { Covering, SimplicialComplex } from '../complex/index.js';
import { complexWithCovering } from '../complex/internal.js';
import { coveringToJson } from './coveringJson.js';
import { inWords, witnessInWords, type ComplexWords, type Labelled } from '../analysis/internal.js';

/** What a fact says, as it is written. */
export interface FactInWords {
  /** The value in the document. */
  readonly json: unknown;
  /** A line, or lines that stand below the name. */
  readonly text: string | readonly string[];
  /** The witness in the document. */
  readonly witness?: object | undefined;
  /** The witness as people read it. */
  readonly lines?: readonly string[];
}

/**
 * A fact on a complex in the words of `spgames analyze`, and in its document.
 * @param complex undefined where it is not known in time, so that all is undecided
 * @complexity O(size of the fact)
 * @example describeComplexFact('pure', { value: true }, SimplicialComplex.fromFacets([[0, 1]], 2)).text // 'yes'
 */
export function describeComplexFact(
  name: PropertyName,
  fact: Fact<unknown, unknown>,
  complex: SimplicialComplex | undefined,
): FactInWords {
  const { value, witness: found } = fact;
  const wording: ComplexWords<never, never> = properties[name].words ?? {};
  const hasWords = value !== 'undecided' && !isNothing(value);
  const json =
    hasWords && wording.json !== undefined ? wording.json(value as never, complex!) : isNothing(value) ? null : value;
  const nothing = complex?.isVoid === true ? undefined : wording.nothing;
  const text =
    hasWords && wording.text !== undefined
      ? wording.text(value as never, complex!)
      : ((isNothing(value) ? nothing : undefined) ?? inWords(json));
  if (found === undefined || complex === undefined) return { json, text };
  const witness = labelled(wording.parts?.(found as never) ?? (found as object), name, wording.names ?? {}, complex);
  const lines =
    wording.lines?.(witness) ??
    Object.entries(witness).map(([part, inner]) => `${part}: ${witnessInWords(part, inner)}`);
  return { json, text, witness, lines };
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

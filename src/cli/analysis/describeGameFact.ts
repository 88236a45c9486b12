import type { Fact } from '../../analysis/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import { complexToJson } from '../../formats/index.js';
import { wordsOfComplex } from '../../sources/internal.js';
import { Dyadic, Value } from '../../values/index.js';
import { inWords, valueInDocument, valueInWords, witnessInWords } from '../../analysis/internal.js';
import { OUTCOME_WORDS } from '../../text/internal.js';
import type { DescribedFact } from './Report.js';

/** A fact on a game that is played without a complex, as it is written. */
export function describeGameFact(_name: string, { value, witness }: Fact<unknown, unknown>): DescribedFact {
  const parts = Object.entries(witness ?? {});
  return {
    json: jsonOf(value),
    text: textOf(value),
    witness: witness as object | undefined,
    lines: parts.map(([part, inner]) => `${part}: ${witnessInWords(part, inner)}`),
  };
}

function jsonOf(value: unknown): unknown {
  if (value instanceof Value) return valueInDocument(value);
  if (value instanceof SimplicialComplex) return complexToJson(value);
  return value instanceof Dyadic ? value.toString() : value;
}

function textOf(value: unknown): string {
  if (value instanceof Value) return valueInWords(value);
  if (value instanceof SimplicialComplex)
    return wordsOfComplex(SimplicialComplex.fromFacets(value.facets, value.vertices));
  if (value === 'L' || value === 'R' || value === 'N' || value === 'P') return OUTCOME_WORDS[value];
  return inWords(jsonOf(value));
}

/** What the library says of a source, by the names of the elements that hold it. */
import { printIdeal, valueToJson } from 'spgames/formats';
import { facetIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { asComplex, asValue, parseSource } from 'spgames/sources';
import type { SetFamily } from 'spgames/sets';
import type { HELD } from './explorer.js';

export function textsOf(text: string): Record<(typeof HELD)[number], string> {
  const source = parseSource(text);
  const complex = asComplex(source);
  const named = (family: SetFamily): string =>
    family
      .toLists()
      .map((set) => set.map((v) => complex.vertices[v]!.label).join(' ') || '{}')
      .join(', ');
  const { name, outcome, temperature } = valueToJson(asValue(source));
  return {
    board:
      source.kind === 'game' && !/^(facets|nonfaces|ideal):/.test(text)
        ? source.object.summands.map(({ board }) => String(board)).join(' + ')
        : '',
    facets: named(complex.facets),
    nonfaces: named(complex.minimalNonfaces),
    'legal-ideal': printIdeal(facetIdeal(complex)),
    'illegal-ideal': printIdeal(stanleyReisnerIdeal(complex)),
    'f-vector': fVectorOf(text),
    value: name!,
    outcome,
    temperature,
    error: '',
  };
}

export function fVectorOf(text: string): string {
  return asComplex(parseSource(text)).fVector().join(' ');
}

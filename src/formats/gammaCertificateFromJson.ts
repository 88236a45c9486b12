import type { GammaCertificate } from '../constructions/index.js';
import { InputError } from '../errors.js';

type Row = readonly unknown[];

/**
 * The certificate of a game on a Γ-board, as it is in the file: only the form is checked, the claims are not.
 * @throws InputError `malformed-field` with the path
 */
export function gammaCertificateFromJson(value: unknown, task: string): GammaCertificate {
  const fail = (path: string, expected: string): never => {
    throw new InputError('malformed-field', `${task}: "certificate${path}" is malformed; expected ${expected}.`, {
      details: { field: 'certificate' },
    });
  };
  const object = (item: unknown, path: string, expected: string): Readonly<Record<string, unknown>> =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? (item as Readonly<Record<string, unknown>>)
      : fail(path, expected);
  const list = (item: unknown, path: string, expected: string): Row => (Array.isArray(item) ? item : fail(path, expected)); // prettier-ignore
  const naturals = (item: unknown, path: string, expected: string, length?: number): number[] => {
    const numbers = list(item, path, expected);
    const right = numbers.every((v) => Number.isSafeInteger(v) && (v as number) >= 0);
    return right && (length === undefined || numbers.length === length) ? (numbers as number[]) : fail(path, expected);
  };
  const triples = (item: unknown, path: string, expected: string): (readonly [number, number, number])[] =>
    list(item, path, `a list of ${expected}`).map(
      (row, i) => naturals(row, `${path}[${i}]`, expected, 3) as unknown as readonly [number, number, number],
    );

  const fields = object(value, '', '{"placements", "labels", "idSets", "distances"}');
  return {
    placements: list(fields['placements'], '.placements', 'a list').map((item, i) => {
      if (item === null) return null;
      const path = `.placements[${i}]`;
      const placement = object(item, path, '{"vertices", "stretches"} or null');
      return {
        vertices: naturals(placement['vertices'], `${path}.vertices`, 'a list of board vertices'),
        stretches: triples(placement['stretches'], `${path}.stretches`, '[edge, first, last]'),
      };
    }),
    labels: triples(fields['labels'], '.labels', '[vertex, vertex, label]'),
    idSets: list(fields['idSets'], '.idSets', 'a list').map((item, i) => {
      const path = `.idSets[${i}]`;
      const { facet, ids } = object(item, path, '{"facet", "ids"}');
      return {
        facet: naturals(facet, `${path}.facet`, 'a list of vertices'),
        ids: naturals(ids, `${path}.ids`, 'a list of distances'),
      };
    }),
    distances: triples(fields['distances'], '.distances', '[vertex, vertex, distance]'),
  };
}

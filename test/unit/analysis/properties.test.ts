import { describe, expect, it } from 'vitest';
import { analyze, type ComplexPropertyDescription, properties, type PropertyName } from 'spgames/analysis';
import { join, namedComplex, namedComplexes, SimplicialComplex } from 'spgames/complex';
import { references } from '../../../scripts/concordance.js';
import { parseCitation } from '../../../scripts/sourceLines.js';
import { projectiveSpace } from '../../generators/projectiveSpace.js';

const complexes = [
  SimplicialComplex.void(3),
  SimplicialComplex.irrelevant(2),
  SimplicialComplex.fromFacets(
    [
      [0, 1],
      [2, 3, 4],
    ],
    6,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [0, 3],
    ],
    5,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1, 3],
      [0, 1, 4],
      [0, 1, 5],
      [0, 3, 4],
      [3, 4, 6],
    ],
    7,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ],
    4,
  ),
  SimplicialComplex.fromFacets([[1], [4, 6], [0, 3, 5]], 7),
  ...namedComplexes.filter(({ fVector }) => fVector.length <= 3).map(({ name }) => namedComplex(name)),
];
const analyses = complexes.map((complex) => ({ complex, facts: analyze(complex) }));

/** Complexes with 2-torsion: the projective plane, its suspension, the projective space, which is a sphere over Q. */
const twoPoints = SimplicialComplex.fromFacets([[0], [1]], [{ label: 'a' }, { label: 'b' }]);
const plane = namedComplex('real-projective-plane');
const torsion = [plane, join(plane, twoPoints), projectiveSpace()];

describe.each(Object.entries(properties) as [PropertyName, ComplexPropertyDescription][])(
  'the property %s',
  (name, entry) => {
    it('is described in sentences, with a source that is listed', () => {
      expect(entry.about).toMatch(/^[A-Z].*\.$/);
      if (entry.source === undefined) return;
      expect(references()[parseCitation(entry.source)?.work ?? '']).toBeDefined();
    });

    it('needs what it says', () => {
      const in0And2 = (complex: SimplicialComplex): string[] =>
        [0, 2].map((characteristic) =>
          JSON.stringify(texts(analyze(complex, { only: [name], characteristic, witnesses: false }))),
        );
      const differs = entry.needs === 'field' ? torsion : torsion.slice(0, 1);
      expect(differs.some((complex) => new Set(in0And2(complex)).size === 2)).toBe(entry.needs === 'field');
      // The void complex has no game, no point to begin paths at, and is not a surface.
      const hasNone = entry.needs === 'game' || name === 'fundamentalGroup' || name === 'surface';
      expect(analyses[0]!.facts[name].value === null).toBe(hasNone);
    });

    it('has witnesses in which all numbers of vertices and facets are told', () => {
      for (const { complex, facts } of analyses) {
        const told = (part: string, value: unknown): void => {
          if (entry.vertices?.includes(part) === true) expectBelow(value, complex.n);
          else if (entry.facets?.includes(part) === true) expectBelow(value, complex.facets.size);
          else if (Array.isArray(value)) for (const item of value) told('', item);
          else if (typeof value === 'object' && value !== null)
            for (const [key, inner] of Object.entries(value)) told(key, inner);
        };
        told('', facts[name].witness);
      }
    });
  },
);

function expectBelow(value: unknown, bound: number): void {
  if (Array.isArray(value)) for (const item of value) expectBelow(item, bound);
  else expect(Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound).toBe(true);
}

/** Counts as texts, so that they can be compared as JSON. */
function texts(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([key, inner]) => [key, texts(inner)]);
}

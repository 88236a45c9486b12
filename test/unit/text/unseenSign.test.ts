import { describe, expect, it } from 'vitest';
import { LabelledPoset } from 'spgames/poset';
import { SimplicialComplex } from 'spgames/complex';
import { fromJson } from 'spgames/formats';
import { parseSource } from 'spgames/sources';
import { thrownBy } from '../../helpers/thrownBy.js';

/** NUL, the sign that begins orders to a terminal, DEL, the end of a line of IBM, and half of a character. */
const UNSEEN = ['\0', '\x1b', '\x7f', '\x85', '\ud800'];

describe('labels with signs that nobody sees', () => {
  it.each(UNSEEN.map((sign) => [JSON.stringify(sign), `x${sign}`]))('%s is refused', (_, label) => {
    const document = { type: 'complex', vertices: [{ label }], facets: [[0]] };
    for (const make of [
      () => SimplicialComplex.fromFacets([[0]], [label]),
      () => fromJson(document),
      () => LabelledPoset.fromRelations(['a', label], [[0, 1]]),
      () => parseSource(`facets:a ${label}, b`),
      () => parseSource(`facets:[["a","${label}"]]`),
      () => parseSource(`poset:a < ${label}`),
    ])
      expect([make.toString(), thrownBy(make)]).toEqual([
        make.toString(),
        expect.objectContaining({ message: expect.stringContaining('control characters') as string }),
      ]);
  });

  it('are labels with all that can be seen', () => {
    expect(SimplicialComplex.fromFacets([[0, 1, 2]], ['é', '𝔸', 'x₁']).n).toBe(3);
  });
});

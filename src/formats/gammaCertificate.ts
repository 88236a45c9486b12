import type { GammaCertificate } from '../constructions/index.js';
import * as describe from '../shape.js';

const triples = (what: string): describe.Shape<[number, number, number][]> =>
  describe.listOf(
    describe.also(
      describe.listOf(describe.integer(0), what, { length: 3 }),
      (triple) => triple as [number, number, number],
    ),
    `a list of ${what}`,
  );

/** The certificate of a game on a Γ-board, as it is in the file: only the form is checked, the claims are not. */
export const gammaCertificate: describe.Shape<GammaCertificate> = /* @__PURE__ */ describe.named(
  'gammaCertificate',
  () =>
    describe.fields(
      {
        placements: describe.listOf(
          describe.nullable(
            describe.fields(
              {
                vertices: describe.listOf(describe.integer(0), 'a list of board vertices'),
                stretches: triples('[edge, first, last]'),
              },
              '{"vertices", "stretches"} or null',
            ),
          ),
          'a list',
        ),
        labels: triples('[vertex, vertex, label]'),
        idSets: describe.listOf(
          describe.fields(
            {
              facet: describe.listOf(describe.integer(0), 'a list of vertices'),
              ids: describe.listOf(describe.integer(0), 'a list of distances'),
            },
            '{"facet", "ids"}',
          ),
          'a list',
        ),
        distances: triples('[vertex, vertex, distance]'),
      },
      '{"placements", "labels", "idSets", "distances"}',
    ),
);

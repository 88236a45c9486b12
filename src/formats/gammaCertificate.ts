import type { GammaCertificate } from '../constructions/index.js';
import { describe, type Description } from '../text/internal.js';

const triples = (what: string): Description<[number, number, number][]> =>
  describe.list(
    `a list of ${what}`,
    describe.also(describe.integers(what, 0, { length: 3 }), (triple) => triple as [number, number, number]),
  );

/** The certificate of a game on a Γ-board, as it is in the file: only the form is checked, the claims are not. */
export const gammaCertificate: Description<GammaCertificate> = /* @__PURE__ */ describe.named('gammaCertificate', () =>
  describe.object('{"placements", "labels", "idSets", "distances"}', {
    placements: describe.list(
      'a list',
      describe.nullable(
        describe.object('{"vertices", "stretches"} or null', {
          vertices: describe.integers('a list of board vertices', 0),
          stretches: triples('[edge, first, last]'),
        }),
      ),
    ),
    labels: triples('[vertex, vertex, label]'),
    idSets: describe.list(
      'a list',
      describe.object('{"facet", "ids"}', {
        facet: describe.integers('a list of vertices', 0),
        ids: describe.integers('a list of distances', 0),
      }),
    ),
    distances: triples('[vertex, vertex, distance]'),
  }),
);

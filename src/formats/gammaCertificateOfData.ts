import type { GammaCertificate } from '../constructions/index.js';
import type { DataReader } from '../text/internal.js';

/**
 * The certificate of a game on a Γ-board, as it is in the file: only the form is checked, the claims are not.
 * @throws InputError `invalid-field` with the path
 */
export function gammaCertificateOfData(data: DataReader): GammaCertificate {
  data.object('{"placements", "labels", "idSets", "distances"}');
  const placements = data.field('placements').items('a list');
  const idSets = data.field('idSets').items('a list');
  return {
    placements: placements.map((placement) =>
      placement.value === null
        ? null
        : {
            vertices: placement
              .object('{"vertices", "stretches"} or null')
              .field('vertices')
              .integers('a list of board vertices', 0),
            stretches: readTriples(placement.field('stretches'), '[edge, first, last]'),
          },
    ),
    labels: readTriples(data.field('labels'), '[vertex, vertex, label]'),
    idSets: idSets.map((idSet) => ({
      facet: idSet.object('{"facet", "ids"}').field('facet').integers('a list of vertices', 0),
      ids: idSet.field('ids').integers('a list of distances', 0),
    })),
    distances: readTriples(data.field('distances'), '[vertex, vertex, distance]'),
  };
}

function readTriples(list: DataReader, expected: string): (readonly [number, number, number])[] {
  return list
    .items(`a list of ${expected}`)
    .map((triple) => triple.integers(expected, 0, 3) as [number, number, number]);
}

import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { SPGame, type BasicPosition, type Summand } from '../games/index.js';
import { GAME_FIELDS, gameToJson, type GameField, type GameJson, type GameJsonOptions } from '../games/internal.js';
import type { RunOptions } from '../run.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';

export { GAME_FIELDS, gameToJson, type GameField, type GameJson, type GameJsonOptions };

/**
 * The game of a JSON object. The rules are not part of it: the game is the one on its legal complex, with the basic
 * positions that it names. `facets` and `nonfaces`, where both are there, must describe the same complex.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, `not-a-game`
 */
export function gameFromJson(value: unknown, options: RunOptions = {}): SPGame {
  const data = DataReader.of(value, 'gameFromJson').document('sp-game');
  const vertices = verticesOfData(data.field('vertices'), 'label');
  const [facets, nonfaces] = [data.optional('facets'), data.optional('nonfaces')];
  if (facets === undefined && nonfaces === undefined) data.either('facets', 'nonfaces');
  const read = (list: DataReader): number[][] => setsOfData(list, vertices.length);
  const byFacets = facets && SimplicialComplex.fromFacets(read(facets), vertices);
  const complex = nonfaces === undefined ? byFacets! : SimplicialComplex.fromNonfaces(read(nonfaces), vertices);
  if (byFacets !== undefined && !byFacets.facets.equals(complex.listFacets(options)))
    facets!.refuse('the facets of the complex with these "nonfaces"');
  const positions = vertices.map(({ side }, v): SummandPosition => ({
    summand: 0,
    position: { ...(side !== undefined && { side }), piece: 'vertex', cells: [v] },
  }));
  data
    .optional('basicPositions')
    ?.items('a list of basic positions')
    .forEach((item) => readPosition(item, positions));
  return new SPGame(complex, summandsOf(positions));
}

/** A basic position, and the number of its summand. */
interface SummandPosition {
  readonly summand: number;
  readonly position: BasicPosition;
}

/** Positions that stand together and have the same number are those of a summand, on a board for their cells. */
function summandsOf(positions: readonly SummandPosition[]): Summand[] {
  const groups: BasicPosition[][] = [[]];
  positions.forEach(({ summand, position }, v) => {
    if (v > 0 && summand !== positions[v - 1]!.summand) groups.push([]);
    groups.at(-1)!.push(position);
  });
  return groups.map((group) => {
    const largest = group.reduce((most, { cells }) => cells.reduce((a, b) => Math.max(a, b), most), -1);
    return { board: new Board({ vertexCount: largest + 1 }), positions: group };
  });
}

/** Puts the piece and cells that the object names into `positions`. */
function readPosition(item: DataReader, positions: SummandPosition[]): void {
  const vertex = item
    .object('{"vertex", "piece", "cells", …}')
    .field('vertex')
    .integer(0, positions.length - 1);
  const piece = item.field('piece').text();
  const cells = item.field('cells').integers('a list of board vertices', 0);
  const summand = item.optional('summand')?.integer(0) ?? 0;
  positions[vertex] = { summand, position: { ...positions[vertex]!.position, piece, cells } };
}

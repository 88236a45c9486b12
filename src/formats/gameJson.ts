import { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { SPGame, type BasicPosition, type GameSummand } from '../games/index.js';
import { GAME_FIELDS, gameToJson, type GameField, type GameJson, type GameJsonOptions } from '../games/internal.js';
import type { RunOptions } from '../run.js';
import { PLAYERS } from '../player.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { indexSets, setsOfData, vertexList } from './verticesOfData.js';

export { GAME_FIELDS, gameToJson, type GameField, type GameJson, type GameJsonOptions };

interface GameParts {
  readonly vertices: readonly Vertex[];
  readonly facets?: unknown;
  readonly nonfaces?: unknown;
  readonly basicPositions?: readonly ListedPosition[];
}

interface ListedPosition {
  readonly vertex: number;
  readonly piece: string;
  readonly cells: readonly number[];
  readonly summand?: number;
}

const gameParts: Document<'sp-game', GameParts> = /* @__PURE__ */ document(
  'sp-game',
  'A strong placement game: its pieces on the board are the vertices; the facets are the maximal legal positions, the nonfaces the minimal illegal ones, by indices of vertices from 0. compile --only writes a part of it.',
  () => ({
    players: describe.optional(describe.oneOf('partizan', 'impartial')),
    vertices: vertexList('label'),
    basicPositions: describe.optional(
      describe.listOf(
        describe.fields(
          {
            vertex: describe.integer(0),
            side: describe.optional(describe.oneOf(...PLAYERS)),
            piece: describe.text,
            cells: describe.listOf(describe.integer(0), 'a list of board vertices'),
            summand: describe.optional(describe.integer(0)),
          },
          '{"vertex", "piece", "cells", …}',
        ),
        'a list of basic positions',
      ),
    ),
    facets: describe.optional(indexSets),
    nonfaces: describe.optional(indexSets),
  }),
);

/** A compiled game. */
export const gameDocument: Document<'sp-game', SPGame, RunOptions> = /* @__PURE__ */ describe.also(
  gameParts,
  gameOfParts,
);

/**
 * The game of a JSON object. The rules are not part of it: the game is the one on its legal complex, with the basic
 * positions that it names. `facets` and `nonfaces`, where both are there, must describe the same complex.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, `not-a-game`
 */
export function gameFromJson(value: unknown, options: RunOptions = {}): SPGame {
  return gameDocument.read(DataReader.of(value, 'gameFromJson'), options);
}

function gameOfParts({ vertices, basicPositions = [] }: GameParts, data: DataReader, options: RunOptions = {}): SPGame {
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
  basicPositions.forEach(({ vertex, piece, cells, summand = 0 }, i) => {
    if (vertex >= positions.length) {
      const item = data.field('basicPositions').items('a list')[i]!;
      item.field('vertex').integer(0, positions.length - 1);
    }
    positions[vertex] = { summand, position: { ...positions[vertex]!.position, piece, cells } };
  });
  return new SPGame(complex, summandsOf(positions));
}

/** A basic position, and the number of its summand. */
interface SummandPosition {
  readonly summand: number;
  readonly position: BasicPosition;
}

/** Positions that stand together and have the same number are those of a summand, on a board for their cells. */
function summandsOf(positions: readonly SummandPosition[]): GameSummand[] {
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

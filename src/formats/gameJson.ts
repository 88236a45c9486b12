import { Board } from '../boards/index.js';
import { type Vertex, SimplicialComplex } from '../complex/index.js';
import { SPGame, type BasicPosition, type NumberedPosition } from '../games/index.js';
import { Work, type RunOptions } from '../run.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';
import { VERSION } from './version.js';

/** The parts of a game's JSON object that can be asked for alone. */
export const GAME_FIELDS = ['vertices', 'basicPositions', 'facets', 'nonfaces'] as const;
export type GameField = (typeof GAME_FIELDS)[number];

/** A compiled game as a JSON object: `facets` are its maximal legal, `nonfaces` its minimal illegal positions. */
export interface GameJson {
  readonly type: 'sp-game';
  readonly spgames: string;
  readonly players: 'partizan' | 'impartial';
  readonly vertices?: readonly Vertex[];
  readonly basicPositions?: readonly NumberedPosition[];
  readonly facets?: readonly (readonly number[])[];
  readonly nonfaces?: readonly (readonly number[])[];
}

/** What is given of a game, and bounds. */
export interface GameJsonOptions extends RunOptions {
  /** The parts to give, by default all; what is left out is not computed. */
  readonly only?: readonly GameField[];
}

/**
 * The JSON object of a game.
 * @throws LimitError; `limit` counts facets and nonfaces
 */
export function gameToJson(game: SPGame, { only = GAME_FIELDS, ...options }: GameJsonOptions = {}): GameJson {
  const { legalComplex } = game;
  const work = new Work('gameToJson', options);
  return {
    type: 'sp-game',
    spgames: VERSION,
    players: game.players,
    ...(only.includes('vertices') && { vertices: game.vertices }),
    ...(only.includes('basicPositions') && { basicPositions: game.basicPositions.map(plain) }),
    ...(only.includes('facets') && { facets: legalComplex.listFacets(work.rest()).toLists() }),
    ...(only.includes('nonfaces') && { nonfaces: legalComplex.listMinimalNonfaces(work.rest()).toLists() }),
  };
}

function plain({ vertex, side, piece, cells, summand }: NumberedPosition): NumberedPosition {
  return { vertex, ...(side !== undefined && { side }), piece, cells, summand };
}

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
  const positions: BasicPosition[] = vertices.map(({ side }, v) => ({
    ...(side !== undefined && { side }),
    piece: 'vertex',
    cells: [v],
  }));
  data
    .optional('basicPositions')
    ?.items('a list of basic positions')
    .forEach((item) => readPosition(item, positions));
  const cells = positions.reduce((most, position) => Math.max(most, ...position.cells), -1);
  return new SPGame(complex, [{ board: new Board({ vertexCount: cells + 1 }), positions }]);
}

/** Puts the piece and cells that the object names into `positions`. */
function readPosition(item: DataReader, positions: BasicPosition[]): void {
  const vertex = item
    .object('{"vertex", "piece", "cells", …}')
    .field('vertex')
    .integer(0, positions.length - 1);
  const piece = item.field('piece').text();
  positions[vertex] = {
    ...positions[vertex]!,
    piece,
    cells: item.field('cells').integers('a list of board vertices', 0),
  };
}

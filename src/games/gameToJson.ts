import type { Vertex } from '../complex/index.js';
import { VERSION } from '../json.js';
import { Work, type RunOptions } from '../run.js';
import type { NumberedPosition, SPGame } from './SPGame.js';

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
export function gameToJson(game: SPGame, given: GameJsonOptions = {}): GameJson {
  const { only = GAME_FIELDS, ...options } = given;
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

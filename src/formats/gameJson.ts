import { Board } from '../boards/index.js';
import { type Vertex, SimplicialComplex } from '../complex/index.js';
import { SPGame, type BasicPosition, type NumberedPosition } from '../games/index.js';
import { Work, type RunOptions } from '../run.js';
import { JsonFields } from './JsonFields.js';
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

/**
 * The JSON object of a game.
 * @param only the parts to give; what is left out is not computed
 * @throws LimitError; `limit` counts facets and nonfaces
 */
export function gameToJson(game: SPGame, only: readonly GameField[] = GAME_FIELDS, options: RunOptions = {}): GameJson {
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
 * @throws InputError naming the field, `contradiction`, `void-game`
 */
export function gameFromJson(value: unknown, options: RunOptions = {}): SPGame {
  const task = 'gameFromJson';
  const fields = new JsonFields(value, 'sp-game', task);
  const vertices = fields.vertices('vertices', 'label');
  const n = vertices.length;
  if (!fields.has('facets') && !fields.has('nonfaces')) fields.oneOf('facets', 'nonfaces');
  const complex = fields.has('nonfaces')
    ? SimplicialComplex.fromNonfaces(fields.sets('nonfaces', n), vertices)
    : SimplicialComplex.fromFacets(fields.sets('facets', n), vertices);
  if (fields.has('facets') && fields.has('nonfaces')) {
    const facets = SimplicialComplex.fromFacets(fields.sets('facets', n), vertices).facets;
    if (!facets.equals(complex.listFacets(options)))
      throw fields.error('contradiction', '"facets" and "nonfaces" describe two complexes', 'the same', 'facets');
  }
  const positions: BasicPosition[] = vertices.map(({ side }, v) => ({
    ...(side !== undefined && { side }),
    piece: 'vertex',
    cells: [v],
  }));
  if (fields.has('basicPositions')) readPositions(fields, positions);
  const cells = positions.reduce((most, position) => Math.max(most, ...position.cells), -1);
  return new SPGame(complex, [{ board: new Board({ vertexCount: cells + 1 }), positions }]);
}

/** Puts the pieces and cells that the object names into `positions`. */
function readPositions(fields: JsonFields, positions: BasicPosition[]): void {
  fields.list('basicPositions').forEach((item, i) => {
    const { vertex, piece, cells } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
    const at = typeof vertex === 'number' ? positions[vertex] : undefined;
    if (
      at === undefined ||
      typeof piece !== 'string' ||
      !Array.isArray(cells) ||
      !cells.every((v) => Number.isInteger(v) && (v as number) >= 0)
    )
      throw fields.error(
        'malformed-field',
        `"basicPositions[${i}]" is ${JSON.stringify(item)}`,
        '{"vertex": index, "piece": text, "cells": [board vertices], …}',
        'basicPositions',
      );
    positions[vertex as number] = { ...at, piece, cells: cells as number[] };
  });
}

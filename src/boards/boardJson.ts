import { PLAYERS, type Player } from '../player.js';
import type { DataReader } from '../text/internal.js';
import type { BoardData, BoardGrid, PlacedPiece } from './BoardData.js';
import type { NormalBoard } from './normaliseBoard.js';

/** A board as a JSON object; vertices are numbered from 0, `null` in `sides` is a vertex without colour. */
export interface BoardJson {
  readonly type: 'board';
  readonly n: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly lengths?: readonly number[];
  readonly coordinates?: readonly (readonly [number, number])[];
  readonly grid?: BoardGrid;
  readonly sides?: readonly (Player | null)[];
  readonly pieces?: readonly PlacedPiece[];
}

/** The JSON object of a board; what is absent or empty is left out. */
export function boardToJson(board: NormalBoard): BoardJson {
  return {
    type: 'board',
    n: board.vertexCount,
    edges: board.edges,
    ...(board.lengths && { lengths: board.lengths }),
    ...(board.coordinates && { coordinates: board.coordinates }),
    ...(board.grid && { grid: board.grid }),
    ...(board.sides && { sides: board.sides.map((side) => side ?? null) }),
    ...(board.pieces.length > 0 && { pieces: board.pieces }),
  };
}

/** Board data from a JSON object; further keys are ignored. @throws InputError `invalid-field` */
export function boardDataOfData(data: DataReader): BoardData {
  const board = data.as(undefined, '{"type":"board","n":2,"edges":[[0,1]]}').document('board');
  const lengths = board.optional('lengths')?.items('a list of lengths');
  const coordinates = board.optional('coordinates');
  const sides = board.optional('sides')?.items('a list of "L", "R" and null');
  const pieces = board.optional('pieces')?.items('a list of pieces');
  const grid = board.optional('grid');
  return {
    vertexCount: board.field('n').number(),
    edges: readPairs(board.field('edges')),
    lengths: lengths?.map((length) => length.number()),
    coordinates: coordinates && readPairs(coordinates),
    grid: grid && readGrid(grid),
    sides: sides?.map((side) => (side.value === null ? undefined : side.oneOf(PLAYERS))),
    pieces: pieces?.map((piece) => ({
      vertex: piece.object('{"vertex", "side"}').field('vertex').number(),
      side: piece.field('side').oneOf(PLAYERS),
    })),
  };
}

function readGrid(grid: DataReader): BoardGrid {
  return {
    kind: grid.object('{"kind", "rows", "columns", "cells"}').field('kind').oneOf(['grid', 'hex']),
    rows: grid.field('rows').number(),
    columns: grid.field('columns').number(),
    cells: readPairs(grid.field('cells')),
  };
}

function readPairs(list: DataReader): (readonly [number, number])[] {
  return list.items('a list of pairs').map((pair) => {
    const [first, second] = pair.items('a pair [a, b]', 2);
    return [first!.number(), second!.number()];
  });
}

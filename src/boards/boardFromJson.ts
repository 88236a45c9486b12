import { PLAYERS } from '../player.js';
import { DataReader } from '../text/internal.js';
import { Board } from './Board.js';
import type { BoardGrid } from './BoardData.js';

/**
 * A board from its JSON object; further keys are ignored.
 * @throws InputError `invalid-field`, or the code of what does not fit
 * @example boardFromJson(path(2).toJSON()).edges // [[0, 1]]
 */
export function boardFromJson(value: unknown): Board {
  return boardOfData(DataReader.of(value, 'boardFromJson'));
}

/** As `boardFromJson`, where the object may be a part of a larger document. */
export function boardOfData(data: DataReader): Board {
  const board = data.as(undefined, '{"type":"board","n":2,"edges":[[0,1]]}').document('board');
  const lengths = board.optional('lengths')?.items('a list of lengths');
  const coordinates = board.optional('coordinates');
  const sides = board.optional('sides')?.items('a list of "L", "R" and null');
  const pieces = board.optional('pieces')?.items('a list of pieces');
  const grid = board.optional('grid');
  return new Board({
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
  });
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

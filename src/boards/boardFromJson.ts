import { PLAYERS } from '../player.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { Board } from './Board.js';

/** A number whose range the board checks, with an error of its own. */
function numberWith(schema: object): describe.Shape<number> {
  return describe.byTest('a number', (value) => typeof value === 'number', { type: 'number', ...schema });
}

const vertex = (): describe.Shape<number> => numberWith({ type: 'integer', minimum: 0 });
const pair = (what: string, of: describe.Shape<number>): describe.Shape<[number, number]> =>
  describe.also(describe.listOf(of, what, { length: 2 }), ([first, second]): [number, number] => [first!, second!]);
const pairs = (of: describe.Shape<number>): describe.Shape<[number, number][]> =>
  describe.listOf(pair('a pair [a, b]', of), 'a list of pairs');

/** A board. */
export const boardDocument: Document<'board', Board> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'board',
    'A graph to play on, with vertices 0 … n−1. An edge of length l stands for a chain of l edges.',
    () => ({
      n: vertex(),
      edges: pairs(vertex()),
      lengths: describe.optional(
        describe.described(
          'The length of each edge; 1 if missing.',
          describe.listOf(numberWith({ type: 'integer', minimum: 1 }), 'a list of lengths'),
        ),
      ),
      coordinates: describe.optional(
        describe.described('Where each vertex is drawn, y downwards.', pairs(numberWith({}))),
      ),
      grid: describe.optional(
        describe.described(
          'The cells, [row, column], of a board of squares or hexagons.',
          describe.fields(
            {
              kind: describe.oneOf('grid', 'hex'),
              rows: vertex(),
              columns: vertex(),
              cells: pairs(vertex()),
            },
            '{"kind", "rows", "columns", "cells"}',
          ),
        ),
      ),
      sides: describe.optional(
        describe.described(
          'The colour of each vertex, null for none.',
          describe.listOf(describe.nullable(describe.oneOf(...PLAYERS)), 'a list of "L", "R" and null'),
        ),
      ),
      pieces: describe.optional(
        describe.listOf(
          describe.fields({ vertex: vertex(), side: describe.oneOf(...PLAYERS) }, '{"vertex", "side"}'),
          'a list of pieces',
        ),
      ),
    }),
  ),
  ({ n, sides, ...data }) => new Board({ ...data, vertexCount: n, sides: sides?.map((side) => side ?? undefined) }),
);

/**
 * A board from its JSON object; further keys are ignored.
 * @throws InputError `invalid-field`, or the code of what does not fit
 * @example boardFromJson(path(2).toJSON()).edges // [[0, 1]]
 */
export function boardFromJson(value: unknown): Board {
  return boardOfData(DataReader.of(value, 'boardFromJson'));
}

/** As `boardFromJson`, where the object may be a part of a larger document. */
function boardOfData(data: DataReader): Board {
  return boardDocument.read(data.as(undefined, '{"type":"board","n":2,"edges":[[0,1]]}'));
}

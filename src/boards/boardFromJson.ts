import { PLAYERS } from '../player.js';
import { DataReader, describe, type Description, type DocumentDescription } from '../text/internal.js';
import { Board } from './Board.js';

/** A number whose range the board checks, with an error of its own. */
function numberWith(schema: object): Description<number> {
  return { read: (data) => data.number(), schema: () => ({ type: 'number', ...schema }) };
}

const vertex = (): Description<number> => numberWith({ type: 'integer', minimum: 0 });
const pair = (what: string, of: Description<number>): Description<[number, number]> =>
  describe.also(describe.list(what, of, { length: 2 }), ([first, second]): [number, number] => [first!, second!]);
const pairs = (of: Description<number>): Description<[number, number][]> =>
  describe.list('a list of pairs', pair('a pair [a, b]', of));

/** A board. */
export const boardDocument: DocumentDescription<Board> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'board',
    'A graph to play on, with vertices 0 … n−1. An edge of length l stands for a chain of l edges.',
    () => ({
      n: vertex(),
      edges: pairs(vertex()),
      lengths: describe.optional(
        describe.described(
          'Of each edge; 1 if missing.',
          describe.list('a list of lengths', numberWith({ type: 'integer', minimum: 1 })),
        ),
      ),
      coordinates: describe.optional(
        describe.described('Where each vertex is drawn, y downwards.', pairs(numberWith({}))),
      ),
      grid: describe.optional(
        describe.described(
          'The cells, [row, column], of a board of squares or hexagons.',
          describe.object('{"kind", "rows", "columns", "cells"}', {
            kind: describe.oneOf(['grid', 'hex']),
            rows: vertex(),
            columns: vertex(),
            cells: pairs(vertex()),
          }),
        ),
      ),
      sides: describe.optional(
        describe.described(
          'The colour of each vertex, null for none.',
          describe.list('a list of "L", "R" and null', describe.nullable(describe.oneOf(PLAYERS))),
        ),
      ),
      pieces: describe.optional(
        describe.list(
          'a list of pieces',
          describe.object('{"vertex", "side"}', { vertex: vertex(), side: describe.oneOf(PLAYERS) }),
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

import { PLAYERS, type Player } from '../../player.js';
import * as describe from '../../shape.js';
import type { DataReader } from '../../text/internal.js';
import type { GraphData, PieceData, PlacementData } from './RulesetData.js';

/** The most vertices of a piece, the length of its chains not counted. */
const PIECE_LIMIT: number = 1_000_000;

const GRAPH_EXAMPLE = '{"piece":"domino","side":"L","graph":{"n":2,"edges":[[0,1]]}}';
const SHAPE_EXAMPLE = '{"piece":"corner","side":"R","shape":["##","#."],"rotate":true}';

/** Whose something is. */
export const player: describe.Shape<Player> = /* @__PURE__ */ describe.named('side', () =>
  describe.described('Left or Right.', describe.oneOf(...PLAYERS)),
);

/** Vertices of a board, each once. */
export const someVertices = (options: { readonly atLeastOne?: string } = {}): describe.Shape<number[]> =>
  describe.described(
    'Vertices of the board, from 0.',
    describe.listOf(describe.integer(0), 'a list of vertices', { isOnce: true, ...options }),
  );

/** What all pieces have. */
const common = () => ({
  piece: describe.described('The kind of piece, in words: vertex, domino, …', describe.text),
  side: describe.optional(describe.described('Whose piece it is; either player places it if missing.', player)),
});
const on = () => ({
  on: describe.optional(
    describe.described('It covers only these vertices of the board; all if missing.', someVertices()),
  ),
});

const edge = (): describe.Shape<[number, number] | [number, number, number]> =>
  describe.also(
    describe.described(
      '[u, v] or [u, v, length]; an edge of length l stands for a chain of l edges.',
      describe.tupleLike(
        '[u, v] or [u, v, length]',
        describe.integer(0),
        describe.integer(0),
        describe.optional(describe.integer(1)),
      ),
    ),
    ([u, v, length]) => (length === undefined ? [u, v] : [u, v, length]),
    { anyOf: [{ maxItems: 2, uniqueItems: true }, { minItems: 3 }] },
  );

const graph: describe.Shape<GraphData> = /* @__PURE__ */ describe.named('graph', () =>
  describe.also(
    describe.fields(
      {
        n: describe.integer(1, PIECE_LIMIT),
        edges: describe.listOf(edge(), 'a list of edges [u, v] or [u, v, length]'),
      },
      '{"n": at least 1, "edges": [[u, v], …]}',
      true,
    ),
    (found, data) => {
      requireSimple(found, data.field('edges'));
      return found;
    },
  ),
);

function requireSimple({ n, edges }: GraphData, data: DataReader): void {
  const items = data.items('a list of edges');
  const seen = new Set<number>();
  edges.forEach(([u, v], i) => {
    for (const end of items[i]!.items('[u, v] or [u, v, length]').slice(0, 2)) end.integer(0, n - 1);
    if (u === v) items[i]!.refuse('two different vertices');
    const key = Math.min(u, v) * n + Math.max(u, v);
    if (seen.has(key)) items[i]!.refuse('every edge once');
    seen.add(key);
  });
}

const shape = (): describe.Shape<string[]> =>
  describe.also(
    describe.described(
      'The rows from top to bottom, equally long: # is covered, . is not.',
      describe.listOf(describe.textLike('a row of # and . only', /^[#.]+$/), 'a list of rows such as "##"', {
        atLeastOne: 'row',
      }),
    ),
    (rows, data) => {
      const other = rows.findIndex((row) => row.length !== rows[0]!.length);
      if (other !== -1) data.items('a list of rows')[other]!.refuse('rows of equal length');
      return rows.some((row) => row.includes('#')) ? rows : data.refuse('at least one #');
    },
    { contains: { type: 'string', pattern: '#' } },
  );

const graphPiece = /* @__PURE__ */ describe.lazily(() =>
  describe.described(
    'A graph: the piece covers any subgraph of the board that is isomorphic to it.',
    describe.fields({ ...common(), graph, ...on() }, 'a piece', true),
  ),
);

const shapePiece = /* @__PURE__ */ describe.lazily(() =>
  describe.described(
    'A polyomino on a grid of squares.',
    describe.fields(
      {
        ...common(),
        shape: shape(),
        rotate: describe.optional(describe.described('May it be turned by quarter turns? Default: no.', describe.flag)),
        reflect: describe.optional(describe.described('May it be turned over? Default: no.', describe.flag)),
        ...on(),
      },
      'a piece',
      true,
    ),
  ),
);

/** A piece as data. */
export const pieceData: describe.Shape<PieceData> = /* @__PURE__ */ describe.named('piece', () =>
  describe.byReading<PieceData>(
    (item) => {
      item.object('an object with "piece" and "graph" or "shape"');
      const name = item.field('piece').text();
      const shaped = item.has('shape');
      const piece = item.as(`the piece ${JSON.stringify(name.slice(0, 40))}`, shaped ? SHAPE_EXAMPLE : GRAPH_EXAMPLE);
      if (shaped && piece.has('graph'))
        piece.field('shape').refuse('no "shape" together with "graph"', 'Leave one of the two out.');
      if (!shaped && !piece.has('graph')) piece.field('graph').refuse('a graph, or "shape" instead');
      return shaped ? shapePiece.read(piece) : graphPiece.read(piece);
    },
    (definitions) => ({ oneOf: [graphPiece.schema(definitions), shapePiece.schema(definitions)] }),
  ),
);

/**
 * A placement as data, with its cells ascending; that its piece is one of the ruleset is for `requirePieces` to check.
 */
export const placementData: describe.Shape<PlacementData> = /* @__PURE__ */ describe.named('placement', () =>
  describe.also(
    describe.fields(
      {
        piece: describe.text,
        side: describe.optional(player),
        cells: describe.described('The vertices that it covers.', someVertices({ atLeastOne: 'vertex' })),
      },
      '{"piece", "side"?, "cells": [vertices]}',
      true,
    ),
    ({ piece, cells, ...whose }) => ({ piece, ...whose, cells: [...cells].sort((a, b) => a - b) }),
  ),
);

/** Refuses placements of pieces that are not there. @param list that of the placements */
export function requirePieces(placements: readonly PlacementData[], names: readonly string[], list: DataReader): void {
  placements.forEach(({ piece }, i) => {
    if (!names.includes(piece))
      list.items('a list of placements')[i]!.field('piece').oneOf(names, 'the name of a piece of the ruleset');
  });
}

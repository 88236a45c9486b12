import { PLAYERS, type Player } from '../../player.js';
import type { DataReader } from '../../text/internal.js';
import type { GraphData, PieceData, PlacementData } from './RulesetData.js';

/** The most vertices of a piece, the length of its chains not counted. */
export const PIECE_LIMIT: number = 1_000_000;

const GRAPH_EXAMPLE = '{"piece":"domino","side":"L","graph":{"n":2,"edges":[[0,1]]}}';
const SHAPE_EXAMPLE = '{"piece":"corner","side":"R","shape":["##","#."],"rotate":true}';

/** A piece as data. @throws InputError `invalid-field` */
export function readPiece(item: DataReader): PieceData {
  item.object('an object with "piece" and "graph" or "shape"');
  const name = item.field('piece').text();
  const shaped = item.has('shape');
  const piece = item.as(`the piece ${JSON.stringify(name.slice(0, 40))}`, shaped ? SHAPE_EXAMPLE : GRAPH_EXAMPLE);
  const common = {
    piece: name,
    ...readSide(piece),
    ...(piece.has('on') && { on: piece.field('on').once().integers('a list of vertices', 0) }),
  };
  if (!shaped) {
    if (!piece.has('graph')) piece.field('graph').refuse('a graph, or "shape" instead');
    piece.only(['piece', 'side', 'graph', 'on']);
    return { ...common, graph: readGraph(piece.field('graph')) };
  }
  if (piece.has('graph')) piece.field('shape').refuse('no "shape" beside "graph"', 'Leave one of the two out.');
  piece.only(['piece', 'side', 'shape', 'rotate', 'reflect', 'on']);
  return {
    ...common,
    shape: readShape(piece.field('shape')),
    ...(piece.has('rotate') && { rotate: piece.field('rotate').flag() }),
    ...(piece.has('reflect') && { reflect: piece.field('reflect').flag() }),
  };
}

/** The field `side`, if there is one. */
export function readSide(item: DataReader): { readonly side?: Player } {
  const side = item.optional('side')?.oneOf(PLAYERS);
  return side === undefined ? {} : { side };
}

function readGraph(graph: DataReader): GraphData {
  graph.object('{"n": at least 1, "edges": [[u, v], …]}').only(['n', 'edges']);
  const n = graph.field('n').integer(1, PIECE_LIMIT);
  const seen = new Set<number>();
  const edges = graph
    .field('edges')
    .items('a list of edges [u, v] or [u, v, length]')
    .map((edge): [number, number] | [number, number, number] => {
      const [first, second, length, more] = edge.items('[u, v] or [u, v, length]');
      if (first === undefined || second === undefined || more !== undefined)
        return edge.refuse('[u, v] or [u, v, length]');
      const u = first.integer(0, n - 1);
      const v = second.integer(0, n - 1);
      if (u === v) edge.refuse('two different vertices');
      const key = Math.min(u, v) * n + Math.max(u, v);
      if (seen.has(key)) edge.refuse('every edge once');
      seen.add(key);
      return length === undefined ? [u, v] : [u, v, length.integer(1)];
    });
  return { n, edges };
}

function readShape(shape: DataReader): string[] {
  const rows = shape.items('a list of rows such as "##"');
  if (rows.length === 0) shape.refuse('at least one row');
  const texts = rows.map((row) => {
    const text = row.text();
    if (!/^[#.]+$/.test(text)) row.refuse('a row of # and . only');
    if (text.length !== (rows[0]!.value as string).length) row.refuse('rows of equal length');
    return text;
  });
  if (!texts.some((row) => row.includes('#'))) shape.refuse('at least one #');
  return texts;
}

/**
 * A placement as data, with its cells ascending.
 * @param names the pieces that there are, if that is checked
 * @throws InputError `invalid-field`
 */
export function readPlacement(item: DataReader, names?: readonly string[]): PlacementData {
  item.object('{"piece", "side"?, "cells": [vertices]}').only(['piece', 'side', 'cells']);
  const piece = item.field('piece');
  const name = piece.text();
  const cells = item.field('cells').once().integers('a list of vertices', 0);
  if (cells.length === 0) item.field('cells').refuse('at least one vertex');
  const side = readSide(item);
  return {
    piece: names === undefined ? name : piece.oneOf(names, 'the name of a piece of the ruleset'),
    ...side,
    cells: cells.sort((a, b) => a - b),
  };
}

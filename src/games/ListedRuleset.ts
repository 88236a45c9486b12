import { Board, findPlacements } from '../boards/index.js';
import { InputError } from '../errors.js';
import type { BasicPosition, Side } from './BasicPosition.js';
import type { Ruleset } from './Ruleset.js';

/** A piece given as a graph: it covers any subgraph of the board that is isomorphic to it. */
export interface GraphPiece {
  readonly piece: string;
  readonly side?: Side;
  readonly graph: { readonly n: number; readonly edges: readonly (readonly [number, number])[] };
}

/**
 * A ruleset as data: pieces are graphs, and the legal positions are listed by their maximal ones, or the illegal ones
 * by their minimal ones, as lists of indices into `placements`.
 */
export interface ListedRuleset {
  readonly type: 'ruleset';
  readonly name: string;
  readonly words: string;
  readonly pieces: readonly GraphPiece[];
  readonly placements: readonly BasicPosition[];
  readonly legal?: readonly (readonly number[])[];
  readonly forbidden?: readonly (readonly number[])[];
}

/**
 * The ruleset that the data describe: its basic positions are found on the board by subgraph search.
 * @throws InputError `malformed-ruleset` naming the field; the data may come from a file
 */
export function rulesetFromData(data: ListedRuleset): Ruleset {
  if (typeof data !== 'object' || data === null || data.type !== 'ruleset') malformed('type', '"ruleset"');
  if (typeof data.name !== 'string') malformed('name', 'a text');
  if (typeof data.words !== 'string') malformed('words', 'a text');
  const pieces = list(data.pieces, 'pieces', 'a list of pieces').map((piece, i) => ({
    ...piece,
    graph: graphOf(piece, `pieces[${i}]`),
  }));
  const placements = list(data.placements, 'placements', 'a list of placements').map((placement, i) =>
    checkedPlacement(placement, `placements[${i}]`),
  );
  if ((data.legal === undefined) === (data.forbidden === undefined))
    malformed('legal', 'either "legal" or "forbidden", and not both');
  const listed = (sets: unknown, field: string): readonly (readonly BasicPosition[])[] =>
    list(sets as readonly unknown[], field, 'a list of lists').map((set, i) =>
      list(set as readonly number[], `${field}[${i}]`, 'a list of indices into "placements"').map(
        (v) =>
          (Number.isInteger(v) ? placements[v] : undefined) ??
          malformed(`${field}[${i}]`, `indices v into "placements", 0 ≤ v < ${placements.length}`),
      ),
    );
  return {
    name: data.name,
    words: data.words,
    basicPositions: (board, options) =>
      pieces.flatMap(({ piece, side, graph }) =>
        findPlacements(graph, board, options).map((cells): BasicPosition =>
          side === undefined ? { piece, cells } : { side, piece, cells },
        ),
      ),
    clauses: [
      {
        on: 'listed',
        words: 'only the listed positions are legal',
        ...(data.legal === undefined ? {} : { legal: listed(data.legal, 'legal') }),
        ...(data.forbidden === undefined ? {} : { forbidden: listed(data.forbidden, 'forbidden') }),
      },
    ],
  };
}

function malformed(field: string, expected: string): never {
  throw new InputError('malformed-ruleset', `rulesetFromData: the field ${field} is wrong; expected ${expected}.`, {
    details: { field },
  });
}

function list<T>(value: readonly T[], field: string, expected: string): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : malformed(field, expected);
}

/** Is the piece named, and its side one of the players or none? */
function isNamed(value: { readonly piece: unknown; readonly side?: unknown } | null | undefined): boolean {
  return typeof value?.piece === 'string' && [undefined, 'L', 'R'].includes(value.side as undefined);
}

/** The graph of a piece as a board. */
function graphOf(piece: GraphPiece, field: string): Board {
  if (!isNamed(piece)) malformed(field, '{"piece", "side"?, "graph": {"n", "edges"}}');
  const n: unknown = piece.graph?.n;
  const edges: unknown = piece.graph?.edges;
  const isPair = (edge: unknown): boolean => Array.isArray(edge) && edge.length === 2;
  if (typeof n !== 'number' || n < 1 || !Array.isArray(edges) || !edges.every(isPair))
    malformed(`${field}.graph`, '{"n": at least 1, "edges": [[u, v], …]}');
  try {
    return new Board({ vertexCount: piece.graph.n, edges: piece.graph.edges });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return malformed(`${field}.graph`, `a simple graph (${error.message})`);
  }
}

/** A placement with its cells ascending. */
function checkedPlacement(placement: BasicPosition, field: string): BasicPosition {
  const cells: unknown = placement?.cells;
  if (
    !isNamed(placement) ||
    !Array.isArray(cells) ||
    !cells.every((v: unknown) => Number.isInteger(v) && Number(v) >= 0)
  )
    malformed(field, '{"piece", "side"?, "cells": [vertices]}');
  return { ...placement, cells: [...placement.cells].sort((a, b) => a - b) };
}

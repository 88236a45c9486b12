import { Board, findPlacements } from '../boards/index.js';
import { InputError } from '../errors.js';
import { SetFamily } from '../sets/index.js';
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
 * @throws InputError `malformed-ruleset` naming the field
 */
export function rulesetFromData(data: ListedRuleset): Ruleset {
  const { name, words, pieces, placements } = checked(data);
  const listed = (sets: readonly (readonly number[])[]): readonly (readonly BasicPosition[])[] =>
    sets.map((set) => set.map((i) => placements[i]!));
  return {
    name,
    words,
    basicPositions: (board, options) =>
      pieces.flatMap(({ piece, side, graph }) =>
        findPlacements(new Board({ vertexCount: graph.n, edges: graph.edges }), board, options).map(
          (cells): BasicPosition => (side === undefined ? { piece, cells } : { side, piece, cells }),
        ),
      ),
    clauses: [
      {
        on: 'listed',
        words: 'only the listed positions are legal',
        ...(data.legal === undefined ? {} : { legal: listed(data.legal) }),
        ...(data.forbidden === undefined ? {} : { forbidden: listed(data.forbidden) }),
      },
    ],
  };
}

/** The data with every field of the right type; they may come from a file. */
function checked(data: ListedRuleset): ListedRuleset {
  const fail = (field: string, expected: string): never => {
    throw new InputError('malformed-ruleset', `rulesetFromData: the field ${field} is wrong; expected ${expected}.`, {
      details: { field },
    });
  };
  if (typeof data !== 'object' || data === null || data.type !== 'ruleset') fail('type', '"ruleset"');
  if (typeof data.name !== 'string') fail('name', 'a text');
  if (typeof data.words !== 'string') fail('words', 'a text');
  const sideIsRight = (side: unknown): boolean => side === undefined || side === 'L' || side === 'R';
  if (!Array.isArray(data.pieces)) fail('pieces', 'a list of pieces');
  data.pieces.forEach((piece, i) => {
    if (typeof piece?.piece !== 'string' || !sideIsRight(piece.side) || !Array.isArray(piece.graph?.edges))
      fail(`pieces[${i}]`, '{"piece", "side"?, "graph": {"n", "edges"}}');
  });
  if (!Array.isArray(data.placements)) fail('placements', 'a list of placements');
  data.placements.forEach((placement, i) => {
    if (
      typeof placement?.piece !== 'string' ||
      !sideIsRight(placement.side) ||
      !Array.isArray(placement.cells) ||
      !placement.cells.every((v) => Number.isInteger(v) && v >= 0)
    )
      fail(`placements[${i}]`, '{"piece", "side"?, "cells": [vertices]}');
  });
  if ((data.legal === undefined) === (data.forbidden === undefined))
    fail('legal', 'either "legal" or "forbidden", and not both');
  for (const field of ['legal', 'forbidden'] as const) {
    const sets = data[field];
    if (sets === undefined) continue;
    if (!Array.isArray(sets) || !sets.every((set) => Array.isArray(set)))
      fail(field, 'a list of lists of indices into "placements"');
    SetFamily.fromLists(sets, data.placements.length);
  }
  return data;
}

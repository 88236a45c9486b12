import { InputError } from '../errors.js';
import type { Player } from '../player.js';
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

function malformed(what: string, expected: string): InputError {
  return new InputError('malformed-board', `Board.fromJson: ${what}; expected ${expected}.`, {
    hint: 'The smallest board object is {"type":"board","n":0,"edges":[]}.',
  });
}

function describe(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function asList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(`"${name}" is ${describe(value)}`, 'a list');
  return value as readonly unknown[];
}

function asNumber(value: unknown, name: string): number {
  if (typeof value !== 'number') throw malformed(`"${name}" has ${describe(value)}`, 'a number');
  return value;
}

function asPairs(value: unknown, name: string): (readonly [number, number])[] {
  return asList(value, name).map((pair) => {
    if (!Array.isArray(pair) || pair.length !== 2) throw malformed(`"${name}" has ${describe(pair)}`, 'a pair [a, b]');
    return [asNumber(pair[0], name), asNumber(pair[1], name)] as const;
  });
}

function asObject(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`${name} is ${describe(value)}`, 'an object');
  return value as Readonly<Record<string, unknown>>;
}

function asSide(value: unknown, name: string): Player {
  if (value !== 'L' && value !== 'R') throw malformed(`"${name}" has ${describe(value)}`, '"L" or "R"');
  return value;
}

function asGrid(value: unknown): BoardGrid {
  const grid = asObject(value, '"grid"');
  const kind = grid['kind'];
  if (kind !== 'grid' && kind !== 'hex') throw malformed(`"grid" is of kind ${describe(kind)}`, '"grid" or "hex"');
  return {
    kind,
    rows: asNumber(grid['rows'], 'grid.rows'),
    columns: asNumber(grid['columns'], 'grid.columns'),
    cells: asPairs(grid['cells'], 'grid.cells'),
  };
}

/**
 * Board data from a JSON object; further keys are ignored.
 * @throws InputError `malformed-board`
 */
export function boardDataFromJson(value: unknown): BoardData {
  const json = asObject(value, 'the board');
  if (json['type'] !== 'board') throw malformed(`"type" is ${describe(json['type'])}`, '"board"');
  const has = (key: string): boolean => json[key] !== undefined;
  return {
    vertexCount: asNumber(json['n'], 'n'),
    edges: asPairs(json['edges'], 'edges'),
    lengths: has('lengths') ? asList(json['lengths'], 'lengths').map((l) => asNumber(l, 'lengths')) : undefined,
    coordinates: has('coordinates') ? asPairs(json['coordinates'], 'coordinates') : undefined,
    grid: has('grid') ? asGrid(json['grid']) : undefined,
    sides: has('sides')
      ? asList(json['sides'], 'sides').map((side) => (side === null ? undefined : asSide(side, 'sides')))
      : undefined,
    pieces: has('pieces')
      ? asList(json['pieces'], 'pieces').map((item) => {
          const piece = asObject(item, 'a piece');
          return { vertex: asNumber(piece['vertex'], 'pieces'), side: asSide(piece['side'], 'pieces') };
        })
      : undefined,
  };
}

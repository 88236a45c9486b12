import { allocate, release } from './blocks';
import { NEAR, NEAR_BYTES, readBoard } from './board';
import { ClassTable } from './ClassTable';
import { makeTables, releaseTables, Tables } from './Tables';
import { SYMMETRY_BYTES, useSymmetries } from './symmetries';
import { Table } from './Table';

/** What one evaluator remembers of positions of graphs with at most 64 vertices, with the board of its run. */
@unmanaged
export class GraphTables extends Tables {
  /** Positions met on this board: twice the value, and one more if it is that with the players exchanged. */
  met: Table;
  /** How many were stored. */
  stored: i32;
  vertices: i32;
  /** The symmetries of the board, and how many there are. */
  images: usize;
  symmetries: i32;
  /** The moves of the positions on the way, whose results take their places. */
  moves: usize;
  /** Where the next moves go while other work is done in the middle. */
  suspended: usize;
  /** What is needed for positions of other kinds, or 0. */
  game: usize;
}

/* After it in its block: its tables, the board, and of each size how many components were described, and how many of them known. */
const CLASSES: usize = offsetof<GraphTables>();
const MET: usize = CLASSES + offsetof<ClassTable>();
const BOARD: usize = (MET + offsetof<Table>() + 7) & ~7;
const DESCRIBED: usize = BOARD + NEAR_BYTES;
const DESCRIBED_BYTES: usize = 8 * 65;
const BYTES: usize = DESCRIBED + DESCRIBED_BYTES;
const MOVES_BYTES: usize = 4 * 2 * 64 * 65;

/** Tables for at most so many bytes. */
export function makeGraphTables(most: usize): GraphTables {
  const block = makeTables(BYTES, most);
  const tables = changetype<GraphTables>(block);
  tables.classes = ClassTable.at(block + CLASSES, tables);
  tables.met = Table.at(block + MET, tables);
  return tables;
}

export function releaseGraphTables(tables: GraphTables): void {
  tables.classes.free();
  tables.met.free();
  forgetSymmetries(tables);
  if (tables.moves != 0) release(tables, tables.moves, MOVES_BYTES);
  releaseTables(changetype<usize>(tables), BYTES);
}

/**
 * Where the host is to write the board: of each vertex the mask of its neighbours, then of each a byte for its side.
 */
export function boardOf(tables: GraphTables): usize {
  return changetype<usize>(tables) + BOARD;
}

/** Of components of a size, 4 bytes each: how many were described, and how many of them were known. */
export function describedAt(tables: GraphTables, size: i32): usize {
  return changetype<usize>(tables) + DESCRIBED + 8 * <usize>size;
}

/** Begins a run on the board that the host has written. @param mostBytes of the table of positions met */
export function beginRun(tables: GraphTables, vertices: i32, mostBytes: usize): void {
  tables.vertices = vertices;
  tables.stored = 0;
  forgetSymmetries(tables);
  memory.fill(describedAt(tables, 0), 0, DESCRIBED_BYTES);
  tables.classes.start();
  tables.met.clear(mostBytes);
  if (tables.moves == 0) tables.moves = allocate(tables, MOVES_BYTES);
}

/** Works on the board of these tables from now on. */
export function useTables(tables: GraphTables): void {
  memory.copy(NEAR, boardOf(tables), NEAR_BYTES);
  readBoard(tables.vertices);
  useSymmetries(tables.images, tables.symmetries);
}

/** Gives back what `listSymmetries` took. */
function forgetSymmetries(tables: GraphTables): void {
  if (tables.images != 0) release(tables, tables.images, SYMMETRY_BYTES);
  tables.images = 0;
  tables.symmetries = 0;
}

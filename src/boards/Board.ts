import { givenItems, requireInstance } from '../arguments.js';
import { InputError } from '../errors.js';
import { showAs } from '../inspect.js';
import type { Player } from '../player.js';
import { shown } from '../shape.js';
import type { BoardData, BoardGrid, PlacedPiece } from './BoardData.js';
import { boardToJson } from './boardJson.js';
import { shortNotation } from './shortNotation.js';
import type { BoardJson } from './boardJson.js';
import { disjointUnionData } from './disjointUnionData.js';
import { normaliseBoard } from './normaliseBoard.js';
import { shortestDistances } from './shortestDistances.js';
import { subdividedData } from './subdividedData.js';

/** A board made from parts of another, with the vertex of the old board that each vertex comes from. */
export interface MappedBoard {
  readonly board: Board;
  /** `map[v]` is the old number of vertex v. */
  readonly map: readonly number[];
}

/**
 * A finite simple graph to play on, immutable, with vertices 0 … n−1 and what drawings and rulesets know of them.
 * @source Huntemann 2018, Def. 1.34
 * @example cycle(4).distances(0) // [0, 1, 2, 1]
 */
export class Board {
  readonly vertexCount: number;
  /** Every edge once as `[u, v]` with u < v, in lexicographic order. */
  readonly edges: readonly (readonly [number, number])[];
  /** The length of each edge, in the order of `edges`; undefined if all are 1. */
  readonly lengths: readonly number[] | undefined;
  /** Where to draw the vertices: x to the right, y downwards; undefined if a layout has to be found. */
  readonly coordinates: readonly (readonly [number, number])[] | undefined;
  /** The cell of each vertex, if the board is made of square or hexagonal cells. */
  readonly grid: BoardGrid | undefined;
  /** The colour of each vertex; undefined if none is coloured. */
  readonly sides: readonly (Player | undefined)[] | undefined;
  /** The pieces already placed, by vertex. */
  readonly pieces: readonly PlacedPiece[];
  #adjacency: readonly (readonly number[])[] | undefined;

  /**
   * A board from its parts.
   * @throws InputError if the parts do not fit: a loop, an edge given twice, a vertex out of range, lists of wrong
   * length
   */
  constructor(data: BoardData) {
    const normal = normaliseBoard(data);
    this.vertexCount = normal.vertexCount;
    this.edges = normal.edges;
    this.lengths = normal.lengths;
    this.coordinates = normal.coordinates;
    this.grid = normal.grid;
    this.sides = normal.sides;
    this.pieces = normal.pieces;
    Object.freeze(this);
  }

  /**
   * The neighbours of a vertex in increasing order.
   * @throws InputError `invalid-vertex`
   * @source Huntemann 2018, Def. 1.39
   */
  neighbours(v: number): readonly number[] {
    const list = typeof v === 'number' ? this.#lists()[v] : undefined;
    return list ?? this.#noVertex('neighbours', v);
  }

  /** The number of neighbours of a vertex. */
  degree(v: number): number {
    return this.neighbours(v).length;
  }

  /** Whether two vertices are joined by an edge. */
  hasEdge(u: number, v: number): boolean {
    return this.edgeIndex(u, v) !== undefined;
  }

  /** The place in `edges` of the edge between two vertices in either order, if there is one. */
  edgeIndex(u: number, v: number): number | undefined {
    if (typeof u !== 'number' || typeof v !== 'number') this.#noVertex('edgeIndex', typeof u === 'number' ? v : u);
    const a = u < v ? u : v;
    const b = u < v ? v : u;
    let low = 0;
    let high = this.edges.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const edge = this.edges[middle]!;
      const x = edge[0];
      if (x === a && edge[1] === b) return middle;
      if (x < a || (x === a && edge[1] < b)) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** The connected components: sorted lists of vertices, by their smallest vertex. */
  components(): readonly (readonly number[])[] {
    const seen = new Uint8Array(this.vertexCount);
    const components: number[][] = [];
    for (let start = 0; start < this.vertexCount; start++) {
      if (seen[start] === 1) continue;
      seen[start] = 1;
      const component = [start];
      for (let i = 0; i < component.length; i++)
        for (const w of this.neighbours(component[i]!))
          if (seen[w] === 0) {
            seen[w] = 1;
            component.push(w);
          }
      components.push(component.sort((a, b) => a - b));
    }
    return components;
  }

  /**
   * Whether the board has at most one component.
   * @source Huntemann 2018, Def. 1.35
   */
  isConnected(): boolean {
    return this.components().length <= 1;
  }

  /**
   * The distance of every vertex from the nearest of the given ones, along edges of the given lengths.
   * @returns one number per vertex, Infinity if it cannot be reached
   * @source Huntemann 2018, Def. 2.8
   */
  distances(from: number | readonly number[]): readonly number[] {
    const sources =
      typeof from === 'number'
        ? [from]
        : (givenItems(from, 'Board.distances', 'a vertex or a list of vertices') as readonly number[]);
    for (const v of sources) if (this.#lists()[v] === undefined) this.#noVertex('distances', v);
    return shortestDistances(
      {
        vertexCount: this.vertexCount,
        neighbours: (v) => this.neighbours(v),
        edgeLength: (v, k) => this.lengths?.[this.edgeIndex(v, this.neighbours(v)[k]!)!] ?? 1,
      },
      sources.map((v) => [v, 0] as const),
    );
  }

  /**
   * The board induced on some vertices, which are numbered in the order given.
   * @throws InputError `invalid-vertex`, `not-distinct-vertices`
   */
  induced(vertices: Iterable<number>): MappedBoard {
    const map = [...givenItems(vertices, 'Board.induced', 'a list of vertices')] as number[];
    const newNumber = new Map<number, number>();
    map.forEach((v, i) => {
      if (this.#lists()[v] === undefined) this.#noVertex('induced', v);
      if (newNumber.has(v))
        throw new InputError('not-distinct-vertices', `Board.induced: vertex ${v} twice; expected different vertices.`);
      newNumber.set(v, i);
    });
    const kept = this.edges.map((_, i) => i).filter((i) => this.edges[i]!.every((v) => newNumber.has(v)));
    const board = new Board({
      vertexCount: map.length,
      edges: kept.map((i) => [newNumber.get(this.edges[i]![0])!, newNumber.get(this.edges[i]![1])!] as const),
      lengths: this.lengths && kept.map((i) => this.lengths![i]!),
      coordinates: this.coordinates && map.map((v) => this.coordinates![v]!),
      grid: this.grid && { ...this.grid, cells: map.map((v) => this.grid!.cells[v]!) },
      sides: this.sides && map.map((v) => this.sides![v]),
      pieces: this.pieces
        .filter(({ vertex }) => newNumber.has(vertex))
        .map(({ vertex, side }) => ({ vertex: newNumber.get(vertex)!, side })),
    });
    return { board, map };
  }

  /**
   * Both boards side by side; the vertices of the other one continue the numbers of this one.
   * Two grids of one kind become one grid with a column of missing cells between them.
   */
  disjointUnion(other: Board): Board {
    requireInstance('Board.disjointUnion', other, Board, 'a Board, such as path(5)');
    if (this.vertexCount === 0) return other;
    if (other.vertexCount === 0) return this;
    return new Board(disjointUnionData(this, other));
  }

  /**
   * The line graph: vertex i is edge i of this board, incident edges are joined; lengths, colours and pieces are
   * dropped.
   * @source Huntemann 2018, Def. 1.38
   */
  lineGraph(): Board {
    const incident: number[][] = Array.from({ length: this.vertexCount }, () => []);
    this.edges.forEach((edge, i) => edge.forEach((v) => incident[v]!.push(i)));
    const at = this.coordinates;
    return new Board({
      vertexCount: this.edges.length,
      edges: incident.flatMap((list) => list.flatMap((i, a) => list.slice(a + 1).map((j) => [i, j] as const))),
      coordinates: at && this.edges.map(([u, v]) => [(at[u]![0] + at[v]![0]) / 2, (at[u]![1] + at[v]![1]) / 2]),
    });
  }

  /**
   * The board with every edge of length ℓ replaced by a chain of ℓ edges; the new vertices come last, edge by edge.
   * @throws LimitError `too-large-board` above 2²² vertices
   */
  subdivided(): Board {
    return this.lengths === undefined ? this : new Board(subdividedData(this));
  }

  /** The same board with other colours, one per vertex. */
  withSides(sides: readonly (Player | undefined)[] | undefined): Board {
    return new Board({ ...this, sides });
  }

  /** The same board with other pieces already placed. */
  withPieces(pieces: readonly PlacedPiece[]): Board {
    return new Board({ ...this, pieces });
  }

  /** The same board, drawn at other places. */
  withCoordinates(coordinates: readonly (readonly [number, number])[] | undefined): Board {
    return new Board({ ...this, coordinates });
  }

  /** Whether both boards are the same in everything but where they are drawn. */
  equals(other: Board): boolean {
    requireInstance('Board.equals', other, Board, 'a Board, such as path(5)');
    const compared = (board: Board): string => JSON.stringify({ ...boardToJson(board), coordinates: undefined });
    if (this.vertexCount !== other.vertexCount || this.edges.length !== other.edges.length) return false;
    return compared(this) === compared(other);
  }

  /** The JSON object `{"type":"board","n":…,"edges":[[0,1],…],…}`. */
  toJSON(): BoardJson {
    return boardToJson(this);
  }

  /**
   * As sources are written, `path:3`, `grid:2x3`, `edges:0-1,0-2`; of other boards the numbers of vertices and edges.
   */
  toString(): string {
    return shortNotation(this);
  }

  #lists(): readonly (readonly number[])[] {
    if (this.#adjacency === undefined) {
      const lists: number[][] = Array.from({ length: this.vertexCount }, () => []);
      // In lexicographic order the smaller neighbours of v come before (v, w), and both parts come sorted.
      for (const edge of this.edges) {
        lists[edge[0]]!.push(edge[1]);
        lists[edge[1]]!.push(edge[0]);
      }
      for (const list of lists) Object.freeze(list);
      this.#adjacency = lists;
    }
    return this.#adjacency;
  }

  #noVertex(name: string, v: number): never {
    throw new InputError(
      'invalid-vertex',
      `Board.${name}: vertex ${shown(v)}; expected an integer v with 0 ≤ v < ${this.vertexCount}.`,
      { details: { vertex: v, vertexCount: this.vertexCount } },
    );
  }
}

showAs(Board);

import type { Player } from '../../player.js';

/**
 * A ruleset as data: it can be written in a file, stored, sent, and said in words. See `schema/ruleset.schema.json`.
 */
export interface RulesetData {
  readonly type: 'ruleset';
  /** Where the JSON Schema lies, for editors. */
  readonly $schema?: string;
  /** The version that wrote the file. */
  readonly spgames?: string;
  /** As in the notation of sources: `snort`. */
  readonly name: string;
  /** The rules in words; made from the data where they are missing. */
  readonly words?: string;
  /** Entries with the same name and player are forms of one piece, which covers each set of vertices once. */
  readonly pieces: readonly PieceData[];
  /** What is forbidden; nothing if missing. */
  readonly clauses?: readonly ClauseData[];
  /** Short for a clause `listed` or `unlisted`: the placements that `legal` or `forbidden` speak of, by index. */
  readonly placements?: readonly PlacementData[];
  /** Exactly the subsets of these positions are legal. */
  readonly legal?: readonly (readonly number[])[];
  /** Exactly the positions that contain one of these are forbidden. */
  readonly forbidden?: readonly (readonly number[])[];
}

/** A piece that the players may place. */
export type PieceData = GraphPiece | ShapePiece;

interface AnyPiece {
  /** The kind of piece, in words: `vertex`, `domino`, … */
  readonly piece: string;
  /** Whose piece it is; either player places it if missing. */
  readonly side?: Player;
  /** It covers only these vertices of the board; all if missing. */
  readonly on?: readonly number[];
}

/** A piece given as a graph: it covers any subgraph of the board, induced or not, that is isomorphic to it. */
export interface GraphPiece extends AnyPiece {
  readonly graph: GraphData;
}

/** A piece that covers any single vertex. */
export interface VertexPiece extends GraphPiece {
  readonly graph: GraphData & { readonly n: 1 };
}

/** A graph on 0 … n−1; an edge with a length ℓ stands for a chain of ℓ edges. */
export interface GraphData {
  readonly n: number;
  readonly edges: readonly (readonly [number, number] | readonly [number, number, number])[];
}

/** A polyomino on a grid of squares. It lies on squares of the board, and neighbours in it are joined on the board. */
export interface ShapePiece extends AnyPiece {
  /** The rows from top to bottom, equally long; `#` is covered, `.` is not. */
  readonly shape: readonly string[];
  /** May it be turned by quarter turns? Default: no. */
  readonly rotate?: boolean;
  /** May it be turned over? Default: no. */
  readonly reflect?: boolean;
}

/** A piece on the board: a basic position. */
export interface PlacementData {
  readonly piece: string;
  readonly side?: Player;
  /** The board vertices that it covers. */
  readonly cells: readonly number[];
}

/**
 * Pieces of whom a clause on pairs speaks; `any` if missing. Pieces of either player, in impartial games, are `own` to
 * each other and `opposing` to those of a player.
 */
export type Between = 'own' | 'opposing' | 'any';

/**
 * One thing that is forbidden. What contains a forbidden position is forbidden: every clause has this property, so that
 * no ruleset in this language can fail to be a strong placement game.
 */
export type ClauseData =
  | { readonly forbid: 'overlap' }
  | { readonly forbid: 'adjacent'; readonly between?: Between }
  /** Pieces at one of these distances (Def. 2.8); 0 is an overlap, 1 adjacency of pieces that do not overlap. */
  | { readonly forbid: 'distance'; readonly in: readonly number[]; readonly between?: Between }
  /** f pieces whose set of distances is exactly one of these sets of f(f−1)/2 distances (Constr. 2.9). */
  | { readonly forbid: 'distances'; readonly sets: readonly (readonly number[])[] }
  /** Pieces of at least two squares that lie in one row, or in one column, of the board. */
  | { readonly forbid: 'orientation'; readonly side?: Player; readonly orientation: 'horizontal' | 'vertical' }
  /** Pieces that cover one of these vertices. */
  | { readonly forbid: 'vertices'; readonly side?: Player; readonly vertices: readonly number[] }
  /** More than so many pieces, of a player or in all. */
  | { readonly forbid: 'more-than'; readonly pieces: number; readonly side?: Player }
  /** A connected group of one player that is adjacent to no empty vertex; pieces must not overlap. */
  | { readonly forbid: 'no-liberty' }
  /** These pieces together. */
  | { readonly forbid: 'position'; readonly pieces: readonly PlacementData[] }
  /** Positions that contain a listed one, by indices into the placements. */
  | { readonly forbid: 'listed'; readonly placements: readonly PlacementData[]; readonly positions: PositionLists }
  /** Positions that lie inside no listed one. */
  | { readonly forbid: 'unlisted'; readonly placements: readonly PlacementData[]; readonly positions: PositionLists };

/** Positions as lists of indices into placements. */
export type PositionLists = readonly (readonly number[])[];

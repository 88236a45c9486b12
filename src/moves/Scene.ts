import type { PositionalGame } from '../positional/index.js';
import type { HackenbushEdge } from './hackenbush/HackenbushEdge.js';
import type { Maze, MazeCell } from './maze/Maze.js';

/**
 * What a position looks like, read from its normal form by its ruleset; how each kind is drawn is said in
 * `spgames/pictures`. A ruleset whose positions look like those of another one has its picture without further ado.
 */
export type Scene =
  | GridScene
  /** The squares of a bar of chocolate that are left (`.`), by rows; the last one has a mark. */
  | { readonly kind: 'bar'; readonly rows: readonly string[] }
  /** Heaps of tokens, equal ones as one heap with its number of copies; perhaps the number of the turn. */
  | { readonly kind: 'heaps'; readonly heaps: readonly SceneHeap[]; readonly turn?: number }
  /** Upright dominoes L, R and E in a row. */
  | { readonly kind: 'dominoes'; readonly row: string }
  /** A strip of cells with pieces L and R, `_` if free. With `pointing` they point to where they go. */
  | { readonly kind: 'strip'; readonly cells: string; readonly pointing?: Readonly<Record<'L' | 'R', string>> }
  /** Bumps of these heights in a row, and the roller, `@`, among them. */
  | { readonly kind: 'lawn'; readonly items: readonly string[] }
  /** Integers in a row, each as high as its rank. */
  | { readonly kind: 'integers'; readonly row: readonly number[] }
  /** A maze with tokens in these cells. */
  | { readonly kind: 'maze'; readonly maze: Maze; readonly tokens: readonly MazeCell[] }
  /** Edges that stand on the ground. */
  | { readonly kind: 'ground'; readonly edges: readonly HackenbushEdge[] }
  /** The elements of a poset, by what they are called. */
  | {
      readonly kind: 'order';
      readonly labels: readonly string[];
      readonly isBelow: (a: number, b: number) => boolean;
      readonly words: string;
    }
  | { readonly kind: 'positional'; readonly game: PositionalGame };

/** A board of squares, by rows: pieces x (of Left) and o (of Right), `.` free, `#` missing. */
export interface GridScene {
  readonly kind: 'grid';
  readonly rows: readonly string[];
  /** What it is, in words, where the notation does not say it. */
  readonly description?: string;
  /** What the pieces are called. */
  readonly pieces?: Readonly<Record<'x' | 'o', string>>;
  /** True says that cells vanish in play. */
  readonly vanishing?: boolean;
  /** The cells in which no piece can come. */
  readonly shaded?: (row: number, column: number) => boolean;
}

/** Equal heaps: how large each is, and how many there are. */
export interface SceneHeap {
  readonly size: number;
  readonly copies: number;
}

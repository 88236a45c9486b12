/** What the page and its thread say to each other of the game tree. */
import type { Player } from '../src/player.js';

/** The moves from the position in view to a node, one after the other. */
export type TreePath = readonly (readonly [player: Player, move: string])[];

export interface TreeRequest {
  readonly path: TreePath;
  /** So long it is searched for what is known of the node. */
  readonly ms?: number;
}

/** The options of a node. */
export interface TreeOptions {
  readonly options: readonly TreeOption[];
  /** How many there are; not all are listed where these are too many. */
  readonly total: number;
}

export interface TreeOption {
  readonly player: Player;
  /** The name of the move. */
  readonly name: string;
  /** Is it a position that can be shown? Options of values are not. */
  readonly isPosition: boolean;
}

/** What is known of a node. */
export interface TreeNode {
  /** Its value, or what else is known of it. */
  readonly value: string;
  /** Who wins, in words. */
  readonly outcome: string;
  /** Missing where the node has no value. */
  readonly temperature?: string;
  /** Which limit the search reached, if that is why nothing is known. */
  readonly undecided?: string;
}

/** The best moves from a node by their names; undecided where not all of them have values. */
export type BestOptions = Readonly<Record<Player, readonly string[]>> | 'undecided';

export interface TreeAnswers {
  readonly treeOptions: TreeOptions;
  readonly treeNode: TreeNode;
  readonly treeBest: BestOptions;
}

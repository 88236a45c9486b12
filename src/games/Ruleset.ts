import type { Board } from '../boards/index.js';
import { InputError } from '../errors.js';
import type { HeapGame } from '../evaluation/index.js';
import type { Player } from '../player.js';
import type { RunOptions } from '../run.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';
import type { RulesetData } from './declarative/RulesetData.js';

/**
 * One thing that a ruleset forbids. Forbidden positions stay forbidden when pieces are added.
 * A `piece` clause speaks of single pieces (those it forbids are loops), a `pair` clause of two pieces, a `count`
 * clause of the number of pieces, a `position` clause of any set of pieces; a `listed` clause names the maximal legal
 * or the forbidden positions outright.
 */
export type Clause =
  | {
      readonly on: 'piece';
      readonly words: string;
      readonly forbids: (piece: BasicPosition, board: Board) => boolean;
    }
  | {
      readonly on: 'pair';
      readonly words: string;
      readonly forbids: (first: BasicPosition, second: BasicPosition, board: Board) => boolean;
      /** Pieces further apart (Def. 2.8) are never forbidden; 0 for overlaps, 1 for adjacency. Saves time only. */
      readonly within?: number;
    }
  | {
      readonly on: 'count';
      readonly words: string;
      /** More pieces of this player, or of all together, are forbidden. */
      readonly most: number;
      readonly side?: Player;
    }
  | {
      readonly on: 'position';
      readonly words: string;
      readonly forbids: (pieces: readonly BasicPosition[], board: Board) => boolean;
      /** Is it known by its form that what contains a forbidden position is forbidden? */
      readonly monotone?: true;
      /**
       * Lists sets of indices into `pieces`: of the positions that the other clauses allow, exactly those that contain
       * one are forbidden. Saves time only. Answers undefined for pieces that it cannot do this for: then `forbids` is
       * asked.
       */
      readonly list?: (
        pieces: readonly BasicPosition[],
        board: Board,
        options?: RunOptions,
      ) => Iterable<readonly number[]> | undefined;
    }
  | {
      readonly on: 'listed';
      readonly words: string;
      /** Exactly the subsets of these positions are legal, … */
      readonly legal?: readonly (readonly BasicPosition[])[];
      /** … or exactly the positions that contain one of these are forbidden. */
      readonly forbidden?: readonly (readonly BasicPosition[])[];
    };

/** The rules of a placement game: which pieces there are on a board, and what is forbidden. */
export interface Ruleset {
  /** As in the notation of sources: `snort`, `domineering(oriented)`. */
  readonly name: string;
  /** The rules in words. */
  readonly words: string;
  /**
   * Every placement of a single piece, legal or not, each once, in any order.
   * @throws InputError `not-a-suitable-board` for a board on which the ruleset makes no sense
   */
  readonly basicPositions: (board: Board, options?: RunOptions) => readonly BasicPosition[];
  readonly clauses: readonly Clause[];
  /** The board that the cells of the pieces are vertices of, where it is not the one given: chains for long edges. */
  readonly boardOf?: (board: Board) => Board;
  /** The rules as data, if they can be said so. */
  readonly data?: RulesetData;
  /** The game on heaps that it is on boards whose components are heaps or rows. */
  readonly heaps?: HeapGame;
}

/** Do two pieces cover a common vertex? */
export function overlap(first: BasicPosition, second: BasicPosition): boolean {
  return first.cells.some((v) => second.cells.includes(v));
}

/** Pieces cannot overlap. @source Huntemann 2018, Def. 1.3 */
export const noOverlap: Clause = { on: 'pair', words: 'pieces do not overlap', within: 0, forbids: overlap };

/** Is some cell of the one adjacent to some cell of the other? */
export function adjacent(first: BasicPosition, second: BasicPosition, board: Board): boolean {
  for (const u of first.cells) for (const v of second.cells) if (board.hasEdge(u, v)) return true;
  return false;
}

/** The error for a board on which a ruleset makes no sense. */
export function unsuitableBoard(ruleset: string, found: string, expected: string): InputError {
  return new InputError('not-a-suitable-board', `${ruleset}: the board is ${found}; expected ${expected}.`, {
    details: { ruleset },
  });
}

/**
 * The first clause that forbids a set of pieces, if any; the empty position included.
 * @complexity pairs of pieces times pair clauses, and one look at every other clause
 */
export function violatedClause(ruleset: Ruleset, pieces: readonly BasicPosition[], board: Board): Clause | undefined {
  return ruleset.clauses.find((clause) => {
    switch (clause.on) {
      case 'piece':
        return pieces.some((piece) => clause.forbids(piece, board));
      case 'pair':
        return pieces.some((first, i) => pieces.some((second, j) => i < j && clause.forbids(first, second, board)));
      case 'count': {
        const counted = pieces.filter(({ side }) => clause.side === undefined || side === clause.side);
        return counted.length > clause.most;
      }
      case 'position':
        return clause.forbids(pieces, board);
      case 'listed':
        return forbidsListed(clause, pieces);
    }
  });
}

function forbidsListed(clause: Clause & { on: 'listed' }, pieces: readonly BasicPosition[]): boolean {
  const contains = (all: readonly BasicPosition[], some: readonly BasicPosition[]): boolean => {
    const keys = new Set(all.map(positionKey));
    return some.every((piece) => keys.has(positionKey(piece)));
  };
  if (clause.legal !== undefined && !clause.legal.some((position) => contains(position, pieces))) return true;
  return clause.forbidden?.some((position) => contains(pieces, position)) ?? false;
}

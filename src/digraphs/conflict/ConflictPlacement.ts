import { givenItems, requireInstance, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import type { Player } from '../../player.js';
import { fields, oneOf, requireShape, shown, text } from '../../shape.js';
import { requireFewVertices } from '../arcBound.js';
import { conflictToJson, type ConflictJson } from './conflictJson.js';

/**
 * A move of a placement game: what is placed where, by whom. A piece that either player may place is a move of each.
 */
export interface ConflictMove {
  readonly name: string;
  readonly side: Player;
}

const aMove = /* @__PURE__ */ fields({ name: text, side: oneOf('L', 'R') });
const TASK = 'new ConflictPlacement';

/**
 * A conflict placement game: for each move a set of moves, its conflict set, such that it is legal as long as none of
 * these was made. A move is in its own conflict set. Sets need not be symmetric: to make a then b may be legal where b
 * then a is not. Immutable.
 * @source Clow and McKay 2024, Sec. 3
 * @example new ConflictPlacement([{ name: 'a', side: 'L' }, { name: 'b', side: 'R' }], [[], [0]]).legalMoves([0]) // []
 */
export class ConflictPlacement {
  /** All moves; names may repeat. */
  readonly moves: readonly ConflictMove[];
  /** The conflict set of each move, itself included: indices of moves, ascending. */
  readonly conflicts: readonly (readonly number[])[];

  /**
   * @param moves what can be played at the beginning
   * @param conflicts for each of them the indices of those after which it is illegal, with or without itself
   * @throws InputError `invalid-argument`, `invalid-conflict`; LimitError `too-many-vertices` above 2²⁰ moves
   */
  constructor(moves: Iterable<ConflictMove>, conflicts: Iterable<Iterable<number>>) {
    const given = givenItems(moves, TASK, 'a list of moves such as { name: "a", side: "L" }');
    requireFewVertices(TASK, given.length);
    this.moves = Object.freeze(given.map(readMove));
    const sets = givenItems(conflicts, TASK, 'a list of conflict sets');
    if (sets.length !== given.length)
      throw wrongArgument(TASK, sets, `a conflict set for each of ${given.length} moves, and not of ${sets.length}`);
    this.conflicts = Object.freeze(sets.map((set, m) => readSet(set, m, this.moves)));
    Object.freeze(this);
  }

  /** Is a move legal after others were made, in any order? @throws InputError `invalid-move` */
  isLegal(played: readonly number[], move: number): boolean {
    requireInstance('ConflictPlacement.isLegal', played, Array, 'a list of moves');
    for (const m of [...played, move]) this.#requireMove('isLegal', m);
    return !this.conflicts[move]!.some((m) => played.includes(m));
  }

  /**
   * The legal moves after others were made one after the other, by either player.
   * @throws InputError `not-playable`: a move was illegal; `invalid-move`
   */
  legalMoves(played: readonly number[]): number[] {
    requireInstance('ConflictPlacement.legalMoves', played, Array, 'a list of moves');
    const made = new Set<number>();
    for (const m of played) {
      this.#requireMove('legalMoves', m);
      const by = this.conflicts[m]!.find((other) => made.has(other));
      if (by !== undefined)
        throw new InputError(
          'not-playable',
          `ConflictPlacement.legalMoves: move ${m} is made after ${by}, which is in its conflict set; expected legal moves.`,
          { details: { move: m, by } },
        );
      made.add(m);
    }
    return [...this.moves.keys()].filter((m) => !this.conflicts[m]!.some((other) => made.has(other)));
  }

  /** Are the moves and conflict sets the same, with the same numbers? */
  equals(other: ConflictPlacement): boolean {
    requireInstance('ConflictPlacement.equals', other, ConflictPlacement, 'a ConflictPlacement');
    return JSON.stringify([this.moves, this.conflicts]) === JSON.stringify([other.moves, other.conflicts]);
  }

  toJSON(): ConflictJson {
    return conflictToJson(this);
  }

  /** The number of moves. */
  toString(): string {
    return `conflict placement game with ${this.moves.length} moves`;
  }

  #requireMove(method: string, m: number): void {
    if (!Number.isInteger(m) || m < 0 || m >= this.moves.length)
      throw new InputError(
        'invalid-move',
        `ConflictPlacement.${method}: move ${shown(m)}; expected integers m with 0 ≤ m < ${this.moves.length}.`,
        { details: { move: m } },
      );
  }
}

showAs(ConflictPlacement);

/** A move, copied. @throws InputError `invalid-argument` */
export function readMove(given: unknown, i: number): ConflictMove {
  requireShape(TASK, aMove, given, `moves[${i}]`);
  const { name, side } = given as ConflictMove;
  return Object.freeze({ name, side });
}

function readSet(given: unknown, m: number, { length }: readonly ConflictMove[]): readonly number[] {
  const set = new Set(givenItems(given, TASK, 'a list of moves for each conflict set')).add(m);
  for (const other of set)
    if (!Number.isInteger(other) || (other as number) < 0 || (other as number) >= length)
      throw new InputError(
        'invalid-conflict',
        `${TASK}: conflicts[${m}] has ${shown(other)}; expected integers m with 0 ≤ m < ${length}.`,
        { details: { move: m, conflict: other } },
      );
  return Object.freeze([...(set as Set<number>)].sort((a, b) => a - b));
}

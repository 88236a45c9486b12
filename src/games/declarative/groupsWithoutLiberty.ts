import type { Board } from '../../boards/index.js';
import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { BasicPosition } from '../BasicPosition.js';
import { visitConnectedSets } from './visitConnectedSets.js';

/** The most pieces in all positions together: what a list of them takes of the memory. */
const MOST_ELEMENTS = 2 ** 25;

/**
 * The positions with a group that has no liberty, each by the pieces that matter: one player's pieces on a connected
 * set of vertices, and pieces of others on all its neighbours. A position is forbidden iff it contains one of them: in
 * a group without liberty all neighbours are covered, and where the neighbours of a connected set are all covered by
 * others, it is a whole group. Where two players have at most a piece each on a vertex, the list has no set that
 * contains another.
 * @param pieces pieces on one vertex each, which do not overlap
 * @returns indices into `pieces`; undefined if a piece covers several vertices or none
 * @throws LimitError `too-many-items` also if the list becomes too long; `limit` counts positions
 * @complexity each connected set of vertices once, O(n) steps each for boards of bounded degree
 * @source Huntemann 2018, Def. 1.6
 */
export function groupsWithoutLiberty(
  pieces: readonly BasicPosition[],
  board: Board,
  options: RunOptions = {},
): readonly (readonly number[])[] | undefined {
  if (pieces.some(({ cells }) => cells.length !== 1)) return undefined;
  const work = new Work('compile', options);
  const sides = [...new Set(pieces.map(({ side }) => side))];
  const positions: (readonly number[])[] = [];
  let elements = 0;
  sides.forEach((side, turn) => {
    const own: number[][] = Array.from({ length: board.vertexCount }, () => []);
    const others: number[][] = Array.from({ length: board.vertexCount }, () => []);
    pieces.forEach((piece, i) => (piece.side === side ? own : others)[piece.cells[0]!]!.push(i));
    const holds = sides.length <= 2 ? new Surroundings(board) : undefined;
    visitConnectedSets(
      board,
      (v) => own[v]!.length > 0,
      work,
      (inside, border, isInside) => {
        if (border.some((v) => others[v]!.length === 0)) return;
        const kept = holds?.smallestIn(inside, border, isInside);
        if (kept === 'smaller' || (kept === 'same' && turn > 0)) return;
        for (const position of product([...inside.map((v) => own[v]!), ...border.map((v) => others[v]!)])) {
          positions.push(position);
          elements += position.length;
          if (elements > MOST_ELEMENTS) throw tooMany(positions.length);
        }
        work.tick(positions.length);
      },
    );
  });
  return positions;
}

function tooMany(positions: number): LimitError {
  return new LimitError(
    'too-many-items',
    `compile: more than ${positions} minimal illegal positions; their list may have at most ${MOST_ELEMENTS} pieces.`,
    { hint: 'Choose a smaller board, or compile with lazy.', details: { found: positions } },
  );
}

/**
 * Finds connected sets on the border of a set whose neighbours all belong to that set: the two players surround each
 * other, and the position of the border's set is part of that of the other.
 */
class Surroundings {
  readonly #board: Board;
  /** 0: not on the border, 1: not yet seen, 2: seen. */
  readonly #state: Uint8Array;

  constructor(board: Board) {
    this.#board = board;
    this.#state = new Uint8Array(board.vertexCount);
  }

  /** Is the position the same as that of a set on the border, does it contain a smaller one, or neither? */
  smallestIn(
    inside: readonly number[],
    border: readonly number[],
    isInside: Uint8Array,
  ): 'same' | 'smaller' | undefined {
    const state = this.#state;
    for (const v of border) state[v] = 1;
    let answer: 'same' | 'smaller' | undefined;
    for (const start of border) {
      if (state[start] !== 1) continue;
      const part = [start];
      const met = new Set<number>();
      let isSurrounded = true;
      state[start] = 2;
      for (const v of part)
        for (const w of this.#board.neighbours(v))
          if (isInside[w] === 1) met.add(w);
          else if (state[w] === 0) isSurrounded = false;
          else if (state[w] === 1) {
            state[w] = 2;
            part.push(w);
          }
      if (!isSurrounded) continue;
      answer = part.length === border.length && met.size === inside.length ? 'same' : 'smaller';
      break;
    }
    for (const v of border) state[v] = 0;
    return answer;
  }
}

/** Every choice of one item from each list; no list is empty. */
function* product(lists: readonly (readonly number[])[]): Generator<readonly number[]> {
  const chosen = lists.map(() => 0);
  for (;;) {
    yield lists.map((list, i) => list[chosen[i]!]!);
    let i = lists.length - 1;
    while (i >= 0 && ++chosen[i]! === lists[i]!.length) chosen[i--] = 0;
    if (i < 0) return;
  }
}

import { countCells } from './groups.kernel.js';
import { VACANT, type PackedBoard, type Piece } from './PackedBoard.kernel.js';
import type { PackedRules } from './PackedRules.kernel.js';

/** What is known of a cell: which players may come there, and whether it may become free. */
const BOTH = 3;
const MAY_BE_FREE = 4;
const UNTOUCHED = 0;
/** By the code of a cell: what it is at first. */
const STATES: readonly number[] = [0, 1, 2, MAY_BE_FREE];
/** By what may stand on a cell: which players may jump over it. */
const JUMPERS: readonly number[] = [0, 2, 1, 3];

/** KONANE for packed positions. */
export const packedKonane: PackedRules = {
  keepsFreeCells: true,
  play(board, player, made) {
    const { cells, stride } = board;
    const other = 3 - player;
    for (let from = board.first; from < board.end; from++) {
      if (cells[from] !== player) continue;
      cells[from] = VACANT;
      for (const step of [1, -1, stride, -stride]) {
        let to = from;
        while (cells[to + step] === other && cells[to + 2 * step] === VACANT) {
          cells[to + step] = VACANT;
          to += 2 * step;
          cells[to] = player;
          made();
          cells[to] = VACANT;
        }
        for (; to !== from; to -= 2 * step) cells[to - step] = other;
      }
      cells[from] = player;
    }
  },
  split(board, found) {
    joinJumps(board);
    const { roots, part, first, end } = board;
    for (let start = first; start < end; start++) {
      if (roots[start] !== start || board.states[start] === UNTOUCHED) continue;
      let size = 0;
      for (let place = start; place < end; place++) if (rootOf(roots, place) === start) part[size++] = place;
      board.partSize = size;
      if (size > 1) found();
    }
  },
  // Each move removes a stone of the other player.
  mostMoves: (board: PackedBoard, player: Piece) => countCells(board, 3 - player),
};

/**
 * Joins the cells of all jumps of all games from a position, and perhaps of more, in `board.roots`, where each cell has
 * another one of its class, and the least one itself: a player may come to the end of every jump from where they may
 * come to, over where the other may come to, to where it may become free, and a jump may free the first two cells.
 */
function joinJumps(board: PackedBoard): void {
  const { cells, stride, first, end, states, roots, queue } = board;
  let size = 0;
  for (let place = first - stride; place < end + stride; place++) {
    states[place] = STATES[cells[place]!]!;
    roots[place] = place;
    if (states[place] === MAY_BE_FREE) queue[size++] = place;
  }
  /** Looks at a jump; cells of which more is known now are to be looked at again. */
  const jump = (from: number, over: number, to: number): void => {
    const [s, t] = [states[from]!, states[to]!];
    if ((t & MAY_BE_FREE) === 0) return;
    const players = s & JUMPERS[states[over]! & BOTH]!;
    if (players === 0) return;
    join(roots, from, over);
    join(roots, over, to);
    if ((s & MAY_BE_FREE) === 0) note(from, MAY_BE_FREE);
    if ((states[over]! & MAY_BE_FREE) === 0) note(over, MAY_BE_FREE);
    if ((players & ~t) !== 0) note(to, players);
  };
  const note = (place: number, known: number): void => {
    states[place]! |= known;
    queue[size++] = place;
  };
  // The list grows while it is gone through, at most three times by each cell. Whatever is not missing has neighbours.
  for (let i = 0; i < size; i++) {
    const place = queue[i]!;
    for (let s = 0; s < 4; s++) {
      const step = s === 0 ? 1 : s === 1 ? -1 : s === 2 ? stride : -stride;
      if (states[place - step] === UNTOUCHED) continue;
      jump(place - 2 * step, place - step, place);
      jump(place - step, place, place + step);
      jump(place, place - step, place - 2 * step);
    }
  }
}

function join(roots: Int32Array, a: number, b: number): void {
  const [p, q] = [rootOf(roots, a), rootOf(roots, b)];
  if (p < q) roots[q] = p;
  else roots[p] = q;
}

function rootOf(roots: Int32Array, place: number): number {
  let root = place;
  while (roots[root] !== root) root = roots[root] = roots[roots[root]!]!;
  return root;
}

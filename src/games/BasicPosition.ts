import type { Board } from '../boards/index.js';
import type { Vertex } from '../complex/index.js';
import { compareOwners, type Player } from '../player.js';

/**
 * A position with a single piece, legal or not.
 * @source Huntemann 2018, Def. 1.9
 */
export interface BasicPosition {
  /** The player whose piece it is; none where either player may place it. */
  readonly side?: Player;
  /** The kind of piece, in words: `vertex`, `domino`, … */
  readonly piece: string;
  /** The board vertices that the piece covers, ascending. */
  readonly cells: readonly number[];
}

/** Compares two lists of numbers lexicographically. */
function compareCells(a: readonly number[], b: readonly number[]): number {
  if (a.length === 1 && b.length === 1) return a[0]! - b[0]!;
  const i = a.findIndex((v, k) => v !== b[k]);
  return i === -1 ? a.length - b.length : (a[i] ?? -1) - (b[i] ?? -1);
}

/** Compares the names of pieces: texts, and the numbers in them by size. */
function comparePieces(a: string, b: string): number {
  if (a === b) return 0;
  const [first, second] = [a.split(/(\d+)/), b.split(/(\d+)/)];
  const i = first.findIndex((part, k) => part !== second[k]);
  if (i === -1) return -1;
  const [x, y] = [first[i]!, second[i] ?? ''];
  return (i % 2 === 1 && Number(x) - Number(y)) || (x < y ? -1 : 1);
}

/**
 * Basic positions in the order of the variables: Left's, Right's, then those of either player; of each by piece
 * (numbers in their names by size) and cells.
 * @param look called every few thousand comparisons; what it throws ends the sorting
 */
export function inVariableOrder(positions: readonly BasicPosition[], look?: () => void): BasicPosition[] {
  let count = 0;
  return [...positions].sort((a, b) => {
    if ((++count & 0xffff) === 0) look?.();
    return compareOwners(a.side, b.side) || comparePieces(a.piece, b.piece) || compareCells(a.cells, b.cells);
  });
}

/** A text that tells basic positions of one board apart. */
export function positionKey({ side, piece, cells }: BasicPosition): string {
  return `${side ?? '-'} ${piece} ${cells.join(',')}`;
}

const PREFIX = { L: 'x', R: 'y', none: '' } as const;

/**
 * The vertices of the game complexes: x1, x2, … for Left, y1, … for Right, 1, 2, … for either. A player whose pieces
 * all are single vertices of one kind has them numbered by vertex (x1 on vertex 0), otherwise in order.
 * @param positions in variable order
 */
export function variablesOf(positions: readonly BasicPosition[]): Vertex[] {
  const groups = { L: [] as BasicPosition[], R: [] as BasicPosition[], none: [] as BasicPosition[] };
  for (const position of positions) groups[position.side ?? 'none'].push(position);
  return (['L', 'R', 'none'] as const).flatMap((key) => {
    const group = groups[key];
    const byVertex = group.every(({ cells, piece }) => cells.length === 1 && piece === group[0]!.piece);
    return group.map(({ cells, side }, i): Vertex => {
      const label = `${PREFIX[key]}${byVertex ? cells[0]! + 1 : i + 1}`;
      return side === undefined ? { label } : { label, side };
    });
  });
}

/**
 * The basic positions that the colours of the board leave: a coloured vertex is covered by its player's pieces only,
 * and a piece of either player that covers one becomes that player's; a piece of that kind that the player has
 * there already is the same.
 */
export function respectColours(positions: readonly BasicPosition[], board: Board): BasicPosition[] {
  const { sides } = board;
  if (sides === undefined) return [...positions];
  const kept = positions.flatMap((position): BasicPosition[] => {
    const colours = new Set(position.cells.map((v) => sides[v]).filter((s) => s !== undefined));
    if (position.side !== undefined) colours.add(position.side);
    if (colours.size > 1) return [];
    const [side] = colours;
    return side === undefined ? [position] : [{ ...position, side }];
  });
  return [...new Map(kept.map((position) => [positionKey(position), position])).values()];
}

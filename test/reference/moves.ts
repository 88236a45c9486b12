/** Games by their moves, written out as trees without any memory. */
import type { Moves } from 'spgames/evaluation';
import { tree, type Tree } from './values.js';

/** Where a player can move. */
export function optionsOf<Position>(moves: Moves<Position>, position: Position, player: 'L' | 'R'): Position[] {
  return [...moves.options(position)]
    .filter((option) => moves.impartial === true || option.player === undefined || option.player === player)
    .map((option) => option.position);
}

/** The game tree of a position; components and representatives are not looked at. */
export function treeOfPosition<Position>(moves: Moves<Position>, position: Position): Tree {
  const side = (player: 'L' | 'R'): Tree[] =>
    optionsOf(moves, position, player).map((option) => treeOfPosition(moves, option));
  return tree(side('L'), side('R'));
}

/** How many nodes the game tree of a position has, found without writing it out. */
export function treeSize<Position>(
  moves: Moves<Position>,
  position: Position,
  known: Map<number | string, number> = new Map(),
): number {
  const key = moves.key(position);
  let size = known.get(key);
  if (size === undefined) {
    size = 1;
    for (const player of ['L', 'R'] as const)
      for (const option of optionsOf(moves, position, player)) size += treeSize(moves, option, known);
    known.set(key, size);
  }
  return size;
}

/**
 * Moves on sums of the vertices 1, 2, … of an acyclic graph: vertex v has arcs to smaller vertices, one list for each
 * player; −v is its negative and 0 is the game without moves.
 */
export interface ArcGame {
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

/** The moves on lists of vertices; an arc to w leaves w, or w and −split where w is larger than that. */
export function arcMoves(
  { left, right }: ArcGame,
  { components, canonical, split = 0 }: { components: boolean; canonical: boolean; split?: number },
): Moves<readonly number[]> {
  const arcs = (v: number, player: 'L' | 'R'): readonly number[] =>
    ((player === 'L') === v > 0 ? left : right)[Math.abs(v) - 1]!.map((w) => Math.sign(v) * w);
  return {
    key: (position) => [...position].sort((a, b) => a - b).join(),
    *options(position) {
      for (const [i, v] of position.entries()) {
        if (v === 0) continue;
        const rest = [...position.slice(0, i), ...position.slice(i + 1)];
        for (const player of ['L', 'R'] as const)
          for (const w of arcs(v, player)) {
            yield { player, position: [...rest, w] };
            if (split > 0 && Math.abs(w) > split) yield { player, position: [...rest, w, -Math.sign(v) * split] };
          }
      }
    },
    ...(components && { components: (position: readonly number[]) => position.map((v) => [v]) }),
    ...(canonical && {
      canonical: (position: readonly number[]) =>
        position.length === 1 && position[0]! < 0
          ? { position: position.map((v) => -v), negated: true }
          : { position: [...position].sort((a, b) => a - b) },
    }),
  };
}

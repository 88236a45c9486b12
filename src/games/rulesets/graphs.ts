import type { Board } from '../../boards/index.js';
import type { BasicPosition, Side } from '../BasicPosition.js';
import { type Clause, type Ruleset, adjacent, noOverlap, unsuitableBoard } from '../Ruleset.js';

/** Long edges stand for chains: their inner vertices are part of the board, but have no number. */
function requireShortEdges(ruleset: string, board: Board): void {
  if (board.lengths !== undefined)
    throw unsuitableBoard(ruleset, 'a graph with long edges', 'edges of length 1; board.subdivided() makes chains');
}

/** A piece of each of the players, or a piece of either, on each vertex. */
function claimVertex(ruleset: string, players: readonly (Side | undefined)[]): Ruleset['basicPositions'] {
  return (board) => {
    requireShortEdges(ruleset, board);
    return players.flatMap((side) =>
      Array.from({ length: board.vertexCount }, (_, v): BasicPosition => {
        const position = { piece: 'vertex', cells: [v] };
        return side === undefined ? position : { side, ...position };
      }),
    );
  };
}

/** SNORT. @source Huntemann 2018, Def. 1.6 */
export const snort: Ruleset = {
  name: 'snort',
  words: 'Claim a vertex that is not adjacent to a vertex of the opponent.',
  basicPositions: claimVertex('snort', ['L', 'R']),
  clauses: [
    noOverlap,
    {
      on: 'pair',
      words: 'opposing pieces are not adjacent',
      forbids: (p, q, board) => p.side !== q.side && adjacent(p, q, board),
    },
  ],
};

/** COL. @source Huntemann 2018, Def. 1.6 */
export const col: Ruleset = {
  name: 'col',
  words: 'Claim a vertex that is not adjacent to a vertex of your own.',
  basicPositions: claimVertex('col', ['L', 'R']),
  clauses: [
    noOverlap,
    {
      on: 'pair',
      words: 'pieces of one player are not adjacent',
      forbids: (p, q, board) => p.side === q.side && adjacent(p, q, board),
    },
  ],
};

/** NODE-KAYLES: impartial; on a coloured board a coloured vertex belongs to its player. @source Huntemann 2018, App. A */
export const nodeKayles: Ruleset = {
  name: 'node-kayles',
  words: 'Claim a vertex that is not adjacent to a claimed one.',
  basicPositions: claimVertex('node-kayles', [undefined]),
  clauses: [noOverlap, { on: 'pair', words: 'pieces are not adjacent', forbids: adjacent }],
};

/** ARC-KAYLES: impartial. @source Huntemann 2018, Ex. 6.5 */
export const arcKayles: Ruleset = {
  name: 'arc-kayles',
  words: 'Claim two adjacent vertices that are not yet claimed.',
  basicPositions: (board) => {
    requireShortEdges('arc-kayles', board);
    return board.edges.map((cells) => ({ piece: 'edge', cells }));
  },
  clauses: [noOverlap],
};

const liberty: Clause = {
  on: 'position',
  words: 'every connected group of one player is adjacent to an empty vertex',
  forbids: (pieces, board) => hasCapturedGroup(pieces, board),
};

/** NOGO: not an independence ruleset. @source Huntemann 2018, Def. 1.6 */
export const nogo: Ruleset = {
  name: 'nogo',
  words: 'Claim a vertex so that every connected group of one player still is adjacent to an empty vertex.',
  basicPositions: claimVertex('nogo', ['L', 'R']),
  clauses: [noOverlap, liberty],
};

/** Is there a maximal connected group of vertices of one player without an empty neighbour? */
function hasCapturedGroup(pieces: readonly BasicPosition[], board: Board): boolean {
  const owner = new Map<number, Side | undefined>();
  for (const { cells, side } of pieces) for (const v of cells) owner.set(v, side);
  const seen = new Set<number>();
  for (const start of owner.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    let free = false;
    const group = [start];
    for (let v = group.pop(); v !== undefined; v = group.pop())
      for (const w of board.neighbours(v))
        if (!owner.has(w)) free = true;
        else if (owner.get(w) === owner.get(start) && !seen.has(w)) {
          seen.add(w);
          group.push(w);
        }
    if (!free) return true;
  }
  return false;
}

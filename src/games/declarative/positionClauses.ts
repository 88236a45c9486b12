import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';
import type { Clause } from '../Ruleset.js';
import type { ClauseOf } from './clauseMakers.js';
import { groupsWithoutLiberty } from './groupsWithoutLiberty.js';
import { listed } from './listed.js';
import { piecesAtDistances } from './piecesAtDistances.js';
import { piecesWith } from './readClause.js';
import { withShortEdges } from './withShortEdges.js';

const EMPTY = 0;
const OWNERS = { L: 1, R: 2, none: 3 } as const;

/**
 * Is there a maximal connected group of vertices covered by one player's pieces that no empty vertex is adjacent to?
 * Pieces of either player count as those of one player.
 * @param pieces pieces that do not overlap
 */
function hasGroupWithoutLiberty(pieces: readonly BasicPosition[], board: Board): boolean {
  const owner = new Uint8Array(board.vertexCount);
  for (const { cells, side } of pieces) for (const v of cells) owner[v] = OWNERS[side ?? 'none'];
  const seen = new Uint8Array(board.vertexCount);
  const group: number[] = [];
  for (const { cells } of pieces)
    for (const start of cells) {
      if (seen[start] === 1) continue;
      seen[start] = 1;
      group.push(start);
      let free = false;
      for (let v = group.pop(); v !== undefined; v = group.pop())
        for (const w of board.neighbours(v))
          if (owner[w] === EMPTY) free = true;
          else if (owner[w] === owner[v] && seen[w] === 0) {
            seen[w] = 1;
            group.push(w);
          }
      if (!free) return true;
    }
  return false;
}

export function distancesClause({ sets }: ClauseOf<'distances'>): Clause {
  const list = (pieces: readonly BasicPosition[], board: Board, options = {}): Iterable<readonly number[]> =>
    piecesAtDistances(sets, pieces, withShortEdges(board), options);
  return {
    on: 'position',
    words: sets.map(describeDistances).join('; '),
    monotone: true,
    list,
    forbids: (pieces, board) => list(pieces, board)[Symbol.iterator]().next().done !== true,
  };
}

function describeDistances(distances: readonly number[]): string {
  if (distances.length === 1) return `no two pieces have distance ${distances[0]}`;
  return `no ${piecesWith(distances.length)} pieces have exactly the distances ${listed(distances, 'and')}`;
}

export function noLibertyClause(): Clause {
  return {
    on: 'position',
    words: 'every connected group of one player is adjacent to an empty vertex',
    monotone: true,
    list: (pieces, board, options) => groupsWithoutLiberty(pieces, withShortEdges(board), options),
    forbids: (pieces, board) => hasGroupWithoutLiberty(pieces, withShortEdges(board)),
  };
}

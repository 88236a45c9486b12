import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';
import type { Clause } from '../Ruleset.js';
import type { ClauseOf } from './clauseMakers.js';
import { groupsWithoutLiberty } from './groupsWithoutLiberty.js';
import { hasGroupWithoutLiberty } from './hasGroupWithoutLiberty.js';
import { listed } from './listed.js';
import { piecesAtDistances } from './piecesAtDistances.js';
import { piecesWith } from './readClause.js';
import { withShortEdges } from './withShortEdges.js';

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

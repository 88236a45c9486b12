import { playerName, type Player } from '../../player.js';
import { piecesWith } from './readClause.js';
import type { Between, ClauseData, PlacementData } from './RulesetData.js';

/** What is forbidden, as a rule in words, without a capital letter and a full stop. Vertices count from 0. */
export function describeClause(clause: ClauseData): string {
  switch (clause.forbid) {
    case 'overlap':
      return 'pieces do not overlap';
    case 'adjacent':
      return `${describeBetween(clause.between)} are not adjacent`;
    case 'distance':
      return `${describeBetween(clause.between)} are not at distance ${listed(clause.in, 'or')}`;
    case 'distances':
      return clause.sets.map(describeDistances).join('; ');
    case 'orientation':
      return `no piece${describeOwner(clause.side)} lies ${clause.orientation === 'horizontal' ? 'horizontally' : 'vertically'}`;
    case 'vertices':
      return `no piece${describeOwner(clause.side)} covers vertex ${listed(clause.vertices, 'or')}`;
    case 'more-than':
      return `there are at most ${clause.pieces} pieces${describeOwner(clause.side)}`;
    case 'no-liberty':
      return 'every connected group of one player is adjacent to an empty vertex';
    case 'position':
      return clause.pieces.length === 1
        ? `there is no ${describePlacement(clause.pieces[0]!)}`
        : `there are not all of ${listed(clause.pieces.map(describePlacement), 'and')}`;
    case 'listed':
      return 'no listed position is part of the position';
    case 'unlisted':
      return 'only the listed positions are legal';
  }
}

/** `a, b or c` */
export function listed(items: readonly (string | number)[], word: 'and' | 'or'): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)!}`;
}

function describeBetween(between: Between = 'any'): string {
  return { own: 'pieces of one player', opposing: 'opposing pieces', any: 'pieces' }[between];
}

function describeOwner(side: Player | undefined): string {
  return side === undefined ? '' : ` of ${playerName(side)}`;
}

function describeDistances(distances: readonly number[]): string {
  if (distances.length === 1) return `no two pieces have distance ${distances[0]}`;
  return `no ${piecesWith(distances.length)} pieces have exactly the distances ${listed(distances, 'and')}`;
}

function describePlacement({ piece, side, cells }: PlacementData): string {
  return `${piece}${describeOwner(side)} on ${listed(cells, 'and')}`;
}

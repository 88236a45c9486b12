import type { Player } from '../../player.js';
import { adjacent, noOverlap, type Clause } from '../Ruleset.js';
import type { ClauseOf } from './clauseMakers.js';
import { listed } from './listed.js';
import { PieceDistances } from './PieceDistances.js';
import type { Between } from './RulesetData.js';
import { withShortEdges } from './withShortEdges.js';

export function overlapClause(): Clause {
  return noOverlap;
}

export function adjacentClause({ between }: ClauseOf<'adjacent'>): Clause {
  const applies = appliesTo(between);
  return {
    on: 'pair',
    words: `${describeBetween(between)} are not adjacent`,
    within: 1,
    forbids: (p, q, board) => applies(p, q) && adjacent(p, q, withShortEdges(board)),
  };
}

export function distanceClause(data: ClauseOf<'distance'>): Clause {
  const applies = appliesTo(data.between);
  const within = Math.max(...data.in);
  const forbidden = new Set(data.in);
  const distances = new PieceDistances(within);
  return {
    on: 'pair',
    words: `${describeBetween(data.between)} are not at distance ${listed(data.in, 'or')}`,
    within,
    forbids: (p, q, board) => applies(p, q) && forbidden.has(distances.between(p, q, withShortEdges(board))),
  };
}

function appliesTo(between: Between = 'any'): (p: { side?: Player }, q: { side?: Player }) => boolean {
  if (between === 'any') return () => true;
  return between === 'own' ? (p, q) => p.side === q.side : (p, q) => p.side !== q.side;
}

function describeBetween(between: Between = 'any'): string {
  return { own: 'pieces of one player', opposing: 'opposing pieces', any: 'pieces' }[between];
}

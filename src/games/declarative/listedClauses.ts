import type { Clause } from '../Ruleset.js';
import type { ClauseOf } from './clauseMakers.js';
import { listed, ofOwner } from './listed.js';
import type { PlacementData } from './RulesetData.js';

export function positionClause({ pieces }: ClauseOf<'position'>): Clause {
  const words =
    pieces.length === 1
      ? `there is no ${describePlacement(pieces[0]!)}`
      : `there are not all of ${listed(pieces.map(describePlacement), 'and')}`;
  return { on: 'listed', words, forbidden: [pieces] };
}

function describePlacement({ piece, side, cells }: PlacementData): string {
  return `${piece}${ofOwner(side)} on ${listed(cells, 'and')}`;
}

export function listedClause(data: ClauseOf<'listed'>): Clause {
  return { on: 'listed', words: 'no listed position is part of the position', forbidden: positionsOf(data) };
}

export function unlistedClause(data: ClauseOf<'unlisted'>): Clause {
  return { on: 'listed', words: 'only the listed positions are legal', legal: positionsOf(data) };
}

function positionsOf({ positions, placements }: ClauseOf<'listed' | 'unlisted'>): PlacementData[][] {
  return positions.map((position) => position.map((i) => placements[i]!));
}

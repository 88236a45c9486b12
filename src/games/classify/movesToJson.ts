import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { Placement, PlacementGame } from '../graph/PlacementGame.js';
import { reachablePositions } from '../graph/reachablePositions.js';

/** The JSON object of a game by its moves. */
export interface MovesJson {
  readonly type: 'moves';
  readonly start: number;
  readonly positions: readonly {
    readonly id: number;
    readonly placed: readonly Placement[];
    readonly left: readonly number[];
    readonly right: readonly number[];
  }[];
}

/**
 * A game by its moves with all positions that can be reached, numbered breadth first.
 * @throws LimitError; `limit` counts positions
 */
export function movesToJson<Position>(game: PlacementGame<Position>, options: RunOptions = {}): MovesJson {
  const work = new Work('movesToJson', options);
  const listed: MovesJson['positions'][number][] = [];
  for (const { position, moves, found } of reachablePositions(game)) {
    const targets = (other: Player): number[] => [
      ...new Set(moves.filter(({ player }) => player !== other).map(({ to }) => to)),
    ];
    listed.push({ id: listed.length, placed: game.placed(position), left: targets('R'), right: targets('L') });
    work.tick(found);
  }
  return { type: 'moves', start: 0, positions: listed };
}

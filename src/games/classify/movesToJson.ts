import { Work, type RunOptions } from '../../run.js';
import type { Placement, PlacementGame } from '../graph/PlacementGame.js';

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
  const positions = [game.start];
  const index = new Map([[game.key(game.start), 0]]);
  const listed: MovesJson['positions'][number][] = [];
  for (let id = 0; id < positions.length; id++) {
    const left = new Set<number>();
    const right = new Set<number>();
    for (const { player, position } of game.options(positions[id]!)) {
      const key = game.key(position);
      let to = index.get(key);
      if (to === undefined) {
        index.set(key, (to = positions.length));
        positions.push(position);
      }
      if (player !== 'R') left.add(to);
      if (player !== 'L') right.add(to);
    }
    listed.push({ id, placed: game.placed(positions[id]!), left: [...left], right: [...right] });
    work.tick(positions.length);
  }
  return { type: 'moves', start: 0, positions: listed };
}

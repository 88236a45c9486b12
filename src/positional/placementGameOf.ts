import { SimplicialComplex } from '../complex/index.js';
import { playOn, type SPGame } from '../games/index.js';
import { PLAYERS } from '../player.js';
import type { PositionalGame } from './PositionalGame.js';
import { liveSets } from './search/residual.js';

/** Whose winning sets may not be completed. */
export interface PlacementGameOptions {
  /** `left` for Left alone, `both`, by default, for both players. */
  readonly players?: 'left' | 'both';
}

/**
 * The strong placement game of a positional game: the players claim free points, a player who cannot move loses, and
 * nobody (or not Left) may complete a winning set. Its minimal illegal positions are the pairs of claims of one point
 * and the completed minimal winning sets. The rule does not matter, and it is another game than the positional one.
 * @throws InputError `not-a-game` where a player has completed a winning set already
 * @example placementGameOf(new PositionalGame('maker', [[0, 1]])).legalComplex.facets.size // 2
 */
export function placementGameOf(game: PositionalGame, options: PlacementGameOptions = {}): SPGame {
  const { free, labels } = game;
  const vertices = free.flatMap((point) => [
    { label: `x${labels[point]!}`, side: 'L' as const },
    { label: `y${labels[point]!}`, side: 'R' as const },
  ]);
  const place = new Map(free.map((point, i) => [point, 2 * i]));
  const builders = options.players === 'left' ? (['L'] as const) : PLAYERS;
  const nonfaces = [
    ...free.map((_, i) => [2 * i, 2 * i + 1]),
    ...builders.flatMap((player) =>
      liveSets(game, player).map((set) => set.map((point) => place.get(point)! + (player === 'L' ? 0 : 1))),
    ),
  ];
  return playOn(SimplicialComplex.fromNonfaces(nonfaces, vertices));
}

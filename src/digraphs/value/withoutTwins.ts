import type { DigraphPlacement } from '../DigraphPlacement.js';

/**
 * The game without all but the first of true twins: vertices of one player with the same neighbours and arcs both ways
 * between them. Sets of options are the same in all positions, so the value is.
 * @complexity linear
 */
export function withoutTwins(game: DigraphPlacement): DigraphPlacement {
  const known = new Set<string>();
  const kept = [...game.sides.keys()].filter((v) => {
    const closed = (list: readonly number[]): string => [...list, v].sort((a, b) => a - b).join();
    const key = `${game.sides[v]!}${closed(game.out[v]!)}|${closed(game.in[v]!)}`;
    return known.size < known.add(key).size;
  });
  return kept.length === game.n ? game : game.induced(kept);
}

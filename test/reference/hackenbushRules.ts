/**
 * HACKENBUSH once more: a position is the set of the edges that stand, as a bitmask; what has fallen is found by sweeps
 * over all edges.
 */
import type { HackenbushEdge } from 'spgames/moves';
import type { Moves } from 'spgames/evaluation';

/** The moves on the subsets of some edges. */
export function hackenbushMasks(edges: readonly HackenbushEdge[]): Moves<number> {
  const standing = (mask: number): number => {
    const touched = new Set([0]);
    let kept = 0;
    for (let before = -1; before !== kept;) {
      before = kept;
      edges.forEach(([u, v], e) => {
        if ((mask & (1 << e)) === 0 || !(touched.has(u) || touched.has(v))) return;
        kept |= 1 << e;
        touched.add(u).add(v);
      });
    }
    return kept;
  };
  return {
    key: (mask) => mask,
    *options(mask) {
      for (const [e, [, , colour]] of edges.entries()) {
        if ((mask & (1 << e)) === 0) continue;
        for (const player of ['L', 'R'] as const)
          if (colour === 'E' || colour === player) yield { player, position: standing(mask & ~(1 << e)) };
      }
    },
  };
}

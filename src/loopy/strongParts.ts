import type { Player } from '../player.js';
import type { Work } from '../run.js';
import { stronglyConnectedParts } from '../symmetry/internal.js';
import type { FlatArcs } from './FlatArcs.js';

/**
 * The strongly connected parts of positions, by the moves of both players: first those to which the others lead.
 * @complexity one step for each position
 */
export function strongParts({ L, R }: Readonly<Record<Player, FlatArcs>>, work: Work): Generator<number[]> {
  const count = (p: number): number => L.count(p) + R.count(p);
  const end = (p: number, i: number): number => {
    const lefts = L.count(p);
    return i < lefts ? L.ends[L.starts[p]! + i]! : R.ends[R.starts[p]! + i - lefts]!;
  };
  return stronglyConnectedParts({ n: L.n, count, end }, () => work.step());
}

import type { Value } from '../Value.js';
import type { Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import { thermograph } from './temperature.js';
import { requireHot } from './thermicOptions.js';

/** A segment of a boundary of a thermograph, between two turning points. */
export interface BoundarySegment {
  readonly from: Dyadic;
  readonly to: Dyadic;
  readonly kind: 'vertical' | 'oblique';
}

/** A boundary of the thermograph of a hot game between t = 0 and the mast. */
export interface ThermographBoundary {
  /** t_0 = 0 < t_1 < … < t_k, where t_k is the temperature. */
  readonly turningPoints: readonly Dyadic[];
  readonly segments: readonly BoundarySegment[];
  /** T_vert: the sum of t_{i+1} − t_i over the vertical segments. */
  readonly vertical: Dyadic;
  /** T_obl: the sum of t_{i+1} − t_i over the oblique segments. */
  readonly oblique: Dyadic;
}

/**
 * The boundary of the thermograph on the side of a player: its turning points, T_vert and T_obl.
 * @param value hot; to get the lengths for a game, give a thermic version of it
 * @throws InputError `not-hot`
 * @source Huntemann 2018, Def. 5.21
 */
export function thermographBoundary(value: Value, player: Player): ThermographBoundary {
  requireHot('thermographBoundary', value);
  const graph = thermograph(value);
  const wall = graph.wall(player);
  const inside = wall.breakpoints
    .map(([t]) => t)
    .filter((t) => t.compare(Dyadic.zero) > 0 && t.compare(graph.temperature) < 0);
  const turningPoints = [Dyadic.zero, ...inside, graph.temperature];
  const segments = turningPoints.slice(1).map((to, i): BoundarySegment => {
    const from = turningPoints[i]!;
    return { from, to, kind: wall.at(from).equals(wall.at(to)) ? 'vertical' : 'oblique' };
  });
  const total = (kind: BoundarySegment['kind']): Dyadic =>
    segments.reduce((sum, { from, to, kind: k }) => (k === kind ? sum.plus(to).minus(from) : sum), Dyadic.zero);
  return { turningPoints, segments, vertical: total('vertical'), oblique: total('oblique') };
}

import { PLAYERS, type Player } from '../../player.js';
import { layOut, leftFirst, type Sharing, type Site } from '../../recipes/internal.js';
import { verticesOfPlan, type PlannedStep } from './planGame.js';
import type { ValueStep } from './ValueCertificate.js';

/** The steps of a plan with their vertices. */
export interface LaidOutSteps {
  readonly steps: readonly ValueStep[];
  /** How many vertices Left and Right have; those of Left come first. */
  readonly left: number;
  readonly right: number;
}

/**
 * Gives vertices to the steps of a plan. If parts are grown, the simplices of integers of one sign lie in each other.
 */
export function layOutSteps(plan: readonly PlannedStep[], sharing: Sharing): LaidOutSteps {
  const [left, right] = verticesOfPlan(plan, sharing).map(Number) as [number, number];
  const grown: Record<Player, number[]> = { L: [], R: [] };
  const simplexVertices = ({ added }: PlannedStep, { take }: Site<ValueStep>): number[] => {
    const isShared = sharing === 'grown' && added.includes(0n);
    return PLAYERS.flatMap((player, p) => {
      const count = Number(added[p]);
      if (!isShared) return take(player, count);
      grown[player].push(...take(player, Math.max(0, count - grown[player].length)));
      return grown[player].slice(0, count);
    });
  };
  const step = (planned: PlannedStep, site: Site<ValueStep>): ValueStep => {
    const { value, parts, take } = site;
    if (planned.isSimplex) return { value, vertices: ascending(simplexVertices(planned, site)) };
    const [leftControls, rightControls] = site.controls();
    const [x, y] = PLAYERS.map((player, p) => take(player, Number(planned.added[p]))) as [number[], number[]];
    const controls = [...leftControls, ...rightControls].map(({ control }) => control);
    const old = new Set(parts.flat().flatMap(({ vertices }) => vertices));
    return {
      value,
      vertices: ascending([...old, ...controls, ...x, ...y]),
      left: leftControls,
      right: rightControls,
      x,
      y,
      floor: Number(planned.floor),
      ceiling: Number(planned.ceiling),
      bounds: planned.bounds.map(Number) as [number, number],
    };
  };
  return { steps: layOut(plan.at(-1)!, { sharing, number: leftFirst(left), step }), left, right };
}

function ascending(vertices: readonly number[]): number[] {
  return [...vertices].sort((a, b) => a - b);
}

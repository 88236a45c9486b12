import { textOfValue } from '../../values/internal.js';
import type { PlannedStep } from './planGame.js';
import type { ValueStep } from './ValueCertificate.js';

/** The steps of a plan with their vertices. */
export interface LaidOutSteps {
  readonly steps: readonly ValueStep[];
  /** How many vertices Left and Right have; those of Left come first. */
  readonly left: number;
  readonly right: number;
}

/**
 * Gives vertices to the steps of a plan.
 * - `grown`: a follower has one step, with vertices of its own; the simplices of integers of one sign lie in each other;
 * - `overlapping`: a follower has one step; steps use the same vertices where no step is part of another one;
 * - `apart`: a follower has a step for each way to it, with vertices of its own.
 */
export function layOutSteps(plan: readonly PlannedStep[], sharing: 'grown' | 'overlapping' | 'apart'): LaidOutSteps {
  const steps: { step: ValueStep; ends: readonly [number, number] }[] = [];
  const made = new Map<PlannedStep, number>();
  const next: [number, number] = [0, 0];
  const total: [number, number] = [0, 0];
  const simplex: readonly [number[], number[]] = [[], []];
  // Vertices are numbered for each player; Right's v is −1 − v until it is known how many Left has.
  const take = (player: 0 | 1, count: number, from: [number, number]): number[] => {
    const first = from[player];
    from[player] += count;
    total[player] = Math.max(total[player], from[player]);
    return Array.from({ length: count }, (_, i) => (player === 0 ? first + i : -1 - first - i));
  };
  const place = (planned: PlannedStep): number => {
    const known = sharing === 'apart' ? undefined : made.get(planned);
    if (known !== undefined) return known;
    const [left, right] = planned.parts.map((options) => options.map(place)) as [number[], number[]];
    const parts = [...left, ...right].map((part) => steps[part]!);
    const from =
      sharing === 'overlapping' ? ([0, 1] as const).map((p) => Math.max(0, ...parts.map(({ ends }) => ends[p]))) : next;
    const start = from as [number, number];
    const [a, c] = planned.added.map(Number) as [number, number];
    const value = textOfValue(planned.value);
    let step: ValueStep;
    if (planned.isSimplex && sharing === 'grown' && a * c === 0) {
      for (const player of [0, 1] as const)
        simplex[player].push(...take(player, Math.max(0, [a, c][player]! - simplex[player].length), start));
      step = { value, vertices: [...simplex[0].slice(0, a), ...simplex[1].slice(0, c)] };
    } else if (planned.isSimplex) step = { value, vertices: [...take(0, a, start), ...take(1, c, start)] };
    else {
      const controls = (player: 0 | 1, options: readonly number[]): { control: number; part: number }[] =>
        take(player, options.length, start).map((control, i) => ({ control, part: options[i]! }));
      const [leftControls, rightControls] = [controls(0, left), controls(1, right)];
      const [x, y] = [take(0, a, start), take(1, c, start)];
      const old = new Set(parts.flatMap(({ step: { vertices } }) => vertices));
      step = {
        value,
        vertices: [...old, ...[...leftControls, ...rightControls].map(({ control }) => control), ...x, ...y],
        left: leftControls,
        right: rightControls,
        x,
        y,
        floor: Number(planned.floor),
        ceiling: Number(planned.ceiling),
        bounds: planned.bounds.map(Number) as [number, number],
      };
    }
    const index = steps.push({ step, ends: [...start] }) - 1;
    made.set(planned, index);
    return index;
  };
  place(plan.at(-1)!);
  const final = (v: number): number => (v < 0 ? total[0] - 1 - v : v);
  return { steps: steps.map(({ step }) => renumbered(step, final)), left: total[0], right: total[1] };
}

function renumbered(step: ValueStep, final: (v: number) => number): ValueStep {
  const vertices = step.vertices.map(final).sort((a, b) => a - b);
  if (!('left' in step)) return { ...step, vertices };
  const controls = (list: typeof step.left): typeof step.left =>
    list.map(({ control, part }) => ({ control: final(control), part }));
  return {
    ...step,
    vertices,
    left: controls(step.left),
    right: controls(step.right),
    x: step.x.map(final),
    y: step.y.map(final),
  };
}

import { flawOfOrder } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import type { DigraphStep, GadgetStep } from './DigraphCertificate.js';

/** What a vertex of a gadget is for; `of` is the number of the part that it lies in or controls. */
type Role =
  { readonly kind: 'part' | 'control'; readonly of: number } | { readonly kind: 'x' | 'y'; readonly of?: undefined };

/**
 * Why a step is not a gadget with at least two vertices x and y on the parts that it names; undefined if it is one.
 * @param arcs as u·n + v
 */
export function whyNotGadget(
  { n, sides }: DigraphPlacement,
  arcs: ReadonlySet<number>,
  steps: readonly DigraphStep[],
  index: number,
  work: Work,
): string | undefined {
  const step = steps[index] as GadgetStep;
  for (const name of ['x', 'y'] as const)
    if (step[name].length < 2) return `${step[name].length} vertices ${name}; the proof needs two`;
  const late = flawOfOrder(step, index);
  if (late !== undefined) return late;
  const roles = new Map<number, Role>();
  const all = new Set(step.vertices);
  const give = (v: number, role: Role, side?: 'L' | 'R'): string | undefined => {
    if (!all.has(v)) return `vertex ${v} is not listed`;
    if (roles.has(v)) return `vertex ${v} is used twice`;
    if (side !== undefined && sides[v] !== side) return `vertex ${v} belongs to the other player`;
    roles.set(v, role);
    return undefined;
  };
  const controls = [...step.left, ...step.right];
  for (const [of, { control, part }] of controls.entries()) {
    const flaw = give(control, { kind: 'control', of }, of < step.left.length ? 'L' : 'R');
    if (flaw !== undefined) return flaw;
    for (const v of steps[part]!.vertices) {
      const odd = give(v, { kind: 'part', of });
      if (odd !== undefined) return odd;
    }
  }
  for (const [kind, side] of [
    ['x', 'L'],
    ['y', 'R'],
  ] as const)
    for (const v of step[kind]) {
      const flaw = give(v, { kind }, side);
      if (flaw !== undefined) return flaw;
    }
  const idle = step.vertices.find((v) => !roles.has(v));
  if (idle !== undefined) return `vertex ${idle} is neither in a part, nor a control, nor an x or y`;
  for (const [u, from] of roles) {
    work.tick(work.steps);
    for (const [v, to] of roles) {
      if (u === v || (from.kind === 'part' && to.kind === 'part' && from.of === to.of)) continue;
      if (arcs.has(u * n + v) !== isArc(from, to, sides[u] === 'L'))
        return `the arc ${u}>${v} is ${arcs.has(u * n + v) ? 'there and not in the gadget' : 'in the gadget and not there'}`;
    }
  }
  return undefined;
}

/**
 * Whether there is an arc between vertices that do not lie in one part.
 * @param isLeft whether it is Left's vertex that it leaves
 */
function isArc(from: Role, to: Role, isLeft: boolean): boolean {
  const isSpare = (role: Role): boolean => role.kind === 'x' || role.kind === 'y';
  if (isSpare(from)) return !isSpare(to);
  if (isSpare(to)) return from.kind === 'control' || (to.kind === 'x') === isLeft;
  return !(from.kind === 'control' && to.kind === 'part' && from.of === to.of);
}

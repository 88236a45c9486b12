import type { SimplicialComplex } from '../../complex/index.js';
import { PLAYERS } from '../../player.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { conflictsOf } from '../conflictsOf.js';
import { independenceNumber } from './independenceNumber.js';
import type { OptionsStep, ValueStep } from './ValueCertificate.js';

/** Checks the conflicts of a flag complex against Theorem B, step by step. */
export function verifyGraphSteps(
  complex: SimplicialComplex,
  steps: readonly ValueStep[],
): Verification<object, { readonly step: number }> {
  const { vertices, n } = complex;
  const last = steps.length - 1;
  const found = conflictsOf(complex);
  if (typeof found === 'string') return refuse(found, { step: last });
  const conflicts = found;
  const [playable, all] = [new Set(complex.support), new Set(steps[last]!.vertices)];
  const stranger = [...all].find((v) => !playable.has(v));
  if (stranger !== undefined)
    return refuse(`{${vertices[stranger]!.label}} is a minimal nonface; expected a flag complex`, { step: last });
  const forgotten = complex.support.find((v) => !all.has(v));
  if (forgotten !== undefined) return refuse(`vertex ${vertices[forgotten]!.label} is in no step`, { step: last });
  const rank = new Int32Array(n).fill(-1);
  let ranks = 0;
  for (const [index, step] of steps.entries()) {
    const because = flawOfConflicts(step) ?? ('left' in step ? flawOfNumbers(step) : undefined);
    if (because !== undefined) return refuse(because, { step: index });
    for (const v of step.vertices) if (rank[v] === -1) rank[v] = ranks++;
  }
  return VERIFIED;

  /** Is every new vertex of a step in conflict with what it should be, and with nothing else of the step? */
  function flawOfConflicts(step: ValueStep): string | undefined {
    const controls = 'left' in step ? [...step.left, ...step.right] : [];
    const own = new Map(controls.map(({ control, part }) => [control, new Set(steps[part]!.vertices)]));
    const xy = new Set('left' in step ? [...step.x, ...step.y] : []);
    const fit = (u: number, v: number): boolean => {
      if (!('left' in step)) return true;
      if (own.has(u) || own.has(v)) return own.get(u)?.has(v) === true || own.get(v)?.has(u) === true;
      return (xy.has(u) && xy.has(v)) || vertices[u]!.side !== vertices[v]!.side;
    };
    const added = 'left' in step ? [...own.keys(), ...xy] : step.vertices;
    for (const u of added)
      for (const v of step.vertices)
        if (u !== v && conflicts[u]!.has(v) === fit(u, v))
          return `vertices ${vertices[u]!.label} and ${vertices[v]!.label} ${
            fit(u, v) ? 'are in conflict; expected that they fit' : 'fit; expected a conflict'
          }`;
    return undefined;
  }

  /** Do a = |𝒳| and c = |𝒴| satisfy the theorem, with the exact ℓ and r? */
  function flawOfNumbers({
    left,
    right,
    x,
    y,
    vertices: listed,
    floor,
    ceiling,
    bounds,
  }: OptionsStep): string | undefined {
    const [a, c] = [x.length, y.length];
    const added = new Set([...[...left, ...right].map(({ control }) => control), ...x, ...y]);
    const old = listed.filter((v) => !added.has(v)).sort((u, v) => rank[u]! - rank[v]!);
    const [U, W] = PLAYERS.map((side) => old.filter((v) => vertices[v]!.side === side)) as [number[], number[]];
    const [l, r] = [U, W].map((set) => Math.max(1, independenceNumber(set, conflicts))) as [number, number];
    if (bounds[0] !== l || bounds[1] !== r) return `the bounds ℓ, r are ${l}, ${r}, not ${bounds.join(', ')}`;
    if (a === 0 && c === 0 && old.length === 0)
      return left.length + right.length > 0 ? undefined : 'there is no option';
    if (a === 0 || c === 0) return `a = ${a} and c = ${c}; at least 1 is needed`;
    if (W.length > 0 && a < r + ceiling) return `a = ${a} is less than r + ⌈X⌉ = ${r + ceiling}`;
    if (U.length > 0 && c < l - floor) return `c = ${c} is less than ℓ − ⌊X⌋ = ${l - floor}`;
    if (a - Math.max(c, r) > ceiling) return `a − max(c, r) = ${a - Math.max(c, r)} is more than ⌈X⌉ = ${ceiling}`;
    if (Math.max(a, l) - c < floor) return `max(a, ℓ) − c = ${Math.max(a, l) - c} is less than ⌊X⌋ = ${floor}`;
    return undefined;
  }
}

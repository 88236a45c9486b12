import type { SimplicialComplex } from '../../complex/index.js';
import { refuse, VERIFIED, type Refusal, type Verification } from '../../verification.js';
import type { OptionsStep, ValueStep } from './ValueCertificate.js';

type Flaw = Refusal<{ readonly step: number }> | undefined;

/**
 * Checks the facets of a complex against Theorem A, from the whole to the parts: the link of a control is the complex
 * of its option, and the facets without controls are those of the theorem.
 */
export function verifyComplexSteps(
  complex: SimplicialComplex,
  steps: readonly ValueStep[],
): Verification<object, { readonly step: number }> {
  const { vertices } = complex;
  const checked = new Map<number, ReadonlySet<string>>();
  const named = (face: readonly number[]): string => `{${face.map((v) => vertices[v]!.label).join(' ')}}`;
  const check = (index: number, facets: readonly (readonly number[])[]): Flaw => {
    const flaw = (because: string): Flaw => refuse(because, { step: index });
    const keys = new Set(facets.map(String));
    const before = checked.get(index);
    if (before !== undefined) {
      const same = before.size === keys.size && [...keys].every((key) => before.has(key));
      return same ? undefined : flaw('two controls lead to different complexes');
    }
    checked.set(index, keys);
    const step = steps[index]!;
    let rest = facets;
    const wanted: number[][] = [];
    if ('left' in step) {
      const because = flawOfNumbers(step, (v) => vertices[v]!.side === 'L');
      if (because !== undefined) return flaw(because);
      for (const { control, part } of [...step.left, ...step.right]) {
        const star = rest.filter((facet) => facet.includes(control));
        rest = rest.filter((facet) => !facet.includes(control));
        const found = check(
          part,
          star.map((facet) => facet.filter((v) => v !== control)),
        );
        if (found !== undefined) return found;
      }
      if (step.x.length > 0) wanted.push([...step.x, ...step.y]);
      const added = new Set([...[...step.left, ...step.right].map(({ control }) => control), ...step.x, ...step.y]);
      for (const v of step.vertices)
        if (!added.has(v)) wanted.push([v, ...(vertices[v]!.side === 'L' ? step.y : step.x)]);
    } else wanted.push([...step.vertices]);
    for (const facet of wanted) facet.sort((a, b) => a - b);
    const wantedKeys = new Set(wanted.map(String));
    const extra = rest.find((facet) => !wantedKeys.has(String(facet)));
    if (extra !== undefined) return flaw(`the facet ${named(extra)} is not one of the theorem`);
    const missing = wanted.find((facet) => !keys.has(String(facet)));
    return missing === undefined ? undefined : flaw(`the facet ${named(missing)} is missing`);
  };
  const found = check(steps.length - 1, complex.facets.toLists());
  if (found !== undefined) return found;
  const idle = steps.findIndex((_, index) => !checked.has(index));
  return idle === -1 ? VERIFIED : refuse('no control leads to this step', { step: idle });
}

/** Do a = |𝒳| and c = |𝒴| satisfy the theorem? */
function flawOfNumbers(
  { left, right, x, y, vertices, floor, ceiling, bounds }: OptionsStep,
  isLeft: (v: number) => boolean,
): string | undefined {
  const [a, c] = [x.length, y.length];
  const added = new Set([...[...left, ...right].map(({ control }) => control), ...x, ...y]);
  const old = vertices.filter((v) => !added.has(v));
  if (bounds[0] !== 1 || bounds[1] !== 1) return `the bounds are ${String(bounds)}, in a complex 1,1`;
  if (a === 0 && c === 0 && old.length === 0) return left.length + right.length > 0 ? undefined : 'there is no option';
  if (a === 0 || c === 0) return `a = ${a} and c = ${c}; at least 1 is needed`;
  if (a - c < floor || a - c > ceiling) return `a − c = ${a - c} is not between ${floor} and ${ceiling}`;
  if (old.some(isLeft) && c < 1 - floor) return `c = ${c} is less than ${1 - floor}`;
  if (old.some((v) => !isLeft(v)) && a < 1 + ceiling) return `a = ${a} is less than ${1 + ceiling}`;
  return undefined;
}

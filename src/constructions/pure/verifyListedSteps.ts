import { SimplicialComplex } from '../../complex/index.js';
import { proveSteps, type ProofOfSteps } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import { refuse, type Refusal } from '../../verification.js';
import { flawOfSphere } from '../spheres/flawOfSphere.js';
import { faceKeys, type FaceKey } from './faceKeys.js';
import type { PureCertificate } from './PureCertificate.js';
import type { Position, PureCheck } from './PureCheck.js';
import { attachedFacets } from './verifyAttachments.js';

type Facets = ReadonlyMap<FaceKey, readonly number[]>;

/**
 * Checks a pure complex by its facets, from the whole to the parts: the link of a control is the complex of its option,
 * all facets have the same size, and every other move has its answer. Attachments must give the facets, and so must
 * spheres and balls put together.
 */
export function verifyListedSteps(
  complex: SimplicialComplex,
  { complex: claim, steps, attachments, spheres }: PureCertificate,
  check: PureCheck,
  work: Work,
): ProofOfSteps {
  const key = faceKeys(complex.n);
  const whole = complex.facets.toLists();
  const found = facetsOfSteps(whole);
  if (!('facets' in found)) return refuse(found.because, { step: found.step });
  const around = found.facets.map((facets) => facetsAround(facets.values()));
  const proof = proveSteps(steps, {
    value: (step, index, values) => {
      const { size, blocks, shedding } = step;
      const facets = [...found.facets[index]!.values()];
      const wrong = facets.find((facet) => facet.length !== size);
      return (
        (wrong && `a facet has ${wrong.length} vertices; expected ${size}`) ??
        (blocks === undefined && shedding === undefined ? undefined : 'blocks and shedding are for flag complexes') ??
        check.flawOfMoves(index, new Set(around[index]!.keys())) ??
        check.valueOf(step, values, () => positionOf(facets))
      );
    },
    flaw: (step, index, value) =>
      check.flawOfAnswers(step, value, (move, answer) => {
        const both = (around[index]!.get(move) ?? []).filter((facet) => facet.includes(answer));
        if (both.length === 0) return `${check.name(move)} and ${check.name(answer)} are not a face`;
        return positionOf(both.map((facet) => facet.filter((v) => v !== move && v !== answer)));
      }),
  });
  if (!proof.verified) return proof;
  const extra =
    claim === 'sphere' || claim === 'ball'
      ? flawOfSphere(complex, claim, spheres ?? [], work)
      : spheres && 'spheres are for spheres and balls';
  if (extra !== undefined) return refuse(extra, { step: steps.length - 1 });
  const flaw = claim === 'vertexDecomposable' ? flawOfDecomposition(found.facets) : flawOfAttachments();
  return flaw ?? proof;

  /** The facets of each step: those of the last one are all, those of a part what its control leaves. */
  function facetsOfSteps(all: readonly number[][]): { facets: readonly Facets[] } | { because: string; step: number } {
    const known: Facets[] = [];
    const keyed = (lists: readonly number[][]): Facets => new Map(lists.map((facet) => [key(facet), facet]));
    known[steps.length - 1] = keyed(all);
    for (let step = steps.length - 1; step >= 0; step--) {
      const facets = known[step];
      if (facets === undefined) return { because: 'no control leads to this step', step };
      const { left, right } = steps[step]!;
      for (const { control, part } of [...left, ...right]) {
        if (part < 0 || part >= step) return { because: `step ${part} does not come before this one`, step };
        const around = [...facets.values()].filter((facet) => facet.includes(control));
        if (around.length === 0) return { because: `vertex ${check.name(control)} is not a vertex of the step`, step };
        const link = keyed(around.map((facet) => facet.filter((v) => v !== control)));
        const before = (known[part] ??= link);
        if (before.size !== link.size || [...link.keys()].some((face) => !before.has(face)))
          return { because: `the control ${check.name(control)} leads to another complex than one before`, step };
      }
    }
    return { facets: known };
  }

  /**
   * One facet as a simplex, more as a complex on its vertices. Where all are one player's, who plays as long as there
   * are moves, a largest facet tells all.
   */
  function positionOf(facets: readonly (readonly number[])[]): Position {
    const vertices = [...new Set(facets.flat())];
    const [first, ...others] = vertices;
    if (first !== undefined && others.every((v) => check.side(v) === check.side(first)))
      return facets.reduce((largest, facet) => (facet.length > largest.length ? facet : largest));
    if (facets.length === 1) return facets[0]!;
    const number = new Map(vertices.map((v, i) => [v, i]));
    return SimplicialComplex.fromFacets(
      facets.map((facet) => facet.map((v) => number.get(v)!)),
      vertices.map((v) => complex.vertices[v]!),
    );
  }

  function flawOfDecomposition(facetsOf: readonly Facets[]): Refusal<{ readonly step: number }> | undefined {
    const made = attachedFacets(attachments, complex.n, whole.length);
    if (!('facets' in made)) return refuse(made.because, { step: steps.length - 1 });
    for (const [step, { attachments: own }] of steps.entries()) {
      const facets = made.facets[own ?? -1];
      if (facets === undefined) return refuse('there are no attachments of this step', { step });
      const wanted = facetsOf[step]!;
      if (facets.size !== wanted.size || [...facets.keys()].some((face) => !wanted.has(face)))
        return refuse(`attachments ${own!} give another complex than the controls`, { step });
    }
    const used = new Set(steps.map((step) => step.attachments));
    for (let i = attachments.length - 1; i >= 0; i--)
      if (!used.has(i)) return refuse(`nothing leads to attachments ${i}`, { step: steps.length - 1 });
      else for (const { link } of attachments[i]!.attached) used.add(link);
    return undefined;
  }

  function flawOfAttachments(): Refusal<{ readonly step: number }> | undefined {
    const step = steps.findIndex((each) => each.attachments !== undefined);
    if (step !== -1 || attachments.length > 0)
      return refuse('attachments are for vertex decomposable complexes', { step: Math.max(step, 0) });
    return undefined;
  }
}

/** The facets of each vertex. */
function facetsAround(facets: Iterable<readonly number[]>): Map<number, (readonly number[])[]> {
  const around = new Map<number, (readonly number[])[]>();
  for (const facet of facets)
    for (const v of facet) {
      const known = around.get(v);
      if (known === undefined) around.set(v, [facet]);
      else known.push(facet);
    }
  return around;
}

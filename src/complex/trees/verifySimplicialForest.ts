import type { SimplicialComplex } from '../SimplicialComplex.js';
import { byField, fields, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';
import type { SimplicialForest } from './simplicialForest.js';

/**
 * Does the witness of `simplicialForest` prove what it says? Checked by the definitions: intersections that form a
 * chain for each facet of the order, or no leaf among the facets of the other witness, but a forest without any of
 * them.
 * @throws InputError `invalid-argument`
 * @complexity cubic in the number of facets of the order, or of fifth degree in that of the other witness
 */
export function verifySimplicialForest(complex: SimplicialComplex, claim: SimplicialForest): Verification {
  const facets = complex.facets.toLists();
  const indices = setBelow(facets.length);
  const malformed = byField('forest', [true, fields({ order: indices })], [false, fields({ leafless: indices })]).flaw(
    claim,
    'claim',
  );
  if (malformed !== undefined) return refuse(malformed);
  const sets = (claim.forest ? claim.order : claim.leafless).map((i) => facets[i]!);
  const name = (set: Iterable<number>): string => faceName(complex, set);
  if (!claim.forest) {
    const leaf = sets.findIndex((_, i) => isLeafAmong(sets, i));
    if (sets.length === 0) return refuse('no facets are given');
    if (leaf !== -1) return refuse(`${name(sets[leaf]!)} is a leaf among the given facets`);
    const idle = sets.find((set) => !isForest(sets.filter((other) => other !== set)));
    return idle === undefined ? VERIFIED : refuse(`without ${name(idle)} the given facets are not a forest either`);
  }
  const missing = facets.find((facet) => !sets.includes(facet));
  if (missing !== undefined) return refuse(`the facet ${name(missing)} is not in the order`);
  for (const [i, set] of sets.entries()) {
    const pair = incomparable(sets.slice(0, i).map((other) => common(set, other)));
    if (pair !== undefined)
      return refuse(
        `${name(set)} is not a good leaf: it meets facets before it in ${name(pair[0])} and ${name(pair[1])}`,
      );
  }
  return VERIFIED;
}

type Vertices = readonly number[];

function common(a: Vertices, b: Vertices): number[] {
  return a.filter((v) => b.includes(v));
}

function isInside(a: Vertices, b: Vertices): boolean {
  return a.every((v) => b.includes(v));
}

/** Two sets neither of which contains the other. */
function incomparable(sets: readonly Vertices[]): readonly [Vertices, Vertices] | undefined {
  const bySize = [...sets].sort((a, b) => a.length - b.length);
  const at = bySize.findIndex((set, i) => i > 0 && !isInside(bySize[i - 1]!, set));
  return at === -1 ? undefined : [bySize[at - 1]!, bySize[at]!];
}

/** Are no facets left when good leaves are taken away? */
function isForest(sets: readonly Vertices[]): boolean {
  let left = sets;
  for (;;) {
    const leaf = left.findIndex(
      (set, i) => incomparable(left.filter((_, j) => j !== i).map((other) => common(set, other))) === undefined,
    );
    if (leaf === -1) return left.length === 0;
    left = left.filter((_, i) => i !== leaf);
  }
}

function isLeafAmong(sets: readonly Vertices[], i: number): boolean {
  const parts = sets.filter((_, j) => j !== i).map((other) => common(sets[i]!, other));
  return parts.length === 0 || parts.some((joint) => parts.every((part) => isInside(part, joint)));
}

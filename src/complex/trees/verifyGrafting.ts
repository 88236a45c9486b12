import type { SimplicialComplex } from '../SimplicialComplex.js';
import { byField, fields, indexBelow, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';
import type { Grafting } from './grafting.js';

/**
 * Does the witness of `grafting` prove what it says? For a grafted complex every facet is a leaf or in the base, the
 * leaves are disjoint, cover the vertices, and meet the base in chains; otherwise the failing condition is checked.
 * @throws InputError `invalid-argument`
 */
export function verifyGrafting(complex: SimplicialComplex, claim: Grafting): Verification {
  const facets = complex.facets.toLists();
  const because = malformed(complex, claim) ?? (claim.grafted ? whyNotGrafted() : whyNotFailing());
  return because === undefined ? VERIFIED : refuse(because);

  function whyNotGrafted(): string | undefined {
    const { leaves, base } = claim as Extract<Grafting, { readonly grafted: true }>;
    const all = [...leaves, ...base];
    const odd = facets.findIndex((_, i) => all.filter((j) => j === i).length !== 1);
    if (odd !== -1) return `the facet ${name(odd)} is not given just once, as a leaf or in the base`;
    for (const [k, i] of leaves.entries()) {
      const other = leaves.slice(0, k).find((j) => meet(i, j).length > 0);
      if (other !== undefined) return `the leaves ${name(other)} and ${name(i)} are not disjoint`;
    }
    const covered = leaves.flatMap((i) => facets[i]!);
    for (const j of base) {
      const bare = facets[j]!.find((v) => !covered.includes(v));
      if (facets[j]!.length === 0) return 'the empty facet is in the base';
      if (bare !== undefined) return `the vertex ${complex.vertices[bare]!.label} of the base is in no leaf`;
    }
    for (const i of leaves)
      for (const j of base) {
        const k = base.find((other) => areIncomparable(i, j, other));
        if (k !== undefined) return `the leaf ${name(i)} meets ${name(j)} and ${name(k)} in no chain`;
      }
    return undefined;
  }

  function whyNotFailing(): string | undefined {
    const failure = claim as Exclude<Grafting, { readonly grafted: true }>;
    switch (failure.because) {
      case 'overlapping-leaves': {
        const [i, j] = failure.leaves;
        return whyNoLeaf(i) ?? whyNoLeaf(j) ?? (meet(i, j).length > 0 ? undefined : 'the two leaves are disjoint');
      }
      case 'vertex-in-no-leaf': {
        const { label } = complex.vertices[failure.vertex]!;
        const around = [...facets.keys()].filter((i) => facets[i]!.includes(failure.vertex));
        if (around.length === 0) return `the vertex ${label} is a loop`;
        const leaf = around.find(isLeaf);
        return leaf === undefined ? undefined : `the vertex ${label} is in the leaf ${name(leaf)}`;
      }
      case 'leaf-not-good': {
        const [j, k] = failure.facets;
        const flaw = whyNoLeaf(failure.leaf);
        if (flaw !== undefined || areIncomparable(failure.leaf, j, k)) return flaw;
        return `the leaf ${name(failure.leaf)} meets one of ${name(j)} and ${name(k)} in a part of what it has of the other`;
      }
    }
  }

  function name(i: number): string {
    return faceName(complex, facets[i]!);
  }
  function meet(i: number, j: number): number[] {
    return facets[i]!.filter((v) => facets[j]!.includes(v));
  }
  function isLeaf(i: number): boolean {
    const common = [...facets.keys()].filter((j) => j !== i).map((j) => meet(i, j));
    return common.length === 0 || common.some((joint) => common.every((part) => isInside(part, joint)));
  }
  function whyNoLeaf(i: number): string | undefined {
    return isLeaf(i) ? undefined : `${name(i)} is not a leaf`;
  }
  function areIncomparable(i: number, j: number, k: number): boolean {
    return !isInside(meet(i, j), meet(i, k)) && !isInside(meet(i, k), meet(i, j));
  }
}

function isInside(part: readonly number[], whole: readonly number[]): boolean {
  return part.every((v) => whole.includes(v));
}

function malformed({ n, facets }: SimplicialComplex, claim: Grafting): string | undefined {
  const some = setBelow(facets.size);
  const pair = setBelow(facets.size, 2);
  const failing = byField(
    'because',
    ['overlapping-leaves', fields({ leaves: pair })],
    ['vertex-in-no-leaf', fields({ vertex: indexBelow(n) })],
    ['leaf-not-good', fields({ leaf: indexBelow(facets.size), facets: pair })],
  );
  return byField('grafted', [true, fields({ leaves: some, base: some })], [false, failing]).flaw(claim, 'claim');
}

import { byField, fields, indexBelow, listOf, setBelow, type Shape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { verifyShelling } from '../decompositions/verifyShelling.js';
import { homologyByDefinition, linkByDefinition } from '../homology/homologyByDefinition.js';
import { coveringShape, whyNoCovering } from '../homotopy/verifyCovering.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';
import type { Ball, Manifold, NotManifold, Sphere } from './manifold.js';

type Lists = readonly (readonly number[])[];

/**
 * Does the witness of `manifold` prove what it says? Shellings, homology and coverings are checked by definition.
 * @throws InputError `invalid-argument`
 */
export function verifyManifold(complex: SimplicialComplex, claim: Manifold): Verification {
  const links = listOf(fields({ vertex: indexBelow(complex.n), shelling: shellingShape(complex) }));
  const malformed = byField('manifold', [true, fields({ links })], [false, flawShape(complex)]).flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  if (claim.manifold !== true) return answer(whyNoFlaw(complex, claim as NotManifold));
  const facets = complex.facets.toLists();
  const left = new Set(facets.flat());
  let closed = true;
  for (const { vertex, shelling } of claim.links) {
    if (!left.delete(vertex)) return refuse(`${faceName(complex, [vertex])} is not a vertex, or comes twice`);
    const link = linkByDefinition(facets, [vertex]);
    const because = whyNotShelled(complex, link, shelling);
    if (because !== undefined) return refuse(`the link of ${faceName(complex, [vertex])}: ${because}`);
    closed &&= freeRidges(link).length === 0;
  }
  if (facets.length === 0) return refuse('the void complex has no facets');
  const [missing] = left;
  if (missing !== undefined) return refuse(`nothing is said on the link of ${faceName(complex, [missing])}`);
  const odd = facets.find(({ length }) => length !== facets[0]!.length);
  if (odd !== undefined) return refuse(`${faceName(complex, odd)} and the first facet differ in size`);
  return closed === claim.closed ? VERIFIED : refuse(`the complex is ${closed ? '' : 'not '}closed`);
}

/**
 * Does the witness of `sphere` prove what it says?
 * @throws InputError `invalid-argument`
 */
export function verifySphere(complex: SimplicialComplex, claim: Sphere): Verification {
  const ridge = ['boundary', fields({ ridge: setBelow(complex.n) })] as const;
  const malformed = byField(
    'sphere',
    [true, fields({ shelling: shellingShape(complex) })],
    [false, flawShape(complex, ridge)],
  ).flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  const facets = complex.facets.toLists();
  if (claim.sphere !== true) {
    if ((claim as NotManifold | { because: 'boundary' }).because !== 'boundary')
      return answer(whyNoFlaw(complex, claim as NotManifold));
    const given = (claim as { ridge: readonly number[] }).ridge;
    return answer(
      freeRidges(facets).some((each) => each.join() === given.join())
        ? undefined
        : `${faceName(complex, given)} does not lie in a single facet, with one vertex more`,
    );
  }
  const free = freeRidges(facets)[0];
  if (free !== undefined) return refuse(`the ridge ${faceName(complex, free)} lies in one facet alone`);
  return answer(whyNotShelled(complex, facets, claim.shelling));
}

/**
 * Does the witness of `ball` prove what it says?
 * @throws InputError `invalid-argument`
 */
export function verifyBall(complex: SimplicialComplex, claim: Ball): Verification {
  const malformed = byField(
    'ball',
    [true, fields({ shelling: shellingShape(complex) })],
    [false, flawShape(complex, ['no-boundary', fields({})])],
  ).flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  const facets = complex.facets.toLists();
  const [free] = freeRidges(facets);
  if (claim.ball === true)
    return free === undefined
      ? refuse('no ridge lies in one facet alone')
      : answer(whyNotShelled(complex, facets, claim.shelling));
  if ((claim as NotManifold | { because: 'no-boundary' }).because !== 'no-boundary')
    return answer(whyNoFlaw(complex, claim as NotManifold));
  return answer(free === undefined ? undefined : `the ridge ${faceName(complex, free)} lies in one facet alone`);
}

function answer(because: string | undefined): Verification {
  return because === undefined ? VERIFIED : refuse(because);
}

const shellingShape = ({ n }: SimplicialComplex): Shape => listOf(setBelow(n));

function flawShape({ n, facets }: SimplicialComplex, ...more: readonly (readonly [string, Shape])[]): Shape {
  const face = setBelow(n);
  return byField(
    'because',
    ['void', fields({})],
    ['not-pure', fields({ facets: listOf(indexBelow(facets.size), 'a list', { length: 2 }) })],
    ['homology', fields({ face })],
    ['covering', fields({ face, covering: coveringShape(n) })],
    ...more,
  );
}

/** Why these facets in this order are not a shelling of a pseudomanifold. */
function whyNotShelled(complex: SimplicialComplex, facets: Lists, order: Lists): string | undefined {
  const place = new Map(facets.map((facet, i) => [facet.join(), i]));
  const odd = facets.find(({ length }) => length !== facets[0]!.length);
  if (odd !== undefined) return `${faceName(complex, odd)} and the first facet differ in size`;
  const wide = [...sides(facets).values()].find(({ count }) => count > 2);
  if (wide !== undefined) return `the ridge ${faceName(complex, wide.ridge)} lies in ${wide.count} facets`;
  const made = SimplicialComplex.fromFacets(facets, complex.vertices);
  const own = new Map(made.facets.toLists().map((facet, i) => [facet.join(), i]));
  const stray = order.find((facet) => !place.has(facet.join()));
  if (stray !== undefined) return `${faceName(complex, stray)} is not a facet`;
  const found = verifyShelling(
    made,
    order.map((facet) => own.get(facet.join())!),
  );
  return found.verified ? undefined : found.because;
}

/** Why the reason does not hold. */
function whyNoFlaw(complex: SimplicialComplex, flaw: NotManifold): string | undefined {
  const facets = complex.facets.toLists();
  switch (flaw.because) {
    case 'void':
      return facets.length === 0 ? undefined : 'the complex has a face';
    case 'not-pure': {
      const [F, G] = flaw.facets.map((i) => facets[i]!.length);
      return F === G ? 'both facets have the same size' : undefined;
    }
    case 'homology': {
      const link = linkByDefinition(facets, flaw.face);
      if (link.length === 0) return `${faceName(complex, flaw.face)} is not a face`;
      const groups = homologyByDefinition(link);
      const top = freeRidges(link).length === 0 ? groups.length - 1 : -1;
      const isRight = groups.every(({ rank, torsion }, i) => torsion.length === 0 && rank === (i === top ? 1 : 0));
      return isRight ? `the link of ${faceName(complex, flaw.face)} has the homology of a sphere or ball` : undefined;
    }
    case 'covering': {
      const link = linkByDefinition(facets, flaw.face);
      if (link.length === 0) return `${faceName(complex, flaw.face)} is not a face`;
      if (link.every(({ length }) => length < 3)) return 'the link has dimension below 2';
      return whyNoCovering(complex, link, flaw.covering);
    }
  }
}

/** The ridges, each with the number of facets around it. */
function sides(facets: Lists): Map<string, { readonly ridge: readonly number[]; count: number }> {
  const found = new Map<string, { readonly ridge: readonly number[]; count: number }>();
  for (const facet of facets)
    for (const v of facet) {
      const ridge = facet.filter((u) => u !== v);
      const known = found.get(ridge.join()) ?? { ridge, count: 0 };
      known.count++;
      found.set(ridge.join(), known);
    }
  return found;
}

const freeRidges = (facets: Lists): Lists =>
  [...sides(facets).values()].filter(({ count }) => count === 1).map(({ ridge }) => ridge);

import type { SimplicialComplex } from '../SimplicialComplex.js';
import { byField, fields, indexBelow, listOf, oneOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';
import type { Orientation } from './orientation.js';

/**
 * Does the witness of `orientation` prove what it says? The signed facets' boundary is added up, or the signs along the
 * cycle are multiplied. The complex must be pure, and every ridge in at most two facets.
 * @throws InputError `invalid-argument`
 */
export function verifyOrientation(complex: SimplicialComplex, claim: Orientation): Verification {
  const facets = complex.facets.toLists();
  const malformed = byField(
    'orientable',
    [true, fields({ signs: listOf(oneOf(1, -1), 'a list', { length: facets.length }) })],
    [false, fields({ cycle: listOf(indexBelow(facets.length)) })],
  ).flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  const odd = facets.find((facet) => facet.length !== facets[0]!.length);
  if (odd !== undefined)
    return refuse(`the facets ${faceName(complex, facets[0]!)} and ${faceName(complex, odd)} differ in size`);
  const around = new Map<string, { readonly ridge: number[]; readonly sides: { facet: number; sign: number }[] }>();
  for (const [i, facet] of facets.entries())
    facet.forEach((_, k) => {
      const ridge = facet.filter((__, j) => j !== k);
      const known = around.get(ridge.join()) ?? { ridge, sides: [] };
      known.sides.push({ facet: i, sign: (-1) ** k });
      around.set(ridge.join(), known);
    });
  for (const { ridge, sides } of around.values()) {
    if (sides.length > 2)
      return refuse(`the ridge ${faceName(complex, ridge)} lies in ${sides.length} facets; expected at most two`);
    if (!claim.orientable || sides.length < 2) continue;
    if (sides.reduce((sum, { facet, sign }) => sum + sign * claim.signs[facet]!, 0) !== 0)
      return refuse(`the two facets around the ridge ${faceName(complex, ridge)} do not cancel there`);
  }
  if (claim.orientable) return VERIFIED;
  let product = 1;
  for (const [k, i] of claim.cycle.entries()) {
    const [F, G] = [facets[i]!, facets[claim.cycle[(k + 1) % claim.cycle.length]!]!];
    const sign = relativeSign(F, G);
    if (sign === 0) return refuse(`${faceName(complex, F)} and ${faceName(complex, G)} are not neighbours`);
    product *= sign;
  }
  return product === -1 ? VERIFIED : refuse('going round the cycle of facets keeps the orientation');
}

/**
 * +1 if two neighbours with equal signs cancel on their ridge, −1 if with different ones, 0 if they are not neighbours.
 */
function relativeSign(first: readonly number[], second: readonly number[]): number {
  const mine = first.filter((v) => !second.includes(v));
  const theirs = second.filter((v) => !first.includes(v));
  if (mine.length !== 1 || theirs.length !== 1) return 0;
  return -((-1) ** (first.indexOf(mine[0]!) + second.indexOf(theirs[0]!)));
}

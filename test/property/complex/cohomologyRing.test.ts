import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capProduct,
  cohomologyRing,
  crossPolytopeBoundary,
  cupProduct,
  intersectionForm,
  join,
  labelledApart,
  lensSpace,
  namedComplex,
  nonorientableSurface,
  orientableSurface,
  product,
  realProjectiveSpace,
  reducedHomologyOver,
  signature,
  simplexBoundary,
  SimplicialComplex,
  verifyCohomologyRing,
  wedge,
  type Chain,
  type CohomologyRing,
} from 'spgames/complex';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const circle = simplexBoundary(3);
const sphere = simplexBoundary(4);
const torus = orientableSurface(1);
const wedged = wedge(wedge(circle, circle), sphere);

const spaces = [torus, wedged, nonorientableSurface(1), nonorientableSurface(2), orientableSurface(2)];
const anyComplex = fc.oneof(
  { weight: 4, arbitrary: complexes().map(build) },
  { weight: 1, arbitrary: fc.constantFrom(...spaces, lensSpace(2, 1), product(circle, sphere)) },
);
const characteristics = fc.constantFrom(0, 2, 3, 5);

/** Elements of a ring are lists of coefficients. */
function arithmetic({ classes, products, characteristic }: CohomologyRing) {
  const p = BigInt(characteristic);
  const residue = (x: bigint): bigint => (p === 0n ? x : ((x % p) + p) % p);
  const times = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
    const sum = classes.map(() => 0n);
    for (const { factors, terms } of products)
      for (const [member, x] of terms) sum[member]! += x * a[factors[0]]! * b[factors[1]]!;
    return sum.map(residue);
  };
  const members = classes.map((_, i) => classes.map((__, j) => (i === j ? 1n : 0n)));
  return { times, members, residue, one: classes.map(({ degree }) => (degree === 0 ? 1n : 0n)) };
}

const key = ({ face }: { readonly face: readonly number[] }): string => face.join();
const facesOf = (complex: SimplicialComplex, k: number): number[][] => complex.listFaces(k).toLists();

/** Values on all faces of one dimension, from a list of numbers. */
function cochain(complex: SimplicialComplex, k: number, numbers: readonly bigint[]): Chain {
  return facesOf(complex, k)
    .map((face, i) => ({ face, coefficient: numbers[(i * 7 + k) % numbers.length]! }))
    .filter(({ coefficient }) => coefficient !== 0n);
}

function value(a: Chain, z: Chain): bigint {
  const values = new Map(a.map((term) => [key(term), term.coefficient]));
  return z.reduce((sum, term) => sum + term.coefficient * (values.get(key(term)) ?? 0n), 0n);
}

const boundary = (face: readonly number[]): Chain =>
  face.map((_, j) => ({ face: face.filter((__, i) => i !== j), coefficient: j % 2 === 0 ? 1n : -1n }));

const coboundary = (complex: SimplicialComplex, a: Chain): Chain =>
  a.length === 0
    ? []
    : facesOf(complex, a[0]!.face.length)
        .map((face) => ({ face, coefficient: value(a, boundary(face)) }))
        .filter(({ coefficient }) => coefficient !== 0n);

const numbers = fc.array(fc.bigInt({ min: -3n, max: 3n }), { minLength: 1, maxLength: 11 });
const degree = fc.integer({ min: 0, max: 2 });

describe('the cohomology ring', () => {
  it('has dual bases of the right sizes and the products of the definition', () => {
    fc.assert(
      fc.property(anyComplex, characteristics, (complex, characteristic) => {
        const ring = cohomologyRing(complex, { characteristic });
        expect(verifyCohomologyRing(complex, ring)).toEqual({ verified: true });
        for (const { degree: k, rank } of reducedHomologyOver(complex, characteristic))
          if (k >= 0) expect(ring.classes.filter((each) => each.degree === k)).toHaveLength(rank + (k === 0 ? 1 : 0));
      }),
      { numRuns: runs(300) },
    );
  });

  it('is associative, graded commutative, and has a one', () => {
    fc.assert(
      fc.property(anyComplex, characteristics, fc.nat(), fc.nat(), fc.nat(), (complex, characteristic, i, j, k) => {
        const ring = cohomologyRing(complex, { characteristic });
        const { times, members, residue, one } = arithmetic(ring);
        if (members.length === 0) return;
        const [a, b, c] = [i, j, k].map((at) => members[at % members.length]!) as [bigint[], bigint[], bigint[]];
        expect(times(times(a, b), c)).toEqual(times(a, times(b, c)));
        const [p, q] = [i, j].map((at) => ring.classes[at % members.length]!.degree) as [number, number];
        expect(times(b, a)).toEqual(times(a, b).map((x) => residue((p * q) % 2 === 0 ? x : -x)));
        expect([times(one, a), times(a, one)]).toEqual([a, a]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is refused when corrupted', () => {
    fc.assert(
      fc.property(anyComplex, characteristics, fc.nat(), fc.nat(6), (complex, characteristic, at, how) => {
        const ring = cohomologyRing(complex, { characteristic });
        fc.pre(ring.classes.length > 0);
        const isZero = (x: bigint): boolean => arithmetic(ring).residue(x) === 0n;
        const i = at % ring.classes.length;
        const j = at % ring.products.length;
        const [chosen, made] = [ring.classes[i]!, ring.products[j]!];
        const edited = (change: Partial<typeof chosen>): Partial<CohomologyRing> => ({
          classes: ring.classes.map((each, k) => (k === i ? { ...each, ...change } : each)),
        });
        const worse = ({ face, coefficient }: Chain[number]): Chain[number] => ({
          face,
          coefficient: coefficient + 1n,
        });
        const products = (change: readonly (typeof made)[]): Partial<CohomologyRing> => ({
          products: [...ring.products.slice(0, j), ...change, ...ring.products.slice(j + 1)],
        });
        const changes: readonly (() => Partial<CohomologyRing>)[] = [
          () => ({ classes: ring.classes.slice(1), products: [] }),
          () => edited({ cocycle: chosen.cocycle.slice(1) }),
          () => edited({ cycle: chosen.cycle.map((term, k) => (k === 0 ? worse(term) : term)) }),
          () => products([]),
          () => products([made, made]),
          () => products([{ ...made, terms: made.terms.map(([member, x]) => [member, x + 1n]) }]),
          () => ({ characteristic: 4 }),
        ];
        const change = changes[how]!();
        // A part of a cocycle may serve as well.
        const isSame =
          how === 1 &&
          coboundary(complex, change.classes![i]!.cocycle).every(({ coefficient }) => isZero(coefficient)) &&
          ring.classes.every((each, k) => isZero(value(change.classes![i]!.cocycle, each.cycle) - (k === i ? 1n : 0n)));
        if (!isSame)
          expect(verifyCohomologyRing(complex, { ...ring, ...change })).toMatchObject({
            verified: false,
            because: expect.any(String) as string,
          });
      }),
      { numRuns: runs(300) },
    );
  });

  it('stops at its limits', () => {
    expect(thrownBy(() => cohomologyRing(torus, { limit: 3 }))).toMatchObject({ code: 'too-many-items' });
    expect(thrownBy(() => cohomologyRing(torus, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
    expect(thrownBy(() => cohomologyRing(torus, { characteristic: 4 }))).toMatchObject({ code: 'not-a-prime' });
  });
});

describe('products of cochains', () => {
  it('obey the rule of Leibniz', () => {
    fc.assert(
      fc.property(anyComplex, degree, degree, numbers, numbers, (complex, p, q, left, right) => {
        const [a, b] = [cochain(complex, p, left), cochain(complex, q, right)];
        const sum = new Map<string, bigint>();
        const add = (chain: Chain, sign: bigint): void => {
          for (const term of chain) sum.set(key(term), (sum.get(key(term)) ?? 0n) + sign * term.coefficient);
        };
        add(coboundary(complex, cupProduct(complex, a, b)), -1n);
        add(cupProduct(complex, coboundary(complex, a), b), 1n);
        add(cupProduct(complex, a, coboundary(complex, b)), p % 2 === 0 ? 1n : -1n);
        expect([...sum.values()].every((x) => x === 0n)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('are adjoint: b(a ∩ z) = (a ∪ b)(z), and associative', () => {
    fc.assert(
      fc.property(anyComplex, degree, degree, numbers, numbers, (complex, p, q, left, right) => {
        const [a, b, z] = [cochain(complex, p, left), cochain(complex, q, right), cochain(complex, p + q, right)];
        expect(value(b, capProduct(complex, a, z))).toBe(value(cupProduct(complex, a, b), z));
        expect(cupProduct(complex, cupProduct(complex, a, b), a)).toEqual(
          cupProduct(complex, a, cupProduct(complex, b, a)),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('are those of the ring on its cocycles', () => {
    fc.assert(
      fc.property(anyComplex, characteristics, fc.nat(), fc.nat(), (complex, characteristic, i, j) => {
        const ring = cohomologyRing(complex, { characteristic });
        fc.pre(ring.classes.length > 0);
        const { times, members, residue } = arithmetic(ring);
        const [k, l] = [i % members.length, j % members.length];
        const [a, b] = [ring.classes[k]!, ring.classes[l]!];
        const cup = cupProduct(complex, a.cocycle, b.cocycle, { characteristic });
        const found = ring.classes.map(({ degree: d, cycle }) =>
          d === a.degree + b.degree ? residue(value(cup, cycle)) : 0n,
        );
        expect(found).toEqual(times(members[k]!, members[l]!));
      }),
      { numRuns: runs(300) },
    );
  });

  it('refuse what is no chain', () => {
    const edge = [{ face: [0, 1], coefficient: 1n }];
    for (const bad of [
      [...edge, ...edge],
      [...edge, { face: [0], coefficient: 1n }],
      [{ face: [1, 0], coefficient: 1n }],
      [{ face: [], coefficient: 1n }],
      [{ face: [0, 1], coefficient: 0n }],
      [{ face: [0, 1, 2], coefficient: 1n }],
    ])
      for (const multiply of [cupProduct, capProduct]) {
        expect(thrownBy(() => multiply(circle, bad, edge))).toMatchObject({ code: 'not-a-face' });
        expect(thrownBy(() => multiply(circle, edge, bad))).toMatchObject({ code: 'not-a-face' });
      }
  });
});

/** How many products of two members of these degrees are not 0. */
function pairs(complex: SimplicialComplex, characteristic: number, k: number, l: number): number {
  const { classes, products } = cohomologyRing(complex, { characteristic });
  return products.filter(({ factors: [i, j] }) => classes[i]!.degree === k && classes[j]!.degree === l).length;
}

describe('known rings', () => {
  it.each([
    ['torus', torus, 0, 1, 1, 2],
    ['S¹ ∨ S¹ ∨ S²', wedged, 0, 1, 1, 0],
    ['lens space L(5, 2)', lensSpace(5, 2), 5, 1, 1, 0],
    ['lens space L(5, 2)', lensSpace(5, 2), 5, 1, 2, 1],
    ['lens space L(2, 1)', lensSpace(2, 1), 2, 1, 1, 1],
    ['S¹ × S²', product(circle, sphere), 2, 1, 1, 0],
    ['S¹ × S²', product(circle, sphere), 0, 1, 2, 1],
    ['CP²', namedComplex('cp2'), 0, 2, 2, 1],
  ] as const)('%s over %j', (_, complex, characteristic, k, l, expected) => {
    expect(pairs(complex, characteristic, k, l)).toBe(expected);
  });

  it('real projective spaces have powers of one class', () => {
    for (const n of [1, 2, 3, 4]) {
      const ring = cohomologyRing(realProjectiveSpace(n), { characteristic: 2 });
      const { times, members, one } = arithmetic(ring);
      expect(ring.classes.map((each) => each.degree)).toEqual(members.map((__, k) => k));
      members.reduce<bigint[]>((power, member) => {
        expect(power).toEqual(member);
        return times(power, members[1]!);
      }, one);
    }
  });

  it('a nonorientable surface of genus 2 has a class with x² ≠ 0, a torus and a wedge of circles none', () => {
    const square = (complex: SimplicialComplex): boolean => {
      const { times, members } = arithmetic(cohomologyRing(complex, { characteristic: 2 }));
      return [1, 2].some((i) => times(members[i]!, members[i]!).some((x) => x !== 0n));
    };
    expect([nonorientableSurface(2), torus, wedged].map(square)).toEqual([true, false, false]);
  });

  it('the void complex and {∅} have the ring 0, points as many ones', () => {
    const none = { characteristic: 0, classes: [], products: [] };
    expect(cohomologyRing(SimplicialComplex.void(2))).toEqual(none);
    expect(cohomologyRing(SimplicialComplex.fromFacets([[]], 2))).toEqual(none);
    const points = cohomologyRing(SimplicialComplex.fromFacets([[0], [2]], 3)).products;
    expect(points).toEqual([0, 1].map((i) => ({ factors: [i, i], terms: [[i, 1n]] })));
  });
});

/** The determinant by the first row. */
function determinant(matrix: readonly (readonly bigint[])[]): bigint {
  if (matrix.length === 0) return 1n;
  return matrix[0]!.reduce((sum, x, j) => {
    if (x === 0n) return sum;
    const minor = determinant(matrix.slice(1).map((row) => row.filter((_, k) => k !== j)));
    return sum + (j % 2 === 0 ? x : -x) * minor;
  }, 0n);
}

describe('intersection forms', () => {
  it('CP² has the form ±1, K3 an even one of rank 22 and signature ±16', () => {
    const cp2 = namedComplex('cp2');
    expect([intersectionForm(cp2), Math.abs(signature(cp2))]).toEqual([[[BigInt(signature(cp2))]], 1]);
    const form = intersectionForm(namedComplex('k3'));
    expect(form).toHaveLength(22);
    expect(form.every((row, i) => row[i]! % 2n === 0n && row.every((x, j) => x === form[j]![i]))).toBe(true);
    expect(Math.abs(signature(namedComplex('k3')))).toBe(16);
  });

  it('are unimodular, hyperbolic for products of spheres, antisymmetric for surfaces', () => {
    const form = intersectionForm(product(sphere, sphere));
    expect(determinant(form)).toBe(-1n);
    expect(form.every((row, i) => row[i]! % 2n === 0n)).toBe(true);
    expect(signature(product(sphere, sphere))).toBe(0);
    for (const genus of [0, 1, 2]) {
      const found = intersectionForm(orientableSurface(genus));
      expect([found.length, determinant(found)]).toEqual([2 * genus, 1n]);
      expect(found.every((row, i) => row.every((x, j) => x === -found[j]![i]!))).toBe(true);
    }
    expect(intersectionForm(crossPolytopeBoundary(5))).toEqual([]);
    expect(signature(SimplicialComplex.fromFacets([[0], [1]], 2))).toBe(0);
  });

  it('are refused where there is no fundamental cycle', () => {
    const disc = SimplicialComplex.fromFacets([[0, 1, 2]], 3);
    const threeSphere = join(circle, labelledApart(circle, circle));
    for (const bad of [disc, nonorientableSurface(2), circle, threeSphere, SimplicialComplex.void(1), wedged])
      expect(thrownBy(() => intersectionForm(bad))).toMatchObject({ code: 'not-a-pseudomanifold' });
    expect(thrownBy(() => signature(torus))).toMatchObject({ code: 'not-a-pseudomanifold' });
  });
});

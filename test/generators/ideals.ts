import fc from 'fast-check';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { range } from '../helpers/range.js';

/** Vertices named as in the literature: x1, x2, … Left, y1, … Right, 1, 2, … without side. */
export function labelled(sides: readonly ('L' | 'R' | undefined)[]): Vertex[] {
  const count = { L: 0, R: 0, none: 0 };
  return sides.map((side) => {
    const number = ++count[side ?? 'none'];
    return side === undefined ? { label: String(number) } : { label: `${side === 'L' ? 'x' : 'y'}${number}`, side };
  });
}

/** Ground sets of at most maxN vertices, with sides only, without, or mixed. */
function vertices(maxN: number, minN: number = 0): fc.Arbitrary<Vertex[]> {
  const length = { minLength: minN, maxLength: maxN };
  return fc
    .oneof(
      fc.array(fc.constantFrom<('L' | 'R' | undefined)[]>('L', 'R'), length),
      fc.array(fc.constantFrom<('L' | 'R' | undefined)[]>('L', 'R', undefined), length),
    )
    .map(labelled);
}

/** Families of sets on n elements; none, the empty set and repetitions come often. */
export function families(n: number, maxSize: number = 8): fc.Arbitrary<number[][]> {
  const elements = range(n);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<number[][][]>([], [[]], [elements]) },
    { weight: 8, arbitrary: fc.array(fc.subarray(elements), { maxLength: maxSize }) },
    { weight: 4, arbitrary: fc.array(fc.subarray(elements, { maxLength: Math.min(n, 2) }), { maxLength: maxSize }) },
  );
}

/** Labelled complexes, given by facets or by nonfaces, every degenerate case included. */
export function complexes(maxN: number): fc.Arbitrary<SimplicialComplex> {
  return vertices(maxN).chain((ground) =>
    fc
      .tuple(families(ground.length), fc.boolean())
      .map(([sets, byFacets]) =>
        byFacets ? SimplicialComplex.fromFacets(sets, ground) : SimplicialComplex.fromNonfaces(sets, ground),
      ),
  );
}

/** Two ideals of one ring with the lists that generate them; some know their minimal primes only. */
export interface IdealPair {
  readonly n: number;
  readonly lists: readonly [number[][], number[][]];
  readonly ideals: readonly [SquarefreeIdeal, SquarefreeIdeal];
}

export function idealPairs(maxN: number): fc.Arbitrary<IdealPair> {
  return vertices(maxN).chain((ground) => {
    const ring = PolynomialRing.fromVertices(ground);
    const make = (lists: number[][], throughPrimes: boolean): SquarefreeIdeal => {
      const ideal = SquarefreeIdeal.fromGenerators(lists, ring);
      return throughPrimes
        ? SquarefreeIdeal.outside(SimplicialComplex.fromFacets(ideal.complex.facets, ground))
        : ideal;
    };
    return fc
      .tuple(families(ring.n), families(ring.n), fc.boolean(), fc.boolean())
      .map(([a, b, p, q]) => ({ n: ring.n, lists: [a, b] as const, ideals: [make(a, p), make(b, q)] as const }));
  });
}

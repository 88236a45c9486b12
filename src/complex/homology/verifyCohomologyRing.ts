import { plainInvariantFactors } from '../../linear/internal.js';
import { type RunOptions, Work } from '../../run.js';
import { bigInteger, fields, indexBelow, integer, listOf, setBelow, tuple } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { isPrimeByDivision } from '../subjectOfVerification.js';
import type { CohomologyClass, CohomologyRing } from './cohomologyRing.js';
import type { Chain } from './homologyCycles.js';
import { boundaryOf, boundaryRows, whyNoChain } from './verifyHomologyCycles.js';

/**
 * Checks from the definitions, without reductions, that the cocycles of a cohomology ring are a basis and that its
 * products are those of the basis: cocycles and cycles are what they are called and dual to each other, in each degree
 * they are as many as the ranks of the boundaries leave, and every product has on every cycle the value claimed.
 * @throws LimitError; `limit` counts the faces of one dimension
 * @complexity elimination without reductions, and all products on all cycles
 * @source Hatcher 2002, Sec. 3.2
 */
export function verifyCohomologyRing(
  complex: SimplicialComplex,
  ring: CohomologyRing,
  options: RunOptions = {},
): Verification {
  const work = new Work('verifyCohomologyRing', options);
  const malformed = shapeOf(complex, ring).flaw(ring, 'the ring');
  if (malformed !== undefined) return refuse(malformed);
  const { characteristic, classes } = ring;
  if (characteristic !== 0 && !isPrimeByDivision(BigInt(characteristic)))
    return refuse(`the characteristic ${characteristic} is not prime`);
  const p = BigInt(characteristic);
  const isZero = (x: bigint): boolean => (p === 0n ? x === 0n : x % p === 0n);
  const time = new Work('verifyCohomologyRing', work.part());
  const ranks: number[] = [0];
  for (let degree = 0; degree <= complex.dimension; degree++) {
    const [faces, larger] = [0, 1].map((k) => complex.listFaces(degree + k, work.part(options)).toLists());
    const members = classes.filter((each) => each.degree === degree);
    const flaw = whyNotDual(complex, members, larger!, isZero, time);
    if (flaw !== undefined) return refuse(`degree ${degree}: ${flaw}`);
    const factors = plainInvariantFactors(boundaryRows(larger!, faces!), time);
    ranks.push(factors.filter((x) => !isZero(x)).length);
    const expected = faces!.length - ranks[degree]! - ranks[degree + 1]!;
    if (members.length !== expected)
      return refuse(`degree ${degree}: there are ${members.length} classes; expected ${expected}`);
  }
  return whyWrongProducts(ring, isZero, time) ?? VERIFIED;
}

function shapeOf({ n, dimension }: SimplicialComplex, ring: CohomologyRing) {
  const size = Array.isArray(ring?.classes) ? ring.classes.length : 0;
  const chain = listOf(fields({ face: setBelow(n), coefficient: bigInteger() }));
  return fields({
    characteristic: integer(0, 2 ** 31 - 1),
    classes: listOf(fields({ degree: integer(0, dimension), cocycle: chain, cycle: chain })),
    products: listOf(
      fields({
        factors: tuple(indexBelow(size), indexBelow(size)),
        terms: listOf(tuple(indexBelow(size), bigInteger())),
      }),
    ),
  });
}

/** Why classes of one degree are not cocycles and cycles dual to each other. */
function whyNotDual(
  complex: SimplicialComplex,
  members: readonly CohomologyClass[],
  larger: readonly (readonly number[])[],
  isZero: (x: bigint) => boolean,
  work: Work,
): string | undefined {
  const cocycles = members.map(({ cocycle }) => valuesOf(cocycle));
  for (const [i, { degree, cocycle, cycle }] of members.entries()) {
    const flaw = whyNoChain(complex, cocycle, degree, work) ?? whyNoChain(complex, cycle, degree, work);
    if (flaw !== undefined) return `class ${i}: ${flaw}`;
    if (degree > 0 && [...boundaryOf(cycle).values()].some((x) => !isZero(x)))
      return `class ${i}: the boundary of its cycle is not 0`;
    for (const face of larger) {
      work.step();
      if (!isZero(value(cocycles[i]!, boundaryOf([{ face, coefficient: 1n }]))))
        return `class ${i}: its cocycle is not 0 on the boundary of a face`;
    }
    const on = valuesOf(cycle);
    const wrong = cocycles.findIndex((each, j) => !isZero(value(each, on) - (i === j ? 1n : 0n)));
    if (wrong >= 0) return `cocycle ${wrong} has the value ${value(cocycles[wrong]!, on)} on cycle ${i}`;
  }
  return undefined;
}

function whyWrongProducts({ classes, products }: CohomologyRing, isZero: (x: bigint) => boolean, work: Work) {
  const cocycles = classes.map(({ cocycle }) => valuesOf(cocycle));
  const claims = new Map<string, bigint>();
  for (const { factors, terms } of products)
    for (const [member, coefficient] of terms) {
      const key = [...factors, member].join();
      const [degree, ...summands] = [member, ...factors].map((i) => classes[i]!.degree);
      if (degree !== summands[0]! + summands[1]!)
        return refuse(`the product of ${factors.join(' and ')} has a term of degree ${degree}`);
      if (claims.has(key))
        return refuse(`the product of ${factors.join(' and ')} has a coefficient at ${member} twice`);
      claims.set(key, coefficient);
    }
  for (const [i, { degree: k }] of classes.entries())
    for (const [j, { degree: l }] of classes.entries())
      for (const [member, { degree, cycle }] of classes.entries()) {
        if (degree !== k + l) continue;
        work.step();
        const claimed = claims.get([i, j, member].join()) ?? 0n;
        const found = valueOfProduct(cocycles[i]!, cocycles[j]!, k, cycle);
        if (!isZero(found - claimed))
          return refuse(`the product of ${i} and ${j} has ${claimed} at ${member}; expected ${found}`);
      }
  return undefined;
}

/** The value on a chain of the product of cochains, the first of degree k. */
function valueOfProduct(a: Values, b: Values, k: number, chain: Chain): bigint {
  return chain.reduce((sum, { face, coefficient }) => {
    const x = a.get(face.slice(0, k + 1).join());
    return x === undefined ? sum : sum + coefficient * x * (b.get(face.slice(k).join()) ?? 0n);
  }, 0n);
}

type Values = ReadonlyMap<string, bigint>;

function valuesOf(chain: Chain): Values {
  return new Map(chain.map(({ face, coefficient }) => [face.join(), coefficient]));
}

function value(cochain: Values, chain: Values): bigint {
  let sum = 0n;
  for (const [face, x] of chain) sum += x * (cochain.get(face) ?? 0n);
  return sum;
}

import { InputError } from '../../errors.js';
import { checkPrime } from '../../linear/internal.js';
import { Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { CochainOptions } from './cohomologyRing.js';
import type { Chain, ChainTerm } from './homologyCycles.js';
import { whyNoChain } from './verifyHomologyCycles.js';

/**
 * The cup product of two cochains: on a face its value is that of the first on the front face times that of the second
 * on the back face, which have one vertex in common. A cochain is the list of its values that are not 0 on the faces of
 * one dimension, at least 0; the product with an empty one is empty. Vertices are in the order of the complex.
 * @throws InputError `not-a-face` for what is not a cochain, `not-a-prime`
 * @throws LimitError; `limit` counts the faces of the dimension of the product
 * @complexity linear in these faces
 * @source Hatcher 2002, Sec. 3.2
 * @example cupProduct(SimplicialComplex.fromFacets([[0, 1, 2]], 3), [{ face: [0, 1], coefficient: 2n }], [{ face: [1, 2], coefficient: 3n }]) // [{ face: [0, 1, 2], coefficient: 6n }]
 */
export function cupProduct(complex: ComplexSource, a: Chain, b: Chain, options: CochainOptions = {}): Chain {
  complex = complexOf(complex, 'cupProduct');
  const { work, reduced, valuesOf, run } = arithmetic(complex, 'cupProduct', options);
  const [first, second] = [valuesOf(a), valuesOf(b)];
  if (a.length === 0 || b.length === 0) return [];
  const p = a[0]!.face.length - 1;
  const product: ChainTerm[] = [];
  for (const face of complex.listFaces(p + b[0]!.face.length - 1, work.part(run))) {
    const value = first.get(face.slice(0, p + 1).join()) ?? 0n;
    const coefficient = value === 0n ? 0n : reduced(value * (second.get(face.slice(p).join()) ?? 0n));
    if (coefficient !== 0n) product.push({ face: [...face], coefficient });
  }
  return product;
}

/**
 * The cap product of a cochain and a chain: of every face of the chain the back face, whose first vertex is the last
 * one of the front face, times the value of the cochain on the front face. So b(a ∩ z) = (a ∪ b)(z).
 * @throws InputError `not-a-face` for what is not a chain, `not-a-prime`
 * @throws LimitError
 * @complexity linear in the terms
 * @source Hatcher 2002, Sec. 3.3
 * @example capProduct(SimplicialComplex.fromFacets([[0, 1, 2]], 3), [{ face: [0, 1], coefficient: 2n }], [{ face: [0, 1, 2], coefficient: 3n }]) // [{ face: [1, 2], coefficient: 6n }]
 */
export function capProduct(complex: ComplexSource, cochain: Chain, chain: Chain, options: CochainOptions = {}): Chain {
  complex = complexOf(complex, 'capProduct');
  const { reduced, valuesOf } = arithmetic(complex, 'capProduct', options);
  const values = valuesOf(cochain);
  valuesOf(chain);
  if (cochain.length === 0) return [];
  const p = cochain[0]!.face.length - 1;
  const sum = new Map<string, ChainTerm>();
  for (const { face, coefficient } of chain) {
    const value = face.length <= p ? 0n : (values.get(face.slice(0, p + 1).join()) ?? 0n);
    const back = face.slice(p);
    const key = back.join();
    sum.set(key, { face: back, coefficient: reduced((sum.get(key)?.coefficient ?? 0n) + value * coefficient) });
  }
  return [...sum.values()]
    .filter((term) => term.coefficient !== 0n)
    .sort((x, y) => x.face.reduce((order, v, i) => (order !== 0 ? order : v - y.face[i]!), 0));
}

/** What both products need: cochains by the vertices of faces, and the numbers of the ring. */
function arithmetic(complex: SimplicialComplex, task: string, { characteristic = 0, ...run }: CochainOptions) {
  if (characteristic !== 0) checkPrime(task, characteristic);
  const p = BigInt(characteristic);
  const work = new Work(task, run);
  return {
    work,
    run,
    reduced: (x: bigint): bigint => (p === 0n ? x : ((x % p) + p) % p),
    valuesOf: (chain: Chain): Map<string, bigint> => {
      const dimension = (chain[0]?.face.length ?? 1) - 1;
      const flaw = dimension < 0 ? 'the empty face stands in it' : whyNoChain(complex, chain, dimension, work);
      if (flaw !== undefined)
        throw new InputError('not-a-face', `${task}: ${flaw}; expected different faces of one dimension, at least 0.`);
      return new Map(chain.map(({ face, coefficient }) => [face.join(), coefficient]));
    },
  };
}

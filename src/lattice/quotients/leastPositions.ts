import type { LatticePoint } from '../LatticePoint.js';

/**
 * For each element of a commutative monoid the least product of generators that is equal to it, in an order that
 * products respect: by degree, then fewer of the last generators. Parts of least products are least. Elements that are
 * no products have none.
 * @param products for each element, the identity 0 first, its products with the generators
 */
export function leastPositions(products: readonly ArrayLike<number>[], d: number): (LatticePoint | undefined)[] {
  const positions = new Array<LatticePoint | undefined>(products.length).fill(undefined);
  positions[0] = Object.freeze(new Array<number>(d).fill(0));
  for (let layer = [0]; layer.length > 0;) {
    const found: { element: number; position: LatticePoint }[] = [];
    for (const element of layer)
      for (let i = 0; i < d; i++) {
        const product = products[element]![i]!;
        if (positions[product] === undefined)
          found.push({ element: product, position: positions[element]!.map((x, j) => (j === i ? x + 1 : x)) });
      }
    found.sort((a, b) => compareLast(a.position, b.position));
    layer = [];
    for (const { element, position } of found)
      if (positions[element] === undefined) {
        positions[element] = Object.freeze(position);
        layer.push(element);
      }
  }
  return positions;
}

/** The order by the last entry that differs. */
function compareLast(p: LatticePoint, q: LatticePoint): number {
  for (let i = p.length - 1; i >= 0; i--) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}

/** A monoid of states, 0 first, with its elements numbered by their least positions. */
export function inLeastOrder(
  next: readonly (readonly number[])[],
  d: number,
): { readonly states: readonly number[]; readonly products: readonly (readonly number[])[] } {
  const positions = leastPositions(next, d) as LatticePoint[];
  const weight = positions.map((position) => position.reduce((sum, x) => sum + x, 0));
  const states = [...next.keys()].sort((a, b) => weight[a]! - weight[b]! || compareLast(positions[a]!, positions[b]!));
  const number = new Int32Array(states.length);
  states.forEach((state, element) => (number[state] = element));
  return { states, products: states.map((state) => next[state]!.map((product) => number[product]!)) };
}

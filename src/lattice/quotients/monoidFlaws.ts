import type { Work } from '../../run.js';
import type { QuotientGenerator } from './LatticeQuotient.js';

/** A commutative monoid by the products of its elements with generators. */
export interface MonoidTable {
  readonly products: readonly (readonly number[])[];
  readonly generators: readonly QuotientGenerator[];
}

/** Why a table is not one of a commutative monoid. */
export function monoidFlaw({ products }: MonoidTable): string | undefined {
  for (const [x, row] of products.entries())
    for (const [i, xi] of row.entries())
      for (const [j, xj] of row.entries())
        if (products[xi]![j] !== products[xj]![i])
          return `the generators ${i} and ${j} do not commute at the element ${x}`;
  const reached = new Set([0]);
  for (const x of reached) for (const product of products[x]!) reached.add(product);
  const missing = products.findIndex((_, x) => !reached.has(x));
  return missing === -1 ? undefined : `the element ${missing} is not a product of generators`;
}

/** What is wrong with an element, an index or a period. */
export function generatorFlaw({ products, generators }: MonoidTable): string | undefined {
  for (const [i, { element, index, period }] of generators.entries()) {
    if (products[0]![i] !== element)
      return `the coordinate ${i} becomes the element ${products[0]![i]!}, not ${element}`;
    const exponents = new Map<number, number>();
    let power = 0;
    for (; !exponents.has(power); power = products[power]![i]!) exponents.set(power, exponents.size);
    const first = exponents.get(power)!;
    if (index !== first) return `the coordinate ${i} has the index ${first}, not ${index}`;
    if (period !== exponents.size - first)
      return `the coordinate ${i} has the period ${exponents.size - first}, not ${period}`;
  }
  return undefined;
}

/**
 * Elements are told apart by their outcomes, then by the classes of their products, as long as that gives
 * more classes.
 */
export function reductionFlaw(
  products: MonoidTable['products'],
  outcomes: readonly string[],
  work: Work,
): string | undefined {
  let classes: readonly (string | number)[] = outcomes;
  for (let count = new Set(classes).size; ;) {
    work.tick(work.steps);
    const names = new Map<string, number>();
    const finer = products.map((row, x) => {
      const name = [classes[x]!, ...row.map((product) => classes[product]!)].join();
      if (!names.has(name)) names.set(name, names.size);
      return names.get(name)!;
    });
    if (names.size === products.length) return undefined;
    if (names.size === count) {
      const twin = finer.findIndex((name, x) => finer.indexOf(name) !== x);
      return `the elements ${finer.indexOf(finer[twin]!)} and ${twin} are not told apart by any position`;
    }
    count = names.size;
    classes = finer;
  }
}

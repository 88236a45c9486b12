import { range } from '../helpers/range.js';
import { subsets } from './setFamily.js';

/** A finite order as its matrix: `order[a][b]` iff a ≤ b. Everything by definition: slow and obvious. */
export type Order = readonly (readonly boolean[])[];

export function isOrder(order: Order): boolean {
  const all = range(order.length);
  return all.every(
    (a) =>
      order[a]![a]! &&
      all.every(
        (b) =>
          (a === b || !(order[a]![b]! && order[b]![a]!)) &&
          all.every((c) => !(order[a]![b]! && order[b]![c]!) || order[a]![c]!),
      ),
  );
}

/** All orders on 0…n−1 among those contained in the given pairs. */
function ordersWithin(n: number, pairs: readonly (readonly [number, number])[]): Order[] {
  return subsets(range(pairs.length))
    .map((chosen) => {
      const order = range(n).map((a) => range(n).map((b) => a === b));
      for (const i of chosen) order[pairs[i]![0]]![pairs[i]![1]] = true;
      return order;
    })
    .filter(isOrder);
}

/** All orders on 0…n−1. */
export function allOrders(n: number): Order[] {
  return ordersWithin(
    n,
    range(n).flatMap((a) => range(n).flatMap((b) => (a === b ? [] : [[a, b] as const]))),
  );
}

/** All orders on 0…n−1 in which a ≤ b implies a ≤ b as numbers: at least one of each isomorphism class. */
export function naturalOrders(n: number): Order[] {
  return ordersWithin(
    n,
    range(n).flatMap((a) => range(n).flatMap((b) => (a < b ? [[a, b] as const] : []))),
  );
}

export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((list) => range(n).map((i) => [...list.slice(0, i), n - 1, ...list.slice(i)]));
}

/** The least matrix among all renumberings, as text: equal for two orders iff they are isomorphic. */
export function leastMatrix(order: Order): string {
  return permutations(order.length)
    .map((p) => p.map((a) => p.map((b) => (order[a]![b]! ? '1' : '0')).join('')).join(' '))
    .reduce((least, text) => (text < least ? text : least));
}

export function covers(order: Order): [number, number][] {
  const less = (a: number, b: number): boolean => a !== b && order[a]![b]!;
  const all = range(order.length);
  return all.flatMap((a) =>
    all.filter((b) => less(a, b) && !all.some((c) => less(a, c) && less(c, b))).map((b): [number, number] => [a, b]),
  );
}

const comparable = (order: Order, a: number, b: number): boolean => order[a]![b]! || order[b]![a]!;

export function chains(order: Order): number[][] {
  return subsets(range(order.length)).filter((set) => set.every((a) => set.every((b) => comparable(order, a, b))));
}

export function antichains(order: Order): number[][] {
  return subsets(range(order.length)).filter((set) =>
    set.every((a) => set.every((b) => a === b || !comparable(order, a, b))),
  );
}

export function linearExtensions(order: Order): number[][] {
  return permutations(order.length).filter((list) =>
    list.every((b, i) => list.slice(i + 1).every((a) => !order[a]![b]!)),
  );
}

/** What is placed last is maximal. */
export function countLinearExtensions(order: Order): bigint {
  const counts = new Map<number, bigint>([[0, 1n]]);
  const count = (set: number): bigint => {
    const members = range(order.length).filter((x) => ((set >> x) & 1) === 1);
    const maximal = members.filter((x) => members.every((y) => y === x || !order[x]![y]!));
    if (!counts.has(set))
      counts.set(
        set,
        maximal.reduce((total, x) => total + count(set & ~(1 << x)), 0n),
      );
    return counts.get(set)!;
  };
  return count(2 ** order.length - 1);
}

/** The greatest element of the common lower bounds, if there is one. */
export function meet(order: Order, a: number, b: number): number | undefined {
  const below = range(order.length).filter((c) => order[c]![a]! && order[c]![b]!);
  return below.find((c) => below.every((d) => order[d]![c]!));
}

export function dual(order: Order): Order {
  return order.map((_, a) => order.map((row) => row[a]!));
}

export const join = (order: Order, a: number, b: number): number | undefined => meet(dual(order), a, b);

/** All triples of a lattice pass the test; undefined if the order is not a lattice. */
function everyTriple(
  order: Order,
  test: (a: number, b: number, c: number, m: typeof meet, j: typeof meet) => boolean,
): boolean | undefined {
  const all = range(order.length);
  if (!all.every((a) => all.every((b) => meet(order, a, b) !== undefined && join(order, a, b) !== undefined)))
    return undefined;
  return all.every((a) => all.every((b) => all.every((c) => test(a, b, c, meet, join))));
}

export function isDistributive(order: Order): boolean | undefined {
  return everyTriple(
    order,
    (a, b, c, m, j) => m(order, a, j(order, b, c)!) === j(order, m(order, a, b)!, m(order, a, c)!),
  );
}

export function isModular(order: Order): boolean | undefined {
  return everyTriple(
    order,
    (a, b, c, m, j) => !order[a]![c]! || j(order, a, m(order, b, c)!) === m(order, j(order, a, b)!, c),
  );
}

/** Philip Hall: the chains from a to b, counted with signs. */
export function mobius(order: Order, a: number, b: number): number {
  if (!order[a]![b]!) return 0;
  return chains(order)
    .filter((set) => set.includes(a) && set.includes(b) && set.every((c) => order[a]![c]! && order[c]![b]!))
    .reduce((sum, set) => sum + (set.length % 2 === 1 ? 1 : -1), 0);
}

/** A lattice with 0 and 1 in which every element has a complement, and distributive. */
export function isBoolean(order: Order): boolean {
  const all = range(order.length);
  const bottom = all.find((x) => all.every((y) => order[x]![y]!));
  const top = all.find((x) => all.every((y) => order[y]![x]!));
  return (
    isDistributive(order) === true &&
    bottom !== undefined &&
    all.every((a) => all.some((b) => meet(order, a, b) === bottom && join(order, a, b) === top))
  );
}

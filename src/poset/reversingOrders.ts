import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import type { LabelledPoset } from './LabelledPoset.js';

/** A strict order as a matrix of bytes: entry x · n + y says whether x < y. */
type Matrix = Uint8Array;

/** A pair to be reversed, and the orders that were not tried yet. */
interface Frame {
  readonly orders: readonly Matrix[];
  readonly pair: readonly [number, number];
  readonly choices: number[];
}

/** The most bytes of the matrices that are held at a time. */
const BYTE_LIMIT = 2 ** 28;

/**
 * So many linear orders whose intersection is a poset, if there are any: those that reverse all critical pairs (x, y),
 * which are incomparable with all below x below y, and all above y above x. A search with the pair that fits into the
 * fewest orders first; orders that are still like the poset are alike.
 * @throws LimitError `too-large-poset` if its matrices get too large; `limit` counts pairs that were placed
 * @source Dushnik and Miller 1941
 */
export function reversingOrders(poset: LabelledPoset, count: number, work: Work): number[][] | undefined {
  const { n } = poset;
  requireRoom(n, 1, work);
  const base = new Uint8Array(n * n);
  poset.filters.toLists().forEach((filter, x) => filter.forEach((y) => (base[x * n + y] = x === y ? 0 : 1)));
  const pairs = criticalPairs(poset, work);
  const frames: Frame[] = [];
  let orders: readonly Matrix[] | undefined = new Array<Matrix>(count).fill(base);
  for (;;) {
    if (orders !== undefined) {
      work.step();
      const next = nextFrame(orders);
      if (next === undefined) return orders.map((order) => linear(order, n));
      frames.push(next);
      requireRoom(n, frames.length + 1, work);
    }
    const frame = frames.at(-1);
    if (frame === undefined) return undefined;
    const choice = frame.choices.pop();
    if (choice === undefined) frames.pop();
    const [x, y] = frame.pair;
    orders =
      choice === undefined
        ? undefined
        : frame.orders.map((order, i) => (i === choice ? withPair(order, n, y, x) : order));
  }

  function nextFrame(now: readonly Matrix[]): Frame | undefined {
    let best: Frame | undefined;
    for (const pair of pairs) {
      const [x, y] = pair;
      if (now.some((order) => order[y * n + x] === 1)) continue;
      const fresh = now.indexOf(base);
      const choices = [...now.keys()].filter((i) => now[i]![x * n + y] === 0 && (now[i] !== base || i === fresh));
      if (best === undefined || choices.length < best.choices.length) best = { orders: now, pair, choices };
      if (choices.length === 0) break;
    }
    return best;
  }
}

function requireRoom(n: number, matrices: number, work: Work): void {
  if (matrices * n * n > BYTE_LIMIT)
    throw new LimitError(
      'too-large-poset',
      `${work.task}: ${matrices} orders of ${n} elements at a time; the limit is ${Math.floor(BYTE_LIMIT / (n * n))}.`,
      { details: { n, matrices } },
    );
}

function criticalPairs({ n, ideals, filters }: LabelledPoset, work: Work): (readonly [number, number])[] {
  const [below, above] = [ideals.toLists(), filters.toLists()];
  const all = Array.from({ length: n }, (_, x) => x);
  return all.flatMap((x) => {
    work.tick(work.steps);
    return all
      .filter((y) => !ideals.has(x, y) && !ideals.has(y, x))
      .filter((y) => below[x]!.every((z) => z === x || ideals.has(y, z)))
      .filter((y) => above[y]!.every((z) => z === y || filters.has(x, z)))
      .map((y) => [x, y] as const);
  });
}

/** The smallest order that contains an order and one more pair, a < b. */
function withPair(order: Matrix, n: number, a: number, b: number): Matrix {
  const larger = order.slice();
  for (let x = 0; x < n; x++)
    if (x === a || order[x * n + a] === 1)
      for (let y = 0; y < n; y++) if (y === b || order[b * n + y] === 1) larger[x * n + y] = 1;
  return larger;
}

/** A linear order that contains an order: by how many elements are below each. */
function linear(order: Matrix, n: number): number[] {
  const below = new Uint32Array(n);
  for (let x = 0; x < n; x++) for (let y = 0; y < n; y++) below[y]! += order[x * n + y]!;
  return Array.from({ length: n }, (_, x) => x).sort((x, y) => below[x]! - below[y]!);
}

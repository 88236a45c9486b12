import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';

/** The most vertices of digraphs that are played out: those that are built have no more. */
const MOST_VERTICES = 2 ** 11;

/**
 * The value by playing all moves from all positions: what is left is a set of vertices, and the sum of its connected
 * components. It shares nothing with `digraphValue` but the arithmetic of values.
 * @throws LimitError `too-many-vertices` above 2¹¹, `too-many-items`, `too-long`; a position is a step of the work
 * @complexity the number of positions times the square of the order
 */
export function playedValue({ n, sides, arcs }: DigraphPlacement, store: ValueStore, work: Work): Value {
  // A set takes n bits, and each vertex has some; a play may be as deep as there are vertices.
  if (n > MOST_VERTICES)
    throw new LimitError(
      'too-many-vertices',
      `${work.task}: ${n} vertices to be played out; expected at most ${MOST_VERTICES}.`,
      { details: { found: n, limit: MOST_VERTICES } },
    );
  const deleted = Array.from({ length: n }, (_, v) => 1n << BigInt(v));
  const adjacent = [...deleted];
  for (const [u, v] of arcs) {
    deleted[u]! |= 1n << BigInt(v);
    adjacent[u]! |= 1n << BigInt(v);
    adjacent[v]! |= 1n << BigInt(u);
  }
  const known = new Map<bigint, Value>();
  const valueOf = (left: bigint): Value => {
    let sum = store.zero;
    for (let rest = left; rest !== 0n;) {
      const component = componentOf(rest, adjacent);
      rest &= ~component;
      sum = sum.plus(connected(component));
    }
    return sum;
  };
  const connected = (component: bigint): Value => {
    const found = known.get(component);
    if (found !== undefined) return found;
    work.step();
    const options: Record<'L' | 'R', Value[]> = { L: [], R: [] };
    for (const v of elementsOf(component)) options[sides[v]!].push(valueOf(component & ~deleted[v]!));
    const value = store.fromOptions(options.L, options.R);
    known.set(component, value);
    return value;
  };
  return valueOf((1n << BigInt(n)) - 1n);
}

/** The component of the last vertex of a set. */
function componentOf(set: bigint, adjacent: readonly bigint[]): bigint {
  let reached = 1n << BigInt(set.toString(2).length - 1);
  for (let border = reached; border !== 0n;) {
    let next = 0n;
    for (const v of elementsOf(border)) next |= adjacent[v]!;
    border = next & set & ~reached;
    reached |= border;
  }
  return reached;
}

/** The elements of a set. */
function elementsOf(set: bigint): number[] {
  const digits = set.toString(2);
  const last = digits.length - 1;
  const elements: number[] = [];
  for (let i = digits.indexOf('1'); i >= 0; i = digits.indexOf('1', i + 1)) elements.push(last - i);
  return elements;
}

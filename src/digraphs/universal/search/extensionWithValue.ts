import type { Value } from '../../../values/index.js';
import { extended, type SmallMasks } from './SmallMasks.js';
import type { ValueTests } from './ValueTests.js';

/** Options of a position, filled anew for each. */
const left = new Int32Array(32);
const right = new Int32Array(32);

/** The ids of the values of all induced digraphs, by their sets of vertices. */
function inducedValues({ n, left: lefts, out }: SmallMasks, tests: ValueTests): Int32Array {
  const values = new Int32Array(1 << n);
  for (let set = 0; set < 1 << n; set++) {
    let [l, r] = [0, 0];
    for (let u = 0; u < n; u++) {
      if (((set >> u) & 1) === 0) continue;
      const option = values[set & ~out[u]! & ~(1 << u)]!;
      if (((lefts >> u) & 1) === 1) left[l++] = option;
      else right[r++] = option;
    }
    values[set] = tests.valueOf(left, l, right, r);
  }
  return values;
}

/**
 * A digraph with a given value among those that have one vertex more than a given one. In an induced position only the arcs between the new
 * vertex and what is left count, so each vertex is gone, or has one of four ways to be joined to the new one: 5ⁿ positions in place of 4ⁿ·2ⁿ.
 * @complexity 5ⁿ positions, of at most n + 1 options
 */
export function extensionWithValue(
  base: SmallMasks,
  isLeft: boolean,
  target: Value,
  tests: ValueTests,
): SmallMasks | undefined {
  const { n, left: lefts, out } = base;
  const whole = (1 << n) - 1;
  const induced = inducedValues(base, tests);
  const powers = new Int32Array(1 << n);
  for (let set = 1; set <= whole; set++) powers[set] = powers[set & (set - 1)]! + 5 ** trailing(set);
  const values = new Int32Array(5 ** n);
  for (let set = 0; set <= whole; set++) {
    for (let into = set; ; into = (into - 1) & set) {
      for (let from = set; ; from = (from - 1) & set) {
        let [l, r] = [0, 0];
        let possible = true;
        for (let rest = set; rest !== 0 && possible; rest &= rest - 1) {
          const u = trailing(rest);
          const kept = set & ~out[u]! & ~(1 << u);
          // Whoever plays u deletes the new vertex if there is an arc to it.
          const option =
            ((into >> u) & 1) === 1 ? induced[kept]! : values[powers[kept]! + powers[into & kept]! + 2 * powers[from & kept]!]!; // prettier-ignore
          const ofLeft = ((lefts >> u) & 1) === 1;
          if (ofLeft) left[l++] = option;
          else right[r++] = option;
          if (set === whole) possible = ofLeft ? tests.mayBeLeft(option) : tests.mayBeRight(option);
        }
        const option = induced[set & ~from]!;
        if (isLeft) left[l++] = option;
        else right[r++] = option;
        if (set === whole) {
          possible &&= isLeft ? tests.mayBeLeft(option) : tests.mayBeRight(option);
          if (possible && tests.valueOf(left, l, right, r) === target.id) return extended(base, isLeft, into, from);
        } else values[powers[set]! + powers[into]! + 2 * powers[from]!] = tests.valueOf(left, l, right, r);
        if (from === 0) break;
      }
      if (into === 0) break;
    }
  }
  return undefined;
}

/** The number of the lowest bit. */
function trailing(set: number): number {
  return 31 - Math.clz32(set & -set);
}

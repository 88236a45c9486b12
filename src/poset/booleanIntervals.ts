import type { LabelledPoset } from './LabelledPoset.js';
import { Work, type RunOptions } from '../run.js';

/**
 * Why an interval is not a Boolean lattice: a wrong number of elements for its atoms, or two elements above the same
 * atoms.
 */
export type NotBoolean =
  | { readonly because: 'size'; readonly atoms: number; readonly size: number }
  | { readonly because: 'same-atoms'; readonly elements: readonly [number, number] }
  | { readonly because: 'not-comparable'; readonly elements: readonly [number, number] };

/**
 * Whether all intervals are Boolean lattices; if not, a shortest one among those from minimal to maximal elements that
 * fail.
 */
export type BooleanIntervals =
  | { readonly booleanIntervals: true }
  | ({ readonly booleanIntervals: false; readonly interval: readonly [number, number] } & NotBoolean);

/** Whether a poset is a Boolean lattice, with its atoms; or why not. */
export type BooleanLattice =
  | { readonly booleanLattice: true; readonly atoms: readonly number[] }
  | { readonly booleanLattice: false; readonly because: 'no-bottom' | 'no-top'; readonly elements: readonly number[] }
  | ({ readonly booleanLattice: false } & NotBoolean);

/**
 * Whether every interval of a poset is a Boolean lattice. It suffices to look from minimal to maximal elements.
 * @throws LimitError when the time is up
 * @complexity O(s²) for an interval of s elements
 */
export function booleanIntervals(poset: LabelledPoset, options: RunOptions = {}): BooleanIntervals {
  const work = new Work('booleanIntervals', options);
  let found: (BooleanIntervals & { readonly booleanIntervals: false }) | undefined;
  let shortest = Infinity;
  for (const a of poset.minimalElements)
    for (const b of poset.maximalElements) {
      work.tick(0);
      if (!poset.ideals.has(b, a)) continue;
      const elements = poset.interval(a, b);
      const problem = elements.length < shortest ? notBoolean(poset, a, b) : undefined;
      if (problem === undefined) continue;
      shortest = elements.length;
      found = { booleanIntervals: false, interval: [a, b], ...problem };
    }
  return found ?? { booleanIntervals: true };
}

/**
 * Whether a poset is a Boolean lattice: complemented and distributive, that is, the subsets of its atoms.
 * @complexity O(n²)
 * @source Huntemann 2018, Def. 3.21
 */
export function booleanLattice(poset: LabelledPoset): BooleanLattice {
  const { minimalElements, maximalElements } = poset;
  if (minimalElements.length !== 1)
    return { booleanLattice: false, because: 'no-bottom', elements: minimalElements.slice(0, 2) };
  if (maximalElements.length !== 1)
    return { booleanLattice: false, because: 'no-top', elements: maximalElements.slice(0, 2) };
  const problem = notBoolean(poset, minimalElements[0]!, maximalElements[0]!);
  if (problem !== undefined) return { booleanLattice: false, ...problem };
  return { booleanLattice: true, atoms: poset.upperCovers(minimalElements[0]!).map(({ upper }) => upper) };
}

/** Compares the elements of an interval with the sets of its atoms below them. */
function notBoolean(poset: LabelledPoset, a: number, b: number): NotBoolean | undefined {
  const elements = poset.interval(a, b);
  const atoms = poset
    .upperCovers(a)
    .map(({ upper }) => upper)
    .filter((x) => poset.ideals.has(b, x));
  if (elements.length !== 2 ** atoms.length) return { because: 'size', atoms: atoms.length, size: elements.length };
  const sets = elements.map((x) =>
    atoms.reduce((set, atom, i) => (poset.ideals.has(x, atom) ? set | (1 << i) : set), 0),
  );
  const owner = new Map<number, number>();
  for (const [i, x] of elements.entries()) {
    const other = owner.get(sets[i]!);
    if (other !== undefined) return { because: 'same-atoms', elements: [other, x] };
    owner.set(sets[i]!, x);
  }
  for (const [i, x] of elements.entries())
    for (let k = 0; k < atoms.length; k++) {
      const smaller = owner.get(sets[i]! & ~(1 << k))!;
      if (!poset.ideals.has(x, smaller)) return { because: 'not-comparable', elements: [smaller, x] };
    }
  return undefined;
}

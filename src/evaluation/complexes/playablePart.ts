import type { Work } from '../../run.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { SetFamily } from '../../sets/index.js';

/** The playable part of a complex: its vertices that are not loops, renumbered. */
export interface PlayableComplex {
  /** The vertices of the complex, ascending. */
  readonly vertices: readonly number[];
  /** 1 Left, 2 Right, 3 both. */
  readonly sides: Uint8Array;
  /** The minimal nonfaces with at least two vertices, or the facets. */
  readonly sets: readonly (readonly number[])[];
  /** What the sets are: `pairs` if they are nonfaces with two vertices each. */
  readonly kind: 'pairs' | 'nonfaces' | 'facets';
}

/**
 * The playable part of a complex, by its facets if these are known and much fewer than its minimal nonfaces.
 * @param work half of its time may be spent on the minimal nonfaces
 * @throws InputError `not-a-game`
 */
export function playablePart(complex: SimplicialComplex, work: Work): PlayableComplex {
  if (complex.isVoid)
    throw new InputError(
      'not-a-game',
      `${work.task}: the void complex has no position; expected at least the empty one.`,
      {
        hint: 'The game without moves is {∅}, written facets:{}.',
      },
    );
  const vertices = complex.support;
  const number = new Int32Array(complex.n).fill(-1);
  vertices.forEach((v, i) => (number[v] = i));
  const sides = Uint8Array.from(vertices, (v) => {
    const { side } = complex.vertices[v]!;
    return side === 'L' ? 1 : side === 'R' ? 2 : 3;
  });
  const renumbered = (family: SetFamily, least: number): number[][] => {
    const lists: number[][] = [];
    for (let i = 0; i < family.size; i++)
      if (family.cardinality(i) >= least) lists.push(family.list(i).map((v) => number[v]!));
    return lists;
  };
  const nonfaces = fewNonfaces(complex, work);
  const { facets } = complex.known;
  if (nonfaces !== undefined) {
    const sets = renumbered(nonfaces, 2);
    if (sets.every(({ length }) => length === 2)) return { vertices, sides, sets, kind: 'pairs' };
    if (facets === undefined || sets.length <= MANY_MORE * facets.size)
      return { vertices, sides, sets, kind: 'nonfaces' };
  }
  return { vertices, sides, sets: renumbered(facets!, 0), kind: 'facets' };
}

/** So many times as many nonfaces as facets are worse than the facets, though components show in nonfaces alone. */
const MANY_MORE = 4;

/** The minimal nonfaces, unless they are unknown and too many or take too long. */
function fewNonfaces(complex: SimplicialComplex, work: Work): SetFamily | undefined {
  const { facets, nonfaces } = complex.known;
  if (facets === undefined || nonfaces !== undefined) return complex.minimalNonfaces;
  const pairs = (complex.n * (complex.n + 1)) / 2;
  const bounds = work.part({ limit: pairs + MANY_MORE * facets.size, timeoutMs: work.timeLeft / 2 });
  return work.unlessCutOff(
    () => complex.listMinimalNonfaces(bounds),
    () => undefined,
  );
}

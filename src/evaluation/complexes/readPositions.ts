import type { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { GraphSpace } from './GraphSpace.kernel.js';
import { HypergraphSpace } from './HypergraphSpace.kernel.js';
import type { PositionSpace } from './PositionSpace.js';

/** The playable part of a complex: its vertices that are no loops, renumbered. */
export interface PlayableComplex {
  /** The vertices of the complex, ascending. */
  readonly vertices: readonly number[];
  /** 1 Left, 2 Right, 3 both. */
  readonly sides: Uint8Array;
  /** The minimal nonfaces with at least two vertices. */
  readonly nonfaces: readonly (readonly number[])[];
}

/**
 * The playable part of a complex.
 * @param task the function the user called, for errors
 * @throws InputError `void-game`
 * @throws LimitError while the minimal nonfaces are computed
 */
export function playablePart(task: string, complex: SimplicialComplex, options: RunOptions): PlayableComplex {
  if (complex.isVoid)
    throw new InputError('void-game', `${task}: the void complex has no position; expected at least the empty one.`, {
      hint: 'The game without moves is {∅}, written facets:{}.',
    });
  const vertices = complex.support;
  const number = new Int32Array(complex.n).fill(-1);
  vertices.forEach((v, i) => (number[v] = i));
  const sides = Uint8Array.from(vertices, (v) => {
    const { side } = complex.vertices[v]!;
    return side === 'L' ? 1 : side === 'R' ? 2 : 3;
  });
  const nonfaces: number[][] = [];
  for (const set of complex.listMinimalNonfaces(options)) if (set.length > 1) nonfaces.push(set.map((v) => number[v]!));
  return { vertices, sides, nonfaces };
}

/** The positions of a game. @param mostBytes of the table of positions met */
export function positionSpace({ sides, nonfaces }: PlayableComplex, mostBytes: number): PositionSpace {
  if (nonfaces.some((set) => set.length > 2)) return new HypergraphSpace(sides, nonfaces, mostBytes);
  return new GraphSpace(sides, nonfaces.flat(), mostBytes);
}

import { opponent, type Player } from '../../player.js';
import type { GameSymmetry } from './gameSymmetries.js';
import type { ProofSymmetry } from './OutcomeProof.js';

/** A symmetry with the images of all vertices that can be played. */
export interface ReadSymmetry {
  readonly images: ReadonlyMap<number, number>;
  readonly exchanges: boolean;
}

/** The rules that a symmetry has to keep. */
interface Rules {
  readonly vertices: readonly number[];
  /** The minimal nonfaces with at least two vertices, each ascending. */
  readonly nonfaces: readonly (readonly number[])[];
  owner(v: number): Player | undefined;
}

/** The symmetries that a proof lists. @returns what is wrong with them, as text */
export function readSymmetries(symmetries: readonly ProofSymmetry[], rules: Rules): readonly ReadSymmetry[] | string {
  const { vertices, nonfaces } = rules;
  const read = symmetries.map(({ images, exchanges }) => {
    const map = new Map(vertices.map((v) => [v, v]));
    for (const [v, w] of images) map.set(v, w);
    return { images: map, exchanges };
  });
  if (read.length === 0) return read;
  const known = new Set(nonfaces.map((set) => set.join()));
  for (const [i, { images, exchanges }] of read.entries()) {
    const isPermutation = images.size === vertices.length && new Set(images.values()).size === images.size;
    if (!isPermutation || ![...images.values()].every((w) => images.has(w)))
      return `symmetry ${i} is not a permutation of the vertices that can be played`;
    for (const [v, w] of images) {
      const side = rules.owner(v);
      if (rules.owner(w) !== (exchanges ? opponent(side) : side))
        return `symmetry ${i} brings vertex ${v} to ${w}, which belongs to another player`;
    }
    const image = (set: readonly number[]): number[] => set.map((v) => images.get(v)!).sort((a, b) => a - b);
    const moved = nonfaces.find((set) => !known.has(image(set).join()));
    if (moved !== undefined)
      return `symmetry ${i} brings the forbidden set ${moved.join(' ')} to one that is not forbidden`;
  }
  return read;
}

/**
 * Symmetries of a game for a proof: without the identity, which is the first.
 * @param vertices those that can be played
 */
export function writtenSymmetries(
  symmetries: readonly GameSymmetry[],
  vertices: readonly number[],
): readonly ProofSymmetry[] {
  return symmetries.slice(1).map(({ images, exchanges }) => ({
    exchanges,
    images: [...images.entries()].filter(([v, w]) => v !== w).map(([v, w]) => [vertices[v]!, vertices[w]!]),
  }));
}

import type { SimplicialComplex } from '../../complex/index.js';
import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import { ProofLine } from './ProofLine.kernel.js';
import type { ReadSymmetry } from './proofSymmetries.js';
import { ProofTable } from './ProofTable.kernel.js';

/** A game on a complex for the verifier of proofs, as it is defined. */
export interface PlainRules {
  /** The vertices that can be played, ascending. */
  readonly vertices: readonly number[];
  /** The minimal nonfaces with at least two vertices. */
  readonly nonfaces: readonly (readonly number[])[];
  owner(this: void, v: number): Player | undefined;
}

/** @throws LimitError */
export function rulesOf(complex: SimplicialComplex, work: Work): PlainRules {
  const sets = complex.listMinimalNonfaces(work.rest()).toLists();
  const loops = new Set(sets.filter(({ length }) => length === 1).flat());
  return {
    vertices: [...complex.vertices.keys()].filter((v) => !loops.has(v)),
    nonfaces: sets.filter(({ length }) => length > 1),
    owner: (v) => complex.vertices[v]!.side,
  };
}

/** A line of play by the places of the vertices. */
export function lineOf({ vertices, nonfaces, owner }: PlainRules): ProofLine {
  const places = new Map(vertices.map((v, i) => [v, i]));
  const sides = vertices.map((v) => ({ L: 1, R: 2, both: 3 })[owner(v) ?? 'both']);
  return new ProofLine(
    sides,
    nonfaces.map((set) => set.map((v) => places.get(v)!)),
  );
}

export function tableOf({ vertices }: PlainRules, symmetries: readonly ReadSymmetry[]): ProofTable {
  const places = new Map(vertices.map((v, i) => [v, i]));
  const placed = symmetries.map(({ images, exchanges }) => ({
    images: vertices.map((v) => places.get(images.get(v)!)!),
    exchanges,
  }));
  return new ProofTable(vertices.length, [{ images: [...vertices.keys()], exchanges: false }, ...placed]);
}

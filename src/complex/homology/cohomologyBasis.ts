import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { adaptedBasis } from './adaptedBasis.js';
import { LOWER } from './coreduce.kernel.js';
import { type FaceTable, tabulateFaces } from './FaceTable.js';
import { liftChains } from './homologyCycles.js';
import { morseComplex } from './MorseComplex.js';

/** A chain by the numbers of its faces, which ascend. */
export type NumberedChain = readonly (readonly [face: number, coefficient: bigint])[];

/** Bases of cohomology and of homology, not reduced, that are dual to each other. */
export interface CohomologyBasis {
  readonly table: FaceTable;
  /** The members: their degrees, which ascend, and the cycles on which their cocycles are 1. */
  readonly members: readonly { readonly degree: number; readonly cycle: NumberedChain }[];
  /** For every face the values of the cocycles that are not 0 on it, by member. */
  readonly values: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** A number of the ring: with a characteristic, its least residue. */
  readonly reduced: (x: bigint) => bigint;
  /** Counts terms that are kept. @throws LimitError */
  readonly count: (terms: number) => void;
}

/** So many terms of chains and products are kept at most. */
const MOST_TERMS = 2 ** 22;

/**
 * Dual bases: modulo torsion over the integers, or over the field of a prime.
 * @param degrees those that are wanted; by default all
 */
export function cohomologyBasis(
  complex: SimplicialComplex,
  characteristic: number,
  work: Work,
  degrees?: readonly number[],
): CohomologyBasis {
  const table = tabulateFaces(complex.listFacets(work.part()), work);
  const total = table.levels.at(-1)!;
  const p = BigInt(characteristic);
  const reduced = (x: bigint): bigint => (p === 0n ? x : ((x % p) + p) % p);
  let kept = 0;
  const count = (terms: number): void => {
    kept += terms;
    if (kept > MOST_TERMS)
      throw new LimitError('too-much-memory', `${work.task}: more than 2^22 terms; the limit is 2^22.`, {
        hint: 'reducedHomologyOver gives the dimensions alone.',
        details: { found: kept },
      });
    if (kept % 256 < terms) work.tick(total + kept);
  };
  // Without the empty face homology is not reduced.
  const absent = new Uint8Array(total);
  if (total > 0) absent[0] = 1;
  const morse = morseComplex(table, work, absent);
  const lift = liftChains(table, morse);
  const members: { degree: number; cycle: NumberedChain }[] = [];
  const values = new Map<number, Map<number, bigint>>();
  morse.critical.forEach((cells, level) => {
    if (cells.length === 0 || degrees?.includes(level - 1) === false) return;
    const { orders, cycle, cocycle } = adaptedBasis(morse, level, p, work);
    orders.forEach((order, i) => {
      if (order !== 0n) return;
      const chain = lift(level, cycle(i)).map(([face, x]) => [face, reduced(x)] as const);
      cocycle(i).forEach((x, cell) => {
        if (reduced(x) === 0n) return;
        const at = cells[cell]!;
        if (!values.has(at)) values.set(at, new Map());
        values.get(at)!.set(members.length, reduced(x));
      });
      members.push({ degree: level - 1, cycle: chain.filter(([, x]) => x !== 0n) });
      count(chain.length);
    });
  });
  // Cocycles vanish on UPPER faces, so on a LOWER one they are minus the rest of the boundary of its partner.
  const { kind, partner, sign, time, cellAt } = morse.matching;
  for (const [t, lower] of cellAt.entries()) {
    if ((t & 1023) === 0) work.tick(total);
    if (kind[lower] !== LOWER || time[lower] !== t || cellAt[t] !== lower) continue;
    const upper = partner[lower]!;
    const sum = new Map<number, bigint>();
    let factor = BigInt(-sign[lower]!);
    for (let e = table.starts[upper]!; e < table.starts[upper + 1]!; e++, factor = -factor) {
      const face = table.boundary[e]!;
      if (face === lower) continue;
      for (const [i, x] of values.get(face) ?? []) {
        const y = reduced((sum.get(i) ?? 0n) + factor * x);
        if (y === 0n) sum.delete(i);
        else sum.set(i, y);
      }
    }
    if (sum.size > 0) values.set(lower, sum);
    count(sum.size);
  }
  return { table, members, values, reduced, count };
}

/**
 * The values on a chain of all products of two cocycles that are not 0 on some face of it, given one by one: the value
 * of the first on the front face times that of the second on the back face.
 */
export function visitProducts(
  { table, values }: CohomologyBasis,
  chain: NumberedChain,
  work: Work,
  visit: (first: number, second: number, value: bigint) => void,
): void {
  const { starts, boundary, last } = table;
  for (const [at, [face, coefficient]] of chain.entries()) {
    if ((at & 15) === 0) work.tick(0);
    // Front faces from the whole to the first vertex, back faces from the whole to the last one.
    const front: number[] = [];
    for (let f = face; last[f]! >= 0; f = boundary[starts[f + 1]! - 1]!) front.unshift(f);
    let back = face;
    for (const f of front) {
      const right = values.get(back);
      if (right !== undefined)
        for (const [i, x] of values.get(f) ?? []) for (const [j, y] of right) visit(i, j, coefficient * x * y);
      back = boundary[starts[back]!]!;
    }
  }
}

import type { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { randomNumbers } from '../complex/internal.js';
import { type Borders, dualize } from '../sets/index.js';
import { InputError } from '../errors.js';
import type { Work } from '../run.js';
import type { BasicPosition } from './BasicPosition.js';

/** What is asked: a condition on sets of vertices, and how errors call them. */
export interface Oracle {
  readonly ruleset: string;
  readonly isLegal: (set: readonly number[]) => boolean;
}

/**
 * The faces of a complex that an oracle finds legal, by dualising both borders.
 * @param complex not void: the oracle is only asked about its faces
 * @param work its limit counts the sets of both borders
 * @throws InputError `not-monotone` if the oracle is seen to allow a set and to forbid a subset. It is seen if a
 * maximal legal and a minimal illegal position show it, or one of a few chains of sets below and above such positions
 * @throws LimitError
 */
export function oracleComplex(complex: SimplicialComplex, oracle: Oracle, work: Work): SimplicialComplex {
  const known = complex.listMinimalNonfaces(work.rest());
  const borders = dualize(complex.n, oracle.isLegal, { ...work.rest(), known });
  const defect = findDefect(complex, oracle.isLegal, borders);
  if (defect !== undefined) throw notMonotone(complex, oracle.ruleset, defect);
  return SimplicialComplex.ofAntichain(complex.vertices, {
    facets: borders.maximalLegal,
    nonfaces: borders.minimalIllegal,
  });
}

/** A legal set and an illegal subset. */
interface Defect {
  readonly legal: readonly number[];
  readonly illegal: readonly number[];
}

/** At most so many chains are tested for each border. */
const CHAINS = 64;

/** Looks for a defect where it is cheap; the chains are the same at every call. */
function findDefect(
  complex: SimplicialComplex,
  isLegal: Oracle['isLegal'],
  { maximalLegal, minimalIllegal }: Borders,
): Defect | undefined {
  for (const legal of maximalLegal)
    if (minimalIllegal.hasSubsetOf(legal)) return { legal, illegal: minimalIllegal.within(legal).list(0) };
  const numbers = randomNumbers(0);
  const random = (below: number): number => Math.floor(numbers() * below);
  for (const legal of sample(maximalLegal)) {
    let below = [...legal];
    while (below.length > 0) {
      const dropped = random(below.length);
      below = below.filter((_, i) => i !== dropped);
      if (!isLegal(below)) return { legal, illegal: below };
    }
  }
  for (const illegal of sample(minimalIllegal)) {
    let above = [...illegal];
    const others = shuffled(
      complex.support.filter((v) => !illegal.includes(v)),
      random,
    );
    if (!complex.isFace(illegal)) continue;
    for (const v of others) {
      const next = [...above, v].sort((a, b) => a - b);
      if (!complex.isFace(next)) continue;
      if (isLegal(next)) return { legal: next, illegal };
      above = next;
    }
  }
  return undefined;
}

/** Members for the ends of chains, evenly spread; of a small family each comes several times. */
function sample(family: Borders['maximalLegal']): number[][] {
  const count = family.size === 0 ? 0 : Math.min(CHAINS, Math.max(family.size, 4 * family.n));
  return Array.from({ length: count }, (_, i) => family.list(Math.floor((i * family.size) / count)));
}

function shuffled(list: readonly number[], random: (below: number) => number): number[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

function notMonotone({ vertices }: SimplicialComplex, ruleset: string, { legal, illegal }: Defect): InputError {
  const named = (set: readonly number[]): string =>
    set.length === 0 ? 'the empty position' : set.map((v) => vertices[v]!.label).join(' ');
  return new InputError(
    'not-monotone',
    `compile: ${ruleset} allows ${named(legal)} and forbids its part ${named(illegal)}; expected every part of a legal position to be legal.`,
    {
      hint: 'In a strong placement game a position stays illegal when pieces are added (Huntemann 2018, Def. 1.5).',
      details: { legal, illegal },
    },
  );
}

/** The clauses on positions as one condition on sets of vertices. */
export function oracleOf(
  clauses: readonly { readonly forbids: (pieces: readonly BasicPosition[], board: Board) => boolean }[],
  positions: readonly BasicPosition[],
  board: Board,
): Oracle['isLegal'] {
  return (set) => {
    const pieces = set.map((v) => positions[v]!);
    return !clauses.some((clause) => clause.forbids(pieces, board));
  };
}

import { wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { Work } from '../../run.js';
import { standardStore, type Value } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import type { DigraphValueOptions } from '../digraphValue.js';
import { digraphOrdinalSum } from '../digraphSums.js';
import { parseDigraphPlacement } from '../parseDigraphPlacement.js';
import { requireStore } from '../../values/internal.js';
import { digraphsOfValue } from './digraphsOfValue.js';
import { extensionsOfValue, withAnyVertex, withNegatives } from './extensionsOfValue.js';
import { leastDigraph } from './leastDigraph.js';
import { OptionSets } from './OptionSets.js';

/** For *5 all digraphs of *4 with eight vertices would be needed. */
const LARGEST = 4;

/** The least number of vertices of a digraph of the value *m, and how that is known. */
export interface NimberOrder {
  readonly nimber: number;
  readonly order: number;
  /**
   * The digraphs of *m with so many vertices up to isomorphism, of which Left has at least half; of *4 only the ordinal
   * sum.
   */
  readonly digraphs: readonly DigraphPlacement[];
  /**
   * How many digraphs with a vertex fewer were evaluated: if one of all with so many were *m, one of these or its
   * negative would be.
   */
  readonly excluded: number;
}

/**
 * The orders of 0, *, …, *m, as far as Conjecture 6.4 is decided: f(*m) = 2m. The m-fold ordinal sum of * has 2m
 * vertices. A digraph D of *m has a follower of the value *(m − 1), as the options of canonical forms are among the
 * values of followers. So if D has 2m − 1 vertices, it is a smallest digraph of *(m − 1) with a vertex more, whose move
 * deletes nothing else; of these none is *m. And if D has 2m vertices, then it is such a smallest digraph with two
 * vertices more, or one on 2m − 1 vertices with a vertex whose move deletes nothing else: so all smallest digraphs are
 * found.
 * @param largest m, from 0 to 4
 * @param given `limit` counts digraphs whose extensions are evaluated
 * @throws InputError `invalid-argument`; LimitError `too-large`, `too-many-items`, `too-long`
 * @source Clow and McKay 2024, Conj. 6.4
 * @example nimberOrders(2).map(({ order, digraphs }) => [order, digraphs.length]) // [[0, 1], [2, 1], [4, 2]]
 */
export function nimberOrders(largest: number, given: DigraphValueOptions = {}): NimberOrder[] {
  if (!Number.isInteger(largest) || largest < 0)
    throw wrongArgument('nimberOrders', largest, `an integer from 0 to ${LARGEST}`);
  if (largest > LARGEST)
    throw new LimitError('too-large', `nimberOrders: *${largest}; expected at most *${LARGEST}.`, {
      hint: 'By the ordinal sum *m has a digraph with 2m vertices.',
      details: { found: largest, limit: LARGEST },
    });
  const { store = standardStore, ...options } = given;
  requireStore('nimberOrders', store);
  const work = new Work('nimberOrders', options);
  const rows: NimberOrder[] = [{ nimber: 0, order: 0, digraphs: [new DigraphPlacement('')], excluded: 0 }];
  for (let m = 1; m <= largest; m++) rows.push(nextOrder(rows[m - 1]!, store.nimber(m), work));
  return rows;
}

/** That of *m from that of *(m − 1). */
function nextOrder({ nimber, digraphs }: NimberOrder, value: Value, work: Work): NimberOrder {
  const m = nimber + 1;
  const n = 2 * m;
  const sets = new OptionSets(value.store);
  const number = sets.numberOf(value.id);
  const smaller = withNegatives(digraphs);
  const found = new Map<string, DigraphPlacement>();
  // Up to negation the new vertex is Left's.
  for (const digraph of extensionsOfValue(smaller, { sets, value: number, isHarmless: true, work }))
    add(found, digraph);
  const order = found.size > 0 ? n - 1 : n;
  if (m === LARGEST) add(found, ordinalSumOfStars(m));
  else if (order === n) {
    const larger = withNegatives(digraphsOfValue(value.store.nimber(nimber), n - 1, work.part()));
    for (const digraph of extensionsOfValue(larger, { sets, value: number, isHarmless: true, work }))
      add(found, digraph);
    const bases = withAnyVertex(smaller);
    for (const digraph of extensionsOfValue(bases, { sets, value: number, isHarmless: false, work }))
      add(found, digraph);
  }
  return { nimber: m, order, digraphs: [...found.values()], excluded: smaller.length * 2 ** (n - 2) };
}

/**
 * Adds the one of a digraph and its negative in which Left has at least half of the vertices, or both, unless an
 * isomorphic one is there.
 */
function add(found: Map<string, DigraphPlacement>, digraph: DigraphPlacement): void {
  const lefts = digraph.sides.filter((side) => side === 'L').length;
  for (const one of [digraph, digraph.negative()])
    if (2 * (one === digraph ? lefts : digraph.n - lefts) >= digraph.n) {
      const least = leastDigraph(one);
      found.set(String(least), least);
    }
}

/** The m-fold ordinal sum of the digraph of *. */
function ordinalSumOfStars(m: number): DigraphPlacement {
  const star = parseDigraphPlacement('LR 0-1');
  return digraphOrdinalSum(...Array.from({ length: m }, () => star));
}

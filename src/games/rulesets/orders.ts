import { InputError } from '../../errors.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';
import { ANY_VERTEX } from './graphs.js';
import { rulesetOnBoards } from './rulesetOnBoards.js';

/** Pairs `[a, b]` with a < b; the order is what follows from them. */
export type OrderRelations = readonly (readonly [number, number])[];

/**
 * Claimed elements of a poset form a chain: any two are comparable.
 * @param relations between the vertices of the board, which are its elements
 * @throws InputError `not-an-order` if an element is below itself
 */
export function chain(relations: OrderRelations): Ruleset {
  return orderRuleset('chain', relations);
}

/**
 * Claimed elements of a poset form an antichain: no two are comparable.
 * @param relations between the vertices of the board, which are its elements
 * @throws InputError `not-an-order` if an element is below itself
 */
export function antichain(relations: OrderRelations): Ruleset {
  return orderRuleset('antichain', relations);
}

function orderRuleset(kind: 'chain' | 'antichain', relations: OrderRelations): Ruleset {
  const n = Math.max(-1, ...relations.flat()) + 1;
  const isBelow = transitiveClosure(relations, n);
  const comparable = (u: number, v: number): boolean => isBelow[u]?.[v] === true || isBelow[v]?.[u] === true;
  const name = `${kind}(${relations.map((pair) => pair.join('<')).join()})`;
  const vertices = rulesetOnBoards({ type: 'ruleset', name, pieces: ANY_VERTEX }, (ruleset, { vertexCount }) => {
    if (vertexCount < n)
      throw unsuitableBoard(ruleset, `one with ${vertexCount} vertices`, `at least ${n}: the elements of the poset`);
  });
  const { data: _, ...rest } = vertices;
  return {
    ...rest,
    words: `Claim an element, such that the claimed ones form ${kind === 'chain' ? 'a chain' : 'an antichain'}.`,
    clauses: [
      {
        on: 'pair',
        words: `claimed elements are ${kind === 'chain' ? 'comparable' : 'not comparable'}`,
        forbids: ({ cells: [u] }, { cells: [v] }) => comparable(u!, v!) !== (kind === 'chain'),
      },
    ],
  };
}

function transitiveClosure(relations: OrderRelations, n: number): boolean[][] {
  const below = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
  for (const [a, b] of relations) below[a]![b] = true;
  for (let w = 0; w < n; w++)
    for (let u = 0; u < n; u++) if (below[u]![w]!) for (let v = 0; v < n; v++) if (below[w]![v]!) below[u]![v] = true;
  const circle = below.findIndex((row, v) => row[v]);
  if (circle !== -1)
    throw new InputError('not-an-order', `The element ${circle} is below itself; expected a partial order.`);
  return below;
}

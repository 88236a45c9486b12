import { InputError, LimitError } from '../../errors.js';
import { shown } from '../../shape.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';
import { deepFrozen } from '../deepFrozen.js';
import { ANY_VERTEX } from './graphs.js';
import { readOnBoards } from './readOnBoards.js';

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
  const n = numberOfElements(kind, relations);
  const isBelow = transitiveClosure(kind, relations, n);
  const comparable = (u: number, v: number): boolean => isBelow[u]?.[v] === true || isBelow[v]?.[u] === true;
  const name = `${kind}(${relations.map((pair) => pair.join('<')).join()})`;
  const vertices = readOnBoards({ type: 'ruleset', name, pieces: ANY_VERTEX }, (ruleset, { vertexCount }) => {
    if (vertexCount < n)
      throw unsuitableBoard(ruleset, `one with ${vertexCount} vertices`, `at least ${n}: the elements of the poset`);
  });
  const { data: _, ...rest } = vertices;
  return deepFrozen<Ruleset>({
    ...rest,
    words: `Claim an element so that the claimed elements form ${kind === 'chain' ? 'a chain' : 'an antichain'}.`,
    clauses: [
      {
        on: 'pair',
        words: `claimed elements are ${kind === 'chain' ? 'comparable' : 'not comparable'}`,
        forbids: ({ cells: [u] }, { cells: [v] }) => comparable(u!, v!) !== (kind === 'chain'),
      },
    ],
  });
}

/** The most elements of an order that is given with a ruleset. */
const MOST_ELEMENTS = 1000;

function numberOfElements(kind: string, relations: OrderRelations): number {
  const isPair = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && pair.every(isElement);
  const wrong: unknown = Array.isArray(relations) ? relations.find((pair) => !isPair(pair)) : relations;
  if (wrong !== undefined)
    throw new InputError(
      'invalid-element',
      `${kind}: found ${shown(wrong)}; expected pairs of integers ≥ 0, as in [[0, 1]].`,
    );
  const n = relations.reduce((most, [a, b]) => Math.max(most, a + 1, b + 1), 0);
  if (n > MOST_ELEMENTS)
    throw new LimitError('too-large-ruleset', `${kind}: the element ${n - 1}; the limit is ${MOST_ELEMENTS - 1}.`, {
      details: { element: n - 1, limit: MOST_ELEMENTS - 1 },
    });
  return n;
}

function isElement(x: unknown): boolean {
  return Number.isSafeInteger(x) && (x as number) >= 0;
}

function transitiveClosure(kind: string, relations: OrderRelations, n: number): boolean[][] {
  const below = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
  for (const [a, b] of relations) below[a]![b] = true;
  for (let w = 0; w < n; w++)
    for (let u = 0; u < n; u++) if (below[u]![w]!) for (let v = 0; v < n; v++) if (below[w]![v]!) below[u]![v] = true;
  const circle = below.findIndex((row, v) => row[v]);
  if (circle !== -1)
    throw new InputError('not-an-order', `${kind}: the element ${circle} is below itself; expected a partial order.`);
  return below;
}

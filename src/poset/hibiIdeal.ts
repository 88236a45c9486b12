import { SquarefreeIdeal, type Variable } from '../ideal/index.js';
import { Work, type RunOptions } from '../run.js';
import type { LabelledPoset } from './LabelledPoset.js';
import { orderIdeals } from './orderIdeals.js';

/**
 * The Hibi ideal of a poset, in x₁, …, xₙ (of Left) and y₁, …, yₙ (of Right), where element p has the variables x_(p+1)
 * and y_(p+1): each order ideal gives the generator that is the product of the x of its members and the y of the
 * others. All have degree n, and the resolution is linear.
 * @throws LimitError; `limit` counts order ideals
 * @source Herzog and Hibi 2005
 * @example hibiIdeal(LabelledPoset.fromCovers(2, [[0, 1]])).toString() // 'ideal:x1*x2, x1*y2, y1*y2'
 */
export function hibiIdeal(poset: LabelledPoset, options: RunOptions = {}): SquarefreeIdeal {
  const work = new Work('hibiIdeal', options);
  const { n } = poset;
  const generators: number[][] = [];
  for (const ideal of orderIdeals(poset)) {
    work.step();
    const members = new Set(ideal);
    generators.push(Array.from(poset.labels.keys()).map((p) => (members.has(p) ? p : n + p)));
  }
  return SquarefreeIdeal.fromGenerators(generators, variablesOf(n));
}

/**
 * The Alexander dual of the Hibi ideal: the edge ideal of the bipartite graph with the edges x_p y_q for p ≤ q. These
 * are, up to names, the Cohen–Macaulay bipartite graphs without isolated vertices.
 * @complexity linear in the comparable pairs
 * @source Herzog and Hibi 2005
 * @example hibiIdealDual(LabelledPoset.fromCovers(2, [[0, 1]])).toString() // 'ideal:x1*y1, x1*y2, x2*y2'
 */
export function hibiIdealDual(poset: LabelledPoset): SquarefreeIdeal {
  const edges = poset.ideals.toLists().flatMap((ideal, q) => ideal.map((p) => [p, poset.n + q]));
  return SquarefreeIdeal.fromGenerators(edges, variablesOf(poset.n));
}

function variablesOf(n: number): Variable[] {
  const named = (letter: string, side: 'L' | 'R'): Variable[] =>
    Array.from({ length: n }, (_, p) => ({ name: `${letter}${p + 1}`, side }));
  return [...named('x', 'L'), ...named('y', 'R')];
}

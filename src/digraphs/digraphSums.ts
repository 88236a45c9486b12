import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import { requireFewArcs, requireFewVertices } from './arcBound.js';
import { DigraphPlacement, type Arc } from './DigraphPlacement.js';

/**
 * The disjoint union: literally the disjunctive sum. The vertices of later games go on counting.
 * @param summands none give the empty digraph
 * @throws LimitError `too-many-vertices` above 2²⁰, `too-many-arcs` above 2²²
 * @source Clow and McKay 2024, Sec. 1
 * @example digraphSum(parseDigraphPlacement('LR 0>1'), parseDigraphPlacement('L')).toString() // 'digraph:LRL 0>1'
 */
export function digraphSum(...summands: readonly DigraphPlacement[]): DigraphPlacement {
  return union('digraphSum', summands, 0);
}

/**
 * The disjoint union with all arcs from earlier to later parts: literally the ordinal sum, in which a move in a part
 * deletes the parts after it.
 * @param parts the base first; none give the empty digraph
 * @throws LimitError `too-many-vertices` above 2²⁰, `too-many-arcs` above 2²²
 * @source Clow and McKay 2024, Sec. 6
 * @example digraphOrdinalSum(parseDigraphPlacement('L'), parseDigraphPlacement('LR')).toString() // 'digraph:LLR 0>1 0>2'
 */
export function digraphOrdinalSum(...parts: readonly DigraphPlacement[]): DigraphPlacement {
  return union('digraphOrdinalSum', parts, 1);
}

/**
 * The disjoint union with both arcs between any two vertices of different parts: whoever moves first in a part deletes
 * all others, so that the options of the players are those in all parts together.
 * @param parts none give the empty digraph
 * @throws LimitError `too-many-vertices` above 2²⁰, `too-many-arcs` above 2²²
 * @example digraphExclusiveJoin(parseDigraphPlacement('L'), parseDigraphPlacement('R')).toString() // 'digraph:LR 0-1'
 */
export function digraphExclusiveJoin(...parts: readonly DigraphPlacement[]): DigraphPlacement {
  return union('digraphExclusiveJoin', parts, 2);
}

/**
 * The game with a true twin of a vertex, which comes last: a vertex of the same player with the same neighbours, and
 * both arcs between the two. Literally the same game, if options are compared as sets; with multisets there is one
 * option more.
 * @throws InputError `invalid-vertex`; LimitError `too-many-vertices` above 2²⁰
 * @example digraphWithTwin(parseDigraphPlacement('LR 0>1'), 0).toString() // 'digraph:LRL 0>1 0-2 2>1'
 */
export function digraphWithTwin(game: DigraphPlacement, v: number): DigraphPlacement {
  if (!Number.isInteger(v) || v < 0 || v >= game.n)
    throw new InputError(
      'invalid-vertex',
      `digraphWithTwin: vertex ${shown(v)}; expected integers v with 0 ≤ v < ${game.n}.`,
      { details: { vertex: v } },
    );
  const twin = game.n;
  requireFewVertices('digraphWithTwin', twin + 1);
  const copied = [...game.out[v]!.map((w): Arc => [twin, w]), ...game.in[v]!.map((u): Arc => [u, twin])];
  return new DigraphPlacement([...game.sides, game.sides[v]!], [...game.arcs, ...copied, [v, twin], [twin, v]]);
}

/**
 * The parts one after the other.
 * @param between how many of the two arcs join vertices of different parts: the first goes from the earlier part
 */
function union(task: string, parts: readonly DigraphPlacement[], between: 0 | 1 | 2): DigraphPlacement {
  const n = parts.reduce((sum, part) => sum + part.n, 0);
  requireFewVertices(task, n);
  const pairs = (n * n - parts.reduce((sum, part) => sum + part.n * part.n, 0)) / 2;
  requireFewArcs(task, parts.reduce((sum, part) => sum + part.arcs.length, 0) + between * pairs);
  const arcs: Arc[] = [];
  let offset = 0;
  for (const part of parts) {
    for (const [u, v] of part.arcs) arcs.push([offset + u, offset + v]);
    for (let u = 0; between > 0 && u < offset; u++)
      for (let v = offset; v < offset + part.n; v++) {
        arcs.push([u, v]);
        if (between === 2) arcs.push([v, u]);
      }
    offset += part.n;
  }
  return new DigraphPlacement(
    parts.flatMap(({ sides }) => sides),
    arcs,
  );
}

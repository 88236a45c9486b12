import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { stronglyConnectedParts } from '../../symmetry/internal.js';
import { arcLists } from './arcLists.js';
import { ShrinkingDigraph } from './ShrinkingDigraph.js';

/** The most vertices times arcs of a part that is searched: what the recursion keeps at one time. */
const MOST_TO_BRANCH_ON = 2 ** 24;

/**
 * A smallest set of vertices that meets every directed cycle, ascending, by branch and bound: strongly connected
 * components apart; a vertex with one arc in or out is passed over (Levy & Low 1988), one whose out- or in-neighbours
 * form a clique with it, arcs both ways, is kept; else a vertex of many arcs is deleted, or kept and passed over.
 * Disjoint cliques and disjoint cycles bound the size from below.
 * @param out the out-neighbours of each vertex
 */
export function leastFeedbackSet(out: readonly (readonly number[])[], work: Work): number[] {
  const found: number[] = [];
  for (const part of stronglyConnectedParts(arcLists(out))) {
    if (part.length === 1) continue;
    const inside = new Set(part);
    const digraph = new ShrinkingDigraph(
      new Map(part.reverse().map((v) => [v, new Set(out[v]!.filter((w) => inside.has(w)))])),
    );
    found.push(...search(digraph, part.length - 1, work)!);
  }
  return found.sort((a, b) => a - b);
}

/** A smallest set of at most so many vertices, or none. The digraph is used up. */
function search(digraph: ShrinkingDigraph, most: number, work: Work): number[] | undefined {
  work.step();
  const found = reduce(digraph, work);
  if (found.length > most) return undefined;
  if (digraph.size === 0) return found;
  const parts = digraph.strongParts();
  if (parts.length > 1) {
    const own = parts.filter((part) => part.length > 1).map((part) => digraph.part(part));
    const bounds = own.map(lowerBound);
    let rest = bounds.reduce((sum, bound) => sum + bound, 0);
    for (const [i, part] of own.entries()) {
      rest -= bounds[i]!;
      const best = search(part, most - found.length - rest, work);
      if (best === undefined) return undefined;
      found.push(...best);
    }
    return found;
  }
  if (found.length + lowerBound(digraph) > most) return undefined;
  requireModest(digraph, work);
  const v = busiest(digraph);
  const without = digraph.part(digraph.out.keys());
  without.delete(v);
  const deleted = search(without, most - found.length - 1, work);
  digraph.bypass(v);
  const kept = search(digraph, deleted === undefined ? most - found.length : deleted.length, work);
  if (kept !== undefined) return [...found, ...kept];
  return deleted && [...found, v, ...deleted];
}

/** @throws LimitError `too-many-vertices` */
function requireModest({ out, size }: ShrinkingDigraph, work: Work): void {
  let arcs = 0;
  for (const ends of out.values()) arcs += ends.size;
  if (size * arcs > MOST_TO_BRANCH_ON)
    throw new LimitError(
      'too-many-vertices',
      `${work.task}: ${size} vertices with ${arcs} arcs on cycles that no rule takes apart; expected vertices times arcs to be at most ${MOST_TO_BRANCH_ON}.`,
      { details: { found: size * arcs, limit: MOST_TO_BRANCH_ON } },
    );
}

/** Takes away what need not be tried; answers the vertices that have to be deleted. */
function reduce(digraph: ShrinkingDigraph, work: Work): number[] {
  const found: number[] = [];
  const pending = new Set(digraph.out.keys());
  for (const v of pending) {
    pending.delete(v);
    const [after, before] = [digraph.out.get(v), digraph.in.get(v)];
    if (after === undefined || before === undefined) continue;
    const deleted = whatToDelete(digraph, v);
    if (deleted === undefined) continue;
    for (const u of deleted.length === 0 ? [v] : deleted) {
      for (const w of digraph.out.get(u)!) pending.add(w);
      for (const w of digraph.in.get(u)!) pending.add(w);
    }
    for (const u of deleted) digraph.delete(u);
    found.push(...deleted);
    if (digraph.out.has(v)) digraph.bypass(v);
    work.tick(work.steps);
  }
  return found;
}

/**
 * What a smallest set contains around a vertex that need not be tried: it, or some neighbours where it is kept; else
 * nothing.
 */
function whatToDelete(digraph: ShrinkingDigraph, v: number): readonly number[] | undefined {
  const [after, before] = [digraph.out.get(v)!, digraph.in.get(v)!];
  if (after.has(v)) return [v];
  if (isCliqueWith(digraph, v, after)) return [...after];
  if (isCliqueWith(digraph, v, before)) return [...before];
  return after.size <= 1 || before.size <= 1 ? [] : undefined;
}

/** Are there arcs both ways between any two of a vertex and some of its neighbours? */
function isCliqueWith({ out }: ShrinkingDigraph, v: number, around: ReadonlySet<number>): boolean {
  for (const w of around) {
    if (!out.get(v)!.has(w) || !out.get(w)!.has(v)) return false;
    for (const u of around) if (u !== w && !out.get(w)!.has(u)) return false;
  }
  return true;
}

/** The vertex with most arcs in times arcs out. */
function busiest({ out, in: into }: ShrinkingDigraph): number {
  let best = -1;
  let most = -1;
  for (const [v, ends] of out) {
    const paths = ends.size * into.get(v)!.size;
    if (paths > most) [best, most] = [v, paths];
  }
  return best;
}

/**
 * A number of vertices that have to be deleted: of a clique of arcs both ways all but one, of disjoint cycles one each.
 */
function lowerBound(digraph: ShrinkingDigraph): number {
  const left = new Set([...digraph.out.keys()].sort((u, v) => digraph.out.get(u)!.size - digraph.out.get(v)!.size));
  let bound = 0;
  for (const v of left) {
    const clique = [v];
    let candidates = digraph.partners(v).filter((w) => left.has(w));
    while (candidates.length > 0) {
      const w = candidates[0]!;
      clique.push(w);
      const partners = new Set(digraph.partners(w));
      candidates = candidates.filter((u) => partners.has(u));
    }
    if (clique.length === 1) continue;
    bound += clique.length - 1;
    for (const w of clique) left.delete(w);
  }
  for (const v of left) {
    const cycle = shortestCycle(digraph, v, left);
    if (cycle === undefined) continue;
    bound++;
    for (const w of cycle) left.delete(w);
  }
  return bound;
}

/** A shortest directed cycle through a vertex, among some. */
function shortestCycle(digraph: ShrinkingDigraph, v: number, among: ReadonlySet<number>): number[] | undefined {
  const from = new Map<number, number>();
  const reached = [v];
  for (const u of reached)
    for (const w of digraph.out.get(u)!) {
      if (w === v) {
        const cycle = [u];
        while (cycle.at(-1) !== v) cycle.push(from.get(cycle.at(-1)!)!);
        return cycle;
      }
      if (!among.has(w) || from.has(w)) continue;
      from.set(w, u);
      reached.push(w);
    }
  return undefined;
}

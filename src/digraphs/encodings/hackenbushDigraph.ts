import { listOf, wrongArgument } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import type { HackenbushEdge } from '../../moves/index.js';
import { aHackenbushEdge } from '../../moves/internal.js';
import { requireShape } from '../../shape.js';
import { digraphOfMoves } from '../digraphOfMoves.js';
import type { NamedDigraph } from '../NamedDigraph.js';

const MOST_EDGES = 2048;

/**
 * HACKENBUSH: whoever cuts an edge removes with it everything no longer connected to the ground. This is a conflict
 * placement game iff each edge falls only if some single edge is cut: so on stalks, forests rooted at the ground, and
 * wherever cycles carry nothing.
 * @param edges of a graph with or without parallel edges and loops; all are connected to the ground
 * @returns with the names `u-v` of the edges, `u-v(2)`, … for parallel ones
 * @throws InputError `not-a-conflict-game` with an edge that falls only if several are cut, `not-connected`; LimitError
 * `too-many-edges` above 2048
 * @complexity the square of the number of edges
 * @source Clow and McKay 2024, Sec. 3
 * There for paths, from the proof of Lemma 4.3; an edge that falls with no single other one is grounded by a way all of
 * whose edges have this property.
 * @example hackenbushDigraph([[0, 1, 'L'], [1, 2, 'R'], [1, 3, 'E']]).digraph.toString() // 'digraph:LRLR 0>1 0>2 0>3 2-3'
 */
export function hackenbushDigraph(edges: Iterable<HackenbushEdge>): NamedDigraph {
  const list = [...edges];
  requireShape('hackenbushDigraph', listOf(aHackenbushEdge), list, 'edges');
  return encoded('hackenbushDigraph', list);
}

/**
 * A HACKENBUSH stalk: edges one above the other, L, R, or E for either player, from the ground up. Without E it is a
 * number, by the rule of sign expansions, and the digraph a transitive tournament.
 * @returns with the names `0-1`, `1-2`, … of the edges
 * @throws InputError `invalid-argument`; LimitError `too-many-edges` above 2048, `too-many-arcs`
 * @source Clow and McKay 2024, Lemma 4.3
 * @example hackenbushStalkDigraph('LRR').digraph.toString() // 'digraph:LRR 0>1 0>2 1>2'
 */
export function hackenbushStalkDigraph(colours: string): NamedDigraph {
  const task = 'hackenbushStalkDigraph';
  const wrong = /[^LRE]/u.exec(colours);
  if (wrong !== null) throw wrongArgument(task, wrong[0], 'letters L, R and E');
  requireFewEdges(task, colours.length);
  return encoded(
    task,
    Array.from(colours, (colour, i): HackenbushEdge => [i, i + 1, colour as 'L' | 'R' | 'E']),
  );
}

function requireFewEdges(task: string, count: number): void {
  if (count > MOST_EDGES)
    throw new LimitError('too-many-edges', `${task}: ${count} edges; expected at most ${MOST_EDGES}.`, {
      details: { found: count, limit: MOST_EDGES },
    });
}

function encoded(task: string, list: readonly HackenbushEdge[]): NamedDigraph {
  requireFewEdges(task, list.length);
  const names = namesOf(list);
  const all = new Set(list.keys());
  const [loose] = fallen(list, all);
  if (loose !== undefined)
    throw new InputError(
      'not-connected',
      `${task}: found the edge ${names[loose]!}, which is not connected to the ground; expected ways from all edges to vertex 0.`,
      { details: { edge: loose } },
    );
  const deletes = list.map((_, e) => {
    all.delete(e);
    const others = fallen(list, all);
    all.add(e);
    return others;
  });
  requireSingleCauses(task, list, names, deletes);
  const moves = list.map(([, , colour], e) => ({ name: names[e]!, side: colour === 'E' ? undefined : colour }));
  return digraphOfMoves(task, moves, deletes);
}

/** `u-v`, and `u-v(2)`, … for further edges between the same vertices. */
function namesOf(list: readonly HackenbushEdge[]): string[] {
  const counts = new Map<string, number>();
  return list.map(([u, v]) => {
    const [name, ends] = [`${u}-${v}`, u < v ? `${u}-${v}` : `${v}-${u}`];
    const count = (counts.get(ends) ?? 0) + 1;
    counts.set(ends, count);
    return count === 1 ? name : `${name}(${count})`;
  });
}

/**
 * An edge that falls when all are cut that do not fell it alone, falls only if several are cut: a smallest set of
 * these, each of which has a way to the ground until it is cut, is the witness.
 * @throws InputError `not-a-conflict-game`
 */
function requireSingleCauses(
  task: string,
  list: readonly HackenbushEdge[],
  names: readonly string[],
  deletes: readonly (readonly number[])[],
): void {
  const causes = list.map((_, f) => new Set([f]));
  deletes.forEach((others, e) => {
    for (const f of others) causes[f]!.add(e);
  });
  for (const [f, own] of causes.entries()) {
    if (!fallen(list, own).includes(f)) continue;
    const left = new Set(own);
    for (const e of list.keys()) if (!fallen(list, left.add(e)).includes(f)) left.delete(e);
    const together = [...list.keys()].filter((e) => !left.has(e));
    throw new InputError(
      'not-a-conflict-game',
      `${task}: found the edge ${names[f]!}, which falls when ${together.map((e) => names[e]!).join(' and ')} are cut, and with fewer of them does not; expected edges that fall with single ones.`,
      {
        hint: 'Stalks and forests rooted at the ground are conflict placement games.',
        details: { edge: f, cut: together },
      },
    );
  }
}

/** The edges that have no way to the ground when only some are left, ascending. */
function fallen(list: readonly HackenbushEdge[], left: ReadonlySet<number>): number[] {
  const at = new Map<number, number[]>();
  for (const e of left)
    for (const v of list[e]!.slice(0, 2) as number[]) {
      const own = at.get(v);
      if (own === undefined) at.set(v, [e]);
      else own.push(e);
    }
  const grounded = new Set<number>();
  const reached = new Set([0]);
  for (const v of reached)
    for (const e of at.get(v) ?? []) {
      grounded.add(e);
      reached.add(list[e]![0]).add(list[e]![1]);
    }
  return [...list.keys()].filter((e) => left.has(e) && !grounded.has(e));
}

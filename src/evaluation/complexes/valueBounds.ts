import type { Outcome, Value } from '../../values/index.js';
import type { PlayableComplex } from './playablePart.js';

/** Values between which a value lies: lower ≤ value ≤ upper. */
export interface ValueBounds {
  readonly lower: Value;
  readonly upper: Value;
}

/**
 * The value of a sum of which a part is known. The open part is at most the number of moves that Left can make in it
 * and at least minus that of Right; between −1 and 1 if it is impartial.
 * @param known the value of the known part
 * @param open vertices of the components that are not known
 */
export function valueBounds(game: PlayableComplex, known: Value, open: readonly (readonly number[])[]): ValueBounds {
  const { store } = known;
  let [left, right] = [0, 0];
  let impartial = false;
  for (const vertices of open)
    if (vertices.every((v) => game.sides[v] === 3)) impartial = true;
    else {
      left += mostMoves(game, vertices, 1);
      right += mostMoves(game, vertices, 2);
    }
  const either = impartial ? 1 : 0;
  return { lower: known.plus(store.number(-right - either)), upper: known.plus(store.number(left + either)) };
}

/** The outcome, if the bounds decide it. */
export function outcomeWithin({ lower, upper }: ValueBounds): Outcome | undefined {
  if (lower.outcome === 'L') return 'L';
  if (upper.outcome === 'R') return 'R';
  return lower.equals(upper) ? lower.outcome : undefined;
}

/**
 * An upper bound of the number of vertices of a player in a face: that of the largest facet, or the number of cliques
 * of forbidden pairs that cover the vertices, less disjoint larger nonfaces among the vertices left over.
 * @param side 1 Left, 2 Right
 */
function mostMoves({ sides, sets, kind }: PlayableComplex, vertices: readonly number[], side: 1 | 2): number {
  const own = new Set(vertices.filter((v) => (sides[v]! & side) !== 0));
  if (kind === 'facets') return Math.max(...sets.map((set) => set.filter((v) => own.has(v)).length));
  const inside = sets.filter((set) => set.every((v) => own.has(v)));
  const near = new Map<number, Set<number>>();
  for (const v of own) near.set(v, new Set());
  for (const [u, v, more] of inside) {
    if (more !== undefined) continue;
    near.get(u!)!.add(v!);
    near.get(v!)!.add(u!);
  }
  const clique = new Map<number, number[]>();
  let cliques = 0;
  for (const v of own) {
    const found = [...near.get(v)!]
      .map((u) => clique.get(u))
      .find((members) => members?.every((u) => near.get(v)!.has(u)));
    if (found === undefined) cliques++;
    else found.push(v);
    clique.set(v, found ?? [v]);
  }
  const alone = new Set([...own].filter((v) => clique.get(v)!.length === 1));
  for (const set of inside) {
    if (set.length === 2 || !set.every((v) => alone.has(v))) continue;
    cliques--;
    for (const v of set) alone.delete(v);
  }
  return cliques;
}

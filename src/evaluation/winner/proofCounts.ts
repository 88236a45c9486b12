/** Numbers of moves of a player in a part. */
export interface MovesOfPlayer {
  /** He makes at most so many. */
  readonly most: number;
  /** He makes so many whatever the opponent does. */
  readonly sure: number;
  /** So many more of which the opponent forbids at most one, or at most two, by a move. */
  readonly singles: number;
  readonly triples: number;
  /** Of the singles those that also take a move away from the most of the opponent. */
  readonly doubles: number;
}

const NONE: MovesOfPlayer = { most: 0, sure: 0, singles: 0, doubles: 0, triples: 0 };

export interface MovesOfPlayers {
  readonly L: MovesOfPlayer;
  readonly R: MovesOfPlayer;
}

/** Counts nothing but vertices. */
export function vertexCounts(vertices: readonly number[], owner: (v: number) => 'L' | 'R' | undefined): MovesOfPlayers {
  const all = (player: 'L' | 'R'): MovesOfPlayer => ({
    ...NONE,
    most: vertices.filter((v) => (owner(v) ?? player) === player).length,
  });
  return { L: all('L'), R: all('R') };
}

/**
 * Counts moves, greedily in the order of the vertices.
 *
 * A set T of vertices of one player alone is sure if each forbidden set that meets T has a vertex of his alone outside
 * T: he plays only in T, so that vertex is never placed, and no forbidden set with a vertex of T is ever filled.
 * Contested vertices C are added to T as if the pairs with vertices of the opponent were not; then what the opponent
 * plays forbids its neighbours in C, and nothing else in T or C. A vertex v of C is a double if it is joined to all of
 * a clique K of forbidden pairs that counts as one move of the opponent: as long as v is not forbidden no vertex of K
 * is placed, and after v none ever is. Different doubles have different cliques, since a vertex of K forbids no two of
 * C.
 * @param forbidden sets of the vertices, with at least two each
 */
export function proofCounts(
  vertices: readonly number[],
  owner: (v: number) => 'L' | 'R' | undefined,
  forbidden: readonly (readonly number[])[],
): MovesOfPlayers {
  const near = new Map(vertices.map((v) => [v, new Set<number>()]));
  for (const [u, v, more] of forbidden)
    if (more === undefined) {
      near.get(u!)!.add(v!);
      near.get(v!)!.add(u!);
    }
  const isOpen = (set: readonly number[]): boolean =>
    set.length > 2 && !set.some((u, i) => set.some((v, j) => i < j && near.get(u)!.has(v)));
  const canPlay = (player: 'L' | 'R', v: number): boolean => (owner(v) ?? player) === player;
  const large = forbidden.filter(isOpen);
  const most = (player: 'L' | 'R'): { readonly number: number; readonly cliques: readonly (readonly number[])[] } => {
    const cliques: number[][] = [];
    for (const v of vertices) {
      if (!canPlay(player, v)) continue;
      const clique = cliques.find((members) => members.every((u) => near.get(v)!.has(u)));
      if (clique === undefined) cliques.push([v]);
      else clique.push(v);
    }
    const alone = new Set(cliques.filter(({ length }) => length === 1).flat());
    const packed = new Set<number>();
    let number = cliques.length;
    for (const set of large)
      if (set.every((v) => alone.has(v) && !packed.has(v))) {
        number--;
        for (const v of set) packed.add(v);
      }
    return { number, cliques: cliques.filter(([v]) => !packed.has(v!)) };
  };
  const [left, right] = [most('L'), most('R')];
  const ofPlayer = (player: 'L' | 'R'): MovesOfPlayer => {
    const foe = player === 'L' ? 'R' : 'L';
    const own = new Set(vertices.filter((v) => owner(v) === player));
    const chosen = new Set<number>();
    let hits = new Map<number, number>();
    const closes = (v: number): boolean =>
      large.some((set) => set.includes(v) && set.every((u) => u === v || !own.has(u) || chosen.has(u)));
    const choose = (atMost: number, suits: (v: number) => boolean): number => {
      const before = chosen.size;
      for (const v of own) {
        const around = near.get(v)!;
        if (chosen.has(v) || [...around].some((u) => chosen.has(u))) continue;
        const foes = [...around].filter((u) => canPlay(foe, u));
        if (foes.some((u) => (hits.get(u) ?? 0) >= atMost) || !suits(v) || closes(v)) continue;
        chosen.add(v);
        for (const u of foes) hits.set(u, (hits.get(u) ?? 0) + 1);
      }
      return chosen.size - before;
    };
    const any = (): boolean => true;
    const sure = choose(0, any);
    const ofSure = [...chosen];
    const { cliques } = player === 'L' ? right : left;
    const doubles = choose(1, (v) => cliques.some((clique) => clique.every((u) => near.get(v)!.has(u))));
    const singles = doubles + choose(1, any);
    const numbers = { most: (player === 'L' ? left : right).number, sure, singles, doubles };
    if (large.length > 0) return { ...numbers, triples: singles };
    chosen.clear();
    for (const v of ofSure) chosen.add(v);
    hits = new Map();
    return { ...numbers, triples: choose(2, any) };
  };
  return { L: ofPlayer('L'), R: ofPlayer('R') };
}

/**
 * Which complexes rulesets with pieces on single vertices and without listed positions have on a board, straight from
 * the definition of rulesets as data: the rulesets with each single clause are compiled; with several clauses a
 * position is illegal iff one of them forbids it.
 */
import type { Board } from 'spgames/boards';
import { SetFamily } from 'spgames/sets';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { canonicalLabelling } from 'spgames/symmetry';
import { type ClauseData, compile, type PieceData, type RulesetData, rulesetFromData } from 'spgames/games';
import { range } from '../helpers/range.js';

type Side = 'L' | 'R' | undefined;

/** All subsets. */
export function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

/** Clauses of every kind in the schema but those that list positions or vertices: on m vertices others repeat these. */
export function clausesOn(m: number, pieces: number): ClauseData[][] {
  const distances = range(m);
  const betweens = ['own', 'opposing', 'any'] as const;
  const clauses: ClauseData[][] = [[{ forbid: 'overlap' }], [{ forbid: 'overlap' }, { forbid: 'no-liberty' }]];
  for (const between of betweens) {
    clauses.push([{ forbid: 'adjacent', between }]);
    for (const set of subsetsOf(distances))
      if (set.length > 0) clauses.push([{ forbid: 'distance', in: set, between }]);
  }
  for (const set of subsetsOf(distances))
    if ([1, 3, 6].includes(set.length)) clauses.push([{ forbid: 'distances', sets: [set] }]);
  for (const side of ['L', 'R', undefined] as const)
    for (let most = 0; most < pieces; most++)
      clauses.push([{ forbid: 'more-than', pieces: most, ...(side !== undefined && { side }) }]);
  return clauses;
}

/** Clauses that bar pieces from listed vertices. */
export function barringClauses(m: number): ClauseData[][] {
  const lists = subsetsOf(range(m)).filter((list) => list.length > 0);
  return lists.flatMap((vertices) =>
    (['L', 'R', undefined] as const).map((side): ClauseData[] => [
      { forbid: 'vertices', vertices, ...(side !== undefined && { side }) },
    ]),
  );
}

/** Kinds of pieces on single vertices. */
export function singlePieces(sides: readonly Side[], on: readonly (readonly number[] | undefined)[] = []): PieceData[] {
  return sides.map((side, i): PieceData => {
    const list = on[i];
    return {
      piece: `kind ${i}`,
      ...(side !== undefined && { side }),
      ...(list !== undefined && { on: list }),
      graph: { n: 1, edges: [] },
    };
  });
}

/** The illegal sets as bits: bit s for the set of the vertices that are the bits of s. */
export function illegalSetsOf(pieces: readonly PieceData[], clauses: readonly ClauseData[], board: Board): bigint {
  const data: RulesetData = { type: 'ruleset', name: 'small', pieces, clauses };
  const { legalComplex } = compile(rulesetFromData(data), board);
  const nonfaces = legalComplex.minimalNonfaces.toLists().map((set) => set.reduce((mask, v) => mask | (1 << v), 0));
  let illegal = 0n;
  for (let s = 0; s < 2 ** legalComplex.n; s++)
    if (nonfaces.some((part) => (part & s) === part)) illegal |= 1n << BigInt(s);
  return illegal;
}

/**
 * The legal complexes without their loops of all rulesets with such pieces and some of the clauses, one of each
 * isomorphism class, by a text that isomorphic ones share.
 */
export function complexesOf(
  pieces: readonly PieceData[],
  clauses: readonly (readonly ClauseData[])[],
  board: Board,
  into: Map<string, SimplicialComplex>,
): void {
  const vertices = compile(rulesetFromData({ type: 'ruleset', name: 'small', pieces }), board).legalComplex.vertices;
  const single = new Set(clauses.map((clause) => illegalSetsOf(pieces, clause, board)));
  let unions = new Set([0n]);
  for (const one of single) unions = new Set([...unions, ...[...unions].map((union) => union | one)]);
  for (const illegal of unions) {
    if ((illegal & 1n) !== 0n) continue; // more than −1 pieces: there is none, but the void complex is not a game's
    const is = (s: number): boolean => ((illegal >> BigInt(s)) & 1n) === 1n;
    const kept = vertices.map((_, v) => v).filter((v) => !is(1 << v));
    const sets = subsetsOf(kept.map((_, i) => i)).map((set) => ({
      set,
      mask: set.reduce((s, i) => s | (1 << kept[i]!), 0),
    }));
    const minimal = sets.filter(({ set, mask }) => is(mask) && set.every((i) => !is(mask & ~(1 << kept[i]!))));
    const own = kept.map((v): Vertex => vertices[v]!);
    const nonfaces = minimal.map(({ set }) => set);
    const key = keyOf(nonfaces, own);
    if (!into.has(key)) into.set(key, SimplicialComplex.fromNonfaces(nonfaces, own));
  }
}

/** A text that tells complexes up to isomorphism, which keeps the players. */
export function keyOf(nonfaces: readonly (readonly number[])[], vertices: readonly Vertex[]): string {
  const colours = vertices.map(({ side }) => (side === 'L' ? 0 : side === 'R' ? 1 : 2));
  const form = canonicalLabelling(SetFamily.fromLists(nonfaces, vertices.length), { colours });
  return `${form.colours.join('')} ${JSON.stringify(form.family.toLists())}`;
}

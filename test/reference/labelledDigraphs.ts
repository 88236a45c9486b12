import { range } from '../helpers/range.js';
import type { DigraphData } from './digraphGames.js';

/** All ways to give n numbered vertices to players and to join them by arcs. */
export function* labelledDigraphs(n: number): Generator<DigraphData> {
  const pairs = range(n).flatMap((u) => range(n).flatMap((v) => (u === v ? [] : [[u, v] as const])));
  for (let colours = 0; colours < 2 ** n; colours++)
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++)
      yield {
        sides: range(n).map((v) => (((colours >> v) & 1) !== 0 ? 'R' : 'L')),
        arcs: pairs.filter((_, i) => (chosen >> i) & 1),
      };
}

/** The images of a digraph under all permutations of its vertices, as texts: isomorphic digraphs have the same ones. */
export function imagesOf({ sides, arcs }: DigraphData): Set<string> {
  return new Set(
    permutations(sides.length).map((map) => {
      const named = arcs.map(([u, v]) => `${map[u]}>${map[v]}`).sort();
      return [map.map((_, i) => sides[map.indexOf(i)]).join(''), ...named].join(' ');
    }),
  );
}

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((map) => range(n).map((i) => [...map.slice(0, i), n - 1, ...map.slice(i)]));
}

/** Which families a digraph belongs to, by their definitions. */
export const FAMILY_TESTS: Readonly<Record<string, (digraph: DigraphData) => boolean>> = {
  all: () => true,
  symmetric: ({ arcs }) => arcs.every(([u, v]) => has(arcs, v, u)),
  oriented: ({ arcs }) => arcs.every(([u, v]) => !has(arcs, v, u)),
  tournament: ({ sides, arcs }) =>
    range(sides.length).every((u) => range(sides.length).every((v) => u === v || has(arcs, u, v) !== has(arcs, v, u))),
  acyclic: ({ sides, arcs }) => permutations(sides.length).some((map) => arcs.every(([u, v]) => map[u]! < map[v]!)),
  transitive: ({ arcs }) =>
    arcs.every(([u, v]) => !has(arcs, v, u) && arcs.every(([x, w]) => x !== v || has(arcs, u, w))),
};

function has(arcs: DigraphData['arcs'], u: number, v: number): boolean {
  return arcs.some(([x, y]) => x === u && y === v);
}

import type { Board } from './Board.js';
import type { Player, SidesRule } from '../player.js';
import type { RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { automorphismGroup, findIsomorphism, type SidesOptions, type VertexIsomorphism } from '../symmetry/index.js';

/**
 * A bijection of the vertices of two boards that keeps edges with their lengths, the pieces of each player, and the
 * colours of vertices. Where the boards are drawn does not count. With `sides`, pieces and colours of Left go to those
 * of Left (`keep`, the default), to those of Right (`swap`), or do not count (`ignore`).
 * @param given when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 * @source Huntemann 2018, Def. 1.50
 */
export function boardIsomorphism(a: Board, b: Board, given: SidesOptions = {}): VertexIsomorphism {
  const { sides = 'keep', ...options } = given;
  if (a.vertexCount !== b.vertexCount)
    return { isomorphic: false, difference: `${a.vertexCount} vertices and ${b.vertexCount}` };
  if (a.edges.length !== b.edges.length)
    return { isomorphic: false, difference: `${a.edges.length} edges and ${b.edges.length}` };
  const difference = firstDifference(tally(vertexKinds(a, 'keep', sides)), tally(vertexKinds(b, sides, sides)));
  if (difference !== undefined) return { isomorphic: false, difference: `vertices ${difference}` };
  const lengths = firstDifference(tally(edgeLengths(a)), tally(edgeLengths(b)));
  if (lengths !== undefined) return { isomorphic: false, difference: `edges of length ${lengths}` };
  const numbers = new Map<string, number>();
  const [first, second] = [encoded(a, 'keep', sides, numbers), encoded(b, sides, sides, numbers)];
  const answer = findIsomorphism(first.family, second.family, { ...options, colours: [first.colours, second.colours] });
  if (answer.isomorphic === true) return { isomorphic: true, map: answer.map.slice(0, a.vertexCount) };
  if (answer.isomorphic === 'undecided') return answer;
  const what =
    answer.because === 'search'
      ? 'no bijection keeps all edges: the search for one was exhausted'
      : 'the vertices differ in their numbers of neighbours of each kind';
  return { isomorphic: false, difference: what };
}

/**
 * Permutations that generate the group of isomorphisms of a board to itself, each as the list of images; none if only
 * the identity is one.
 * @throws LimitError; `limit` counts nodes of the search
 * @source Huntemann 2018, Def. 1.50
 */
export function boardAutomorphisms(board: Board, options: RunOptions = {}): number[][] {
  const { family, colours } = encoded(board, 'keep', 'keep', new Map());
  const { generators } = automorphismGroup(family, { ...options, colours });
  return generators.map((images) => images.slice(0, board.vertexCount));
}

/** The piece and the colour of each vertex in words; `own` says what becomes of the players of this board. */
function vertexKinds(board: Board, own: SidesRule, both: SidesRule): string[] {
  const pieces = new Map(board.pieces.map(({ vertex, side }) => [vertex, side]));
  const name = (side: Player | undefined): string =>
    side === undefined ? 'none' : both === 'ignore' ? 'some' : (side === 'L') === (own === 'keep') ? 'Left' : 'Right';
  return Array.from(
    { length: board.vertexCount },
    (_, v) => `with piece ${name(pieces.get(v))}, colour ${both === 'ignore' ? 'any' : name(board.sides?.[v])}`,
  );
}

function edgeLengths(board: Board): string[] {
  return board.edges.map((_, i) => String(board.lengths?.[i] ?? 1));
}

function tally(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function firstDifference(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): string | undefined {
  const key = [...a.keys(), ...b.keys()].find((word) => a.get(word) !== b.get(word));
  return key === undefined ? undefined : `${key}: ${a.get(key) ?? 0} and ${b.get(key) ?? 0}`;
}

/** Edges as sets of two vertices and an element for their length. */
function encoded(
  board: Board,
  own: SidesRule,
  both: SidesRule,
  numbers: Map<string, number>,
): { family: SetFamily; colours: number[] } {
  const n = board.vertexCount;
  const number = (word: string): number => {
    if (!numbers.has(word)) numbers.set(word, numbers.size);
    return numbers.get(word)!;
  };
  const words = edgeLengths(board);
  const distinct = [...new Set(words)].sort();
  const sets = board.edges.map(([u, v], i) => [u, v, n + distinct.indexOf(words[i]!)]);
  return {
    family: SetFamily.fromLists(sets, n + distinct.length),
    colours: [...vertexKinds(board, own, both), ...distinct.map((length) => `length ${length}`)].map(number),
  };
}

import { PLAYERS, type Player } from '../player.js';
import { requireFewArcs, requireFewVertices } from './arcBound.js';
import { DigraphPlacement, type Arc } from './DigraphPlacement.js';
import type { NamedDigraph } from './NamedDigraph.js';

/**
 * The digraph of a game in which each move makes a fixed list of moves impossible: a vertex for each player who may
 * make the move, with arcs both ways between the two of a move that either may make.
 * @param moves without side where either player may make them
 * @param deletes for each move the other moves that it makes impossible, each once
 * @throws LimitError `too-many-vertices`, `too-many-arcs`
 */
export function digraphOfMoves(
  task: string,
  moves: readonly { readonly name: string; readonly side?: Player | undefined }[],
  deletes: readonly (readonly number[])[],
): NamedDigraph {
  const weight = moves.map(({ side }) => (side === undefined ? 2 : 1));
  const first: number[] = [];
  let n = 0;
  for (const size of weight) {
    first.push(n);
    n += size;
  }
  requireFewVertices(task, n);
  let count = 0;
  deletes.forEach((list, m) => {
    for (const other of list) count += weight[m]! * weight[other]!;
    count += weight[m] === 2 ? 2 : 0;
  });
  requireFewArcs(task, count);
  const own = (m: number): number[] => (weight[m] === 2 ? [first[m]!, first[m]! + 1] : [first[m]!]);
  const arcs = moves.flatMap((_, m): Arc[] => {
    const vertices = own(m);
    const among = vertices.flatMap((u) => vertices.flatMap((v): Arc[] => (u === v ? [] : [[u, v]])));
    const beyond = deletes[m]!.flatMap((other) => own(other).flatMap((v) => vertices.map((u): Arc => [u, v])));
    return [...among, ...beyond];
  });
  const doubled = moves.flatMap(({ name, side }) =>
    (side === undefined ? PLAYERS : [side]).map((player) => ({ name, player })),
  );
  const sides = doubled.map(({ player }) => player);
  return { digraph: new DigraphPlacement(sides, arcs), moves: doubled.map(({ name }) => name) };
}

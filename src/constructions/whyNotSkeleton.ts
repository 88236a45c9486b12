import type { RulesetData } from '../games/index.js';
import type { ListedConstruction } from './Construction.js';
import { whyOtherList } from './whyNotCycles.js';

/**
 * Why a construction is not by Remark 2.2: its board is the 1-skeleton of the target, with a vertex for each piece as
 * the certificate says, and its ruleset does nothing but list the legal sets of vertices.
 * @param rules in the long form
 * @source Huntemann 2018, Remark 2.2
 */
export function whyNotSkeleton(
  { as, target, board, certificate }: ListedConstruction,
  rules: RulesetData,
): string | undefined {
  if (as !== 'legal') return 'the target is the illegal complex; by remark2.2 it is the legal one';
  const name = (v: number): string => target.vertices[v]!.label;
  const vertexOn = new Map<number, number>();
  for (const [v, cells] of certificate.cells.entries()) {
    const other = vertexOn.get(cells[0]!);
    if (cells.length !== 1)
      return `the piece of ${name(v)} covers ${cells.length} vertices; by remark2.2 it covers one`;
    if (other !== undefined) return `the pieces of ${name(other)} and ${name(v)} cover the same vertex of the board`;
    vertexOn.set(cells[0]!, v);
  }
  if (board.vertexCount !== target.n)
    return `the board has ${board.vertexCount} vertices, the 1-skeleton of the target ${target.n}`;
  for (const [u, v] of target.edges)
    if (!board.hasEdge(certificate.cells[u]![0]!, certificate.cells[v]![0]!))
      return `the vertices of ${name(u)} and ${name(v)} are not joined on the board, but in the 1-skeleton of the target`;
  const edges = new Set(target.edges.map(([u, v]) => `${u},${v}`));
  for (const edge of board.edges) {
    const [u, v] = edge.map((cell) => vertexOn.get(cell)!).sort((a, b) => a - b) as [number, number];
    if (!edges.has(`${u},${v}`))
      return `the vertices of ${name(u)} and ${name(v)} are joined on the board, but not in the 1-skeleton of the target`;
  }
  if (board.lengths?.some((length) => length !== 1) === true) return 'the board has edges of a length above 1';
  const large = rules.pieces.find((piece) => !('graph' in piece) || piece.graph.n !== 1);
  if (large !== undefined) return `the piece ${large.piece} of the ruleset is not a single vertex, as by remark2.2`;
  return whyOtherList(rules, 'unlisted', 'remark2.2');
}

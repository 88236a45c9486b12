import type { RulesetData } from '../games/index.js';
import type { Player } from '../player.js';
import type { Certificate, ListedConstruction } from './Construction.js';
import { cycleLength, whyNotCycle, type LongEdge } from './whyNotCycle.js';

/**
 * Why a construction is not by Prop. 2.1: its board consists of a cycle for each vertex of the target, as the
 * certificate says, its pieces are these cycles, and its ruleset does nothing but list positions.
 * @param rules in the long form
 * @source Huntemann 2018, Prop. 2.1
 */
export function whyNotCycles(
  { as, target, board, certificate }: ListedConstruction,
  rules: RulesetData,
): string | undefined {
  const impartial = target.vertices.every(({ side }) => side === undefined);
  const size = (side: Player | undefined): number => cycleLength(side, impartial, 2);
  const flaw = whyOtherList(rules, as === 'legal' ? 'unlisted' : 'listed', 'prop2.1') ?? whyOtherPieces(rules, size);
  if (flaw !== undefined) return flaw;
  const owner = ownersOfCells(certificate, board.vertexCount, (v) => target.vertices[v]!.label);
  if (typeof owner === 'string') return owner;
  const inside = target.vertices.map((): LongEdge[] => []);
  for (const [e, [u, v]] of board.edges.entries()) {
    if (owner[u] !== owner[v]) return `the board joins the vertices ${u} and ${v} of two cycles`;
    inside[owner[u]!]!.push([u, v, board.lengths?.[e] ?? 1]);
  }
  for (const [v, { label, side }] of target.vertices.entries()) {
    const other = whyNotCycle(inside[v]!, size(side));
    if (other !== undefined) return `the cells of ${label} are not a cycle of length ${size(side)}: ${other}`;
  }
  return undefined;
}

/** Why the rules do anything but list positions, in this way. */
export function whyOtherList(
  { clauses = [] }: RulesetData,
  list: 'listed' | 'unlisted',
  method: string,
): string | undefined {
  const wanted = `by ${method} it lists the ${list === 'unlisted' ? 'legal' : 'forbidden'} positions, and no more`;
  const other = clauses.find(({ forbid }) => forbid !== list);
  if (other !== undefined) return `the ruleset has a clause ${other.forbid}; ${wanted}`;
  return clauses.length === 1 ? undefined : `the ruleset has ${clauses.length} lists of positions; ${wanted}`;
}

function whyOtherPieces({ pieces }: RulesetData, size: (side: Player | undefined) => number): string | undefined {
  for (const piece of pieces) {
    if (!('graph' in piece) || piece.on !== undefined)
      return `the piece ${piece.piece} is not a graph on the whole board; by prop2.1 it is a cycle`;
    const edges = piece.graph.edges.map(([u, v, length = 1]): LongEdge => [u, v, length]);
    const flaw = whyNotCycle(edges, size(piece.side), piece.graph.n);
    if (flaw !== undefined) return `the piece ${piece.piece} is not a cycle of length ${size(piece.side)}: ${flaw}`;
  }
  return undefined;
}

/** Whose cells the vertices of the board are, each those of one vertex of the target; or why they are not. */
function ownersOfCells(
  { cells }: Certificate,
  vertexCount: number,
  name: (v: number) => string,
): string | readonly number[] {
  const owner = new Array<number>(vertexCount).fill(-1);
  for (const [v, list] of cells.entries())
    for (const cell of list) {
      if (owner[cell] !== -1) return `the cell ${cell} belongs to ${name(owner[cell]!)} and ${name(v)}`;
      owner[cell] = v;
    }
  const idle = owner.indexOf(-1);
  return idle === -1 ? owner : `the vertex ${idle} of the board is a cell of nothing`;
}

import type { Board, ChainPlacement } from '../../boards/index.js';
import type { Player } from '../../player.js';
import { cycleLength, whyNotCycle, type LongEdge } from '../whyNotCycle.js';
import type { GammaConstruction } from './GammaCertificate.js';
import type { GammaRules } from './gammaRules.js';

/**
 * Why pieces and board are not those of the Γ-construction with the labels of the certificate: big cycles with inner
 * cycles at consecutive connection vertices, and for each edge of Γ a path between connection vertices of its ends,
 * none used twice; if Γ has no edges, disjoint small cycles. Nothing is taken from how they were built.
 * @param rules what the ruleset says
 * @param placements where the piece of each vertex of the target is found; undefined if it has none
 * @source Huntemann 2018, Constr. 2.6
 * @source Huntemann 2018, Constr. 2.9
 */
export function whyNotGammaBoard(
  { as, method, target, board, certificate }: GammaConstruction,
  rules: GammaRules,
  placements: readonly (ChainPlacement | undefined)[],
): string | undefined {
  const { labels } = certificate;
  const wanted = method === 'gamma' || method === 'gamma-printed' ? 'illegal' : 'legal';
  if (as !== wanted) return `the target is the ${as} complex; with the method ${method} it is the ${wanted} one`;
  const k = labels.length;
  const numbers = labels.map(([, , label]) => label).sort((a, b) => a - b);
  const isFrom = (first: number): boolean => numbers.every((label, i) => label === first + i);
  const isPrinted = method !== 'gamma' && isFrom(1);
  if (!isPrinted && (method === 'gamma-printed' || !isFrom(k + 1)))
    return `the labels of the edges are not the numbers from ${method === 'gamma-printed' ? `1 to ${k}` : `${k + 1} to ${2 * k}`}`;
  const impartial = target.vertices.every(({ side }) => side === undefined);
  const n = new Set(labels.flatMap(([u, v]) => [u, v])).size;
  const isAnywhere = target.n === 0 && rules.pieces.every(({ graph }) => graph.vertexCount === 1);
  const whyOther = (edges: readonly LongEdge[], side: Player | undefined): string | undefined =>
    k === 0
      ? whyNotCycle(edges, cycleLength(side, impartial, 2))
      : whyNoPiece(edges, { cycle: cycleLength(side, impartial, n ** 4 + 3), inner: n ** 3, inners: n - 1 });
  for (const { piece, side, graph } of isAnywhere ? [] : rules.pieces) {
    const flaw = whyOther(longEdges(graph), side);
    if (flaw !== undefined) return `the piece ${piece} of the ruleset is none of the construction: ${flaw}`;
  }
  const parts = partsOf(board, placements, (v) => target.vertices[v]!.label);
  if (typeof parts === 'string') return parts;
  for (const [v, { label, side }] of target.vertices.entries()) {
    const flaw = placements[v] === undefined ? undefined : whyOther(parts.inside[v]!, side);
    if (flaw !== undefined) return `the piece of ${label} lies on no cycle of the construction: ${flaw}`;
  }
  return whyOtherPaths(labels, parts, (v) => target.vertices[v]!.label);
}

function longEdges({ edges, lengths }: Board): LongEdge[] {
  return edges.map(([u, v], e) => [u, v, lengths?.[e] ?? 1]);
}

/** The edges of a board inside each piece and outside of all, and the piece that lies on each vertex, −1 for none. */
interface Parts {
  readonly inside: readonly (readonly LongEdge[])[];
  readonly outside: readonly LongEdge[];
  readonly owner: readonly number[];
}

function partsOf(
  board: Board,
  placements: readonly (ChainPlacement | undefined)[],
  name: (v: number) => string,
): Parts | string {
  const owner = new Array<number>(board.vertexCount).fill(-1);
  const covered = new Set<number>();
  for (const [v, placement] of placements.entries()) {
    for (const u of placement?.vertices ?? []) {
      if (owner[u] !== -1) return `the pieces of ${name(owner[u]!)} and ${name(v)} overlap`;
      owner[u] = v;
    }
    for (const [edge, first, last] of placement?.stretches ?? []) {
      if (first !== 1 || last !== (board.lengths?.[edge] ?? 1) - 1)
        return `the piece of ${name(v)} covers a part of edge ${edge} of the board`;
      covered.add(edge);
    }
  }
  const inside = placements.map((): LongEdge[] => []);
  const outside: LongEdge[] = [];
  for (const [e, edge] of longEdges(board).entries()) {
    const [u, v, length] = edge;
    const isInside = owner[u] !== -1 && owner[u] === owner[v] && (length === 1 || covered.has(e));
    if (isInside) inside[owner[u]!]!.push(edge);
    else if (covered.has(e)) return `edge ${e} of the board leads out of the piece that covers it`;
    else outside.push(edge);
  }
  return { inside, outside, owner };
}

/** A way between two vertices that are stops, through others that have two neighbours; a stop may lead to itself. */
interface Chain {
  readonly ends: readonly [number, number];
  readonly length: number;
}

/** The ways between stops, each once; or a vertex besides where no way, or more than one, passes. */
function chainsOf(edges: readonly LongEdge[], isStop: (v: number) => boolean): Chain[] | number {
  const around = new Map<number, { readonly edge: number; readonly to: number; readonly length: number }[]>();
  for (const [edge, [u, v, length]] of edges.entries())
    for (const [from, to] of [
      [u, v],
      [v, u],
    ] as const)
      around.set(from, [...(around.get(from) ?? []), { edge, to, length }]);
  const seen = new Set<number>();
  const chains: Chain[] = [];
  for (const [start, out] of around) {
    if (!isStop(start)) {
      if (out.length !== 2) return start;
      continue;
    }
    for (const first of out) {
      if (seen.has(first.edge)) continue;
      let { edge, to, length } = first;
      for (seen.add(edge); !isStop(to); seen.add(edge)) {
        const next = around.get(to)!.find((step) => step.edge !== edge);
        if (next === undefined) return to;
        length += next.length;
        ({ edge, to } = next);
      }
      chains.push({ ends: [start, to], length });
    }
  }
  const idle = edges.findIndex((_, edge) => !seen.has(edge));
  return idle === -1 ? chains : edges[idle]![0];
}

/** Why edges are not a big cycle with inner cycles at consecutive vertices. */
function whyNoPiece(
  edges: readonly LongEdge[],
  { cycle, inner, inners }: { readonly cycle: number; readonly inner: number; readonly inners: number },
): string | undefined {
  const degree = new Map<number, number>();
  for (const [u, v] of edges) for (const w of [u, v]) degree.set(w, (degree.get(w) ?? 0) + 1);
  const connections = [...degree.keys()].filter((v) => degree.get(v) !== 2);
  const odd = connections.find((v) => degree.get(v) !== 4);
  if (odd !== undefined) return `its vertex ${odd} has ${degree.get(odd)!} neighbours; expected 2 or 4`;
  if (connections.length !== inners) return `it has ${connections.length} connection vertices; expected ${inners}`;
  const chains = chainsOf(edges, (v) => degree.get(v) === 4);
  if (typeof chains === 'number') return `no way from a connection vertex passes its vertex ${chains}`;
  const loops = chains.filter(({ ends: [u, v] }) => u === v).map(({ length }) => length);
  const others = chains.filter(({ ends: [u, v] }) => u !== v);
  const wanted = inners === 1 ? [inner, cycle] : new Array<number>(inners).fill(inner);
  if (loops.sort((a, b) => a - b).join() !== wanted.sort((a, b) => a - b).join())
    return `its inner cycles have the lengths ${loops.join(', ')}; expected ${wanted.join(', ')}`;
  if (inners === 1) return undefined;
  const long = others.filter(({ length }) => length !== 1);
  if (long.length !== 1) return 'its connection vertices are not in a row';
  return whyNotCycle(
    others.map(({ ends: [u, v], length }) => [u, v, length]),
    cycle,
  );
}

/** Why the paths between pieces are not those of the labelled edges. */
function whyOtherPaths(
  labels: readonly (readonly [number, number, number])[],
  { inside, outside, owner }: Parts,
  name: (v: number) => string,
): string | undefined {
  const isCentre = (v: number): boolean => owner[v] === -1;
  const chains = chainsOf(outside, (v) => !isCentre(v));
  if (typeof chains === 'number') return `no path between two pieces passes the vertex ${chains} of the board`;
  const touched = new Set(outside.flatMap(([u, v]) => [u, v]));
  const idle = owner.findIndex((_, v) => isCentre(v) && !touched.has(v));
  if (idle !== -1) return `the vertex ${idle} of the board is in no piece and on no path`;
  const degree = new Map<number, number>();
  for (const [u, v] of inside.flat()) for (const w of [u, v]) degree.set(w, (degree.get(w) ?? 0) + 1);
  const used = new Set<number>();
  const left = new Map(labels.map(([u, v, label]) => [[u, v].sort((a, b) => a - b).join(), label]));
  for (const { ends, length } of chains) {
    const pair = ends.map((v) => owner[v]!).sort((a, b) => a - b) as [number, number];
    const between = `between ${name(pair[0])} and ${name(pair[1])}`;
    const label = left.get(pair.join());
    if (label === undefined) return `there is a path ${between} that belongs to no edge, or another one besides`;
    if (length !== label + 1) return `the path ${between} has length ${length}; its label ${label} wants ${label + 1}`;
    left.delete(pair.join());
    for (const end of ends) {
      if (degree.get(end) !== 4) return `the path ${between} ends at ${end}, which is not a connection vertex`;
      if (used.has(end)) return `two paths end at the connection vertex ${end}`;
      used.add(end);
    }
  }
  const [missing] = left.keys();
  return missing === undefined
    ? undefined
    : `there is no path between ${missing
        .split(',')
        .map((v) => name(Number(v)))
        .join(' and ')}`;
}

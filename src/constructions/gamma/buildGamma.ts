import { cycle, type Board, type ChainPlacement } from '../../boards/index.js';
import { placementDistances } from '../../boards/internal.js';
import type { SimplicialComplex, Vertex } from '../../complex/index.js';
import type { PieceData, RulesetData } from '../../games/index.js';
import { PLAYERS, playerName, type Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import { gammaBoard, type GammaPlan, type LabelledEdge } from './gammaBoard.js';
import type { GammaCertificate, GammaConstruction, GammaMethod } from './GammaCertificate.js';
import { edgesOf, gammaLabels, idSets, type Labelling } from './gammaLabels.js';
import { gammaLengths, gammaPiece } from './gammaPiece.js';

/** What a game with a Γ-ruleset is built from. */
export interface GammaRequest {
  readonly method: GammaMethod;
  readonly as: 'legal' | 'illegal';
  readonly target: SimplicialComplex;
  /** The facets of Γ, none of them a single vertex, as indices of vertices of the target. */
  readonly facets: readonly (readonly number[])[];
  /** The vertices of the target that have a piece, ascending. */
  readonly pieces: readonly number[];
  readonly labelling: Labelling;
  /** The edges of Γ in the order of their labels; lexicographic if missing. */
  readonly edgeOrder?: readonly (readonly [number, number])[] | undefined;
  readonly run: RunOptions;
}

/** The sides of the kinds of pieces: Left's and Right's, and those of either player if some vertex has no side. */
function kindsOf(vertices: readonly Vertex[]): { readonly impartial: boolean; readonly sides: (Player | undefined)[] } {
  const impartial = vertices.every(({ side }) => side === undefined);
  const some = vertices.some(({ side }) => side === undefined);
  if (vertices.length === 0) return { impartial: false, sides: ['L', 'R'] };
  return { impartial, sides: impartial ? [undefined] : some ? ['L', 'R', undefined] : ['L', 'R'] };
}

/** The plan of the Γ-board, with the vertices of the target that its cycles belong to. */
function planOf(request: GammaRequest): GammaPlan & { readonly order: readonly number[] } {
  const { target, facets, pieces, labelling, edgeOrder } = request;
  const labels = gammaLabels(edgesOf(facets), labelling, {
    order: edgeOrder,
    name: (v) => target.vertices[v]?.label ?? String(v),
  });
  const inner = new Set(labels.flatMap(([u, v]) => [u, v]));
  const order = [...pieces.filter((v) => inner.has(v)), ...pieces.filter((v) => !inner.has(v))];
  const cycleOf = new Map(order.map((v, i) => [v, i]));
  const { impartial } = kindsOf(target.vertices);
  return {
    n: inner.size,
    cycles: order.map((v) => gammaLengths(inner.size, target.vertices[v]!.side, impartial)),
    edges: labels.map(([u, v, label]): LabelledEdge => [cycleOf.get(u)!, cycleOf.get(v)!, label]),
    order,
  };
}

/** The game on the Γ-board, or on disjoint cycles if there is nothing to forbid. */
export function buildGamma(request: GammaRequest): GammaConstruction {
  const { method, as, target, facets, labelling, edgeOrder } = request;
  if (facets.length === 0) return onDisjointCycles(request);
  const plan = planOf(request);
  const { board, placements } = gammaBoard(plan, request.run);
  const { impartial, sides } = kindsOf(target.vertices);
  const labels = gammaLabels(edgesOf(facets), labelling, { order: edgeOrder });
  const ids = idSets(facets, labels);
  const lengths = (side: Player | undefined): number => gammaLengths(plan.n, side, impartial).cycle;
  const ruleset: RulesetData = {
    type: 'ruleset',
    name: labelling === 'printed' ? 'gamma-printed' : 'gamma',
    words: `${placing(sides, lengths)}, ${withInners(plan.n)}; ${forbidding(distinct(ids))}.`,
    pieces: sides.map((side) => gammaPiece(gammaLengths(plan.n, side, impartial), side)),
    clauses: [{ forbid: 'distances', sets: distinct(ids) }],
  };
  const certificate: GammaCertificate = {
    placements: byTarget(target, plan.order, placements),
    labels,
    idSets: facets.map((facet, i) => ({ facet, ids: ids[i]! })),
    distances: distancesOf(board, plan.order, placements, request.run),
  };
  return { method, as, target, ruleset, board, certificate };
}

/** The Γ-ruleset of the void complex. */
const SINGLE_VERTICES: RulesetData = {
  type: 'ruleset',
  name: 'gamma',
  words: 'Left and Right claim single vertices; nothing is forbidden.',
  pieces: PLAYERS.map((side) => ({ piece: 'vertex', side, graph: { n: 1, edges: [] } })),
  clauses: [],
};

function onDisjointCycles({ method, as, target, pieces }: GammaRequest): GammaConstruction {
  const { impartial, sides } = kindsOf(target.vertices);
  const length = (side: Player | undefined): number => (impartial || side === 'L' ? 3 : side === 'R' ? 4 : 5);
  const parts = pieces.map((v) => cycle(length(target.vertices[v]!.side)).withCoordinates(undefined));
  const board = parts.reduce((sum, part) => sum.disjointUnion(part), cycle(3).induced([]).board);
  let next = 0;
  const placements = parts.map(({ vertexCount }): ChainPlacement => {
    const first = next;
    next += vertexCount;
    return { vertices: Array.from({ length: vertexCount }, (_, i) => first + i), stretches: [] };
  });
  const ruleset: RulesetData =
    as === 'illegal' && parts.length === 0
      ? SINGLE_VERTICES
      : {
          type: 'ruleset',
          name: 'disjoint cycles',
          words: `${placing(sides, length)}; nothing is forbidden.`,
          pieces: sides.map((side): PieceData => {
            const n = length(side);
            const graph = { n, edges: cycle(n).edges };
            return side === undefined ? { piece: `${n}-cycle`, graph } : { piece: `${n}-cycle`, side, graph };
          }),
          clauses: [],
        };
  const certificate = { placements: byTarget(target, pieces, placements), labels: [], idSets: [], distances: [] };
  return { method, as, target, ruleset, board, certificate };
}

function withInners(n: number): string {
  return n === 2
    ? 'each with a cycle of length 8 joined to a vertex'
    : `each with cycles of length ${n ** 3} joined to ${n - 1} consecutive vertices`;
}

/** Longer lists of forbidden distances are left to the clause. */
const LONGEST_LIST = 20;

function forbidding(sets: readonly (readonly number[])[]): string {
  const pairs = sets.every((set) => set.length === 1);
  const listed = sets.map((set) => (pairs ? set.join() : `{${set.join(', ')}}`)).join(', ');
  const few = sets.length <= LONGEST_LIST;
  if (!pairs)
    return `f pieces may not be together if their f(f-1)/2 distances are exactly ${few ? `one of ${listed}` : 'a listed set'}`;
  const at = few ? (sets.length === 1 ? `distance ${listed}` : `one of the distances ${listed}`) : 'a listed distance';
  return `no two pieces may be at ${at}`;
}

function placing(sides: readonly (Player | undefined)[], length: (side: Player | undefined) => number): string {
  const texts = sides.map((side, i) => {
    const who = playerName(side);
    return i === 0
      ? `${who[0]!.toUpperCase()}${who.slice(1)} places cycles of length ${length(side)}`
      : `${who} cycles of length ${length(side)}`;
  });
  return texts.join(', ');
}

function byTarget(
  target: SimplicialComplex,
  order: readonly number[],
  placements: readonly ChainPlacement[],
): (ChainPlacement | null)[] {
  const all: (ChainPlacement | null)[] = target.vertices.map(() => null);
  order.forEach((v, i) => (all[v] = placements[i]!));
  return all;
}

function distancesOf(
  board: Board,
  order: readonly number[],
  placements: readonly ChainPlacement[],
  run: RunOptions,
): [number, number, number][] {
  const distances = placementDistances(board, placements, run);
  return distances
    .flatMap((row, i) => row.map((d, j): [number, number, number] => [order[i]!, order[j]!, d]))
    .filter(([u, v, d]) => u < v && d < Infinity)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function distinct(sets: readonly (readonly number[])[]): (readonly number[])[] {
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}

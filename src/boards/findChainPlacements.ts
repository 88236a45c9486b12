import type { Board } from './Board.js';
import { InputError } from '../errors.js';
import { Work } from '../run.js';
import type { RunOptions } from '../run.js';
import {
  type ChainPlacement,
  type Stretch,
  chainPlacement,
  comparePlacements,
  coverChain,
  placementsOverlap,
} from './ChainPlacement.js';
import { branchPlan, cyclePlan, pathPlans } from './chainPlan.js';
import { ChainSearch } from './ChainSearch.js';
import { type BoardChain, type ChainSkeleton, chainSkeleton } from './chainSkeleton.js';

type Found = (placement: ChainPlacement) => void;

/**
 * All ways to place a piece on a board when edges of either stand for chains: the vertex sets of the subgraphs of
 * `board.subdivided()`, induced or not, that are isomorphic to `piece.subdivided()`, found without making these.
 * Vertices of degree 2 are numbered or not as one likes. Colours and pieces already on the board play no part.
 * @param options the limit counts placements
 * @returns each set once, in the order of their vertices
 * @throws InputError `invalid-piece`; LimitError `too-many-items`, `too-long`
 * @complexity exponential in general; about linear in the edges for pieces whose cycles have lengths that are rare
 *   sums of chains of the board; lengths cost nothing for pieces that are not paths
 * @source Huntemann 2018, Def. 1.9
 */
export function findChainPlacements(piece: Board, board: Board, options: RunOptions = {}): ChainPlacement[] {
  if (piece.vertexCount === 0)
    throw new InputError(
      'invalid-piece',
      'findChainPlacements: a piece without vertices; expected at least one vertex.',
    );
  const work = new Work('findChainPlacements', options);
  const skeleton = chainSkeleton(board);
  const search = new ChainSearch(board, skeleton);
  const parts = new Map<string, { readonly list: readonly ChainPlacement[]; count: number }>();
  const components = piece.components();
  for (const component of components) {
    const part = chainSkeleton(components.length === 1 ? piece : piece.induced(component).board);
    const key = JSON.stringify([
      ...part.firstHalf,
      ...part.endOf,
      ...part.chains.concat(part.cycles).map((c) => c.length),
    ]);
    const known = parts.get(key);
    if (known !== undefined) known.count++;
    else parts.set(key, { list: placeConnected(part, { board, skeleton, search }, work, components.length), count: 1 });
  }
  const lists = [...parts.values()].sort((a, b) => a.list.length - b.list.length);
  const all = components.length === 1 ? lists[0]!.list : disjointUnions(lists, work);
  return [...all].sort(comparePlacements);
}

interface Place {
  readonly board: Board;
  readonly skeleton: ChainSkeleton;
  readonly search: ChainSearch;
}

/** Different placements of one connected piece, in no order. */
function placeConnected(part: ChainSkeleton, place: Place, work: Work, components: number): ChainPlacement[] {
  const { board, skeleton, search } = place;
  const distinct = new Map<string, ChainPlacement>();
  const tick = (): void => work.tick(components === 1 ? distinct.size : 0);
  const add: Found = (placement) => {
    const key = JSON.stringify([placement.vertices, placement.stretches]);
    if (distinct.has(key)) return;
    distinct.set(key, placement);
    tick();
  };
  const isPath = part.cycles.length === 0 && part.chains.length <= 1;
  const length = (part.chains[0] ?? part.cycles[0])?.length ?? 0;
  if (isPath) placeInside(length, place, add);
  else if (part.cycles.length > 0)
    for (const cycle of skeleton.cycles) if (cycle.length === length) add(wholeCycle(board, cycle));
  const plans = isPath ? pathPlans(length) : part.cycles.length > 0 ? [cyclePlan(length)] : [branchPlan(part)];
  for (const plan of plans) for (let root = 0; root < skeleton.nodes.length; root++) search.from(root, plan, add, tick);
  return [...distinct.values()];
}

function wholeCycle(board: Board, cycle: BoardChain): ChainPlacement {
  const covered = { vertices: [cycle.vertices[0]!], stretches: [] as Stretch[] };
  coverChain(board, cycle, [1, cycle.length - 1], covered);
  return chainPlacement(covered.vertices, covered.stretches);
}

/** The paths of a length that contain no node. */
function placeInside(length: number, { board, skeleton }: Place, add: Found): void {
  for (const chain of skeleton.chains)
    for (let first = 1; first + length < chain.length; first++) {
      const covered = { vertices: [], stretches: [] };
      coverChain(board, chain, [first, first + length], covered);
      add(chainPlacement(covered.vertices, covered.stretches));
    }
  for (const cycle of skeleton.cycles) {
    if (length + 1 === cycle.length) add(wholeCycle(board, cycle));
    else if (length + 1 < cycle.length)
      for (let first = 0; first < cycle.length; first++) {
        const last = first + length;
        const covered = { vertices: [] as number[], stretches: [] as Stretch[] };
        if (first === 0 || last >= cycle.length) covered.vertices.push(cycle.vertices[0]!);
        coverChain(board, cycle, [Math.max(1, first), Math.min(last, cycle.length - 1)], covered);
        if (last > cycle.length) coverChain(board, cycle, [1, last - cycle.length], covered);
        add(chainPlacement(covered.vertices, covered.stretches));
      }
  }
}

/** Unions of disjoint placements, `count` from each list. */
function disjointUnions(
  lists: readonly { readonly list: readonly ChainPlacement[]; readonly count: number }[],
  work: Work,
): ChainPlacement[] {
  const found = new Map<string, ChainPlacement>();
  const chosen: ChainPlacement[] = [];
  let steps = 0;
  const extend = (kind: number, taken: number, first: number): void => {
    if (kind === lists.length) {
      const union = chainPlacement(
        chosen.flatMap(({ vertices }) => vertices),
        chosen.flatMap(({ stretches }) => stretches),
      );
      found.set(JSON.stringify([union.vertices, union.stretches]), union);
      work.tick(found.size);
      return;
    }
    const { list, count } = lists[kind]!;
    for (let p = first; p < list.length; p++) {
      if ((++steps & 1023) === 0) work.tick(found.size);
      if (chosen.some((other) => placementsOverlap(other, list[p]!))) continue;
      chosen.push(list[p]!);
      if (taken + 1 < count) extend(kind, taken + 1, p + 1);
      else extend(kind + 1, 0, 0);
      chosen.pop();
    }
  };
  extend(0, 0, 0);
  return [...found.values()];
}

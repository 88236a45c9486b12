import type { Board } from '../../boards/index.js';
import { chainSkeleton, type ChainSkeleton } from '../../boards/internal.js';

/** A cycle that is drawn as a circle, with the nodes on it one after the other; or a node alone. */
export interface ChainBody {
  readonly nodes: readonly number[];
  /** The length of the cycle; undefined for a node alone. */
  readonly length: number | undefined;
  /** The chains that make up the circle. */
  readonly chains: readonly number[];
  /** For a component that is a cycle, its place in `skeleton.cycles`. */
  readonly cycle?: number;
}

/** A board whose edges have lengths, as circles and chains. */
export interface ChainCircles {
  readonly skeleton: ChainSkeleton;
  readonly ends: readonly (readonly [number, number])[];
  readonly bodies: readonly ChainBody[];
  /** The chains that are circles touching a node: loops beside the cycle the node lies on. */
  readonly loops: readonly number[];
  /** All other chains. */
  readonly links: readonly number[];
}

/**
 * The parts of a board to be drawn as circles: nodes in a row, joined by edges of length 1, with the longest chain
 * between the ends of the row; the longest loop at a node alone; and components that are cycles.
 */
export function chainCircles(board: Board): ChainCircles {
  const skeleton = chainSkeleton(board);
  const { nodes, chains, cycles, chainOf, endOf, twinOf, firstHalf } = skeleton;
  const ends = chains.map((): [number, number] => [0, 0]);
  for (let x = 0; x < nodes.length; x++)
    for (let h = firstHalf[x]!; h < firstHalf[x + 1]!; h++) if (h < twinOf[h]!) ends[chainOf[h]!] = [x, endOf[h]!];
  const lengthOf = (chain: number): number => chains[chain]!.length;
  const used = new Set<number>();
  const bodies: ChainBody[] = [];
  const longest = (list: readonly number[]): number | undefined =>
    list.reduce<number | undefined>(
      (best, c) => (best === undefined || lengthOf(c) > lengthOf(best) ? c : best),
      undefined,
    );
  const rows = rowsOf(
    nodes.length,
    ends,
    chains.map(({ length }) => length),
  );
  for (const row of rows) {
    const [x, y] = [row.nodes[0]!, row.nodes[row.nodes.length - 1]!];
    const joins = ([u, v]: readonly [number, number]): boolean => (u === x && v === y) || (u === y && v === x);
    const closing = longest([...chains.keys()].filter((c) => !row.chains.includes(c) && joins(ends[c]!)));
    if (closing === undefined) {
      // A row that no chain closes is drawn node by node.
      bodies.push(...row.nodes.map((node) => ({ nodes: [node], length: undefined, chains: [] })));
      continue;
    }
    const all = [...row.chains, closing];
    for (const chain of all) used.add(chain);
    bodies.push({ nodes: row.nodes, length: all.reduce((sum, c) => sum + lengthOf(c), 0), chains: all });
  }
  cycles.forEach(({ length }, cycle) => bodies.push({ nodes: [], length, chains: [], cycle }));
  const rest = [...chains.keys()].filter((c) => !used.has(c));
  const isLoop = (c: number): boolean => ends[c]![0] === ends[c]![1];
  return { skeleton, ends, bodies, loops: rest.filter(isLoop), links: rest.filter((c) => !isLoop(c)) };
}

interface Row {
  readonly nodes: readonly number[];
  readonly chains: readonly number[];
}

/** The nodes in rows of edges of length 1, as far as these form paths; other nodes one by one. */
function rowsOf(count: number, ends: readonly (readonly [number, number])[], lengths: readonly number[]): Row[] {
  const steps: { readonly to: number; readonly chain: number }[][] = Array.from({ length: count }, () => []);
  ends.forEach(([x, y], chain) => {
    if (lengths[chain] !== 1) return;
    steps[x]!.push({ to: y, chain });
    steps[y]!.push({ to: x, chain });
  });
  const seen = new Set<number>();
  const rows: Row[] = [];
  const follow = (start: number): Row => {
    const row = { nodes: [start], chains: [] as number[] };
    seen.add(start);
    for (let at: number | undefined = start; at !== undefined;) {
      const next: { to: number; chain: number } | undefined =
        steps[at]!.length > 2 ? undefined : steps[at]!.find(({ to }) => !seen.has(to) && steps[to]!.length <= 2);
      if (next !== undefined) {
        row.nodes.push(next.to);
        row.chains.push(next.chain);
        seen.add(next.to);
      }
      at = next?.to;
    }
    return row;
  };
  // From the ends of the rows first; what is left then goes around.
  for (const most of [1, 2, Infinity])
    for (let x = 0; x < count; x++) if (!seen.has(x) && steps[x]!.length <= most) rows.push(follow(x));
  return rows;
}

import type { ChainSkeleton } from './chainSkeleton.js';

/** One chain of a piece, to be laid along a path of the board of the same length. */
export interface PlanStep {
  /** The node of the piece, placed already, from which the chain starts. */
  readonly from: number;
  /** The node where it ends: `from` again for a loop, −1 if it ends anywhere. */
  readonly to: number;
  readonly length: number;
  /** Whether the node `to` is placed already. */
  readonly closes: boolean;
  /** An earlier step like this one, which has to leave the node by a smaller half; −1 if there is none. */
  readonly after: number;
}

/** In which order the chains of a connected piece are placed. */
export interface ChainPlan {
  readonly root: number;
  /** The degree of every node of the piece; that of an end that may lie anywhere is not needed. */
  readonly degrees: readonly number[];
  readonly steps: readonly PlanStep[];
  /** Whether no other node may be smaller than the root: the piece is a cycle, whose nodes are all alike. */
  readonly lowestRoot: boolean;
}

/** The plan for a cycle, around a node of the board. */
export function cyclePlan(length: number): ChainPlan {
  const step: PlanStep = { from: 0, to: 0, length, closes: true, after: -1 };
  return { root: 0, degrees: [2], steps: [step], lowestRoot: true };
}

/** The plans for a path that lies on some node of the board, which may be at any place of it. */
export function pathPlans(length: number): ChainPlan[] {
  return Array.from({ length: Math.floor(length / 2) + 1 }, (_, shorter): ChainPlan => {
    const arms = [length - shorter, shorter].filter((arm) => arm > 0);
    const steps = arms.map((arm, i): PlanStep => ({
      from: 0,
      to: -1,
      length: arm,
      closes: false,
      after: i === 1 && arm === arms[0] ? 0 : -1,
    }));
    return { root: 0, degrees: [arms.length], steps, lowestRoot: false };
  });
}

/**
 * The plan for a connected piece with nodes of degree 3 or more: it starts at one of the largest degree; chains whose
 * ends are placed come first, then short ones, then loops, then chains that end anywhere.
 */
export function branchPlan({ nodes, chains, firstHalf, chainOf, endOf, sideOf }: ChainSkeleton): ChainPlan {
  const degrees = nodes.map((_, x) => firstHalf[x + 1]! - firstHalf[x]!);
  const root = degrees.indexOf(Math.max(...degrees));
  const ends = chains.map(() => [0, 0] as [number, number]);
  for (let h = 0; h < chainOf.length; h++) ends[chainOf[h]!]![1 - sideOf[h]!] = endOf[h]!;
  const placed = nodes.map((_, x) => x === root);
  const todo = new Set(chains.keys());
  const steps: PlanStep[] = [];
  /** How urgent a chain is: smaller comes first; undefined if it does not begin at a placed node. */
  const urgency = (chain: number): number | undefined => {
    const [x, y] = ends[chain]!;
    if (!placed[x]! && !placed[y]!) return undefined;
    if (degrees[x] === 1 || degrees[y] === 1) return 3;
    return x === y ? 2 : placed[x]! && placed[y]! ? 0 : 1;
  };
  while (todo.size > 0) {
    let best: { readonly chain: number; readonly rank: readonly [number, number] } | undefined;
    for (const chain of todo) {
      const first = urgency(chain);
      if (first === undefined) continue;
      const rank = [first, chains[chain]!.length] as const;
      if (best === undefined || rank[0] < best.rank[0] || (rank[0] === best.rank[0] && rank[1] < best.rank[1]))
        best = { chain, rank };
    }
    const { chain } = best!;
    todo.delete(chain);
    const [x, y] = ends[chain]!;
    const [from, to] = placed[x]! ? [x, y] : [y, x];
    steps.push(stepOf(steps, from, degrees[to] === 1 ? -1 : to, chains[chain]!.length, placed[to]!));
    placed[to] = true;
  }
  return { root, degrees, steps, lowestRoot: false };
}

/** A step, turned like the last one between the same nodes and of the same length, and placed after it. */
function stepOf(steps: readonly PlanStep[], from: number, to: number, length: number, closes: boolean): PlanStep {
  const after = steps.findLastIndex(
    (step) =>
      step.length === length && ((step.from === from && step.to === to) || (step.from === to && step.to === from)),
  );
  return after !== -1 && steps[after]!.from === to && to !== -1
    ? { from: to, to: from, length, closes, after }
    : { from, to, length, closes, after };
}

import type { Board } from './Board.js';
import { type ChainPlacement, chainPlacement, coverChain, type Stretch } from './ChainPlacement.js';
import type { ChainPlan, PlanStep } from './chainPlan.js';
import type { ChainSkeleton } from './chainSkeleton.js';
import { shortestDistances } from './shortestDistances.js';

/** One half of a chain that was entered, to be taken back. */
interface Frame {
  /** The step of the plan that is being laid, the node reached, and the length that is left. */
  readonly step: number;
  readonly node: number;
  readonly rest: number;
  /** The next half to try, … */
  next: number;
  /** … the one entered, −1 for none, how many vertices inside its chain are covered, and the node won, −1 for none. */
  half: number;
  inside: number;
  won: number;
}

/**
 * Lays a connected piece on a board chain by chain, along paths of exactly the right length through nodes that are not
 * used yet. A path is given up when it is longer, by the shortest way to its end, than it may be, or when all chains
 * that are short enough to be passed are together shorter than what is left.
 */
export class ChainSearch {
  readonly #board: Board;
  readonly #skeleton: ChainSkeleton;
  readonly #longest: (component: number, rest: number) => number;
  readonly #distances = new Map<number, { readonly radius: number; readonly to: Float64Array }>();
  readonly #used: Uint8Array;
  readonly #passed: Uint8Array;
  /** How many vertices inside each chain are covered from its beginning and from its end. */
  readonly #inside: Float64Array;

  constructor(board: Board, skeleton: ChainSkeleton) {
    this.#board = board;
    this.#skeleton = skeleton;
    this.#longest = longestTrails(skeleton);
    this.#used = new Uint8Array(skeleton.nodes.length);
    this.#passed = new Uint8Array(skeleton.chains.length);
    this.#inside = new Float64Array(2 * skeleton.chains.length);
  }

  /**
   * Calls `found` with every placement that has the root of the plan on a given node; a set may come more than once.
   */
  from(root: number, plan: ChainPlan, found: (placement: ChainPlacement) => void, tick: () => void): void {
    const { chainOf, sideOf, endOf, twinOf, firstHalf, chains, componentOf } = this.#skeleton;
    const { steps, degrees, lowestRoot } = plan;
    if (this.#degree(root) < degrees[plan.root]!) return;
    const image = new Int32Array(degrees.length).fill(-1);
    const firstOf = new Int32Array(steps.length);
    const frames: Frame[] = [];
    image[plan.root] = root;
    this.#used[root] = 1;

    const start = (step: number): void => {
      const node = image[steps[step]!.from]!;
      frames.push({ step, node, rest: steps[step]!.length, next: firstHalf[node]!, half: -1, inside: 0, won: -1 });
    };
    const isStart = (i: number): boolean => i === 0 || frames[i - 1]!.step !== frames[i]!.step;
    /** Enters a half if it may be entered: 0 no, 1 the step goes on, 2 the step is done. */
    const enter = (frame: Frame, h: number, first: boolean): 0 | 1 | 2 => {
      const step: PlanStep = steps[frame.step]!;
      const { to } = step;
      const chain = chainOf[h]!;
      const { length } = chains[chain]!;
      if (this.#passed[chain] !== 0) return 0;
      if (first && step.after !== -1 && h <= firstOf[step.after]!) return 0;
      const side = 2 * chain + sideOf[h]!;
      const [near, far] = [this.#inside[side]!, this.#inside[side ^ 1]!];
      const rest = frame.rest - length;
      if (to === -1 && rest < 0) {
        if (near > 0 || frame.rest + far > length - 1) return 0;
        this.#inside[side] = frame.inside = frame.rest;
        frame.half = h;
        return 2;
      }
      if (rest < 0 || near > 0 || far > 0) return 0;
      const y = endOf[h]!;
      let won = -1;
      if (to !== -1 && y === image[to]) {
        if (rest !== 0) return 0;
        if (to === step.from && twinOf[h]! <= (first ? h : firstOf[frame.step]!)) return 0;
      } else {
        if (this.#used[y] !== 0 || (lowestRoot && y < root)) return 0;
        if (rest === 0) {
          if (step.closes || (to !== -1 && this.#degree(y) < degrees[to]!)) return 0;
          if (to !== -1) image[to] = y;
        } else if (to !== -1) {
          if (first && step.closes && !this.#canArrive(image[to]!, to === step.from ? h : -1, frame.node, y)) return 0;
          if (this.#longest(componentOf[y]!, rest) < rest) return 0;
          if (step.closes && this.#distance(y, image[to]!, step.length) > rest) return 0;
        }
        this.#used[y] = 1;
        won = y;
      }
      this.#passed[chain] = 1;
      frame.half = h;
      frame.won = won;
      return rest === 0 ? 2 : 1;
    };
    const leave = (frame: Frame): void => {
      if (frame.half === -1) return;
      const chain = chainOf[frame.half]!;
      if (frame.inside > 0) this.#inside[2 * chain + sideOf[frame.half]!] = 0;
      else this.#passed[chain] = 0;
      if (frame.won !== -1) this.#used[frame.won] = 0;
      const { to } = steps[frame.step]!;
      if (to !== -1 && frame.won !== -1 && image[to] === frame.won) image[to] = -1;
      frame.half = frame.won = -1;
      frame.inside = 0;
    };

    if (steps.length === 0) found(this.#placement(root, frames));
    else start(0);
    for (let count = 1; frames.length > 0; count++) {
      if ((count & 1023) === 0) tick();
      const top = frames.length - 1;
      const frame = frames[top]!;
      leave(frame);
      const last = firstHalf[frame.node + 1]!;
      const first = isStart(top);
      let result: 0 | 1 | 2 = 0;
      while (result === 0 && frame.next < last) result = enter(frame, frame.next++, first);
      if (result === 0) frames.pop();
      else {
        if (first) firstOf[frame.step] = frame.half;
        if (result === 1) {
          const node = endOf[frame.half]!;
          const rest = frame.rest - chains[chainOf[frame.half]!]!.length;
          frames.push({ step: frame.step, node, rest, next: firstHalf[node]!, half: -1, inside: 0, won: -1 });
        } else if (frame.step + 1 < steps.length) start(frame.step + 1);
        else found(this.#placement(root, frames));
      }
    }
    this.#used[root] = 0;
  }

  #degree(node: number): number {
    return this.#skeleton.firstHalf[node + 1]! - this.#skeleton.firstHalf[node]!;
  }

  /** Whether a path that left a node for y could come to a target by a half after a given one. */
  #canArrive(target: number, after: number, node: number, y: number): boolean {
    const { firstHalf, chainOf, endOf } = this.#skeleton;
    for (let h = Math.max(after + 1, firstHalf[target]!); h < firstHalf[target + 1]!; h++) {
      const end = endOf[h]!;
      if (end === y || (end !== node && end !== target && this.#used[end] === 0 && this.#passed[chainOf[h]!] === 0))
        return true;
    }
    return false;
  }

  /** The distance of a node from a target as far as it is at most the radius, else Infinity. */
  #distance(node: number, target: number, radius: number): number {
    const known = this.#distances.get(target);
    if (known !== undefined && known.radius >= radius) return known.to[node]!;
    if (this.#distances.size >= 256) this.#distances.clear();
    const to = chainDistances(this.#skeleton, target, radius);
    this.#distances.set(target, { radius, to });
    return to[node]!;
  }

  #placement(root: number, frames: readonly Frame[]): ChainPlacement {
    const { nodes, chains, chainOf, sideOf } = this.#skeleton;
    const covered = { vertices: [nodes[root]!], stretches: [] as Stretch[] };
    for (const { half, inside, won } of frames) {
      const chain = chains[chainOf[half]!]!;
      if (won !== -1) covered.vertices.push(nodes[won]!);
      const range: [number, number] =
        inside === 0
          ? [1, chain.length - 1]
          : sideOf[half] === 0
            ? [1, inside]
            : [chain.length - inside, chain.length - 1];
      coverChain(this.#board, chain, range, covered);
    }
    return chainPlacement(covered.vertices, covered.stretches);
  }
}

/**
 * An upper bound for the length of a path in a component that passes no chain longer than itself: all such chains
 * together, except loops, which no path can pass.
 * @complexity O(c log c) once, O(log c) a question, for c chains
 */
function longestTrails(skeleton: ChainSkeleton): (component: number, rest: number) => number {
  const { chains, chainOf, endOf, twinOf, componentOf } = skeleton;
  const lengths: number[][] = [];
  for (let h = 0; h < chainOf.length; h++) {
    if (h > twinOf[h]! || endOf[h] === endOf[twinOf[h]!]) continue;
    (lengths[componentOf[endOf[h]!]!] ??= []).push(chains[chainOf[h]!]!.length);
  }
  const sums = lengths.map((list) => {
    list.sort((a, b) => a - b);
    const total = [0];
    for (const length of list) total.push(total[total.length - 1]! + length);
    return total;
  });
  return (component, rest) => {
    const list = lengths[component] ?? [];
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (list[middle]! <= rest) low = middle + 1;
      else high = middle;
    }
    return sums[component]?.[low] ?? 0;
  };
}

/** The distance of every node from a target along the chains; Infinity where it is more than the radius. */
function chainDistances(skeleton: ChainSkeleton, target: number, radius: number): Float64Array {
  const { nodes, chains, chainOf, endOf, firstHalf } = skeleton;
  const lists = (x: number): readonly number[] => [...endOf.subarray(firstHalf[x], firstHalf[x + 1])];
  const distances = shortestDistances(
    {
      vertexCount: nodes.length,
      neighbours: lists,
      edgeLength: (x, k) => chains[chainOf[firstHalf[x]! + k]!]!.length,
    },
    [[target, 0]],
    radius,
  );
  return Float64Array.from(distances);
}

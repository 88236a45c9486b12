import type { Player } from '../../player.js';
import type { Work } from '../../run.js';

/**
 * A facet of the join of ⌊size/2⌋ cycles: an edge of each cycle, by its first vertex; for an odd size then one of two
 * points, 0 for x* of Left, 1 for y* of Right.
 */
export type Edges = readonly number[];

/** A stacked ball of facets in which a hub is put. */
export interface HubBall {
  readonly side: Player;
  /** From one facet to the next ones, each with one vertex that is new. */
  readonly facets: readonly Edges[];
  /** An earlier hub that is a leaf of the ball, too: it takes the place of the point of this facet. */
  readonly hub?: { readonly number: number; readonly behind: Edges };
}

/** Where hubs are put, so that every vertex has an answer. */
export interface Hubs {
  /**
   * So many times a cycle has two vertices of Left and two of Right: 4j and 4j + 1 are Left's, 4j + 2 and 4j + 3
   * Right's.
   */
  readonly turns: number;
  readonly balls: readonly HubBall[];
}

/** The sides of hubs, and which way their balls go on around the cycles. */
const FAMILIES = [
  ['R', 1],
  ['R', -1],
  ['L', 1],
  ['L', -1],
] as const;

/**
 * Balls without a common facet, by a search for few turns. The core of a ball has an edge of the hub's own side in each
 * cycle. Behind one of the core's two ends in each cycle lies a vertex that the hub answers; on the side of the other
 * ends a path leads to a facet of the other side, whose last vertex answers the hub. With twelve turns there are such
 * balls, by the proof of Theorem E of docs/constructions.md.
 * @param size at least 4
 */
export function hubBalls(size: number, work: Work): Hubs {
  for (let turns = 2; ; turns++) {
    const shifts = vectors(size >> 1, turns);
    for (const a of shifts)
      for (const b of shifts)
        for (const c of shifts) {
          work.step();
          const balls = ballsWith(size, turns, [shifts[0]!, a, b, c]);
          if (balls !== undefined) return { turns, balls };
        }
  }
}

/** For each family the turns of the first core in the cycles: 0 in the first cycle. */
function vectors(cycles: number, turns: number): number[][] {
  let all = [[0]];
  for (let c = 1; c < cycles; c++) all = all.flatMap((v) => Array.from({ length: turns }, (_, turn) => [...v, turn]));
  return all;
}

function ballsWith(size: number, turns: number, shifts: readonly (readonly number[])[]): HubBall[] | undefined {
  const n = 4 * turns;
  const isOdd = size % 2 === 1;
  const moved = (edges: Edges, c: number, steps: number): number[] => edges.with(c, (edges[c]! + steps + n) % n);
  const coreOf = (side: Player, first: readonly number[], turn: number): number[] => [
    ...first.map((shift) => ((shift + turn) % turns) * 4 + (side === 'L' ? 0 : 2)),
    ...(isOdd ? [side === 'L' ? 0 : 1] : []),
  ];
  /** From a facet around the cycles, to the next turn of the other side in each of them. */
  const pathFrom = (start: Edges, directions: readonly number[]): Edges[] => {
    const path = [start];
    directions.forEach((direction, c) =>
      path.push(moved(path.at(-1)!, c, direction), moved(path.at(-1)!, c, 2 * direction)),
    );
    return path.slice(1);
  };
  const used = new Set<string>();
  const balls: HubBall[] = [];
  const add = (ball: HubBall): boolean => {
    const keys = ball.facets.map((facet) => facet.join());
    if (keys.some((key) => used.has(key))) return false;
    for (const key of keys) used.add(key);
    balls.push(ball);
    return true;
  };

  // The points x* and y* are answered by two hubs that are leaves of balls with the points in their cores.
  const behind = new Map<string, number>();
  if (isOdd)
    for (const [side, target] of [
      ['R', 2],
      ['L', 0],
    ] as const) {
      const end = coreOf(FAMILIES[target][0], shifts[target]!, 0);
      const directions = shifts[target]!.map((_, c) => (c === 0 ? 1 : -1));
      let core: Edges = otherPoint(end);
      directions.forEach((direction, c) => (core = moved(core, c, -2 * direction)));
      if (!add({ side, facets: [core, otherPoint(core), ...pathFrom(core, directions)] })) return undefined;
      behind.set(end.join(), balls.length - 1);
    }

  for (const [family, [side, direction]] of FAMILIES.entries())
    for (let turn = 0; turn < turns; turn++) {
      const first = shifts[family]!;
      const core = coreOf(side, first, turn);
      const path = pathFrom(
        core,
        first.map(() => direction),
      );
      const answered = first.map((_, c) => moved(core, c, -direction));
      const number = behind.get(core.join());
      const ball: HubBall = {
        side,
        facets: [core, ...answered, ...path, ...(isOdd ? [otherPoint(path.at(-1)!)] : [])],
        ...(number !== undefined && { hub: { number, behind: core } }),
      };
      if (!add(ball)) return undefined;
    }
  return balls;
}

function otherPoint(facet: Edges): Edges {
  return facet.with(-1, 1 - facet.at(-1)!);
}

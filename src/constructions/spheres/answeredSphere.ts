import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import { requireSize } from '../../recipes/internal.js';
import { SMALL_SPHERES } from './answeredSpheres.data.js';
import { findShelling } from './findShelling.js';
import { hubBalls, type Edges, type HubBall } from './hubBalls.js';
import { answersOf, spareFacets, type Facet, type LabelledSphere } from './LabelledSphere.js';
import { numbersBelow } from './SphereHistory.js';

/**
 * A sphere of a size in which every move has an answer that leaves moves of who answers only, so that its value is 0:
 * from a table, or with hubs in the join of cycles (Theorem E of docs/constructions.md).
 * @param size how many vertices each facet has, at least 4
 * @param limit the most facets, by default 2^20
 * @throws LimitError `too-large-construction`, before the facets are made, `too-long`
 */
export function answeredSphere(size: number, work: Work, limit?: number): LabelledSphere {
  const { sides, facets } = size in SMALL_SPHERES ? smallSphere(SMALL_SPHERES[size]!) : withHubs(size, work, limit);
  const answers = answersOf(sides, facets);
  const shelling = findShelling(facets, work);
  const summands = [{ of: { shelling }, vertices: numbersBelow(sides.length) }];
  return { sides, facets, answers, spare: spareFacets({ sides, facets, answers }), summands };
}

/** A sphere of the table: the sides, and facets as words of letters, a for vertex 0. */
function smallSphere({ sides, facets }: { readonly sides: string; readonly facets: string }): Sides {
  return {
    sides: [...sides] as Player[],
    facets: new Set(facets.split(' ').map((word) => [...word].map((letter) => letter.charCodeAt(0) - 97))),
  };
}

type Sides = Pick<LabelledSphere, 'sides' | 'facets'>;

function withHubs(size: number, work: Work, limit?: number): Sides {
  const cycles = size >> 1;
  const isOdd = size % 2 === 1;
  /** The facets of the join of cycles. */
  const requireJoin = (turns: number): number => {
    const count = Math.min(Number.MAX_SAFE_INTEGER, (4 * turns) ** cycles * (isOdd ? 2 : 1));
    requireSize('gameWithValue', { what: 'facets', size: BigInt(count), orMore: true }, limit);
    return count;
  };
  requireJoin(2);
  const { turns, balls } = hubBalls(size, work);
  const count = requireJoin(turns);
  const n = 4 * turns;
  const points = cycles * n;
  const verticesOf = (edges: Edges): number[] => [
    ...edges.slice(0, cycles).flatMap((edge, c) => [c * n + edge, c * n + ((edge + 1) % n)]),
    ...edges.slice(cycles).map((point) => points + point),
  ];
  const sides: Player[] = Array.from({ length: points }, (_, v) => (v % 4 < 2 ? 'L' : 'R'));
  if (isOdd) sides.push('L', 'R');
  const facets = new Map<string, Facet>();
  for (let i = 0; i < count; i++) {
    work.step();
    const edges = Array.from({ length: cycles }, (_, c) => Math.floor(i / n ** c) % n);
    add(verticesOf(isOdd ? [...edges, Math.floor(i / n ** cycles)] : edges));
  }
  const hubs: number[] = [];
  for (const ball of balls) {
    const hub = sides.push(ball.side) - 1;
    hubs.push(hub);
    star(hub, ball);
  }
  return { sides, facets: new Set(facets.values()) };

  function add(facet: Facet): void {
    facets.set(keyOf(facet), facet);
  }

  /** Puts a vertex into a ball: its facets give way to those of the vertex with the boundary. */
  function star(hub: number, { facets: ball, hub: leaf }: HubBall): void {
    const inside = ball.map(verticesOf);
    if (leaf !== undefined) inside.push([...verticesOf(leaf.behind).slice(0, -1), hubs[leaf.number]!]);
    const boundary = new Map<string, Facet>();
    for (const facet of inside) {
      facets.delete(keyOf(facet));
      for (const v of facet) {
        const ridge = facet.filter((other) => other !== v);
        const key = keyOf(ridge);
        // A ridge of two facets is inside.
        if (!boundary.delete(key)) boundary.set(key, ridge);
      }
    }
    for (const ridge of boundary.values()) add([...ridge, hub]);
  }
}

function keyOf(set: Facet): string {
  return [...set].sort((a, b) => a - b).join();
}

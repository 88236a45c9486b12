import { connectedClasses } from '../../../sets/internal.js';
import type { CutSurface, Triangle } from './CutSurface.js';
import { edgeOf, partner, vertexAt, type GluedTriangles } from './glueTriangles.js';
import { sidesOf } from './sidesOf.js';

/** An edge of a triangle, from a corner of it to another, as the boundary of a disc runs along it. */
export interface BoundaryEdge {
  readonly from: number;
  readonly to: number;
}

/** Corners that are one vertex of the disc. */
type Joined = (readonly [number, number])[];

/** Polygons with fewer sides have no room inside. */
const LEAST = 4;

/**
 * Cuts a surface open to a disc: triangles are glued along a spanning tree of the dual graph, found breadth first, and
 * then, as long as there are any, edges that follow each other on the boundary and are one edge of the surface.
 * @param root the triangle to begin with
 * @param uncrossed the names of edges across which nothing is glued at first
 * @returns undefined if not all triangles are reached
 * @complexity linear in the number of triangles, and cubic in the length of the boundary at most
 */
export function cutOpen(glued: GluedTriangles, root: number, uncrossed: ReadonlySet<number>): CutSurface | undefined {
  const { triangles, name } = glued;
  const start = [0, 1, 2].map((k) => ({ from: 3 * root + k, to: 3 * root + ((k + 1) % 3) }));
  const isReached = triangles.map((_, t) => t === root);
  const joined: Joined = [];
  /** The two edges that stand on the boundary in the place of one, where a triangle was glued to it. */
  const instead = new Map<BoundaryEdge, readonly [BoundaryEdge, BoundaryEdge]>();
  const queue: BoundaryEdge[] = [...start];
  for (const edge of queue) {
    const across = partner(glued, edgeOf(edge));
    if (across === undefined || uncrossed.has(name[across]!) || isReached[Math.floor(across / 3)]!) continue;
    const t = Math.floor(across / 3);
    isReached[t] = true;
    const [from, to] = [edge.from, edge.to].map((corner) => 3 * t + triangles[t]!.indexOf(vertexAt(glued, corner))) as [
      number,
      number,
    ];
    joined.push([edge.from, from], [edge.to, to]);
    // The corner across from an edge has its number.
    const both = [
      { from, to: across },
      { from: across, to },
    ] as const;
    instead.set(edge, both);
    queue.push(...both);
  }
  if (isReached.includes(false)) return undefined;
  const boundary = zipped(glued, replaced(start, instead), joined);
  return described(glued, boundary, joined);
}

/** The boundary after all replacements. */
function replaced(
  start: readonly BoundaryEdge[],
  instead: ReadonlyMap<BoundaryEdge, readonly [BoundaryEdge, BoundaryEdge]>,
): BoundaryEdge[] {
  const open = [...start].reverse();
  const boundary: BoundaryEdge[] = [];
  for (let edge = open.pop(); edge !== undefined; edge = open.pop()) {
    const both = instead.get(edge);
    if (both === undefined) boundary.push(edge);
    else open.push(both[1], both[0]);
  }
  return boundary;
}

/** Glues edges that follow each other, as long as a polygon is left. */
function zipped(glued: GluedTriangles, boundary: readonly BoundaryEdge[], joined: Joined): BoundaryEdge[] {
  let length = boundary.length;
  const glue = (first: BoundaryEdge | undefined, second: BoundaryEdge): boolean => {
    if (first === undefined || length <= LEAST || partner(glued, edgeOf(first)) !== edgeOf(second)) return false;
    joined.push([first.from, second.to]);
    length -= 2;
    return true;
  };
  const left: BoundaryEdge[] = [];
  for (const edge of boundary)
    if (glue(left[left.length - 1], edge)) left.pop();
    else left.push(edge);
  let [begin, end] = [0, left.length];
  while (begin + 1 < end && glue(left[end - 1], left[begin]!)) [begin, end] = [begin + 1, end - 1];
  return left.slice(begin, end);
}

function described(glued: GluedTriangles, boundary: readonly BoundaryEdge[], joined: Joined): CutSurface {
  const classes = connectedClasses(3 * glued.triangles.length, joined);
  const copyAt = new Map(classes.flatMap((corners, copy) => corners.map((corner) => [corner, copy])));
  const { begin, sides } = sidesOf(glued, boundary);
  const turned = [...boundary.slice(begin), ...boundary.slice(0, begin)];
  return {
    triangles: glued.triangles.map((_, t) => [0, 1, 2].map((k) => copyAt.get(3 * t + k)!) as unknown as Triangle),
    vertexOf: classes.map(([corner]) => vertexAt(glued, corner!)),
    boundary: turned.map(({ from }) => copyAt.get(from)!),
    sides,
  };
}

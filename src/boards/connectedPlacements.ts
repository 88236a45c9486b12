import type { Board } from './Board.js';

/** The order in which the vertices of a connected piece are placed, and what each one has to fulfil. */
interface SearchPlan {
  readonly size: number;
  /** Degree of the i-th vertex in the piece. */
  readonly degree: readonly number[];
  /** Distance of the i-th vertex from the first. */
  readonly depth: readonly number[];
  /** Earlier neighbours of the i-th vertex; the first is where candidates come from. */
  readonly before: readonly (readonly number[])[];
  /** Earlier vertices whose image has to be smaller, which leaves one of several symmetric placements. */
  readonly above: readonly (readonly number[])[];
}

/** A walk from end to end of a path or around a cycle, undefined for other pieces. */
function walkAround(piece: Board): number[] | undefined {
  const n = piece.vertexCount;
  const degrees = Array.from({ length: n }, (_, v) => piece.degree(v));
  if (n < 3 || degrees.some((d) => d > 2)) return undefined;
  const order = [Math.max(0, degrees.indexOf(1))];
  let previous = -1;
  while (order.length < n) {
    const v = order[order.length - 1]!;
    const next = piece.neighbours(v).find((w) => w !== previous)!;
    previous = v;
    order.push(next);
  }
  return order;
}

/** Starts at a vertex of largest degree and always adds the vertex with most neighbours already there. */
function denseOrder(piece: Board): number[] {
  const n = piece.vertexCount;
  const ties = new Int32Array(n);
  const placed = new Uint8Array(n);
  const order: number[] = [];
  while (order.length < n) {
    let best = -1;
    for (let v = 0; v < n; v++)
      if (placed[v] === 0 && (order.length === 0 || ties[v]! > 0))
        if (best < 0 || ties[v]! > ties[best]! || (ties[v] === ties[best] && piece.degree(v) > piece.degree(best)))
          best = v;
    placed[best] = 1;
    order.push(best);
    for (const w of piece.neighbours(best)) ties[w]!++;
  }
  return order;
}

/** Twins have the same neighbours, apart from each other; any two may be exchanged, so their images may be sorted. */
function twinsAbove(piece: Board, order: readonly number[]): number[][] {
  const lastOf = new Map<string, number>();
  return order.map((v, i) => {
    const open = `open ${piece.neighbours(v).join()}`;
    const closed = `closed ${[...piece.neighbours(v), v].sort((a, b) => a - b).join()}`;
    const above = [lastOf.get(open), lastOf.get(closed)].filter((j) => j !== undefined);
    lastOf.set(open, i);
    lastOf.set(closed, i);
    return above;
  });
}

function planSearch(piece: Board): SearchPlan {
  const walk = walkAround(piece);
  const order = walk ?? denseOrder(piece);
  const place = new Map(order.map((v, i) => [v, i]));
  const size = order.length;
  let above = twinsAbove(piece, order);
  if (walk !== undefined) {
    const closed = piece.edges.length === size;
    // Reflections: the last vertex above the second (cycle) or the first (path). Rotations: the first vertex lowest.
    above = order.map((_, i) => (closed && i > 0 ? [0] : []));
    above[size - 1]!.push(closed ? 1 : 0);
  }
  const distance = piece.distances(order[0]!);
  return {
    size,
    degree: order.map((v) => piece.degree(v)),
    depth: order.map((v) => distance[v]!),
    before: order.map((v, i) =>
      piece
        .neighbours(v)
        .map((w) => place.get(w)!)
        .filter((j) => j < i)
        .sort((a, b) => b - a),
    ),
    above,
  };
}

/**
 * Calls `found` with the sorted vertex set of every placement of a connected piece; a set may come more than once.
 * The search places the vertices of the piece one by one next to earlier ones, without recursion; a candidate must have
 * the degree it needs, and lie no further from the first vertex than in the piece.
 * @param vertices the start vertices to try, usually a component of the board
 * @complexity at most the number of embeddings of connected parts of the piece, up to the symmetries used
 */
export function connectedPlacements(
  piece: Board,
  board: Board,
  vertices: readonly number[],
  found: (cells: number[]) => void,
  tick: () => void,
): void {
  const { size, degree, depth, before, above } = planSearch(piece);
  const reach = depth.reduce((most, d) => Math.max(most, d), 0);
  const distance = new Int32Array(board.vertexCount).fill(-1);
  const used = new Uint8Array(board.vertexCount);
  const image = new Int32Array(size);
  const tried = new Int32Array(size);
  let steps = 0;

  /** Marks the distances up to `reach` from a start vertex; returns the vertices marked. */
  const mark = (start: number): number[] => {
    const marked = [start];
    distance[start] = 0;
    for (let i = 0; i < marked.length && distance[marked[i]!]! < reach; i++)
      for (const w of board.neighbours(marked[i]!))
        if (distance[w]! < 0) {
          distance[w] = distance[marked[i]!]! + 1;
          marked.push(w);
        }
    return marked;
  };
  const fits = (w: number, i: number): boolean => {
    if (used[w] !== 0 || distance[w]! < 0 || distance[w]! > depth[i]! || board.degree(w) < degree[i]!) return false;
    for (const j of above[i]!) if (w < image[j]!) return false;
    const earlier = before[i]!;
    for (let k = 1; k < earlier.length; k++) if (!board.hasEdge(image[earlier[k]!]!, w)) return false;
    return true;
  };
  const searchFrom = (start: number): void => {
    image[0] = start;
    used[start] = 1;
    if (size === 1) found([start]);
    let i = 1;
    if (size > 1) tried[1] = 0;
    while (i > 0 && size > 1) {
      if ((++steps & 1023) === 0) tick();
      const candidates = board.neighbours(image[before[i]![0]!]!);
      let next = tried[i]!;
      while (next < candidates.length && !fits(candidates[next]!, i)) next++;
      if (next === candidates.length) {
        i--;
        used[image[i]!] = 0;
        continue;
      }
      tried[i] = next + 1;
      image[i] = candidates[next]!;
      if (i === size - 1) found([...image].sort((a, b) => a - b));
      else {
        used[image[i]!] = 1;
        tried[++i] = 0;
      }
    }
    used[start] = 0;
  };
  for (const start of vertices) {
    if (board.degree(start) < degree[0]!) continue;
    const marked = mark(start);
    if (marked.length >= size) searchFrom(start);
    for (const v of marked) distance[v] = -1;
  }
}

import { InputError } from '../errors.js';
import { Board } from './Board.js';
import { circle, requireModestBoard, requireGeneratorSize } from './generators.js';

type Edge = readonly [number, number];

/**
 * The generalised Petersen graph: the outer cycle 0 … n−1, the inner vertex n + i beside i, and inner edges n + i – n +
 * (i + k); without numbers the Petersen graph, n = 5 and k = 2.
 * @param n at least 3
 * @param k from 1 to below n/2
 * @throws InputError `invalid-size`; LimitError `too-large-board`
 */
export function petersen(n: number = 5, k: number = 2): Board {
  requireGeneratorSize('petersen', 'vertices of the outer cycle', n, 3);
  requireGeneratorSize('petersen', 'as the step of the inner edges', k, 1);
  if (2 * k >= n)
    throw new InputError('invalid-size', `petersen: ${n},${k}; expected a step below half of ${n}.`, {
      details: { found: k, minimum: 1 },
    });
  requireModestBoard('petersen', 3 * n);
  const at = [...Array(n).keys()];
  const edges = at.flatMap((i): Edge[] => [
    [i, (i + 1) % n],
    [i, n + i],
    [n + i, n + ((i + k) % n)],
  ]);
  const inner = circle(n, 1);
  const radius = Math.hypot(...inner[0]!);
  const outer = circle(n, radius + 1);
  return new Board({ vertexCount: 2 * n, edges, coordinates: [...outer, ...inner] });
}

/**
 * The wheel with the hub 0 and n vertices 1 … n on its rim.
 * @param n at least 3
 * @throws InputError `invalid-size`; LimitError `too-large-board`
 */
export function wheel(n: number): Board {
  requireGeneratorSize('wheel', 'vertices on the rim', n, 3);
  requireModestBoard('wheel', 2 * n);
  const edges = [...Array(n).keys()].flatMap((i): Edge[] => [
    [0, i + 1],
    [i + 1, ((i + 1) % n) + 1],
  ]);
  return new Board({ vertexCount: n + 1, edges, coordinates: [[0, 0], ...circle(n, 1)] });
}

/**
 * The complete multipartite graph: vertices in parts, one part after the other, and all edges between different parts.
 * @param sizes of the parts
 * @throws InputError `invalid-size`; LimitError `too-large-board`
 */
export function completeMultipartite(sizes: readonly number[]): Board {
  for (const size of sizes) requireGeneratorSize('completeMultipartite', 'vertices in a part', size, 0);
  const n = sizes.reduce((sum, size) => sum + size, 0);
  const inside = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  requireModestBoard('completeMultipartite', Math.max(n, (n * (n - 1)) / 2 - inside));
  const partOf = sizes.flatMap((size, part) => Array.from({ length: size }, () => part));
  const edges: Edge[] = [];
  let end = 0;
  for (const size of sizes) {
    const start = end;
    end += size;
    for (let u = start; u < end; u++) for (let v = end; v < n; v++) edges.push([u, v]);
  }
  if (sizes.length !== 2) return new Board({ vertexCount: n, edges, coordinates: circle(n) });
  // Two rows.
  const places = partOf.map((part, v) => [part === 0 ? v : v - sizes[0]!, 2 * part] as const);
  return new Board({ vertexCount: n, edges, coordinates: places });
}

/**
 * The complete bipartite graph: all edges between 0 … m−1 and m … m+n−1.
 * @throws InputError `invalid-size`; LimitError `too-large-board`
 */
export function completeBipartite(m: number, n: number): Board {
  return completeMultipartite([m, n]);
}

import type { SetFamily } from '../sets/index.js';
import { inNaturalOrder } from './naturalOrder.js';
import type { Vertex } from './Vertex.js';

/**
 * A family as in the notation of sources, `facets:x1 x2, x2 y1`, with `vertices:` before it where vertices would be
 * missing or in another order; of a large one its size.
 * @param written the text of a set
 */
export function notationOf(
  kind: string,
  sets: SetFamily,
  vertices: readonly Vertex[],
  written: (labels: readonly string[]) => string = (labels) => labels.join(' ') || '{}',
): string {
  if (sets.size * sets.n > 2000) return `${kind}: ${sets.size}`;
  const lists = sets.toLists().map((set) => set.map((v) => vertices[v]!.label));
  const ground = vertices.map(({ label }) => label).join(' ');
  const text = `${kind}:${lists.map(written).join(', ')}`;
  return ground === inNaturalOrder(lists.flat()).join(' ') ? text : `vertices:${ground}; ${text}`;
}

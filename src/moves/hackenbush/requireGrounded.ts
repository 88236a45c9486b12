import { InputError } from '../../errors.js';
import { grounded, type HackenbushEdge } from './HackenbushEdge.js';
import { edgeText } from './hackenbushPosition.js';

/** @throws InputError `not-connected` with an edge that has no way to the ground */
export function requireGrounded(task: string, edges: readonly HackenbushEdge[]): void {
  const kept = grounded(edges);
  if (kept.length === edges.length) return;
  const loose = edges.findIndex((edge, i) => kept[i] !== edge);
  throw new InputError(
    'not-connected',
    `${task}: found the edge ${edgeText(edges[loose]!)}, which is not connected to the ground; expected ways from all edges to vertex 0.`,
    { details: { edge: loose } },
  );
}

import { LimitError } from '../errors.js';

/** The most vertices of a digraph. */
const MOST_VERTICES: number = 2 ** 20;

/** The most arcs of a digraph that the library makes. */
const MOST_ARCS = 2 ** 22;

/** @throws LimitError `too-many-vertices` above 2²⁰, before anything is made of them */
export function requireFewVertices(task: string, n: number): void {
  if (n > MOST_VERTICES)
    throw new LimitError('too-many-vertices', `${task}: ${n} vertices; expected at most ${MOST_VERTICES}.`, {
      details: { found: n, limit: MOST_VERTICES },
    });
}

/** @throws LimitError `too-many-arcs` above 2²², before anything is made of them */
export function requireFewArcs(task: string, count: number): void {
  if (count > MOST_ARCS)
    throw new LimitError('too-many-arcs', `${task}: ${count} arcs; expected at most ${MOST_ARCS}.`, {
      details: { found: count, limit: MOST_ARCS },
    });
}

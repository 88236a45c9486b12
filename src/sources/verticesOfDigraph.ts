import type { DigraphPlacement } from '../digraphs/index.js';
import { InputError } from '../errors.js';
import { verticesByLabel } from './verticesByLabel.js';

/**
 * The vertices of a digraph that a text names by their labels, or by their numbers as its notation does: `x1 y3`, `0
 * 2`.
 * @throws InputError `unknown-vertex`
 */
export function verticesOfDigraph(text: string, labels: readonly string[], command: string): number[] {
  const words = text.replace(/(?<=^|[\s,])\d+(?=[\s,]|$)/g, (digits) => usualLabel(Number(digits), labels) ?? digits);
  return verticesByLabel(
    words,
    labels.map((label) => ({ label })),
    command,
  );
}

/** The label that counts as one more than the number, among those of what is left. */
function usualLabel(v: number, labels: readonly string[]): string | undefined {
  return [`x${v + 1}`, `y${v + 1}`].find((label) => labels.includes(label));
}

/**
 * What is left when vertices are played one after the other.
 * @throws InputError `not-a-legal-start` by their labels
 */
export function remainingAfter(
  digraph: DigraphPlacement,
  labels: readonly string[],
  played: readonly number[],
  command: string,
): number[] {
  try {
    return digraph.remaining(played);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'not-playable') throw error;
    const { vertex, by } = error.details as { readonly vertex: number; readonly by: number };
    const [late, before] = [labels[vertex]!, labels[by]!];
    throw new InputError(
      'not-a-legal-start',
      by === vertex
        ? `${command}: ${late} is played twice; expected vertices that are still there.`
        : `${command}: ${late} is played after ${before}, which deletes it; expected vertices that are still there.`,
      { hint: 'Vertices are played in the order in which they are named.', details: { position: played } },
    );
  }
}

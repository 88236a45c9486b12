import type { Vertex } from '../complex/index.js';
import { InputError, nearestNames } from '../errors.js';

/** Labels that are named in an error. */
const SHOWN = 20;

/**
 * The vertices that a text names by their labels, as in `x1 y3` or `x1, y3`; none for an empty text and for `{}`.
 * @param command its name, for errors
 * @throws InputError `unknown-vertex` with the nearest labels
 */
export function verticesByLabel(text: string, vertices: readonly Vertex[], command: string): number[] {
  const number = new Map(vertices.map(({ label }, v) => [label, v]));
  const words = /^\s*\{\s*\}\s*$/.test(text) ? [] : text.split(/[\s,]+/).filter((word) => word !== '');
  return words.map((word) => {
    const vertex = number.get(word);
    if (vertex !== undefined) return vertex;
    const labels = [...number.keys()];
    const near = nearestNames(word, labels);
    const shown = labels.length > SHOWN ? `${labels.slice(0, SHOWN).join(' ')} …` : labels.join(' ');
    const expected = labels.length === 0 ? 'none, for there are no vertices' : `some of ${shown}`;
    throw new InputError('unknown-vertex', `${command}: ${word} is not a vertex; expected ${expected}.`, {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { found: word, nearest: near },
    });
  });
}

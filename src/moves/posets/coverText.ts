import { LabelledPoset } from '../../poset/index.js';
import { posetOfSpan } from '../../poset/internal.js';
import type { TextSpan } from '../../text/internal.js';
import type { Scene } from '../Scene.js';

/** A poset by its covers. */
export interface Covers {
  readonly labels: readonly string[];
  /** Pairs lower, upper of labels. */
  readonly covers: readonly (readonly [lower: string, upper: string])[];
}

/** The covers in order, and the elements that are in none: `a<b,a<c,d`. */
export function coverText({ labels, covers }: Covers): string {
  const used = new Set(covers.flat());
  return [...covers.map((pair) => pair.join('<')).sort(), ...labels.filter((label) => !used.has(label)).sort()].join();
}

/** The poset of such a text. */
export function coversOfText(text: string): Covers {
  const items = text.split(',');
  const covers = items.flatMap((item) => {
    const [lower, upper] = item.split('<');
    return upper === undefined ? [] : [[lower!, upper] as const];
  });
  const labels = [...new Set(items.flatMap((item) => item.split('<')))].filter((label) => label !== '');
  return { labels, covers };
}

/**
 * A poset in any of its notations, with labels that the names of moves may be.
 * @throws ParseError those of `parsePoset`, and `not-a-position`
 */
export function readCovers(notation: TextSpan, example: string): Covers {
  const { labels, covers } = posetOfSpan(notation);
  const strange = labels.find((label) => /[^\p{L}\p{N}_.^*+'-]/u.test(label));
  if (strange !== undefined)
    notation.refuse(
      'not-a-position',
      'labels of letters, digits and . ^ * + - only',
      `For example ${example}.`,
      strange,
    );
  return { labels, covers: covers.map(({ lower, upper }) => [labels[lower]!, labels[upper]!] as const) };
}

/** The picture of a poset. @param shown what elements are called in it */
export function sceneOfCovers({ labels, covers }: Covers, words: string, shown: readonly string[] = labels): Scene {
  const index = new Map(labels.map((label, i) => [label, i]));
  const order = LabelledPoset.fromRelations(
    labels,
    covers.map(([lower, upper]) => [index.get(lower)!, index.get(upper)!]),
  );
  return { kind: 'order', labels: shown, isBelow: (a, b) => order.isLessOrEqual(a, b), words };
}

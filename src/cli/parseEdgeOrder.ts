import { InputError } from '../errors.js';

/**
 * The edges of `--edge-order ab,bc,…`, each written as its two labels together, or with a hyphen between them.
 * @returns pairs of indices into the labels
 * @throws InputError `invalid-option`
 */
export function parseEdgeOrder(text: string, labels: readonly string[]): [number, number][] {
  return text.split(',').map((part) => {
    const item = part.trim();
    const pairs = labels.flatMap((a, u) =>
      labels.flatMap((b, v): [number, number][] =>
        u !== v && (item === a + b || item === `${a}-${b}`) ? [[u, v]] : [],
      ),
    );
    const [first, second] = pairs;
    if (first === undefined || second !== undefined)
      throw new InputError(
        'invalid-option',
        `build: --edge-order has ${JSON.stringify(item)}, which is ${first === undefined ? 'no pair of labels' : 'two pairs of labels'}; expected edges as ${labels.slice(0, 2).join('-') || 'a-b'}.`,
        { hint: 'Separate the edges by commas, and labels by a hyphen where they are ambiguous.' },
      );
    return first;
  });
}

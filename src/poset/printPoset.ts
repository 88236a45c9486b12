import { inNaturalOrder } from '../complex/internal.js';
import { InputError } from '../errors.js';
import type { LabelledPoset } from './LabelledPoset.js';

/** What `parsePoset` reads as it stands. */
const LABEL = /^[^\s[\](){},;"'*|<>=]+$/;

/**
 * The notation from which `parsePoset` makes an equal poset: its covers in chains, `poset:a<b<c, a<d; e`.
 * @throws InputError `not-in-notation` for labels that are written twice or need quotes, labels on covers, and numbers
 * out of order
 * @complexity linear in the covers
 * @example printPoset(LabelledPoset.fromCovers(['a', 'b', 'c'], [[0, 1], [0, 2]])) // 'poset:a<b, a<c'
 */
export function printPoset(poset: LabelledPoset): string {
  const { labels } = poset;
  const isWritten = new Set(labels).size === labels.length && labels.every((label) => LABEL.test(label));
  if (!isWritten || poset.covers.some(({ label }) => label !== undefined)) throw notInNotation();
  const chains = coversInChains(poset).map((chain) => chain.map((x) => labels[x]!));
  const met = new Set(chains.flat());
  const single = labels.filter((label) => !met.has(label));
  const isInOrder = sameList(inNaturalOrder([...met, ...single]), labels);
  if (!isInOrder && !sameList(inNaturalOrder(labels), labels)) throw notInNotation();
  const items = chains.map((chain) => chain.join('<'));
  // Where the chains come in another order, the elements are named before them.
  if (!isInOrder) return `poset:${[...labels, ...items].join(', ')}`;
  return `poset:${items.join(', ')}${single.length === 0 ? '' : `;${items.length === 0 ? '' : ' '}${single.join(' ')}`}`;
}

/** Each cover once, in chains that go up as far as there are new ones. */
function coversInChains(poset: LabelledPoset): number[][] {
  const next = new Int32Array(poset.n);
  const chains: number[][] = [];
  for (let x = 0; x < poset.n; x++)
    while (next[x]! < poset.upperCovers(x).length) {
      const chain = [x];
      for (let at = x; next[at]! < poset.upperCovers(at).length; chain.push(at))
        at = poset.upperCovers(at)[next[at]!++]!.upper;
      chains.push(chain);
    }
  return chains;
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((label, i) => label === b[i]);
}

function notInNotation(): InputError {
  return new InputError(
    'not-in-notation',
    'printPoset: labels that are written twice, need quotes or stand on covers; expected a poset that has a notation.',
    { hint: 'Use poset.toJSON(), which keeps everything.' },
  );
}

import type { SingleSource, Source } from '../../src/sources/index.js';

/** The summand of a kind in a sum. */
export function summandOf<Kind extends SingleSource['kind']>(
  source: Source,
  kind: Kind,
): Extract<SingleSource, { readonly kind: Kind }> {
  const found = source.kind === 'sum' ? source.summands.find((summand) => summand.kind === kind) : undefined;
  if (found === undefined) throw new Error(`no sum with a ${kind} but a ${source.kind}`);
  return found as Extract<SingleSource, { readonly kind: Kind }>;
}

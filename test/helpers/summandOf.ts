import type { Source, SourceKind, SourceObjects } from 'spgames/sources';

/** The summand of a kind in a sum. */
export function summandOf<K extends SourceKind>(source: Source, kind: K): SourceObjects[K] {
  const found = source.kind === 'sum' ? source.object.find((summand) => summand.kind === kind) : undefined;
  if (found === undefined) throw new Error(`no sum with a ${kind} but a ${source.kind}`);
  return found.object as SourceObjects[K];
}

import { groupName } from './homologyInWords.js';
import { witnessInWords, type Labelled } from './inWords.js';
import { obstructionInWords } from './obstructionInWords.js';

/** The whole tree is for programs; people read the vertices shed from the complex itself, one after the other. */
export function sheddingInWords(witness: Labelled): string[] | undefined {
  const { by, sheddingOrder } = witness as { readonly by: string; readonly sheddingOrder?: readonly string[] };
  if (sheddingOrder === undefined)
    return 'reason' in witness ? obstructionInWords(witness['reason'] as Labelled) : undefined;
  return [`by: ${by}`, `sheddingOrder: ${sheddingOrder.length === 0 ? 'a simplex' : sheddingOrder.join(' ')}`];
}

/** A group that a point has not; collapses and other reasons have the usual words. */
export function homologyOfPointInWords({ because, degree, rank, torsion }: Labelled): string[] | undefined {
  if (because !== 'homology') return undefined;
  return [
    `because: H~_${String(degree)} = ${groupName('Z', rank as number, torsion as readonly bigint[])}, which is 0 for a point`,
  ];
}

/** Why the Alexander dual is not shellable. */
export function dualInWords({ dual }: Labelled): string[] | undefined {
  return dual === undefined ? undefined : obstructionInWords(dual as Labelled, { whole: 'the Alexander dual' });
}

/** The faces shed from the complex itself, without the tree. */
export function sheddingFacesInWords(witness: Labelled): string[] | undefined {
  const { sheddingFaces } = witness;
  if (sheddingFaces === undefined) return obstructionInWords(witness);
  const faces = sheddingFaces as readonly unknown[];
  return [`sheddingFaces: ${faces.length === 0 ? 'none, a simplex' : witnessInWords('sheddingFaces', faces)}`];
}

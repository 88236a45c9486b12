import type { LinkWitness } from '../../ideal/index.js';
import type { Labelled } from './inWords.js';

/** A face whose link has homology that it must not have, by labels. */
export type LabelledLink = Omit<LinkWitness, 'face'> & { readonly face: readonly string[] };

/**
 * @param where what the faces are faces of, if not of the complex: that of the squarefree monomials outside an ideal
 */
export function linksInWords({ links }: Labelled, where: string = ''): string[] {
  return (links as readonly LabelledLink[]).map((link) => where + linkInWords(link));
}

export function linkInWords({
  face,
  characteristic,
  degree,
  rank,
  linkDimension,
  generatedFrom,
}: LabelledLink): string {
  const field = characteristic === 0n ? 'Q' : `GF(${characteristic})`;
  const where = generatedFrom === undefined ? '' : `in the facets of dimension ≥ ${generatedFrom}: `;
  return `${where}the link of {${face.join(' ')}} has dimension ${linkDimension}, but H~_${degree} over ${field} has dimension ${rank}`;
}

export function depthInWords(witness: Labelled): string[] {
  const { face, degree } = witness as unknown as LabelledLink;
  return [`the link of {${face.join(' ')}} has H~_${degree} ≠ 0, and ${face.length} + (${degree}) + 1 is the depth`];
}

/** A link with homology; other reasons have the usual words. */
export function reasonOfLinkInWords(witness: Labelled): string[] | undefined {
  return witness['because'] === 'link' ? [linkInWords(witness as unknown as LabelledLink)] : undefined;
}

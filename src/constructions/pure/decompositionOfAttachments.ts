import { byFlaw, listOf, requireShape, type Shape } from '../../shape.js';
import { wrongArgument } from '../../arguments.js';
import type { DecompositionTree, SimplicialComplex } from '../../complex/index.js';
import { faceKeys } from './faceKeys.js';
import { pureCertificate, type Attachments, type PureCertificate } from './PureCertificate.js';

/** A certificate whose last step has attachments. */
const withAttachments: Shape = byFlaw((value, place) => {
  const flaw = pureCertificate.flaw(value, place);
  if (flaw !== undefined) return flaw;
  const { steps, attachments } = value as PureCertificate;
  const last = steps.at(-1)?.attachments ?? -1;
  return attachments[last] === undefined
    ? `${place} has no attachments; expected the certificate of a vertex decomposable complex that need not be flag`
    : listOf(byFlaw(linksBefore)).flaw(attachments, `${place}.attachments`);

  function linksBefore(node: unknown, at: string): string | undefined {
    const index = attachments.indexOf(node as Attachments);
    const bad = (node as Attachments).attached.find(({ link }) => link < 0 || link >= index);
    return bad === undefined ? undefined : `${at} has a link ${bad.link}; expected the number of earlier attachments`;
  }
});

/**
 * What is still to be decomposed: some of the attachments, or of all sets of a size; joined with the vertices whose
 * link it is in.
 */
type Open = { readonly node: number; readonly linked: readonly number[] } & (
  { readonly of: Attachments; readonly first: number } | { readonly size: number; readonly on: readonly number[] }
);

/**
 * The vertex decomposition that the attachments of a certificate are: the vertex attached last is shed first.
 * `shellingOfDecomposition` makes a shelling of it, `verifyDecomposition` checks it by the definition.
 * @param game what `gameWithValue` gives for a vertex decomposable complex that need not be flag
 * @throws InputError `invalid-argument` for other certificates, and such whose attachments do not give the complex
 * @complexity the facets
 * @example decompositionOfAttachments(gameWithValue(parseValue('1*'), { complex: 'vertexDecomposable' })).length // 3
 */
export function decompositionOfAttachments(game: {
  readonly complex: SimplicialComplex;
  readonly certificate: PureCertificate;
}): DecompositionTree {
  const { complex, certificate } = game;
  requireShape('decompositionOfAttachments', withAttachments, certificate, 'game.certificate');
  const { steps, attachments } = certificate;
  const key = faceKeys(complex.n);
  const facets = complex.facets.toLists();
  const index = new Map(facets.map((facet, f) => [key(facet), f]));
  const tree: DecompositionTree[number][] = [];
  const whole = attachments[steps.at(-1)!.attachments!]!;
  let nodes = 1;
  const open: Open[] = [{ node: 0, linked: [], of: whole, first: whole.attached.length }];
  const divide = (at: Open, vertex: number, deletion: Part, link: Part): void => {
    tree[at.node] = { face: [vertex], deletion: nodes, link: nodes + 1 };
    open.push({ node: nodes, linked: at.linked, ...deletion });
    open.push({ node: nodes + 1, linked: [...at.linked, vertex], ...link });
    nodes += 2;
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if ('of' in at && at.first > 0) {
      const { vertex, link } = at.of.attached[at.first - 1]!;
      const below = attachments[link]!;
      divide(at, vertex, { of: at.of, first: at.first - 1 }, { of: below, first: below.attached.length });
      continue;
    }
    const { size, on } = 'of' in at ? at.of : at;
    if (size > 0 && on.length > size) {
      const rest = on.slice(1);
      divide(at, on[0]!, { size, on: rest }, { size: size - 1, on: rest });
      continue;
    }
    const facet = [...at.linked, ...(size === 0 ? [] : on)];
    const f = index.get(key(facet));
    if (f === undefined || facet.length !== facets[f]!.length || nodes > 2 * facets.length - 1)
      throw wrongArgument('decompositionOfAttachments', facet, 'attachments that give the facets of the complex');
    tree[at.node] = { facet: f };
  }
  return tree;
}

type Part =
  { readonly of: Attachments; readonly first: number } | { readonly size: number; readonly on: readonly number[] };

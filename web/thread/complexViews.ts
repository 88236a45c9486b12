/** The complex in view in other forms, its faces, and both ideals for other programs. */
import type { View } from '../address.js';
import type { ComplexViewAnswers, EdgesAnswer, FaceAnswer, FacePart, FaceRequest } from '../complexViews.js';
import {
  formats,
  ideal,
  LimitError,
  pictures,
  sources,
  type RunOptions,
  type SimplicialComplex,
  type Source,
} from '../library.js';
import { BOUNDS, placementGame, type Look } from './board.js';
import { placesInSpace } from './placesInSpace.js';
import type { Search } from './Session.js';
import { inAddress, LISTED, setsAsText } from './texts.js';

/** Larger matrices cannot be read. */
const MATRIX = { vertices: 120, edges: 1500 };
/** What is turned is drawn anew many times a second. */
const TURNED = { vertices: 40, edges: 200, triangles: 200, dimension: 3 };

/** The session that is asked. */
export interface Asked {
  readonly inView: (view: View, search: Search) => Promise<SimplicialComplex>;
  readonly source: () => Source;
  readonly look: () => Look;
}

type Topics = {
  readonly [T in keyof ComplexViewAnswers]: (search: Search, about: string) => Promise<ComplexViewAnswers[T]>;
};

/** The answers to what is asked of the complex in view. */
export function complexViews({ inView, source, look }: Asked): Topics {
  const viewed = (view: string, search: Search): Promise<SimplicialComplex> => inView(view as View, search);
  return {
    face: async (search, about) => {
      const { view, face } = JSON.parse(about) as FaceRequest;
      const [complex, legal] = [await viewed(view, search), await viewed('legal', search)];
      return faceAnswer(view, face, complex, legal, source(), search);
    },
    facetList: async (search, view) => {
      const complex = await viewed(view, search);
      const facets = await search((run) => complex.listFacets({ ...run, limit: LISTED }));
      return facets.toLists().map((facet) => labelsOf(facet, complex));
    },
    facePoset: async (search, view) => {
      const complex = await viewed(view, search);
      return search((run) => facePoset(complex, look(), run));
    },
    edges: async (search, view) => {
      const complex = await viewed(view, search);
      requireAtMost('vertices', complex.support.length, MATRIX.vertices, 'in a matrix');
      const found = edgesOf(complex);
      requireAtMost('edges', found.edges.length, MATRIX.edges, 'in a matrix');
      return found;
    },
    space: async (search, view) => {
      const complex = await viewed(view, search);
      requireAtMost('vertices', complex.support.length, TURNED.vertices, 'turned');
      requireAtMost('as dimension', complex.dimension, TURNED.dimension, 'turned');
      const { labels, edges } = edgesOf(complex);
      requireAtMost('edges', edges.length, TURNED.edges, 'turned');
      const { support } = complex;
      const index = new Map(support.map((v, i) => [v, i]));
      const triangles = [...complex.faces(2)].map((face) => face.map((v) => index.get(v)!) as [number, number, number]);
      requireAtMost('triangles', triangles.length, TURNED.triangles, 'turned');
      const sides = support.map((v) => complex.vertices[v]!.side);
      return { labels, sides, edges, triangles, places: placesInSpace(labels.length, edges) };
    },
    idealText: async (search, about) => {
      const [view = '', program = ''] = about.split(' ');
      const complex = await viewed('legal', search);
      const asked = view === 'legal' ? ideal.facetIdeal(complex) : ideal.stanleyReisnerIdeal(complex);
      const format = Object.hasOwn(formats.TEXT_FORMATS, program) ? formats.TEXT_FORMATS[program] : undefined;
      return search((run) => format?.print(asked, { ...run, limit: LISTED }) ?? '');
    },
  };
}

/** @throws LimitError */
function requireAtMost(what: string, found: number, most: number, how: string): void {
  if (found > most) throw new LimitError('too-large-picture', `${found} ${what}; at most ${most} are drawn ${how}.`);
}

function labelsOf(set: readonly number[], { vertices }: SimplicialComplex): string[] {
  return set.map((v) => vertices[v]!.label);
}

/** The vertices that are not loops, with the edges between them. */
function edgesOf(complex: SimplicialComplex): EdgesAnswer {
  const { support } = complex;
  const index = new Map(support.map((v, i) => [v, i]));
  return {
    labels: labelsOf(support, complex),
    edges: complex.edges.map(([u, v]) => [index.get(u)!, index.get(v)!]),
  };
}

/** The faces with a few vertices where there are too many to draw them all. */
function facePoset(complex: SimplicialComplex, look: Look, run: RunOptions): string {
  let refusal: unknown;
  for (const depth of [undefined, 3, 2]) {
    try {
      return pictures.drawPoset(complex, { ...look, ...run, ...(depth !== undefined && { depth }) });
    } catch (error) {
      if (!(error instanceof LimitError) || error.code === 'too-long') throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

async function faceAnswer(
  view: View,
  labels: readonly string[],
  complex: SimplicialComplex,
  legal: SimplicialComplex,
  source: Source,
  search: Search,
): Promise<FaceAnswer> {
  const face = complex.indices(labels);
  const isFace = complex.isFace(face);
  const parts: FacePart[] = [];
  if (isFace)
    for (const name of ['link', 'star', 'deletion'] as const) {
      const part = complex[name](face);
      const facets = await search((run) => part.listFacets({ ...run, limit: LISTED }));
      const fVector = await search((run) => part.fVector(run));
      const notation = await search((run) => sources.notationOfComplex(part, run));
      parts.push({
        name,
        facets: setsAsText(facets, part),
        fVector: fVector.join(' '),
        ...inAddress(notation),
      });
    }
  const monomial = legal.indices(labels);
  const colon = (of: ideal.SquarefreeIdeal): string => formats.printIdeal(of.colon(monomial));
  return {
    isFace,
    isPosition: view === 'legal' && isFace && parts[0]!.facets === (await facetsAfter(source, labels, search)),
    parts,
    colons: { legal: colon(ideal.facetIdeal(legal)), illegal: colon(ideal.stanleyReisnerIdeal(legal)) },
  };
}

/** The facets of a game after pieces were placed; undefined for what is not one. */
async function facetsAfter(source: Source, labels: readonly string[], search: Search): Promise<string | undefined> {
  if (labels.length === 0 || placementGame(source) === undefined) return undefined;
  const { limit } = BOUNDS;
  const after = await search((run) => sources.atPosition(source, labels.join(' '), { lazy: true, limit, ...run }));
  const complex = await search((run) => sources.asComplex(after, { limit, ...run }));
  return setsAsText(await search((run) => complex.listFacets({ limit: LISTED, ...run })), complex);
}

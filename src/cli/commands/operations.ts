import {
  type SimplicialComplex,
  barycentricSubdivision,
  boundaryComplex,
  disjointUnion,
  join,
  labelledApart,
  pureSkeleton,
  skeleton,
} from '../../complex/index.js';
import { InputError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { asComplex } from '../../sources/index.js';
import type { Session } from '../Session.js';
import { verticesByLabel } from '../../sources/internal.js';
import { IDEAL_OPERATIONS, type IdealOperationName } from './idealOperations.js';
import { few, MOST_FACES, type Operation, type Parameter } from './Operation.js';

/** As `Operation.apply`, on the complex of the source. */
type OnComplex = (
  complex: SimplicialComplex,
  given: string,
  session: Session,
) => SimplicialComplex | Promise<SimplicialComplex>;

function onComplex(apply: OnComplex): Operation['apply'] {
  return (source, given, session) => apply(asComplex(source, session.run()), given, session);
}

const FACE: Parameter = { name: 'face', description: "a face by the labels of its vertices, as in 'x1 y3'" };
const VERTICES: Parameter = { name: 'vertices', description: "vertices by their labels, as in 'x1 x2'" };
const DIMENSION: Parameter = { name: 'k', description: 'a dimension: an integer from -1' };
const SECOND: Parameter = { name: 'second', description: 'another source' };

/** The name of an operation, which is that of its command. */
export type OperationName =
  | 'link'
  | 'star'
  | 'deletion'
  | 'induced'
  | 'skeleton'
  | 'pure-skeleton'
  | 'alexander-dual'
  | 'cover-dual'
  | 'complement'
  | 'join'
  | 'disjoint-union'
  | 'boundary'
  | 'barycentric'
  | IdealOperationName;

/** The operations by name. */
export const OPERATIONS: Readonly<Record<OperationName, Operation>> = {
  link: {
    description:
      'The link of a face: the faces disjoint from it whose union with it is a face; void if it is no face. Its vertices become loops. For a game it is the game from this position on.',
    parameter: FACE,
    examples: ["link snort@path:3 'x1'", "link 'facets:1 2 3, 2 3 4' '2 3'", 'link col@cycle:5 x1 | spgames value -'],
    apply: atVertices('link', (complex, face) => complex.link(face)),
  },
  star: {
    description: 'The star of a face: the faces whose union with it is a face; void if it is no face.',
    parameter: FACE,
    examples: ["star 'facets:1 2 3, 2 3 4, 4 5' '4'"],
    apply: atVertices('star', (complex, face) => complex.star(face)),
  },
  deletion: {
    description: 'The deletion of a face: the faces that do not contain it; for a vertex those without it.',
    parameter: FACE,
    examples: ["deletion 'facets:1 2 3, 2 3 4' '2'", "deletion 'facets:1 2 3, 2 3 4' '2 3'"],
    apply: atVertices('deletion', (complex, face) => complex.deletion(face)),
  },
  induced: {
    description: 'The induced subcomplex: the faces inside a set of vertices; all other vertices become loops.',
    parameter: VERTICES,
    examples: ["induced 'facets:1 2 3, 2 3 4' '1 2 4'"],
    apply: atVertices('induced', (complex, vertices) => complex.induced(vertices)),
  },
  skeleton: {
    description: 'The k-skeleton: the faces of dimension at most k.',
    parameter: DIMENSION,
    examples: ["skeleton 'facets:1 2 3 4, 4 5' 1"],
    apply: upTo('skeleton', skeleton),
  },
  'pure-skeleton': {
    description: 'The pure k-skeleton: the complex whose facets are the faces of dimension k; void if there are none.',
    parameter: DIMENSION,
    examples: ["pure-skeleton 'facets:1 2 3 4, 4 5' 1"],
    apply: upTo('pure-skeleton', pureSkeleton),
  },
  'alexander-dual': {
    description: 'The Alexander dual: the complements of the nonfaces, in all vertices, loops included.',
    examples: ["alexander-dual 'facets:1 2, 2 3, 1 3, 4'", 'alexander-dual snort@path:2 | spgames analyze -'],
    apply: onComplex((complex) => complex.alexanderDual()),
  },
  'cover-dual': {
    description: 'The cover dual: its facets are the minimal vertex covers, the minimal sets that meet every facet.',
    examples: ["cover-dual 'facets:1 2, 2 3, 3 4'"],
    apply: onComplex((complex, _, session) => complex.coverDual(few(session))),
  },
  complement: {
    description: 'The complement: its facets are the complements of the facets, in all vertices, loops included.',
    examples: ["complement 'facets:1 2, 2 3, 3 4'"],
    apply: onComplex((complex, _, session) => complex.complement(few(session))),
  },
  join: {
    description:
      'The join: the unions of a face of each, the legal complex of the sum of two games. Where both have a label, the numbers in the labels of the second are counted on.',
    parameter: SECOND,
    examples: ["join 'facets:1, 2' 'facets:3, 4'", 'join snort@path:2 col@path:2 | spgames value -'],
    apply: onComplex(beside('join', join, (mine, theirs) => mine * theirs)),
  },
  'disjoint-union': {
    description:
      'The disjoint union: the faces of each. Where both have a label, the numbers in the labels of the second are counted on.',
    parameter: SECOND,
    examples: ["disjoint-union 'facets:1 2, 2 3' 'facets:4 5'"],
    apply: onComplex(beside('disjoint-union', disjointUnion, (mine, theirs) => mine + theirs)),
  },
  boundary: {
    description:
      'The boundary of a pure complex: generated by the ridges that lie in exactly one facet; void if there are none.',
    examples: ["boundary 'facets:1 2 3, 2 3 4'"],
    apply: onComplex((complex, _, session) => boundaryComplex(complex, few(session))),
  },
  barycentric: {
    description:
      'The barycentric subdivision: its vertices are the nonempty faces, labelled 1.2 for the face with the vertices 1 and 2, its faces the chains of them. It has no sides.',
    examples: ["barycentric 'facets:1 2 3'"],
    apply: onComplex((complex, _, session) => barycentricSubdivision(complex, few(session)).complex),
  },
  ...IDEAL_OPERATIONS,
};

/** An operation at some vertices, which are given by their labels. */
function atVertices(
  name: string,
  operation: (complex: SimplicialComplex, vertices: readonly number[]) => SimplicialComplex,
): Operation['apply'] {
  return onComplex((complex, given) => operation(complex, verticesByLabel(given, complex.vertices, name)));
}

/** An operation that asks for a dimension. */
function upTo(
  name: string,
  operation: (complex: SimplicialComplex, k: number, run: RunOptions) => SimplicialComplex,
): Operation['apply'] {
  return onComplex((complex, given, session) => {
    const k = Number(given);
    if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(k) || k < -1)
      throw new InputError('invalid-dimension', `${name}: k is ${JSON.stringify(given)}; expected an integer from -1.`);
    const faces = complex.fVector(session.run())[k + 1] ?? 0n;
    if (faces > BigInt(MOST_FACES))
      throw new LimitError(
        'too-many-items',
        `${name}: ${faces} faces of dimension ${k}; more than ${MOST_FACES} are not listed.`,
      );
    return operation(complex, k, few(session));
  });
}

/**
 * An operation with the complex of another source, on vertices with different labels.
 * @param size how many facets there will be at most, from the numbers of both
 */
function beside(name: string, operation: typeof join, size: (mine: number, theirs: number) => number): OnComplex {
  return async (complex, given, session) => {
    const second = asComplex(await session.source(given), session.run());
    const facets = size(complex.listFacets(few(session)).size, second.listFacets(few(session)).size);
    if (facets > MOST_FACES)
      throw new LimitError('too-many-items', `${name}: ${facets} facets; more than ${MOST_FACES} are not listed.`);
    return operation(complex, labelledApart(complex, second));
  };
}

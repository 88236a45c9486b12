import { SimplicialComplex, type Vertex, vertexFromLabel } from '../../complex/index.js';
import { naturalOrder } from '../../complex/internal.js';
import { PolynomialRing, SquarefreeIdeal } from '../../ideal/index.js';
import { renamingsIn } from '../../formats/internal.js';
import type { TextSpan } from '../../text/internal.js';
import { asComplex } from '../asGame.js';
import type { Source } from '../kinds/Kind.js';

/** An object in a script or in what a program printed, by the names of its variables. */
export interface NamedObject {
  /** Empty if it has none. */
  readonly name: string;
  /** What the sets are: generators of an ideal, facets or nonfaces of a complex, or monomials that may be either. */
  readonly as: 'generators' | 'facets' | 'nonfaces' | 'list';
  readonly sets: readonly (readonly string[])[];
  /** The variables or vertices in order, where they are known. */
  readonly ground?: readonly string[] | undefined;
  /** The names are the labels, whatever they look like. */
  readonly isLiteral?: boolean;
  /** More names that belong to the ground set, in no order. */
  readonly others?: readonly string[] | undefined;
}

/** The names that spgames gives to what a script is about, beside what belongs to it. */
const OWN_NAMES: readonly string[] = ['legalComplex', 'Delta', 'illegalIdeal', 'stanleyReisnerIdeal'];

/**
 * What a text is about: the object with a name that spgames gives, else the last one, if all are the same.
 * @param objects in their order
 * @param text where a comment may rename the variables
 * @param whole the text, for errors
 * @returns undefined if there is none
 * @throws ParseError `not-one-reading` if there are different ones, or lists of monomials alone
 */
export function chosenSource(objects: readonly NamedObject[], text: string, whole: TextSpan): Source | undefined {
  const labelOf = renamingsIn(text);
  const own = OWN_NAMES.flatMap((wanted) => objects.find(({ name }) => name === wanted) ?? [])[0];
  if (own !== undefined) return sourceOfObject(own, labelOf);
  const written = objects.filter(({ as }) => as !== 'list');
  if (written.length === 0 && objects.length > 0) refuseList(objects.at(-1)!, labelOf, whole);
  const sources = written.map((object) => sourceOfObject(object, labelOf));
  const last = sources.at(-1);
  if (last === undefined || sources.every((source) => asComplex(source).equals(asComplex(last)))) return last;
  const names = written.map(({ name }) => name).filter((name) => name !== '');
  return whole.refuse(
    'not-one-reading',
    'one ideal or complex',
    names.length > 0 ? `Leave one of ${names.slice(0, 8).join(', ')}, or call it Delta.` : undefined,
    `${written.length} different objects`,
  );
}

/** Longer lists are not written out in a hint. */
const MOST_SHOWN = 6;

function refuseList({ sets }: NamedObject, labelOf: (name: string) => string, whole: TextSpan): never {
  const shown = sets.slice(0, MOST_SHOWN).map((set) => set.map(labelOf));
  const more = sets.length > MOST_SHOWN ? ', …' : '';
  const facets = shown.map((set) => set.join(' ') || '{}').join(', ');
  const generators = shown.map((set) => set.join('*') || '1').join(', ') || '0';
  return whole.refuse(
    'not-one-reading',
    'an ideal or a complex',
    `As facets it is facets:${facets}${more}; as generators ideal:${generators}${more}. In the file, name it facets = … or generators = …, or write simplicialComplex or monomialIdeal before it.`,
    'a list of monomials',
  );
}

/** The ideal or the complex. @param labelOf the label of a variable or vertex */
function sourceOfObject(object: NamedObject, renamed: (name: string) => string): Source {
  const { as, sets, ground, others = [], isLiteral = false } = object;
  const labelOf = isLiteral ? (name: string): string => name : renamed;
  const { vertices, lists } = indexed(sets, ground, others, labelOf);
  if (as === 'generators')
    return { kind: 'ideal', object: SquarefreeIdeal.fromGenerators(lists, PolynomialRing.fromVertices(vertices)) };
  const complex =
    as === 'nonfaces' ? SimplicialComplex.fromNonfaces(lists, vertices) : SimplicialComplex.fromFacets(lists, vertices);
  return { kind: 'complex', object: complex };
}

function indexed(
  sets: NamedObject['sets'],
  ground: NamedObject['ground'],
  others: readonly string[],
  labelOf: (name: string) => string,
): { readonly vertices: readonly Vertex[]; readonly lists: number[][] } {
  const met = [...new Set([...(ground ?? []), ...sets.flat(), ...others])];
  const order = ground === undefined ? naturalOrder(met.map(labelOf)) : met.map((_, i) => i);
  const names = order.map((i) => met[i]!);
  const index = new Map(names.map((name, i) => [name, i]));
  const vertices = names.map((name) => ({ ...vertexFromLabel(name), label: labelOf(name) }));
  return { vertices, lists: sets.map((set) => set.map((name) => index.get(name)!)) };
}

import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { groundSet } from '../Vertex.js';

/**
 * The faces of either complex; vertices are the same where their labels are. The ground set is that of the first, and
 * what is new in the second.
 * @throws InputError `not-the-same-ground-set` for a label with two sides
 * @throws LimitError
 * @example union(SimplicialComplex.fromFacets([['a', 'b']]), SimplicialComplex.fromFacets([['b', 'c']])).toString() // 'facets:a b, b c'
 */
export function union(first: ComplexSource, second: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  first = complexOf(first, 'union');
  second = complexOf(second, 'union');
  const places = placesIn(first, second, 'union');
  const others = second.vertices.filter((_, v) => places[v] === -1);
  const ground = groundSet([...first.vertices, ...others], 'union');
  let next = first.n;
  const onto = places.map((place) => (place === -1 ? next++ : place));
  const mine = first.listFacets(options).relabel([...first.vertices.keys()], ground.length);
  const theirs = second.listFacets(options).relabel(onto, ground.length);
  return SimplicialComplex.ofAntichain(ground, { facets: mine.concat(theirs).maximal(options) });
}

/**
 * The faces that both complexes have; vertices are the same where their labels are, and the others leave the ground
 * set.
 * @throws InputError `not-the-same-ground-set` for a label with two sides
 * @throws LimitError; `limit` counts pairs of facets
 * @complexity linear in the nonfaces where both complexes know theirs, else the product of the numbers of facets
 * @example intersection(SimplicialComplex.fromFacets([['a', 'b']]), SimplicialComplex.fromFacets([['b', 'c']])).toString() // 'facets:b'
 */
export function intersection(first: ComplexSource, second: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  const one = complexOf(first, 'intersection');
  const other = complexOf(second, 'intersection');
  const places = placesIn(one, other, 'intersection');
  const common = places.filter((place) => place !== -1).sort((a, b) => a - b);
  const position = new Map(common.map((v, i) => [v, i]));
  const vertices = common.map((v) => one.vertices[v]!);
  const fromFirst = one.vertices.map((_, v) => position.get(v) ?? -1);
  const fromSecond = places.map((place) => position.get(place) ?? -1);
  const [a, b] = [one.known.nonfaces, other.known.nonfaces];
  if (a !== undefined && b !== undefined) {
    const nonfaces = moved(a, fromFirst, common.length, 'within').concat(moved(b, fromSecond, common.length, 'within'));
    return SimplicialComplex.ofAntichain(vertices, { nonfaces: nonfaces.minimal(options) });
  }
  const work = new Work('intersection', options);
  const mine = moved(one.listFacets(options), fromFirst, common.length, 'restrict').maximal(work.part());
  const theirs = moved(other.listFacets(options), fromSecond, common.length, 'restrict').maximal(work.part());
  let facets = SetFamily.fromLists([], common.length);
  for (let i = 0; i < mine.size; i++) {
    work.tick(work.steps + theirs.size);
    facets = facets.concat(theirs.restrict(mine.list(i)).distinct()).maximal(work.part());
  }
  return SimplicialComplex.ofAntichain(vertices, { facets });
}

/**
 * The complex that the faces of the first generate which are not faces of the second: its facets are those facets of
 * the first that the second does not have. The ground set is that of the first.
 * @throws InputError `not-the-same-ground-set` for a label with two sides
 * @throws LimitError
 * @example difference(SimplicialComplex.fromFacets([['a', 'b'], ['c']]), SimplicialComplex.fromFacets([['c']])).toString() // 'vertices:a b c; facets:a b'
 */
export function difference(first: ComplexSource, second: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  first = complexOf(first, 'difference');
  const other = complexOf(second, 'difference');
  const back = placesIn(other, first, 'difference');
  const facets = first.listFacets(options);
  const theirs = other.listFacets(options);
  const work = new Work('difference', options);
  const isTheirs = (facet: readonly number[]): boolean => {
    work.step();
    return facet.every((v) => back[v] !== -1) && theirs.hasSupersetOf(facet.map((v) => back[v]!));
  };
  return SimplicialComplex.ofAntichain(first.vertices, { facets: facets.filter((i) => !isTheirs(facets.list(i))) });
}

/** For each vertex of the second complex the vertex of the first with its label, −1 if there is none. */
function placesIn(first: SimplicialComplex, second: SimplicialComplex, task: string): number[] {
  const index = new Map(first.vertices.map(({ label }, v) => [label, v]));
  return second.vertices.map(({ label, side }) => {
    const place = index.get(label) ?? -1;
    if (place !== -1 && first.vertices[place]!.side !== side)
      throw new InputError(
        'not-the-same-ground-set',
        `${task}: the vertex ${label} has different sides in the two complexes; expected the same.`,
        { details: { label } },
      );
    return place;
  });
}

/** A family on those elements that go somewhere: the sets inside them, or the parts of sets inside them. */
function moved(family: SetFamily, to: readonly number[], n: number, how: 'within' | 'restrict'): SetFamily {
  const staying = [...to.keys()].filter((v) => to[v] !== -1);
  return family[how](staying).relabel(
    to.map((v) => Math.max(v, 0)),
    n,
  );
}

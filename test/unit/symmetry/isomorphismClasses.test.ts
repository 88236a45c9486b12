import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { isomorphismClasses, isomorphismRepresentatives } from 'spgames/symmetry';
import { thrownBy } from '../../helpers/thrownBy.js';
import { familyOf } from '../../helpers/familyOf.js';
import { range } from '../../helpers/range.js';

/** The subsets of a list. */
function subsets<T>(list: readonly T[]): T[][] {
  return range(2 ** list.length).map((bits) => list.filter((_, i) => ((bits >> i) & 1) === 1));
}

/** All ways to choose at each of n places. */
function choices(n: number, from: readonly number[]): number[][] {
  if (n === 0) return [[]];
  return choices(n - 1, from).flatMap((begun) => from.map((last) => [...begun, last]));
}

/** The graphs on n vertices up to isomorphism: each has a vertex whose deletion is one on n − 1 vertices. */
function graphs(n: number): SetFamily[] {
  if (n === 0) return [familyOf('', 0)];
  const extended = function* (): Generator<SetFamily> {
    for (const graph of graphs(n - 1))
      for (const neighbours of subsets(range(n - 1)))
        yield SetFamily.fromLists([...graph.toLists(), ...neighbours.map((v) => [v, n - 1])], n);
  };
  return [...isomorphismRepresentatives(extended())];
}

/** All antichains of subsets of 0…n−1. */
function clutters(n: number): SetFamily[] {
  const sets = subsets(range(n));
  const extend = (from: number, chosen: readonly number[][]): number[][][] => [
    [...chosen],
    ...range(sets.length)
      .slice(from)
      .flatMap((i) => {
        const inside = (a: readonly number[], b: readonly number[]): boolean => a.every((v) => b.includes(v));
        const comparable = chosen.some((set) => inside(set, sets[i]!) || inside(sets[i]!, set));
        return comparable ? [] : extend(i + 1, [...chosen, sets[i]!]);
      }),
  ];
  return extend(0, []).map((antichain) => SetFamily.fromLists(antichain, n));
}

describe('the number of classes', () => {
  it('of graphs with at most 7 vertices', () => {
    expect(range(8).map((n) => graphs(n).length)).toEqual([1, 1, 2, 4, 11, 34, 156, 1044]);
  });

  it('of clutters on at most 4 vertices, the monotone functions up to permutations of the variables', () => {
    const all = range(5).map(clutters);
    expect(all.map((list) => list.length)).toEqual([2, 3, 6, 20, 168]);
    expect(all.map((list) => isomorphismClasses(list).length)).toEqual([2, 3, 5, 10, 30]);
  });

  it('of all families on at most 3 elements', () => {
    const counts = range(4).map(
      (n) => isomorphismClasses(subsets(subsets(range(n))).map((sets) => SetFamily.fromLists(sets, n))).length,
    );
    expect(counts).toEqual([2, 4, 12, 80]);
  });

  it('of graphs with two kinds of vertices', () => {
    const counts = range(5).map((n) => {
      const coloured = [...graphs(n)].flatMap((graph) => choices(n, [0, 1]).map((colours) => ({ graph, colours })));
      const families = coloured.map(({ graph }) => graph);
      return isomorphismClasses(families, { colours: (_, i) => coloured[i]!.colours }).length;
    });
    expect(counts).toEqual([1, 2, 6, 20, 90]);
  });

  it('of directed graphs: an arc u → v is the set {u, v + n}, and each {v, v + n} ties the two names of v', () => {
    const directed = (n: number, loops: boolean): number => {
      const arcs = range(n).flatMap((u) => range(n).flatMap((v) => (loops || u !== v ? [[u, v]] : [])));
      const ties = range(n).map((v) => [v, v + n, 2 * n]);
      const families = subsets(arcs).map((chosen) =>
        SetFamily.fromLists([...ties, ...chosen.map(([u, v]) => [u!, v! + n])], 2 * n + 1),
      );
      const colours = [...range(n).map(() => 0), ...range(n).map(() => 1), 2];
      return isomorphismClasses(families, { colours: () => colours }).length;
    };
    expect([0, 1, 2, 3, 4].map((n) => directed(n, false))).toEqual([1, 1, 3, 16, 218]);
    expect([0, 1, 2, 3].map((n) => directed(n, true))).toEqual([1, 2, 10, 104]);
  });
});

describe('isomorphismClasses', () => {
  it('lists the members of each class, in order of the first', () => {
    const families = ['0', '01', '1', '', '10', '2'].map((words) => familyOf(words, 3));
    const classes = isomorphismClasses(families);
    expect(classes.map(({ members }) => members)).toEqual([[0, 2, 5], [1, 4], [3]]);
    expect(classes[1]!.labelling.family.toLists()).toEqual([[1, 2]]);
  });

  it('stops at the limit', () => {
    const many = Array.from({ length: 4 }, () => familyOf('0', 1));
    expect(thrownBy(() => isomorphismClasses(many, { limit: 3 }))).toMatchObject({ code: 'too-many-items' });
    expect(isomorphismClasses(many, { limit: 4 })).toHaveLength(1);
  });
});

describe('isomorphismRepresentatives', () => {
  it('yields families as they come', () => {
    let read = 0;
    const source = function* (): Generator<SetFamily> {
      for (const words of ['0', '1', '01', '0 1']) {
        read++;
        yield familyOf(words, 2);
      }
    };
    const found = isomorphismRepresentatives(source());
    const first = found.next();
    expect(first.done === false && first.value.toLists()).toEqual([[0]]);
    expect(read).toBe(1);
    expect(Array.from(found, (family) => family.toLists())).toEqual([[[0, 1]], [[0], [1]]]);
  });
});

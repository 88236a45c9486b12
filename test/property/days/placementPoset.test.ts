import { describe, expect, it } from 'vitest';
import type { Value } from 'spgames/values';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex } from 'spgames/complex';
import { dayPoset, placementPoset } from 'spgames/days';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { randomNumbers } from '../../generators/randomNumbers.js';

const KINDS = ['all', 'flag', 'pure'] as const;

interface Graph {
  readonly labels: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
}

/** At most eight vertices of Left and Right, with edges among the first of them. */
function randomGraph(random: () => number): Graph {
  const labels = Array.from({ length: Math.floor(9 * random()) }, (_, v) => `${random() < 0.5 ? 'x' : 'y'}${v + 1}`);
  const chance = random() < 0.2 ? 0 : random();
  const meeting = labels.slice(0, Math.floor((labels.length + 1) * Math.min(1, 0.4 + random())));
  const edges = meeting.flatMap((a, i) =>
    meeting
      .slice(i + 1)
      .filter(() => random() < chance)
      .map((b) => [a, b] as const),
  );
  return { labels, edges };
}

/** Each vertex twice, and neighbours are a vertex and the copy of a neighbour: a graph without odd cycles. */
function doubled({ labels, edges }: Graph): Graph {
  const copy = (label: string): string => `${label[0]!}1${label.slice(1)}`;
  return {
    labels: [...labels, ...labels.map(copy)],
    edges: edges.flatMap(([a, b]) => [[a, copy(b)] as const, [b, copy(a)] as const]),
  };
}

/** The complex of its points and edges. */
function complexOf({ labels, edges }: Graph): SimplicialComplex {
  return SimplicialComplex.fromFacets(labels.length === 0 ? [[]] : [...labels.map((label) => [label]), ...edges]);
}

describe('placementPoset', () => {
  it('has the values of random complexes of points and edges, and no others', () => {
    const evaluator = new Evaluator();
    const random = randomNumbers(18);
    const found = { all: new Set<string>(), flag: new Set<string>(), pure: new Set<string>() };
    const full = runs(9000, 9000);
    for (let i = 0; i < full; i++) {
      const graph = randomGraph(random);
      const [complex, twice] = [complexOf(graph), complexOf(doubled(graph))];
      const name = String(evaluator.value(complex));
      found.all.add(name);
      if (complex.isPure()) found.pure.add(name);
      if (!twice.isFlag()) expect.fail('a triangle');
      found.flag.add(String(evaluator.value(twice)));
    }
    for (const complexes of KINDS)
      expect([complexes, [...found[complexes]].sort()]).toEqual([
        complexes,
        [...placementPoset(2, { complexes }).labels].sort(),
      ]);
  });

  it('has all games of the day for heights 0 to 2, and 11 of those of day 2 for pure complexes', () => {
    for (const height of [0, 1, 2])
      for (const complexes of ['all', 'flag'] as const)
        expect(new Set(placementPoset(height, { complexes }).elements)).toEqual(new Set(dayPoset(height).elements));
    const pure = placementPoset(2, { complexes: 'pure' });
    expect([pure.name, pure.size, pure.covers.length, pure.lattice().lattice]).toEqual([
      'placement:2 pure',
      11,
      16,
      false,
    ]);
  });

  it('has all 1474 values for height 3, and 35 of pure complexes, closed under negation; random ones have no others', () => {
    expect(new Set(placementPoset(3).elements)).toEqual(new Set(dayPoset(3).elements));
    const pure = placementPoset(3, { complexes: 'pure' });
    expect([pure.name, pure.size, pure.lattice().lattice]).toEqual(['placement:3 pure', 35, false]);
    const values = new Set(pure.elements);
    for (const value of values) expect(values.has(value.negative())).toBe(true);
    for (const value of placementPoset(2, { complexes: 'pure' }).elements) expect(values.has(value)).toBe(true);
    const evaluator = new Evaluator();
    const random = randomNumbers(3);
    const found = new Set<Value>();
    for (let i = runs(20000, 900); i > 0; i--) {
      const labels = Array.from(
        { length: 3 + Math.floor(5 * random()) },
        (_, v) => `${random() < 0.5 ? 'x' : 'y'}${v}`,
      );
      const three = (): string[] => [...labels].sort(() => random() - 0.5).slice(0, 3);
      found.add(
        evaluator.value(SimplicialComplex.fromFacets(Array.from({ length: 1 + Math.floor(8 * random()) }, three))),
      );
    }
    expect([...found].filter((value) => !values.has(value))).toEqual([]);
    if (inFull) expect(found.size).toBeGreaterThan(15);
  });

  it('refuses other heights and complexes', () => {
    expect(codeOf(() => placementPoset(-1))).toBe('invalid-day');
    expect(codeOf(() => placementPoset(4))).toBe('too-many-values');
    expect(codeOf(() => placementPoset(3, { complexes: 'flag' }))).toBe('too-many-values');
    expect(codeOf(() => placementPoset(1, { complexes: 'shellable' as never }))).toBe('invalid-option');
  });
});

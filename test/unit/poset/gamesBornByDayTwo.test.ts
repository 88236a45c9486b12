import { describe, expect, it } from 'vitest';
import {
  LabelledPoset,
  booleanLattice,
  distributiveLattice,
  joinIrreducibles,
  lattice,
  meetIrreducibles,
  modularLattice,
  planarLattice,
  posetDimension,
  posetHeight,
  posetIsomorphism,
  posetWidth,
  verifyPosetIsomorphism,
  verifyRealizer,
} from 'spgames/poset';
import { textOf } from '../../../scripts/filesUnder.js';

interface GamePoset {
  readonly elements: readonly string[];
  readonly covers: readonly (readonly [number, number])[];
  readonly joinIrreducibles: readonly string[];
  readonly meetIrreducibles: readonly string[];
  readonly widthOfJoinIrreducibles: number;
}

const oracle = JSON.parse(textOf('test/oracle/siegel-posets.json')) as Readonly<
  Record<'G1' | 'G2' | 'OS1' | 'SS1', GamePoset>
>;
const poset = (name: keyof typeof oracle): LabelledPoset =>
  LabelledPoset.fromCovers(oracle[name].elements, oracle[name].covers);

describe('posets of games (test/oracle/siegel-posets.json)', () => {
  /**
   * @source Siegel 2011, Def. 1.3.6
   * @source Siegel 2011, Def. 1.3.13
   * @source Siegel 2011, Def. 1.3.25
   * @source Siegel 2011, Def. 1.3.26
   * @source Siegel 2011, Def. 1.3.27
   * @source Siegel 2011, Thm 1.3.12
   */
  it.each(['G1', 'G2'] as const)('%s is a self-dual distributive lattice with these irreducible elements', (name) => {
    const games = poset(name);
    const labels = (list: readonly number[]): string[] => list.map((x) => games.labels[x]!).sort();
    expect(distributiveLattice(games)).toEqual({ distributive: true });
    expect(labels(joinIrreducibles(games))).toEqual([...oracle[name].joinIrreducibles].sort());
    expect(labels(meetIrreducibles(games))).toEqual([...oracle[name].meetIrreducibles].sort());
    const join = joinIrreducibles(games);
    const inside = LabelledPoset.fromOrder(join.length, (a, b) => games.isLessOrEqual(join[a]!, join[b]!));
    expect(posetWidth(inside).width).toBe(oracle[name].widthOfJoinIrreducibles);
    const { dimension, realizer } = posetDimension(games);
    expect(dimension).toBe(oracle[name].widthOfJoinIrreducibles);
    expect(verifyRealizer(games, realizer)).toEqual({ verified: true });
    expect(planarLattice(games).planar).toBe(dimension === 2);
    // In a distributive lattice a maximal chain adds one join-irreducible element at each step.
    expect(posetHeight(games).height).toBe(join.length + 1);
    const negation = posetIsomorphism(games, games.dual());
    expect(negation.isomorphic === true && verifyPosetIsomorphism(games, games.dual(), negation.map)).toMatchObject({
      verified: true,
    });
    expect([games.minimalElements, games.maximalElements].flat().map((x) => games.labels[x])).toEqual(
      name === 'G1' ? ['-1', '1'] : ['-2', '2'],
    );
  });

  it('joins and meets of day 2 as printed', () => {
    const games = poset('G2');
    const [half, hot] = [games.labels.indexOf('1/2'), games.labels.indexOf('{1|*,0}')];
    const table = lattice(games);
    expect(table.lattice && games.labels[table.join(half, hot)]).toBe('1*');
  });

  it('ordinal sums form a lattice, side-sums do not: * and *2 have no join', () => {
    expect(lattice(poset('OS1')).lattice).toBe(true);
    const sums = poset('SS1');
    const witness = (games: LabelledPoset): [string[], string[]] => {
      const answer = lattice(games);
      const names = (list: readonly number[]): string[] => list.map((x) => games.labels[x]!).sort();
      return answer.lattice ? [[], []] : [names(answer.elements), names(answer.bounds)];
    };
    // They have no meet either, and this comes first; joins are the meets of the dual.
    expect(witness(sums)).toEqual([
      ['*', '*2'],
      ['-1/2', '{0|-1}'],
    ]);
    expect(witness(sums.dual())).toEqual([
      ['*', '*2'],
      ['1/2', '{1|0}'],
    ]);
    expect(modularLattice(sums)).toMatchObject({ modular: false, because: 'no-lattice' });
  });

  /** @source Siegel 2011, Ex. 1.3.7 */
  it('subsets of three elements are a Boolean lattice; those with 1 are the up-set of {1}, the others a down-set', () => {
    const subsets = LabelledPoset.fromOrder(8, (a, b) => (a & b) === a);
    expect(booleanLattice(subsets)).toEqual({ booleanLattice: true, atoms: [1, 2, 4] });
    expect(subsets.covers).toHaveLength(12);
    const above = [0, 1, 2, 3, 4, 5, 6, 7].filter((set) => subsets.isLessOrEqual(1, set));
    expect(above).toEqual([1, 3, 5, 7]);
    const below = [0, 2, 4, 6];
    for (const set of below)
      for (let other = 0; other < 8; other++) if (subsets.isLessOrEqual(other, set)) expect(below).toContain(other);
  });
});

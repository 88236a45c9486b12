import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { complexIsomorphism, verifyComplexIsomorphism } from 'spgames/complex';
import {
  gameOfConstruction,
  gammaConstruction,
  independenceConstruction,
  invariantGame,
  smallConstruction,
  valueConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { literallyEqual, playOn } from 'spgames/games';
import {
  built,
  compiled,
  expectAll,
  expectIsTarget,
  expectVerified,
  factsOf,
  isListed,
  noIllegalGame,
  noLegalGame,
} from '../../helpers/constructionWays.js';
import {
  antichains,
  complexOfMasks,
  imageOf,
  labelledComplexes,
  permutations,
  sidePatterns,
} from '../../generators/labelledComplexes.js';
import { inFull, sampled } from '../../helpers/sampling.js';

describe('every labelled complex with at most four vertices', () => {
  const classes = [0, 1, 2, 3, 4].map(labelledComplexes);

  it('is in the list once: their number by counting fixed points', () => {
    expect(classes.map((list) => list.length)).toEqual([2, 9, 33, 140, 987]);
    expect(classes.map((list) => list.filter(({ sides }) => sides.every((side) => side === '.')).length)).toEqual([
      2, 3, 5, 10, 30,
    ]);
    for (const [n, list] of classes.entries()) {
      const all = antichains(n);
      let orbits = 0;
      for (const sides of sidePatterns(n)) {
        const group = permutations(n).filter((to) => to.every((w, v) => sides[v] === sides[w]));
        const fixed = group.map(
          (to) => all.filter((sets) => sets.every((set) => sets.includes(imageOf(set, to)))).length,
        );
        orbits += fixed.reduce((sum, count) => sum + count, 0) / group.length;
      }
      expect(list).toHaveLength(orbits);
    }
  });

  it('at most three: every construction, compiled anew, also with all chains written out', () => {
    for (const [i, masks] of sampled(classes.slice(0, 4).flat(), 20).entries())
      expectAll(
        complexOfMasks(masks),
        (way) => isListed(way) || masks.sides.length < 3 || (way.name === 'gamma' && i % 2 === 0),
      );
  });

  it('four: every construction; who refuses, and why', () => {
    const refused = new Map<string, number>();
    for (const masks of sampled(classes[4]!, 40))
      for (const who of expectAll(complexOfMasks(masks), isListed)) refused.set(who, (refused.get(who) ?? 0) + 1);
    const expected: Readonly<Record<string, number>> = {
      'prop2.1 legal: not-a-game': 15,
      'prop2.1 illegal: not-a-game': 15,
      'remark2.2 legal: not-a-game': 15,
      'gamma illegal: not-a-game': 15,
      'gamma illegal: not-without-isolated-vertices': 315,
      'invariant legal: not-a-game': 15,
      'independence legal: not-a-game': 15,
      'independence legal: not-flag': 330,
    };
    if (inFull) expect(Object.fromEntries(refused)).toEqual(expected);
    else expect(Object.keys(expected)).toEqual(expect.arrayContaining([...refused.keys()]));
  });

  it('with isolated vertices is refused by the first of them, not flag by a minimal nonface', () => {
    const path = complexOfMasks({ facets: [0b0011, 0b0100, 0b1000], sides: ['L', 'L', 'R', '.'] });
    expect(() => gammaConstruction(path)).toThrow(/the facet y1 is a single vertex.*Prop\. 2\.5/);
    const hollow = complexOfMasks({ facets: [0b0011, 0b0101, 0b0110, 0b1000], sides: ['L', 'L', 'R', '.'] });
    expect(() => independenceConstruction(hollow)).toThrow(/x1 x2 y1 is a minimal nonface/);
  });

  it('a small game, where there is one: at most two, and some with three', () => {
    for (const masks of sampled([...classes.slice(0, 3).flat(), ...classes[3]!.filter((_, i) => i % 40 === 0)], 8))
      for (const as of ['legal', 'illegal'] as const) {
        const target = complexOfMasks(masks);
        const facts = factsOf(target);
        const construction = built({ build: (complex) => smallConstruction(complex, as) }, target);
        const isVoid = (as === 'legal' ? noLegalGame : noIllegalGame)(facts) !== undefined;
        if (typeof construction === 'string') expect(construction).toBe(isVoid ? 'not-a-game' : 'not-a-small-game');
        else {
          expect(isVoid).toBe(false);
          expectVerified(construction, facts);
          expectIsTarget(compiled(construction), construction, facts);
        }
      }
  });

  /** @source Huntemann 2018, Thm 2.20 */
  it('Thm 2.20: the game on it is literally equal to an invariant one', () => {
    for (const masks of sampled(classes.flat(), 100)) {
      const target = complexOfMasks(masks);
      if (target.isVoid) continue;
      const game = playOn(target);
      const verification = verifyConstruction(invariantGame(game));
      expect(verification.verified && literallyEqual(game, verification.game).literallyEqual).toBe(true);
    }
  });

  it('its value is that of an invariant independence game', () => {
    const evaluator = new Evaluator();
    const targets = classes
      .flat()
      .map(complexOfMasks)
      .filter((target) => !target.isVoid);
    const values = new Map(targets.map((target) => evaluator.value(target)).map((value) => [value.id, value]));
    expect(values.size).toBe(49);
    for (const value of sampled(values.values(), 12)) {
      const construction = built({ build: () => valueConstruction(value) }, targets[0]!);
      if (typeof construction === 'string') throw new Error(construction);
      const verification = verifyConstruction(construction);
      if (!verification.verified) throw new Error(verification.because);
      const { legalComplex } = gameOfConstruction(construction);
      const answer = complexIsomorphism(construction.target, legalComplex);
      expect(
        answer.isomorphic === true && verifyComplexIsomorphism(construction.target, legalComplex, answer.map),
      ).toMatchObject({ verified: true });
      expect(String(evaluator.value(legalComplex))).toBe(String(value));
      expect(legalComplex.isFlag()).toBe(true);
    }
  });
});

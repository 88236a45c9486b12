import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import { graft, SimplicialComplex, type Vertex, whisker } from 'spgames/complex';
import { parseValue } from 'spgames/values';
import {
  type Construction,
  cyclesConstruction,
  gameOfConstruction,
  gammaConstruction,
  invariantConstruction,
  valueConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { verifyValueConstruction } from '../../../src/constructions/values/verifyValueConstruction.js';
import { range } from '../../helpers/range.js';
import { sampled } from '../../helpers/sampling.js';

type Sides = string;

function complex(facets: number[][], sides: Sides): SimplicialComplex {
  const vertices = Array.from(sides, (side, v): Vertex =>
    side === '.' ? { label: `z${v}` } : { label: `${side}${v}`, side: side as 'L' | 'R' },
  );
  return SimplicialComplex.fromFacets(facets, vertices);
}

/** All complexes on n vertices without loops, labelled: their facets. */
function allComplexes(n: number): number[][][] {
  const masks = Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1);
  let chains: number[][] = [[]];
  for (const set of masks)
    chains = chains.flatMap((chain) =>
      chain.some((other) => (other & set) === other || (other & set) === set) ? [chain] : [chain, [...chain, set]],
    );
  return chains
    .filter((chain) => chain.reduce((all, set) => all | set, 0) === 2 ** n - 1)
    .map((chain) => chain.map((set) => range(n).filter((v) => (set >> v) & 1)));
}

function because(construction: Construction): string {
  const found = verifyConstruction(construction);
  return found.verified ? '' : found.because;
}

describe('every applicable construction of all complexes with at most four vertices', () => {
  it.each(['LLL', 'LLR', '...', 'L.R', 'LLRR', '....'])('with vertices %s', (sides) => {
    for (const facets of sampled(allComplexes(sides.length), 30)) {
      const target = complex(facets, sides);
      expect(because(cyclesConstruction(target, 'legal'))).toBe('');
      expect(because(cyclesConstruction(target, 'illegal'))).toBe('');
      expect(because(invariantConstruction(target))).toBe('');
      if (facets.every((facet) => facet.length > 1)) expect(because(gammaConstruction(target))).toBe('');
    }
  });
});

describe('valueConstruction', () => {
  it.each(['0', '1', '*', '{2|-2}', '{1||0|-1}', 'tiny(2)'])('%s', (name) => {
    const made = valueConstruction(parseValue(name));
    const read = constructionFromJson(JSON.parse(JSON.stringify(constructionToJson(made)))) as Construction;
    expect(because(read)).toBe('');
    expect(verifyValueConstruction(made)).toMatchObject({ verified: true });
    expect(verifyValueConstruction({ ...made, value: '{7|5}' })).toMatchObject({ verified: false });
    expect(String(new Evaluator().value(gameOfConstruction(read).legalComplex))).toBe(String(parseValue(name)));
  });

  it('says what was changed', () => {
    const made = valueConstruction(parseValue('{2|-2}'));
    expect(because({ ...made, value: '*' })).toBe('the value of the target is {2|-2}, not *');
    expect(because({ ...made, value: '{' })).toContain('is not a value');
    const { game } = made.certificate;
    const steps = game.steps.map((step) => ({ ...step, value: '*2' }));
    const changed = { ...made, certificate: { ...made.certificate, game: { ...game, steps } as typeof game } };
    expect(because(changed)).toMatch(/^step 0 of the certificate of the value: /);
    const [[u, v, d], ...rest] = made.certificate.distances as [
      [number, number, number],
      ...[number, number, number][],
    ];
    const distances = [[u, v, d + 1] as const, ...rest];
    expect(because({ ...made, certificate: { ...made.certificate, distances } })).toContain('distance');
  });
});

describe('games of value 0', () => {
  it('Thm 7.27, and whiskering with opposite sides', () => {
    const evaluator = new Evaluator();
    for (const sides of ['LLL', 'LLR', '...', 'LRR'])
      for (const facets of allComplexes(3)) {
        expect(String(evaluator.value(graft(complex(facets, sides))))).toBe('0');
        expect(String(evaluator.value(whisker(complex(facets, sides))))).toBe('0');
      }
  });
});

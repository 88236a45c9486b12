import { parseMacaulay2Complex, parseMacaulay2Ideal, parseMacaulay2Ideals, printMacaulay2Game } from 'spgames/formats';
import type { SPGame } from 'spgames/games';
import { parseSource } from 'spgames/sources';
import { beforeAll, describe, expect, it } from 'vitest';
import { askMacaulay2, hasMacaulay2 } from './runMacaulay2.js';

/** The table of compiled games: every ruleset on small boards, and what is special: sums, links, colours. */
const SOURCES = [
  ...['path:1', 'path:4', 'cycle:4', 'complete:4', 'star:3', 'grid:2x3', 'empty:2'].flatMap((board) =>
    ['snort', 'col', 'nogo', 'node-kayles', 'arc-kayles'].map((ruleset) => `${ruleset}@${board}`),
  ),
  ...['grid:1x3', 'grid:2x2', 'grid:2x3', 'grid:3x2/.#|.#|..', 'grid:1x1'].flatMap((board) => [
    `domineering@${board}`,
    `domineering(oriented)@${board}`,
  ]),
  'snort@grid:2x3/x..|..o',
  'snort@path:2 + path:3',
  'snort@path:2 + node-kayles@path:3',
  'node-kayles@cycle:5 sides:LRLR.',
  'facets:x1 x2 y1, x2 x3, x3 y2',
];

describe.skipIf(!hasMacaulay2)('Macaulay2 on compiled games', () => {
  const cases: { source: string; game: SPGame }[] = [];
  let answers: Record<'facets' | 'illegal' | 'ill' | 'legal' | 'dual' | 'primes' | 'dim' | 'degree' | 'f', string>[];

  beforeAll(() => {
    for (const source of SOURCES) {
      const parsed = parseSource(source);
      if (parsed.kind === 'game') cases.push({ source, game: parsed.object });
      else if (parsed.kind === 'complex')
        cases.push({ source, game: (parseSource(`${source} + facets:{}`) as { object: SPGame }).object });
    }
    answers = askMacaulay2(
      cases.map(({ game }) => printMacaulay2Game({ legal: game.legalComplex, illegal: game.illegalComplex })),
      {
        facets: 'toString legalComplex',
        illegal: 'toString illegalComplex',
        ill: 'toString monomialIdeal legalComplex',
        legal: 'toString legalIdeal',
        dual: 'toString dual illegalIdeal',
        primes: 'toString minimalPrimes illegalIdeal',
        dim: 'dim illegalIdeal',
        degree: 'degree illegalIdeal',
        f: 'toString fVector legalComplex',
      },
    );
  });

  it('knows the whole table', () => {
    expect(cases).toHaveLength(SOURCES.length);
  });

  it('finds the same complexes and ideals', () => {
    cases.forEach(({ source, game }, i) => {
      const answer = answers[i]!;
      const { ring } = game.illegalIdeal;
      const complex = parseMacaulay2Complex(answer.facets, { ring });
      expect(complex.equals(game.legalComplex), `${source}: legal complex`).toBe(true);
      expect(parseMacaulay2Complex(answer.illegal, { ring }).equals(game.illegalComplex), `${source}: illegal`).toBe(
        true,
      );
      expect(parseMacaulay2Ideal(answer.ill, { ring }).equals(game.illegalIdeal), `${source}: ILL`).toBe(true);
      expect(parseMacaulay2Ideal(answer.legal, { ring }).equals(game.legalIdeal), `${source}: L`).toBe(true);
      const dual = parseMacaulay2Ideal(answer.dual, { ring });
      expect(dual.equals(game.illegalIdeal.alexanderDual()), `${source}: Alexander dual`).toBe(true);
    });
  });

  it('finds the same primes, dimension, degree and face numbers', () => {
    cases.forEach(({ source, game }, i) => {
      const { primes, dim, degree, f } = answers[i]!;
      const ideal = game.illegalIdeal;
      const lists = (sets: readonly (readonly number[])[]): string[] => sets.map((set) => set.join()).sort();
      const theirs = parseMacaulay2Ideals(primes, { ring: ideal.ring }).map((p) => p.generators.toLists().flat());
      expect(lists(theirs), `${source}: minimal primes`).toEqual(lists(ideal.minimalPrimes.toLists()));
      expect(Number(dim), `${source}: dimension`).toBe(ideal.dimension());
      expect(BigInt(degree), `${source}: degree`).toBe(ideal.degree());
      expect(f, `${source}: f-vector`).toBe(`{${game.legalComplex.fVector().join(', ')}}`);
    });
  });
});

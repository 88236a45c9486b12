import fc from 'fast-check';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import {
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  resultsToCheck,
  type ExportSubject,
  type ScriptOptions,
  type ScriptResults,
} from 'spgames/formats';
import { asGame, parseSource } from 'spgames/sources';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { describe, expect, it } from 'vitest';
import { complexes, families, labelled } from '../generators/ideals.js';
import { inFull, sampled } from '../helpers/sampling.js';
import { linesOfScript } from './linesOfScript.js';
import { findCommand } from './peers.js';
import { hasMacaulay2, runMacaulay2 } from './runMacaulay2.js';
import { hasPolymake, runPolymake } from './runPolymake.js';
import { hasSage, runSage } from './runSage.js';

const singular = findCommand('Singular');
const plane = namedComplex('real-projective-plane');

const degenerate = [0, 1, 3].flatMap((n) => [
  SimplicialComplex.void(n),
  SimplicialComplex.irrelevant(n),
  SimplicialComplex.simplex(n),
]);

const random: readonly SimplicialComplex[] = [
  ...fc.sample(complexes(6), { seed: 4, numRuns: 60 }),
  ...fc.sample(
    fc
      .integer({ min: 2, max: 9 })
      .chain((n) =>
        fc
          .tuple(families(n, 10), fc.array(fc.constantFrom<('L' | 'R')[]>('L', 'R'), { minLength: n, maxLength: n }))
          .map(([sets, sides]) => SimplicialComplex.fromFacets(sets, labelled(sides))),
      ),
    { seed: 6, numRuns: 100 },
  ),
];

const GAMES = ['snort@path:3', 'col@cycle:4', 'nogo@path:4', 'node-kayles@grid:2x3', 'domineering(oriented)@grid:2x3'];

/** Ideals, complexes and games, each over one of three fields. */
const cases: readonly { readonly subject: ExportSubject; readonly characteristic: number }[] = [
  ...[...degenerate, ...sampled(random, 12)].flatMap((complex): ExportSubject[] => [
    { complex },
    { ideal: stanleyReisnerIdeal(complex) },
  ]),
  ...sampled(GAMES, 2).map((name) => {
    const game = asGame(parseSource(name));
    return { legal: game.legalComplex, illegal: game.illegalComplex };
  }),
  { complex: plane },
  { complex: plane },
  { complex: plane },
].map((subject, i) => ({ subject, characteristic: [0, 2, 3][i % 3]! }));

function printMacaulay2(subject: ExportSubject, options: ScriptOptions): string {
  if ('ideal' in subject) return printMacaulay2Ideal(subject.ideal, options);
  return 'complex' in subject ? printMacaulay2Complex(subject.complex, options) : printMacaulay2Game(subject, options);
}

type Print = (subject: ExportSubject, options: ScriptOptions) => string;

/** polymake has homology over the integers only. */
function overIntegers(subject: ExportSubject, { check }: ScriptOptions): string {
  return printPolymake(subject, check === undefined ? {} : { check });
}

function script(print: Print, { subject, characteristic }: (typeof cases)[number]): string {
  return print(subject, { characteristic, check: resultsToCheck(subject, { characteristic }) });
}

/** Each program with what it says at the end of a script that holds, and a script in which one result is changed. */
const CONFIRMED = /^spgames: \d+ results? confirmed$/;

/** Scripts in which one result on the projective plane is changed, each another one. */
function changed(print: Print): string[] {
  const results = resultsToCheck({ complex: plane }, { characteristic: 2 });
  const [complex] = results.complexes;
  const [ideal, facets] = results.ideals;
  const others: readonly ScriptResults[] = [
    { ...results, complexes: [{ ...complex!, dimension: 3 }] },
    { ...results, complexes: [{ ...complex!, fVector: [1n, 6n, 15n, 11n] }] },
    { ...results, complexes: [{ ...complex!, pure: false }] },
    { ...results, complexes: [{ ...complex!, homology: complex!.homology!.map((g) => ({ ...g, torsion: [] })) }] },
    { ...results, ideals: [{ ...ideal!, dimension: 2 }, facets!] },
    { ...results, ideals: [ideal!, { ...facets!, degree: 9n }] },
    { ...results, ideals: [{ ...ideal!, alexanderDual: plane.facets }, facets!] },
    { ...results, ideals: [{ ...ideal!, kPolynomial: [1n, 0n, 0n, -10n, 15n, -7n] }, facets!] },
    { ...results, ideals: [{ ...ideal!, projectiveDimension: 3 }, facets!] },
    { ...results, ideals: [{ ...ideal!, regularity: 2 }, facets!] },
    { ...results, ideals: [{ ...ideal!, betti: ideal!.betti!.slice(0, -1) }, facets!] },
  ];
  const right = print({ complex: plane }, { characteristic: 2, check: results });
  const scripts = others.map((check) => print({ complex: plane }, { characteristic: 2, check }));
  // What a program does not look at does not change its script.
  return sampled(
    scripts.filter((text) => text !== right),
    1,
  );
}

describe.skipIf(!hasMacaulay2)('Macaulay2', () => {
  it('confirms what we find', () => {
    const lines = runMacaulay2(cases.map((each) => script(printMacaulay2, each)).join(''));
    expect(lines).toHaveLength(cases.length);
    for (const line of lines) expect(line).toMatch(CONFIRMED);
  });

  it('refuses what is changed', () => {
    const scripts = changed(printMacaulay2);
    for (const text of scripts) expect(() => runMacaulay2(text)).toThrow('assertion failed');
  });
});

describe.skipIf(singular === undefined)('Singular', () => {
  const run = (text: string): string[] => linesOfScript(singular!, 'script.sing', `${text}\nquit;\n`, ['-q']);

  it('confirms what we find', () => {
    const some = cases
      .filter(({ subject }) => !('ideal' in subject) || subject.ideal.ring.n > 0)
      .filter(({ subject }) => !('complex' in subject) || subject.complex.n > 0);
    const texts = some.map((each) => {
      const text = script(printSingular, each);
      const defined = [...text.matchAll(/^(?:ring|int|intmat) (\w+)/gm)].map(([, name]) => `kill ${name};`);
      return `${text}${defined.join(' ')}\n`;
    });
    const lines = run(texts.join(''));
    expect(lines).toHaveLength(some.length);
    for (const line of lines) expect(line).toMatch(CONFIRMED);
  });

  it('refuses what is changed', () => {
    for (const text of changed(printSingular)) expect(run(text).join('\n')).toContain('not as spgames finds');
  });
});

describe.skipIf(!hasPolymake)('polymake', () => {
  const one = (each: (typeof cases)[number]): string => script(overIntegers, each);

  it('confirms what we find', () => {
    // A variable is declared once in a session.
    const texts = cases.map((each, i) => one(each).replace(/\$(?=[A-Za-z]+Complex\b|Delta\b|I\b)/g, `$c${i}`));
    const lines = runPolymake(texts.join(''));
    expect(lines).toHaveLength(cases.length);
    for (const line of lines) expect(line).toMatch(CONFIRMED);
  });

  it('refuses what is changed', () => {
    for (const text of changed(overIntegers)) expect(() => runPolymake(text)).toThrow('not as spgames finds');
  });
});

describe.skipIf(!hasSage || !inFull)('Sage', () => {
  it('confirms what we find', () => {
    const lines = runSage(cases.map((each) => script(printSage, each)).join(''));
    expect(lines).toHaveLength(cases.length);
    for (const line of lines) expect(line).toMatch(CONFIRMED);
  });

  it('refuses what is changed', () => {
    for (const text of changed(printSage).slice(0, 3)) expect(() => runSage(text)).toThrow('AssertionError');
  });
});

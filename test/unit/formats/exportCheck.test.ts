import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { asComplex, asIdeal, parseSource } from 'spgames/sources';
import {
  printMacaulay2Complex,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  resultsToCheck,
} from 'spgames/formats';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { thrownBy } from '../../helpers/thrownBy.js';
import { run } from '../../helpers/runCommand.js';

const complex = SimplicialComplex.fromFacets([[0, 1], [2]], ['x1', 'x2', 'y1', 'y2']);
const ideal = stanleyReisnerIdeal(complex);

describe('scripts that assert what we find', () => {
  it('in Macaulay2', () => {
    const lines = printMacaulay2Complex(complex, { check: resultsToCheck({ complex }) }).split('\n');
    for (const line of [
      'assert(fVector Delta === {1, 3, 1})',
      'assert(isPure Delta === false)',
      'assert(monomialIdeal Delta == monomialIdeal {y_2, x_1*y_1, x_2*y_1})',
      'assert(apply(toList(-1..1), i -> rank homology(i, Delta)) === {0, 1, 0})',
      'assert(dual stanleyReisnerIdeal == monomialIdeal {y_1*y_2, x_1*x_2*y_2})',
      'assert(regularity numbers === 1)',
      'print "spgames: 17 results confirmed"',
    ])
      expect(lines).toContain(line);
  });

  it('in the other programs', () => {
    const check = resultsToCheck({ complex });
    expect(printSage({ complex }, { check })).toContain('assert Delta.f_vector() == [1, 3, 1]\n');
    expect(printSingular({ complex }, { check })).toContain('if (dim(std(stanleyReisnerIdeal)) != 2) {');
    expect(printPolymake({ complex }, { check })).toContain('eq "1:; 0:";\n');
  });

  it('say what was not found in time', () => {
    const check = resultsToCheck({ ideal }, { timeoutMs: 0 });
    expect(check.ideals[0]!.betti).toBeUndefined();
    expect(printMacaulay2Ideal(ideal, { check })).toMatch(/^-- not found in time, or too long: .*the regularity of I/m);
  });

  it('assert nothing of a resolution that is not known', () => {
    const check = resultsToCheck({ ideal });
    const without = { ...check, ideals: [{ ...check.ideals[0]!, betti: undefined }] };
    const script = printMacaulay2Ideal(ideal, { check: without });
    expect(script).not.toContain('betti res');
    expect(script).toContain('-- the regularity of I is 1, by shorter ways than a resolution\n');
    expect(script).toContain('-- not found in time, or too long: the Betti numbers of I\n');
    expect(printSingular({ ideal }, { check: without })).not.toContain('mres');
  });

  it('have the field of the results', () => {
    const check = resultsToCheck({ complex }, { characteristic: 3 });
    expect(printMacaulay2Complex(complex, { check })).toContain('S = ZZ/3[');
    for (const print of [printSage, printSingular])
      expect(thrownBy(() => print({ complex }, { check, characteristic: 2 }))).toMatchObject({
        code: 'not-the-same-field',
      });
    const wrong = { characteristic: 'p' } as unknown as typeof check;
    for (const print of [printSage, printSingular, printPolymake])
      expect(thrownBy(() => print({ complex }, { check: wrong }))).toMatchObject({ code: 'invalid-option' });
  });

  it('are read like others', async () => {
    const check = resultsToCheck({ complex });
    for (const text of [
      printMacaulay2Complex(complex, { check }),
      printSage({ complex }, { check }),
      printPolymake({ complex }, { check }),
    ]) {
      const again = asComplex(await parseSource('file.txt', { read: () => text }));
      expect(again.facets.toLists().length).toBe(2);
    }
    const ofIdeal = resultsToCheck({ ideal });
    for (const text of [printMacaulay2Ideal(ideal, { check: ofIdeal }), printSingular({ ideal }, { check: ofIdeal })])
      expect(asIdeal(await parseSource('file.txt', { read: () => text })).equals(ideal)).toBe(true);
  });

  it('are written by export --check', async () => {
    const { out } = await run(['export', 'snort@path:2', '--to', 'macaulay2', '--check', '--char', '2']);
    expect(out).toContain('S = ZZ/2[');
    expect(out).toContain('assert(fVector legalComplex === {1, 4, 2})');
    expect(await run(['export', 'snort@path:2', '--to', 'dot', '--check'])).toMatchObject({
      exitCode: 2,
      err: 'spgames: export: --check with dot; expected --to macaulay2 or singular or sage or polymake.\n',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { namedComplex } from 'spgames/complex';
import { printMacaulay2Complex, printSage, printSingular } from 'spgames/formats';
import { thrownBy } from '../../helpers/thrownBy.js';
import { run } from '../../helpers/runCommand.js';

const complex = namedComplex('real-projective-plane');

describe('scripts over a field', () => {
  it('have the rational numbers, or the field with p elements', () => {
    expect(printMacaulay2Complex(complex)).toContain('S = QQ[');
    expect(printMacaulay2Complex(complex, { characteristic: 2 })).toContain('S = ZZ/2[');
    expect(printSingular({ complex })).toContain('ring S = 0,(');
    expect(printSingular({ complex }, { characteristic: 3 })).toContain('ring S = 3,(');
    expect(printSage({ complex })).toContain('PolynomialRing(QQ, [');
    expect(printSage({ complex }, { characteristic: 2 })).toContain('PolynomialRing(GF(2), [');
  });

  it('differ in nothing else', () => {
    const inTwo = printMacaulay2Complex(complex, { characteristic: 2 });
    expect(inTwo.replace('ZZ/2', 'QQ')).toBe(printMacaulay2Complex(complex));
  });

  it('want a prime', () => {
    for (const print of [
      () => printMacaulay2Complex(complex, { characteristic: 4 }),
      () => printSage({ complex }, { characteristic: 1 }),
      () => printSingular({ complex }, { characteristic: 9 }),
    ])
      expect(thrownBy(print)).toMatchObject({ code: 'not-a-prime' });
  });

  it('are written by export --char', async () => {
    const source = 'named:real-projective-plane';
    for (const [format, field] of [
      ['macaulay2', 'ZZ/2['],
      ['singular', 'S = 2,('],
      ['sage', 'GF(2)'],
      ['cocoa', 'ZZ/(2)['],
    ] as const)
      expect((await run(['export', source, '--to', format, '--char', '2'])).out).toContain(field);
    expect((await run(['export', 'snort@path:3', '--to', 'macaulay2', '--char', '3'])).out).toContain('S = ZZ/3[');
    expect((await run(['export', 'ideal:x1*x2', '--to', 'macaulay2', '--char', '3'])).out).toContain('S = ZZ/3[');
    expect(await run(['export', source, '--to', 'dot', '--char', '2'])).toMatchObject({
      exitCode: 2,
      err: 'spgames: export: --char with dot; expected --to macaulay2 or singular or sage or cocoa.\n',
    });
    expect((await run(['export', source, '--to', 'sage', '--char', '4'])).err).toContain('expected a prime');
  });
});

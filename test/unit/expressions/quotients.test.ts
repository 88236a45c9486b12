import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1; defeated 0,0")';

describe('quotients in expressions', () => {
  it.each([
    ['misereQuotient("octal(.77)", 9).order', '18'],
    ['quotient("octal(.77)", 6).order', '8'],
    ['misereQuotient("nim", 4).pPortion', '[[1, 0, 0, 0], [0, 2, 0, 0]]'],
    [
      `quotient(${NIM})`,
      '{order: 6, pPortion: [[1, 0], [0, 2]], elements: [[1, 0], [0, 1]], indices: [0, 1], periods: [2, 2]}',
    ],
    ['misereQuotient(lattice("moves 1,0 0,1 -1,1")).order', '6'],
    [`presentationOfQuotient(${NIM})`, '[[[2, 0], [0, 0]], [[0, 3], [0, 1]]]'],
  ])('%s', async (expression, expected) => {
    const { out, exitCode } = await run(['eval', expression]);
    expect(exitCode).toBe(0);
    expect(out.trimEnd()).toBe(expected);
  });

  it('are scripts for Macaulay2, too', async () => {
    const { out } = await run(['eval', `printMacaulay2Quotient(${NIM})`]);
    expect(out).toContain('I = ideal(t_1^2 - 1_S, t_2^3 - t_2)');
  });
});

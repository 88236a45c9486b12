import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

const NIM = 'lattice:moves 1,0 0,1 -1,1; defeated 0,0';

describe('outcomes', () => {
  it('shows a table of two coordinates, with defeated points', async () => {
    expect((await run(['outcomes', NIM, '--box', '12,2'])).out).toMatchInlineSnapshot(`
      "lattice:moves 1,0 0,1 -1,1; defeated 0,0: 13 P-positions up to 12,2
        2  P . P . P . P . P . P . P
        1  . . . . . . . . . . . . .
        0  x P . P . P . P . P . P .
           0         5         10
      "
    `);
    expect((await run(['outcomes', 'lattice:moves 1 2', '--box', '6'])).out).toContain('  P . . P . . P\n');
  });

  it('says what there is in dimension 0', async () => {
    expect((await run(['outcomes', 'lattice:dimension 0'])).out).toBe(
      'lattice:dimension 0: 1 P-position, the only point of dimension 0\n',
    );
    expect((await run(['outcomes', 'lattice:dimension 0', '--misere'])).out).toContain(
      ': 0 P-positions; the only point',
    );
  });

  it('prints documents', async () => {
    expect(await runJson(['outcomes', NIM, '--box', '3,2'])).toEqual({
      pPositions: [
        [0, 2],
        [1, 0],
        [2, 2],
        [3, 0],
      ],
      box: [3, 2],
    });
    expect(await runJson(['outcomes', NIM, '--weight', '4'])).toEqual({
      pPositions: [
        [0, 2],
        [1, 0],
        [3, 0],
      ],
      weight: 4,
      weights: [1, 2],
      countsByWeight: [0, 1, 0, 1, 1],
    });
    expect(await runJson(['outcomes', 'lattice:moves 1,0 0,1', '--box', '1'])).toEqual({
      pPositions: [
        [0, 0],
        [1, 1],
      ],
      box: [1, 1],
    });
  });

  it('takes games on heaps, with names for the coordinates', async () => {
    expect((await run(['outcomes', 'octal(.77)', '--heaps', '4', '--misere', '--weight', '4'])).out)
      .toMatchInlineSnapshot(`
      "octal(.77): 4 P-positions of weight at most 4, by the weights 1,2,3,4
        coordinates: heap 1, heap 2, heap 3, heap 4
        by weight from 0 on: 0 1 0 1 2
          0,0,0,1
          0,2,0,0
          1,0,0,0
          3,0,0,0
      "
    `);
    expect((await run(['outcomes', 'nim', '--weight', '2'])).out).toContain('heap 10\n  by weight from 0 on: 1 0 1');
  });

  it('draws one or two coordinates', async () => {
    const { saved: files } = await run(['outcomes', NIM, '--box', '8,8', '-o', 'nim.svg']);
    expect(files['nim.svg']).toContain('<desc>24 P-positions with coordinates up to 8, 8');
    expect(files['nim.svg']).toContain('class="defeated"');
    expect((await run(['outcomes', 'lattice:moves 1', '--to', 'tikz'])).out).toContain('\\begin{tikzpicture}');
    expect((await run(['outcomes', 'lattice:moves 1,0,0', '--to', 'svg'])).err).toContain(
      'expected a table of one or two coordinates, not of 3',
    );
  });

  it.each([
    [['--box', '1,2,3'], /--box 1,2,3 has 3 bounds; expected 2, or one/],
    [['--box', 'x'], /--box "x"; expected an integer/],
    [['--box', '3', '--weight', '3'], /expected one of them/],
    [['--weight', '-1'], /--weight "-1"; expected an integer/],
    [['--to', 'png'], /png without a file/],
  ])('refuses %j', async (given, message) => {
    const { err, exitCode: code } = await run(['outcomes', NIM, ...given]);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });
});

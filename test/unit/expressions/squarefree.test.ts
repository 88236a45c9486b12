import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1")';

describe('squarefree lattice games in expressions', () => {
  it.each([
    [`squarefreeness(${NIM})`, '{squarefree: true, heads: [0, 1, 1]}'],
    ['squarefreeness(lattice("moves 1,0 0,1 1,1"))', '{squarefree: false, weakly: true, move: [1, 1]}'],
    ['grundyValues(lattice("octal(.77)", 12))', '[1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]'],
    [`grundyValue(${NIM}, [3, 5])`, '3'],
    [`areCongruent(${NIM}, [3, 0], [1, 2])`, 'true'],
    [`areCongruent(${NIM}, [3, 0], [1, 3])`, 'false'],
    ['patternByWeight(lattice("moves 1,0,0 0,1,0 0,0,1"))', '[[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]'],
    ['latticeGameOfComplex(complex("facets:1 2, 3"))', 'lattice:moves 1,0,0 0,1,0 0,0,1; defeated 0,0,0 0,1,0 1,0,0'],
    ['latticeGameOfComplex(nodeKayles(path(2)))', 'lattice:moves 1,0 0,1; defeated 0,0'],
    ['latticeGameOfLinks(complex("facets:1 2, 3"))', 'lattice:moves 1,0 0,1 -1,1'],
    ['grundyValues(latticeGameOfLinks(nodeKayles(path(6))))', '[1, 1, 2, 0, 1]'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out } = await run(['eval', '--', expression]);
    expect([exitCode, out]).toEqual([0, `${result}\n`]);
  });

  it('are told apart from others', async () => {
    const refused = async (expression: string): Promise<string> => (await run(['eval', '--', expression])).err;
    expect(await refused('grundyValues(lattice("moves 1,0 0,1 1,1"))')).toMatch(
      /the move 1,1; expected moves with exactly one positive entry/,
    );
    expect(await refused(`grundyValues(misere(${NIM}))`)).toMatch(/0,0 is defeated/);
    expect(await refused('latticeGameOfLinks(snort(path(2)))')).toMatch(/vertex of Left/);
  });
});

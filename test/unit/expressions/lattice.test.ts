import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1")';

describe('lattice games in expressions', () => {
  it.each([
    [NIM, 'lattice:moves 1,0 0,1 -1,1'],
    ['source("lattice:moves 1,0; defeated 0,0")', 'lattice:moves 1,0; defeated 0,0'],
    ['source("lattice:moves 1,0@3,0")', 'lattice:moves 1,0@3,0'],
    ['lattice("lattice:moves 1 3@4")', 'lattice:moves 1 3'],
    ['lattice("octal(.77)", 2) == lattice("moves 1,0 0,1 -1,1")', 'true'],
    ['lattice("nim@heap:2")', 'lattice:moves 1,0 0,1 -1,1'],
    ['lattice(octal(".77", "heap:2")) == lattice("kayles", 2)', 'true'],
    ['lattice(value("*2"))', 'lattice:moves 1,0 0,1 -1,1'],
    ['lattice("moves 1,0 0,1") == lattice("moves 0,1 1,0")', 'true'],
    [`misere(${NIM}) != ${NIM}`, 'true'],
    [`value(position(${NIM}, [3, 4]))`, '*'],
    [`position(${NIM}, [1, 0]) + value("*2")`, '*3'],
    [
      `position(${NIM}, [1, 0]) - position(${NIM}, [0, 1])`,
      'lattice:moves 1,0 0,1 -1,1@1,0 - lattice:moves 1,0 0,1 -1,1@0,1',
    ],
    [`after(position(${NIM}, [1, 1]), "-1,1 1,0")`, 'lattice:moves 1,0 0,1 -1,1@1,0'],
    [`moves(${NIM})`, '[[1, 0], [0, 1], [-1, 1]]'],
    [`moves(position(${NIM}, [0, 1]))`, '["0,1", "-1,1"]'],
    [`defeated(misere(${NIM}))`, '[[0, 0]]'],
    [`weights(${NIM})`, '[1, 2]'],
    [`dimension(${NIM})`, '2'],
    [`options(${NIM}, [0, 1])`, '[[0, 0], [1, 0]]'],
    [`outcome(${NIM}, [2, 2])`, 'P'],
    [`outcome(misere(${NIM}), [2, 0])`, 'N'],
    [`outcome(position(${NIM}, [2, 2]))`, 'P'],
    [`misereOutcome(position(${NIM}, [1, 0]))`, 'P'],
    [`winningMoves(${NIM}, [3, 3])`, '[[-1, 1]]'],
    [`remoteness(${NIM}, [2, 2])`, '6'],
    [`pPositions(${NIM}, [2, 2])`, '[[0, 0], [0, 2], [2, 0], [2, 2]]'],
    [`pPositions(misere(${NIM}), 3)`, '[[1, 0], [3, 0]]'],
    ['positivity(lattice("moves 1,-1 -1,1"))', '{positive: false, multiplicities: [1, 1], direction: [0, 0]}'],
    ['positivity(lattice("moves 2,-1 -1,2"))', '{positive: true, form: [1, 1]}'],
    ['tangentCones(lattice("moves 1,0,0 0,1,0 1,-1,1 -1,1,1"))', '{holds: false, ray: [0, 0, 1]}'],
    [`analyze(${NIM}).weights`, '[1, 2]'],
    [`analyze(${NIM}).cosets`, '1'],
    [`latticeAxioms(${NIM}).holds`, 'true'],
    ['recessionCone(lattice("moves 1,0 1,1; inequalities 0,1>=0 2,-1>=0")).rays', '[[1, 2], [1, 0]]'],
    ['moveLattice(lattice("moves 2,0 0,2")).index', '4'],
    ['closeDefeated(lattice("moves 1,0 0,1; defeated 1,0"))', 'lattice:moves 1,0 0,1; defeated 0,0 1,0'],
    [`terminalPositions(${NIM})`, '{finite: true, positions: [[0, 0]]}'],
    [`movesBetween(${NIM}, [1, 0], [0, 1])`, '{isBelow: true, multiplicities: [0, 0, 1]}'],
    [`findPlay(${NIM}, [0, 1], [0, 0])`, '{found: true, positions: [[0, 1], [0, 0]]}'],
    ['minimalPoints(lattice("moves 2"), [[0], [1], [4]])', '[[0], [1]]'],
    ['stepMinimalPoints(lattice("moves 2"), [[0], [1], [4]])', '[[0], [1], [4]]'],
    ['cosetGame(lattice("moves 2,0 0,2"), [3, 0])', 'lattice:moves 1,0 0,1'],
    ['cosetRepresentatives(lattice("moves 2,0 0,2"))', '[[0, 0], [0, 1], [1, 0], [1, 1]]'],
    [`generatingFunction(misere(${NIM}))`, 'a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))'],
    [`verifyRationalStrategy(${NIM}, "1/((1 - a^2)*(1 - b^2))")`, '{verified: true, cases: 9}'],
    [`findLatticeStrategy(${NIM})`, '[{points: [[0, 0]], generators: [[2, 0], [0, 2]]}]'],
    ['latticeGameOfHeaps(".07", 3)', 'lattice:moves 1,0 0,1'],
    ['formalBirthday(position(lattice("moves 1,0 0,1 -1,1"), [3, 4]))', '11'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out } = await run(['eval', '--', expression]);
    expect([exitCode, out]).toEqual([0, `${result}\n`]);
  });

  it('have their document', async () => {
    expect(await runJson(['eval', NIM])).toMatchObject({ type: 'lattice-game', dimension: 2 });
    expect(await runJson(['eval', `position(${NIM}, [1, 1])`])).toMatchObject({
      type: 'position',
      summands: [{ ruleset: 'lattice:moves 1,0 0,1 -1,1', position: '1,1' }],
    });
  });

  it('refuse what they are not for, and point into the expression', async () => {
    const refused = async (expression: string): Promise<string> => (await run(['eval', '--', expression])).err;
    expect(await refused('lattice("moves 1,x")')).toMatch(/^spgames: column 16: .*found "1,x"/);
    expect(await refused(`position(${NIM}, [1])`)).toMatch(/expected a position, a list of 2 integers/);
    expect(await refused(`outcome(misere(${NIM}), [0, 0])`)).toMatch(/0,0 is defeated; expected a position/);
    expect(await refused('lattice(snort(path(2)))')).toMatch(/expected vertices of either player/);
    expect(await refused(`temperature(${NIM})`)).toMatch(/lattice game/);
  });
});

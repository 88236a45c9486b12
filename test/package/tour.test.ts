import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doTour, type TourStep } from '../../scripts/tour.js';
import { packAndInstall, type PackedPackage } from './packedPackage.js';

let packed: PackedPackage;
let steps: TourStep[];
beforeAll(() => {
  packed = packAndInstall();
  steps = doTour(packed.tarball);
});
afterAll(() => {
  packed.remove();
});

describe('the tour of the manual, copied into an empty project with the packed package', () => {
  it.each([
    'Build a game from a complex',
    'Export to Macaulay2, and read back',
    'Decide literal equality',
    'Values and temperatures',
    'Test a property over many boards',
    'Write a ruleset',
    'Write a paper’s table',
  ])('%s (else: npx tsx scripts/tour.ts TARBALL)', (title) => {
    const commands = steps.filter(({ task }) => task.replace("'", '’') === title);
    expect(commands.length).toBeGreaterThan(1);
    expect(commands.map(({ command, printed }) => `$ ${command}\n${printed}`)).toEqual(
      commands.map(({ command, expected }) => `$ ${command}\n${expected}`),
    );
  });
});

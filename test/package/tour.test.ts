import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doTour, tasks, type TourStep } from '../../scripts/tour.js';
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

describe('the first page of the manual, copied into an empty project with the packed package', () => {
  it.each(
    tasks()
      .slice(1, -1)
      .map(({ title }) => title),
  )('%s (else: npx tsx scripts/tour.ts TARBALL)', (title) => {
    const commands = steps.filter(({ task }) => task === title);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.map(({ command, printed }) => `$ ${command}\n${printed}`)).toEqual(
      commands.map(({ command, expected }) => `$ ${command}\n${expected}`),
    );
  });
});

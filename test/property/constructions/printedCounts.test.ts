import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/filesUnder.js';
import { inFull } from '../../helpers/sampling.js';

/**
 * @source Huntemann 2018, Thm 2.13
 * Refuted: the counts for lexicographic labels.
 */
// A sample is the example without `--all`, which is run with the others.
it.runIf(inFull)(
  'the printed Γ-board fails on as many graphs and complexes with at most five vertices as the errata say',
  () => {
    const args = ['--import', 'tsx', 'examples/gamma-boards.ts', '--all'];
    const { stdout, status } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.build.json' },
    });
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 8)).toEqual([
      '1 graphs on 2 vertices: 0 fail as printed, 0 repaired',
      '4 graphs on 3 vertices: 0 fail as printed, 0 repaired',
      '41 graphs on 4 vertices: 1 fail as printed, 0 repaired',
      '768 graphs on 5 vertices: 348 fail as printed, 0 repaired',
      '1 complexes on 2 vertices: 0 fail as printed, 0 repaired',
      '5 complexes on 3 vertices: 0 fail as printed, 0 repaired',
      '87 complexes on 4 vertices: 2 fail as printed, 0 repaired',
      '6398 complexes on 5 vertices: 3547 fail as printed, 0 repaired',
    ]);
  },
);

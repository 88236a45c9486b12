import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { HANGING_MS } from '../../scripts/hanging.js';
import { inFull, sampled } from '../helpers/sampling.js';

/** `SPGAMES_UPDATE_EXAMPLES=1 npx vitest run test/unit/examples.test.ts` writes the expected outputs anew. */
const update = process.env['SPGAMES_UPDATE_EXAMPLES'] === '1';
const names = filesUnder('examples', /\.ts$/).map((path) => basename(path, '.ts'));

describe('examples', () => {
  it('are at least four, and each expected output belongs to one', () => {
    expect(names.length).toBeGreaterThanOrEqual(4);
    const expected = filesUnder('examples/expected', /./).map((path) => basename(path, '.txt'));
    expect(expected.filter((name) => !names.includes(name))).toEqual([]);
  });

  // The longest build all values of day 3, search all small boards, and sidle.
  const long = [
    'universality',
    'small-games',
    'gamma-boards',
    'small-complexes',
    'two-slo',
    'oslo-days',
    'value-census',
  ];
  const short = names.filter((name) => !long.includes(name));
  it.each(inFull ? names : sampled(short, 2))('%s prints what it should', (name) => {
    expect(textOf(`examples/${name}.ts`)).toMatch(new RegExp(`^ \\* Run: +npm run example -- ${name}\\b`, 'm'));
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', `examples/${name}.ts`], {
      cwd: root,
      encoding: 'utf8',
      timeout: HANGING_MS,
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.build.json', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const file = `examples/expected/${name}.txt`;
    if (update) {
      mkdirSync(`${root}examples/expected`, { recursive: true });
      writeFileSync(root + file, stdout);
    }
    expect(existsSync(root + file), `${file} is missing`).toBe(true);
    expect(stdout).toBe(textOf(file));
  });
});

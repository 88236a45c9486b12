import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftOutLine } from '../../peers/leftOutReporter.js';
import { findCommand, missingPeers, peer, peers } from '../../peers/peers.js';

describe('findCommand', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spgames-peers-'));
    writeFileSync(join(folder, 'runs'), '');
    chmodSync(join(folder, 'runs'), 0o755);
    writeFileSync(join(folder, 'plain'), '');
    chmodSync(join(folder, 'plain'), 0o644);
    mkdirSync(join(folder, 'folder'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('finds executable files only, along the whole path', () => {
    const path = ['', join(folder, 'absent'), folder].join(delimiter);
    expect(findCommand('runs', path)).toBe(join(folder, 'runs'));
    expect(findCommand('plain', path)).toBeUndefined();
    expect(findCommand('folder', path)).toBeUndefined();
    expect(findCommand('runs', '')).toBeUndefined();
  });
});

describe('peers', () => {
  it('are missing or have an absolute path', () => {
    const missing = missingPeers('bench').map(({ name }) => name);
    for (const { name } of peers)
      if (missing.includes(name)) expect(peer(name)).toBeUndefined();
      else expect(peer(name)).toMatch(/^(\/|[A-Z]:\\)/);
  });

  it('of the benchmarks are not missed by the tests', () => {
    expect(missingPeers('tests').map(({ name }) => name)).not.toContain('sage');
  });
});

describe('leftOutLine', () => {
  const m2 = peers.find(({ name }) => name === 'M2')!;

  it('says nothing when nothing was left out', () => {
    expect(leftOutLine([], new Map())).toBeUndefined();
  });

  it('names the programs, the tests and the remedy', () => {
    expect(leftOutLine([m2], new Map([['test/peers/a.test.ts', 3]]))).toBe(
      'peer tests left out: M2 (not installed); skipped: test/peers/a.test.ts (3 tests); `npm run setup` installs macaulay2',
    );
    expect(leftOutLine([], new Map([['test/peers/a.test.ts', 1]]))).toBe(
      'peer tests left out: skipped: test/peers/a.test.ts (1 test)',
    );
  });
});

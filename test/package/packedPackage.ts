/** The package as users get it: packed, and installed into an empty project. */
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));

/** What of package.json the tests need. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const manifest: Manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Manifest;

/** The entry points: `spgames`, `spgames/complex`, … */
export const entryPoints: readonly string[] = Object.keys(manifest.exports)
  .filter((subpath) => !subpath.endsWith('.json'))
  .map((subpath) => manifest.name + subpath.slice(1));

export interface PackedPackage {
  /** The file that `npm pack` wrote. */
  readonly tarball: string;
  /** The paths in it. */
  readonly files: readonly string[];
  /** A project that has nothing but the package installed. */
  readonly project: string;
  /** One that has the optional peers too. */
  readonly withPeers: string;
  readonly remove: () => void;
}

/** The environment without what `npm run` says about the package it runs in. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|config_local_prefix|command)|^INIT_CWD$|^NODE_OPTIONS$|^VITEST/.test(name),
  ),
);

/** Runs a program in a folder; the result has status, stdout and stderr. */
export function run(folder: string, command: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Packs the build and installs it into an empty project. */
export function packAndInstall(): PackedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-package-'));
  const npm = (cwd: string, ...args: string[]): string =>
    execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const packed = JSON.parse(
    npm(root, 'pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder),
  ) as [{ filename: string; files: { path: string }[] }];
  const tarball = join(folder, packed[0].filename);
  const install = (name: string, ...packages: readonly string[]): string => {
    const project = join(folder, name);
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
    npm(project, 'install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', ...packages);
    return project;
  };
  const peers = Object.entries(manifest.peerDependencies).map(([name, range]) => `${name}@${range}`);
  return {
    tarball,
    files: packed[0].files.map(({ path }) => path),
    project: install('project', tarball),
    withPeers: install('with-peers', tarball, ...peers),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bytes of a file, or of all files in a folder and below. */
export function bytesOf(path: string): number {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** The packages that are installed because of one of them, and it. */
export function broughtBy(name: string, project: string): Set<string> {
  const found = new Set([name]);
  for (const each of found) {
    const text = readFileSync(join(project, 'node_modules', each, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const next of Object.keys(dependencies)) found.add(next);
  }
  return found;
}

// Builds the package without checking types, unless it was built since anything it is made of was changed: before tests
// of the package.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { root } from './filesUnder.js';

/** What the package is made of. The compiled engine is in src. */
const SOURCES = [
  'src',
  'engine',
  'scripts',
  'fonts',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/**
 * The last change of a file, or in a folder and below: of files, and of which files there are.
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => changed(`${path}/${name}`)));
}

/** Written last by the build. */
const built = `${root}dist/THIRD-PARTY-LICENSES.txt`;
const isFresh = existsSync(built) && SOURCES.every((path) => changed(root + path) < statSync(built).mtimeMs);
if (!isFresh)
  process.exitCode =
    spawnSync('npm', ['run', 'build:unchecked'], { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

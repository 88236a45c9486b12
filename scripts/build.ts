// Builds the package: `npm run build`, and without checking types `npm run build:unchecked`. It is built beside `dist`
// and takes its place when all is there: what runs from `dist` meanwhile, a command or a test, never finds half of it,
// and a build that fails leaves the last one.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { root } from './filesUnder.js';
import { BUILT, ship } from './ship.js';

const remove = (folder: string): void => rmSync(root + folder, { recursive: true, force: true });

remove(BUILT);
const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', BUILT];
const { status } = spawnSync(process.execPath, [...compiler, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
await ship();

const BEFORE = 'dist.before';
remove(BEFORE);
if (existsSync(`${root}dist`)) renameSync(`${root}dist`, root + BEFORE);
renameSync(root + BUILT, `${root}dist`);
remove(BEFORE);

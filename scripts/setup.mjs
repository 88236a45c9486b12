#!/usr/bin/env node
/**
 * Installs the programs that the peer tests compare with (`npm run setup`), and those of the benchmarks too
 * (`npm run setup -- --bench`). Plain JavaScript: it runs before `npm ci`.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const known = ['--bench'];
const unknown = process.argv.slice(2).find((argument) => !known.includes(argument));
if (unknown !== undefined) {
  console.error(`setup: unknown argument ${unknown}; expected ${known.join(', ')} or nothing.`);
  process.exit(2);
}
const bench = process.argv.includes('--bench');

/** @type {{ name: string, command: string, package: string, for: string, file?: string, module?: string }[]} */
const table = JSON.parse(readFileSync(new URL('../test/peers/peers.json', import.meta.url), 'utf8'));
const wanted = table.filter((peer) => bench || peer.for === 'tests');

/**
 * @param {string} command
 * @param {string} [module] of Python: the first Python along the path need not be the one that Debian's are for
 */
function isInstalled(command, module) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      if (folder === '') return false;
      const file = join(folder, command);
      accessSync(file, constants.X_OK);
      return module === undefined || spawnSync(file, ['-c', `import ${module}`]).status === 0;
    } catch {
      return false;
    }
  });
}

/**
 * Programs of TeX may be there without the packages of TeX that are used.
 * @param {{ command: string, file?: string, module?: string }} peer
 */
const isComplete = ({ command, file, module }) =>
  isInstalled(command, module) && (file === undefined || spawnSync('kpsewhich', [file]).status === 0);

const missing = () => wanted.filter((peer) => !isComplete(peer));
/** @param {{ package: string }[]} peers */
const packagesOf = (peers) => [...new Set(peers.map((peer) => peer.package))];

const before = missing();
if (before.length > 0) {
  const packages = packagesOf(before);
  if (process.getuid?.() === 0 && isInstalled('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
      console.log(`apt-get ${args.join(' ')}`);
      const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
      // An update that fails for one mirror may still leave what is needed: the check below decides.
      if (status !== 0) console.error(`setup: apt-get ${args[0]} ended with status ${status ?? 'unknown'}.`);
    }
  } else {
    console.error(
      `setup: this needs apt-get and root. On Debian or Ubuntu run:\n` +
        `  sudo apt-get install --no-install-recommends ${packages.join(' ')}\n` +
        `Elsewhere install the programs ${before.map((peer) => peer.command).join(', ')} so that they are found along PATH.`,
    );
  }
}

const after = missing();
for (const peer of wanted) console.log(`${peer.name}: ${after.includes(peer) ? 'missing' : 'installed'}`);
if (after.length > 0) {
  console.error(`setup: missing ${after.map((peer) => `${peer.name} (package ${peer.package})`).join(', ')}.`);
  process.exit(1);
}

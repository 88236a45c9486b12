import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { missingPeers, type Peer } from './peers.js';

/** The line about missing programs for the end of a test run; undefined when there is nothing to say. */
export function leftOutLine(missing: readonly Peer[], skipped: ReadonlyMap<string, number>): string | undefined {
  if (missing.length === 0 && skipped.size === 0) return undefined;
  const programs = missing.map(({ name }) => `${name} (not installed)`).join(', ');
  const files = [...skipped].map(([file, count]) => `${file} (${count} ${count === 1 ? 'test' : 'tests'})`).join(', ');
  const what = [programs, files === '' ? '' : `skipped: ${files}`].filter((part) => part !== '').join('; ');
  const packages = [...new Set(missing.map((entry) => entry.package))].join(' ');
  const remedy = packages === '' ? '' : `; \`npm run setup\` installs ${packages}`;
  return `peer tests left out: ${what}${remedy}`;
}

/** Says once, at the end of a run that touched the peer tests, which of them were left out. */
export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const peerModules = modules.filter(({ moduleId }) => /[\\/]test[\\/]peers[\\/]/.test(moduleId));
    if (peerModules.length === 0) return;
    const skipped = new Map<string, number>();
    for (const module of peerModules) {
      const count = [...module.children.allTests('skipped')].length;
      if (count > 0) skipped.set(relative(process.cwd(), module.moduleId), count);
    }
    const line = leftOutLine(missingPeers('tests'), skipped);
    if (line !== undefined) console.log(`\n${line}`);
  }
}

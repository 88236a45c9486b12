/**
 * The first page of the manual as a new user follows it: the first block makes an empty project and installs the
 * package, later ones are saved or typed there, in order. `npx tsx scripts/tour.ts TARBALL` writes what the commands
 * print now below them; a test compares.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, textOf } from './filesUnder.js';
import { markdownBlocks, shellCommands, type Comparison } from './markdownBlocks.js';

/** The page. */
export const TOUR = 'docs/getting-started.md';

/** The environment without what `npm run` says about the package it runs in. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_|^INIT_CWD$|^NODE_(OPTIONS|PATH)$|^VITEST|^COLUMNS$/.test(name),
  ),
);

function bash(folder: string, command: string): string {
  const { stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${command}`], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', npm_config_loglevel: 'error' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return stdout.trimEnd();
}

/** A command of the page with what it prints; the page says so, or not. */
export interface TourStep extends Comparison {
  /** The title of the task. */
  readonly task: string;
  readonly command: string;
}

/** The tasks of the page: what stands below each heading. */
export function tasks(): { title: string; text: string }[] {
  return textOf(TOUR)
    .split(/^(?=## )/m)
    .map((text) => ({ title: /^## (.+)/.exec(text)?.[1] ?? '', text }));
}

/** The name of the file that a block is saved as: the last one in `…` before it. */
function fileNameBefore(text: string, line: number): string | undefined {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
  return [...before.matchAll(/`([\w-]+\.(?:mjs|json))`/g)].at(-1)?.[1];
}

/** Does the tasks with a packed package in a fresh folder. */
export function doTour(tarball: string): TourStep[] {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-tour-'));
  try {
    const [start, ...rest] = tasks();
    const installation = markdownBlocks(start!.text)[0]!.text;
    bash(folder, installation.replace('npm install spgames', `npm install ${tarball}`));
    const project = join(folder, /^mkdir (\S+)/.exec(installation)![1]!);
    return rest.flatMap(({ title, text }) => doTask(title, text, project));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function doTask(task: string, text: string, project: string): TourStep[] {
  return markdownBlocks(text).flatMap(({ language, text: block, line }) => {
    if (language === 'js' || language === 'json') {
      const name = fileNameBefore(text, line);
      if (name === undefined) throw new Error(`${TOUR}: ${task}: a block does not say under which name it is saved.`);
      writeFileSync(join(project, name), block);
    }
    if (language !== 'sh') return [];
    return shellCommands(block).map(({ command, output }) => ({
      task,
      command,
      printed: bash(project, command),
      expected: output.trimEnd(),
    }));
  });
}

function update(tarball: string): void {
  let page = textOf(TOUR);
  for (const { command, printed, expected } of doTour(tarball)) {
    const now = `$ ${command}\n${printed === '' ? '' : `${printed}\n`}`;
    page = page.replace(`$ ${command}\n${expected === '' ? '' : `${expected}\n`}`, () => now);
  }
  writeFileSync(`${root}${TOUR}`, page);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) update(process.argv[2]!);

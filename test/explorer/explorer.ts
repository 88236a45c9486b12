/** The explorer of the built package in a real browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright-core';
import { root } from '../../scripts/filesUnder.js';
import { peer } from '../peers/peers.js';

/** The elements that hold texts for other programs. */
export const HELD = [
  'board',
  'facets',
  'nonfaces',
  'legal-ideal',
  'illegal-ideal',
  'f-vector',
  'value',
  'outcome',
  'temperature',
  'error',
] as const;

/** A browser is installed by `npm run setup`. */
export const browserPath: string | undefined = peer('chromium');

/** `spgames explore`, until it ends. */
export class ServedExplorer {
  readonly process: ChildProcess;
  /** The line that it printed. */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, [`${root}dist/cli/main.js`, 'explore', '--no-open', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.address = new Promise((resolve, reject) => {
      let printed = '';
      this.process.stdout!.on('data', (part) => {
        printed += String(part);
        if (printed.endsWith('\n')) resolve(printed.trimEnd());
      });
      this.process.on('exit', () => reject(new Error('The explorer ended.')));
    });
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
  }

  async stop(): Promise<number | null> {
    this.process.kill('SIGTERM');
    return this.ended;
  }
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath!, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Waits until everything that is shown is found, refused or given up. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached', timeout: 0 });
}

/** Types a source and waits for its answers. */
export async function show(page: Page, source: string): Promise<void> {
  await page.fill('#source', source);
  await page.press('#source', 'Enter');
  await ready(page);
}

/** What the elements for other programs hold. */
export async function held(page: Page): Promise<Record<(typeof HELD)[number], string>> {
  const texts = await page.evaluate(
    `${JSON.stringify(HELD)}.map((id) => [id, document.getElementById(id).textContent])`,
  );
  return Object.fromEntries(texts as [string, string][]) as Record<(typeof HELD)[number], string>;
}

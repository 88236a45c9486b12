/**
 * Clicks, keys and addresses at random, the same ones at each run: whatever happens, the page complains of nothing,
 * becomes ready again, and holds what the command line prints.
 */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/filesUnder.js';
import { readAddress } from '../../web/address.js';
import { EXAMPLES } from '../../web/examples.js';
import { randomNumbers } from '../generators/randomNumbers.js';
import { inFull } from '../helpers/sampling.js';
import { browserPath, held, ready, type HELD } from './explorer.js';
import { journeys } from './journeys.js';

const ACTIONS = inFull ? 10_000 : 300;
/** So long a search may last; then it is stopped, as a user would stop it. */
const PATIENCE_MS = 2000;

const KEYS = ['1', '2', '3', '4', 'l', 'i', 'b', 'z', 'y', '?', '/', 'Escape', 'Tab', 'Enter', 'Space', 'ArrowDown'];
const SIGNS = [...'abxyLR0123 @:,+-(){}[]<>&%#|=."*^'];

/** What the page held when it was ready. */
interface Seen {
  readonly source: string;
  readonly position: string;
  readonly held: Record<(typeof HELD)[number], string>;
}

describe.skipIf(browserPath === undefined)('the explorer under random actions', () => {
  let page: Page;
  let complaints: readonly string[];
  journeys(async (journey) => {
    ({ page, complaints } = journey);
    await page.goto(journey.address);
    await ready(page);
  });

  it('holds what the command line prints', async () => {
    const random = randomNumbers(32);
    const below = (bound: number): number => Math.floor(random() * bound);
    const seen = new Map<string, Seen>();
    for (let i = 0; i < ACTIONS; i++) {
      const action = await act(page, random, below);
      await settle(page);
      expect(complaints, `after action ${i}: ${action}`).toEqual([]);
      const { source, position } = readAddress(new URL(page.url()).hash);
      const words = position.join(' ');
      seen.set(JSON.stringify([source, words]), { source, position: words, held: await held(page) });
    }
    const states = [...seen.values()].filter(({ source }) => source !== '');
    compareSources(states);
    compareComplexes(states);
  });
});

/** One action at random. @returns what it was */
async function act(page: Page, random: () => number, below: (bound: number) => number): Promise<string> {
  const kind = random();
  if (kind < 0.2) {
    const address = addressAtRandom(below);
    await page.evaluate(`location.hash = ${JSON.stringify(address)}`);
    return address;
  }
  if (kind < 0.35) {
    const key = KEYS[below(KEYS.length)]!;
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  return page.evaluate<string>(`(${CLICK})(${random()})`);
}

/** An example, as it is or with a few signs changed. */
function addressAtRandom(below: (bound: number) => number): string {
  const signs = [...EXAMPLES[below(EXAMPLES.length)]!.source];
  for (let changes = below(3); changes > 0; changes--)
    signs.splice(below(signs.length + 1), below(2), ...(below(2) === 0 ? [] : [SIGNS[below(SIGNS.length)]!]));
  const words = Array.from({ length: below(3) }, () => `${'xy'[below(2)]}${below(4) + 1}`).join(' ');
  return `#${encodeURIComponent(signs.join(''))}${words === '' ? '' : `&position=${encodeURIComponent(words)}`}`;
}

/** Runs in the page: clicks something that is shown and can be clicked; says what it was. */
const CLICK = `(random) => {
  const all = [...document.querySelectorAll('button, input, select, summary, [data-vertex], [data-face]')].filter(
    (element) => element.getClientRects().length > 0 && !element.matches(':disabled'),
  );
  const element = all[Math.floor(random * all.length)];
  if (element === undefined) return 'nothing to click';
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = Math.floor(random * 7919) % element.options.length;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'click ' + element.outerHTML.slice(0, 80);
}`;

/** Waits until the page is ready; what lasts long is stopped. */
async function settle(page: Page): Promise<void> {
  const isReady = (): Promise<boolean> =>
    page.waitForSelector('html[data-ready="true"]', { state: 'attached', timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await page.evaluate(`document.querySelector('.searching button')?.click()`);
}

type Answer = Readonly<Record<string, unknown>> & { readonly error?: { readonly message: string } };

/** The answers of `batch COMMAND` to lines, in order. */
function batch(command: string, lines: readonly string[]): Answer[] {
  const { stdout } = spawnSync(process.execPath, [`${root}dist/cli/main.js`, 'batch', command, '--each', '5'], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const answers = stdout.trimEnd().split('\n');
  expect(answers.length).toBe(lines.length);
  return answers.map((line) => JSON.parse(line) as Answer);
}

/** Where the page holds what is known, what the command prints; a search that was stopped says nothing. */
function printed(page: Seen['held'], command: Partial<Seen['held']>): Partial<Seen['held']> {
  const isKnown = (name: string): boolean => !['', 'undecided'].includes(page[name as (typeof HELD)[number]]);
  return { ...page, ...Object.fromEntries(Object.entries(command).filter(([name]) => isKnown(name))) };
}

/** Values of sources, and why others are refused. */
function compareSources(states: readonly Seen[]): void {
  // Families are many lines, a document is not a line, and a page has no files.
  const alone = states.filter(
    ({ source, position, held: { error } }) =>
      position === '' && !/^[#{]|\.\.|\{.*,.*\}/.test(source) && !error.includes('without access to files'),
  );
  const answers = batch(
    'value',
    alone.map(({ source }) => source),
  );
  const texts = answers.map(({ error, name, outcome, temperature }, i) => {
    const { held: page } = alone[i]!;
    return error === undefined
      ? printed(page, { value: String(name), outcome: String(outcome), temperature: String(temperature), error: '' })
      : { ...page, value: '', temperature: '', error: page.error && error.message };
  });
  expect(alone.filter(({ held: { value } }) => value !== '').length).toBeGreaterThan(0);
  expect(alone).toEqual(alone.map((seen, i) => ({ ...seen, held: texts[i] })));
}

/** The complexes of positions, and the values that they have as games. */
function compareComplexes(states: readonly Seen[]): void {
  const drawn = states.filter(({ held: page }) => page.facets !== '');
  const expressions = drawn.map(({ source, position }) => {
    const complex = `complex(${JSON.stringify(source)})`;
    return position === '' ? complex : `link(${complex}, ${JSON.stringify(position)})`;
  });
  const complexes = batch('eval', expressions);
  const values = batch(
    'eval',
    expressions.map((text) => `value(${text})`),
  );
  const texts = drawn.map(({ held: page }, i) => {
    const { vertices, facets } = complexes[i] as unknown as Drawn;
    const { name, outcome, temperature } = values[i]!;
    return printed(page, {
      facets: facets.map((facet) => facet.map((v) => vertices[v]!.label).join(' ') || '{}').join(', '),
      value: String(name),
      outcome: String(outcome),
      temperature: String(temperature),
    });
  });
  expect(drawn).toEqual(drawn.map((seen, i) => ({ ...seen, held: texts[i] })));
  expect(drawn.length).toBeGreaterThan(0);
}

/** A complex as its document has it. */
interface Drawn {
  readonly vertices: readonly { readonly label: string }[];
  readonly facets: readonly (readonly number[])[];
}

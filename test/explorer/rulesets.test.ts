import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { rulesetFromData, type RulesetData } from 'spgames/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/filesUnder.js';
import { browserPath, held, ready, show } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

/** A ruleset with a key that is misspelt, and a value that is none. */
const MISSPELT = `{
  "type": "ruleset",
  "name": "mine",
  "pieces": [
    {"piece":"vertex","side":"L","graph":{"n":1,"edges":[]}},
    {"piece":"edge","side":"R","graph":{"n":2,"edges":[[0,1]]}}
  ],
  "clausez": [
    {"forbid":"overlap"},
    {"forbid":"adjacent","between":"oppose"},
    {"forbid":"more-than","pieces":2}
  ]
}`;
const HALF_REPAIRED = MISSPELT.replace('clausez', 'clauses');
const REPAIRED = HALF_REPAIRED.replace('oppose', 'opposing');

describe.skipIf(browserPath === undefined)('rulesets of one’s own', () => {
  let address: string;
  let browser: Browser;
  let page: Page;
  let folder: string;
  journeys((journey) => {
    ({ address, browser, page } = journey);
  });
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spgames-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Opens the tool on a source and waits for its class. */
  async function open(source: string): Promise<void> {
    await page.goto(`${address}#${encodeURIComponent(source)}&tool=ruleset`);
    await ready(page);
    await page.waitForSelector('#ruleset-editor .cm-content');
    await page.waitForSelector('#ruleset-class');
  }

  /** Writes over what stands in the editor. */
  async function write(text: string): Promise<void> {
    await page.focus('#ruleset-editor .cm-content');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  }

  function chosen(text: string): Locator {
    return page.locator('.cm-tooltip-autocomplete [aria-selected="true"]', { hasText: text });
  }

  /** Asks what can stand at the cursor. The list takes no key for 75 ms after it was opened. */
  async function listed(first: string): Promise<void> {
    await page.keyboard.press('Control+Space');
    await chosen(first).waitFor();
    await page.waitForTimeout(100);
  }

  async function written(): Promise<string> {
    return (await page.locator('#ruleset-editor .cm-line').allInnerTexts())
      .map((line) => line.replace(/\n$/, ''))
      .join('\n');
  }

  /** Waits until the library has refused a text, and holds its words against those of the page. */
  async function refused(text: string): Promise<void> {
    const { message, hint } = mistakeOf(text);
    await expect.poll(() => page.textContent('#ruleset-mistake')).toContain(message);
    expect(await page.locator('.ruleset [role="status"] .hint').textContent()).toBe(hint);
  }

  function spgames(...args: readonly string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, [`${root}dist/cli/main.js`, ...args], {
      encoding: 'utf8',
      cwd: folder,
    });
    expect(stderr).toBe('');
    return stdout;
  }

  it('shows each mistake at its place, and is repaired, classified and played by the keyboard', async () => {
    await open('snort@path:3');
    await write(MISSPELT);
    await refused(MISSPELT);
    expect(await page.textContent('#ruleset-mistake')).toMatch(/^line 8, column 3: /);
    expect(await page.locator('.cm-lintRange-error').first().textContent()).toContain('"clausez"');

    await page.keyboard.press('F8');
    await page.keyboard.press('ArrowLeft');
    for (const _ of '"cl') await page.keyboard.press('ArrowRight');
    await listed('clauses');
    await page.keyboard.press('Enter');
    await refused(HALF_REPAIRED);
    expect(await written()).toBe(HALF_REPAIRED);
    expect(await page.textContent('#ruleset-mistake')).toMatch(/^line 10, column 26: /);

    await page.keyboard.press('F8');
    await page.keyboard.press('ArrowRight');
    await listed('"own"');
    await page.keyboard.press('ArrowDown');
    await chosen('"opposing"').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.textContent('#ruleset-mistake')).toBe('');
    expect(await written()).toBe(REPAIRED);
    await expect.poll(() => page.textContent('#ruleset-command')).toBe('spgames classify mine.json@path:3 --family 4');

    writeFileSync(join(folder, 'mine.json'), REPAIRED);
    const [, ...lines] = spgames('classify', 'mine.json@path:3', '--family', '4').trimEnd().split('\n');
    const shown = await page.evaluate<unknown>(
      `[...document.querySelectorAll('#ruleset-found dl .row')].map((row) =>
        [row.querySelector('dt').textContent, row.querySelector('dd').firstChild.textContent])`,
    );
    expect(shown).toEqual(lines.map((line) => line.trim().split(/ {2,}/)));
    // Three pieces together are minimal illegal on some board, which is drawn with them.
    const witness = page.locator('#ruleset-found .row:has(dt:text-is("independence ruleset")) figure');
    expect(await witness.locator('[data-piece]').count()).toBe(3);

    await page.focus('#ruleset-editor .cm-content');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).not.toBe('ruleset-editor');
    await page.focus('#ruleset-show');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.inputValue('#source')).toContain('"opposing"');
    await ready(page);
    const source = await page.inputValue('#source');
    expect(source).toBe(`${JSON.stringify(JSON.parse(REPAIRED))}@path:3`);
    const { vertices, facets } = JSON.parse(spgames('compile', 'mine.json@path:3', '--json')) as {
      readonly vertices: readonly { readonly label: string }[];
      readonly facets: readonly (readonly number[])[];
    };
    const panes = await held(page);
    expect(panes.facets).toBe(facets.map((facet) => facet.map((v) => vertices[v]!.label).join(' ')).join(', '));
    expect(panes.board).toBe('path:3');
    // The command reads what stands in the panes.
    const { name } = JSON.parse(spgames('value', source, '--json')) as { readonly name: string };
    expect(panes.value).toBe(name);
  });

  it('says what is wrong with a board, and with what is not JSON', async () => {
    await open('snort@path:3');
    await page.fill('#ruleset-board', 'pat:3');
    await expect.poll(() => page.textContent('#ruleset-mistake')).toContain('found "pat:3"');
    await page.fill('#ruleset-board', 'cycle:4');
    await expect.poll(() => page.textContent('#ruleset-command')).toContain('@cycle:4');
    await write('{\n  "type": ruleset');
    await expect.poll(() => page.textContent('#ruleset-mistake')).toContain('line 2, column 11');
    await page.click('text=Go to the mistake');
    await page.keyboard.insertText('"x", "');
    await expect.poll(written).toContain('"type": "x", "');
  });

  it('begins with rulesets of the catalogue, and downloads what is written', async () => {
    await open('nogo@path:3');
    expect(await written()).toContain('"no-liberty"');
    await page.selectOption('#ruleset-start', { label: 'cram' });
    await expect
      .poll(() => page.textContent('#ruleset-command'))
      .toBe('spgames classify cram.json@grid:3x3 --family grids:6');
    const text = await written();
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Download cram.json')]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toBe(`${text}\n`);
  });

  it('takes hostile texts as texts', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await open('snort@path:3');
    await write(REPAIRED.replace('"mine"', JSON.stringify(name)).replace('"name"', `"words": "${name}", "name"`));
    await expect.poll(() => page.textContent('#ruleset-found')).toContain(name);
    expect(await page.locator('main img').count()).toBe(0);
    await write(REPAIRED.replace('"mine"', JSON.stringify(name)).replace('"name"', `"${name}": 1, "name"`));
    await expect.poll(() => page.textContent('#ruleset-mistake')).toContain('<img');
    await show(page, 'snort@path:3');
  });

  it('has its editor offline, too', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${address}#snort@path:3`);
    await ready(visitor);
    await visitor.evaluate('navigator.serviceWorker.ready');
    await visitor.reload();
    await ready(visitor);
    await context.setOffline(true);
    await visitor.click('.tools nav >> text=Ruleset');
    await visitor.waitForSelector('#ruleset-editor .cm-content');
    await context.close();
  });

  it.each([
    [1400, 'light'],
    [360, 'light'],
    [1400, 'dark'],
  ] as const)('%s pixels wide, %s, can be read by everyone', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}#nogo@path:3&tool=ruleset`);
    await ready(page);
    if (width < 900) await page.click('.tabs >> text=Tools');
    await page.waitForSelector('#ruleset-editor .cm-content');
    await page.waitForSelector('#ruleset-class');
    expect(await flawsIn(page)).toEqual([]);
    await write(MISSPELT);
    await refused(MISSPELT);
    await page.keyboard.press('F8');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await page.waitForSelector('.cm-tooltip-autocomplete [aria-selected="true"]');
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});

/** Why the library does not read a ruleset. */
function mistakeOf(text: string): { readonly message: string; readonly hint: string } {
  try {
    rulesetFromData(JSON.parse(text) as RulesetData);
  } catch (error) {
    return error as { message: string; hint: string };
  }
  throw new Error('The ruleset is read.');
}

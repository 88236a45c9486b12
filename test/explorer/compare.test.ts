import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { run, runJson } from '../helpers/runCommand.js';
import { asValue, parseSource } from 'spgames/sources';
import { valueToJson } from 'spgames/formats';
import { browserPath, ready, show } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the tool Compare', () => {
  let address: string;
  let browser: Browser;
  let page: Page;
  journeys((journey) => {
    ({ address, browser, page } = journey);
  });

  /** Waits until both games are compared, or one of them is refused. */
  async function compared(on: Page = page): Promise<void> {
    await ready(on);
    await on.waitForSelector('#comparison[aria-busy="false"]:has(#literal), #with-error:not(:empty)', {
      state: 'attached',
    });
  }

  async function open(first: string, second: string, more = ''): Promise<void> {
    const to = (source: string): string => encodeURIComponent(source);
    await page.goto(`${address}#${to(first)}&tool=compare&with=${to(second)}${more}`);
    await compared();
  }

  /** The pairs of the table, and the places of their numbers on both boards. */
  async function pairs(): Promise<{ table: string[][]; marks: string[][] }> {
    const table = await page.evaluate<string[][]>(
      `[...document.querySelectorAll('.pairs tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.textContent.split(' ')[0]))`,
    );
    const marks = await page.evaluate<string[][]>(
      `[...document.querySelectorAll('.compared svg')].map((svg) =>
        [...svg.querySelectorAll('[data-pair] text')].map((text) => text.textContent))`,
    );
    return { table, marks };
  }

  async function words(): Promise<readonly [literal: string, values: string]> {
    return [(await page.textContent('#literal pre'))!, (await page.textContent('#compared-values pre'))!];
  }

  /** What the commands print. */
  async function printed(first: string, second: string, ...options: string[]): Promise<readonly [string, string]> {
    const equal = await run(['equal', first, second, ...options]);
    const compare = await run(['compare', first, second]);
    return [equal.out.trimEnd(), compare.out.trimEnd().replace(/^.*?: /, '')];
  }

  it.each([
    ['snort@cycle:4', 'snort@grid:2x2', 'keep'],
    ['domineering@grid:2x3', 'domineering@grid:3x2', 'swap'],
  ])('shows on both boards how %s and %s are literally equal (%s)', async (first, second, sides) => {
    await open(first, second, sides === 'keep' ? '' : `&sides=${sides}`);
    const [literal, values] = await words();
    const [equal, compare] = await printed(first, second, '--sides', sides);
    expect(literal).toBe(equal);
    expect(values.replace(/^.*?: /, '')).toBe(compare);
    const found = await runJson(['equal', first, second, '--sides', sides]);
    const { isomorphism } = found as { isomorphism: [number, number][] };
    const label = (source: string, v: number): string => {
      const game = parseSource(source);
      return game.kind === 'game' ? game.object.vertices[v]!.label : '';
    };
    const { table, marks } = await pairs();
    expect(table).toEqual(isomorphism.map(([from, to]) => [label(first, from), label(second, to)]));
    const numbers = isomorphism.map((_, i) => String(i + 1));
    expect(marks).toEqual([numbers, numbers]);
    await page.click('[aria-label="Show pair 2 on both boards"]');
    await expect.poll(() => page.locator('.compared [data-pair="2"].chosen').count()).toBe(2);
    expect(await page.textContent('#comparison .command pre')).toBe(
      `spgames equal ${first} ${second}${sides === 'keep' ? '' : ` --sides ${sides}`}`,
    );
  });

  it('tells equal values that are not literally equal, and the sum', async () => {
    await open('snort@path:2', 'value:{1|-1}');
    const [literal, values] = await words();
    expect(literal).toBe((await printed('snort@path:2', 'value:{1|-1}'))[0]);
    expect(values).toContain('G = H: both have the same value');
    const rows = await page.evaluate(
      `[...document.querySelectorAll('.sums tbody td')].map((cell) => cell.textContent)`,
    );
    const sum = [asValue(parseSource('snort@path:2 + value:{1|-1}')), asValue(parseSource('value:0'))];
    expect(rows).toEqual(
      sum.map((value) => valueToJson(value)).flatMap(({ name, outcome, temperature }) => [name, outcome, temperature]),
    );
    expect((await pairs()).table).toEqual([]);
  });

  it('tells games that are neither, by what differs', async () => {
    await open('nogo@path:3', 'snort@path:3');
    const [literal, values] = await words();
    const [equal, compare] = await printed('nogo@path:3', 'snort@path:3');
    expect(literal).toBe(equal);
    expect(literal).toContain('difference  0 positions with 3 pieces of Left');
    expect(values.replace(/^.*?: /, '')).toBe(compare);
  });

  it('shows the place of a mistake in the second source', async () => {
    await open('snort@path:3', 'nogo@path:9x');
    expect(await page.textContent('#with-error')).toContain('9x');
    expect(await page.textContent('.mistake pre')).toBe('nogo@path:9x\n          ^');
    expect(await page.locator('#literal').count()).toBe(0);
    await page.fill('#with', 'snort@path:3');
    await page.press('#with', 'Enter');
    await compared();
    expect(await page.textContent('#with-error')).toBe('');
    expect((await words())[0]).toContain('literally equal: yes');
  });

  it('is reopened from the address in another profile', async () => {
    await open('snort@path:3', 'snort@path:4', '&withPosition=x1');
    await page.fill('#with-position', 'x1 x2');
    await page.press('#with-position', 'Enter');
    await page.waitForFunction(`location.hash.includes('withPosition=x1%20x2')`);
    await compared();
    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url());
    await compared(other);
    for (const part of ['#literal', '#compared-values', '.sums', '.compared figcaption >> nth=1'])
      expect(await other.textContent(part)).toBe(await page.textContent(part));
    expect(await other.inputValue('#with-position')).toBe('x1 x2');
    await other.close();
  });

  it('exchanges both, takes the second one, and lists the positions so far', async () => {
    await open('snort@path:2', 'snort@path:3');
    await page.click('text=Exchange');
    await compared();
    expect(await page.inputValue('#source')).toBe('snort@path:3');
    expect(await page.inputValue('#with')).toBe('snort@path:2');
    await show(page, 'value:{1|-1}');
    const place = (name: string): string => `.visited li:has(button:text-is("${name}")) span`;
    await expect.poll(() => page.textContent(place('snort@path:2'))).toBe('= equal value');
    await expect.poll(() => page.textContent(place('snort@path:3'))).toBe('another value');
    await show(page, 'facets:x1, x2, y1, y2');
    await expect.poll(() => page.textContent(place('snort@path:2'))).toBe('another value');
    await show(page, 'facets:x1 x2, y1 y2');
    await expect.poll(() => page.textContent(place('snort@path:2'))).toBe('≅ literally equal');
    await page.click('.visited button:text-is("snort@path:3")');
    await compared();
    expect(await page.inputValue('#with')).toBe('snort@path:3');
    await page.click('text=Take this one as the source');
    await ready(page);
    expect(await page.inputValue('#source')).toBe('snort@path:3');
    expect(await page.inputValue('#with')).toBe('');
  });

  it('gives a comparison up, and says so', async () => {
    await open('snort@path:2', 'snort@path:2');
    await page.fill('#with', 'snort@grid:7x7');
    await page.press('#with', 'Enter');
    await page.click('#comparison >> text=Stop');
    await page.waitForSelector('#comparison[aria-busy="false"]');
    expect(await page.textContent('#compared-values')).toBe('undecided: stopped');
  });

  describe.each(['light', 'dark'] as const)('on %s ground', (colorScheme) => {
    it.each([1400, 360])('%s pixels wide can be read by everyone', async (width) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open('snort@path:3', 'snort@path:3');
      if (width < 900) await page.click('.tabs >> text=Tools');
      expect(await flawsIn(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  });
});

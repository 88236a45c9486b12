import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parseLatticeGame, OutcomeTable } from 'spgames/lattice';
import { run, runJson } from '../helpers/runCommand.js';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

const NIM = 'moves 1,0 0,1 -1,1; defeated 0,0';

describe.skipIf(browserPath === undefined)('other worlds in the explorer', () => {
  let address: string;
  let browser: Browser;
  let page: Page;
  journeys((journey) => {
    ({ address, browser, page } = journey);
  });

  async function open(source: string, parameters: Readonly<Record<string, string>> = {}): Promise<void> {
    const more = Object.entries(parameters).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
    await page.goto(`${address}#${encodeURIComponent(source)}${more.join('')}`);
    await ready(page);
  }

  /** The elements of a picture with a class. */
  function classed(attribute: string, name: string, on: Page = page): Promise<string[]> {
    return on.evaluate(
      `[...document.querySelectorAll('.diagram [${attribute}].${name}')].map((each) => each.getAttribute('${attribute}'))`,
    );
  }

  function hash(name: string): string | undefined {
    const found = new RegExp(`[#&]${name}=([^&]*)`).exec(page.url())?.[1];
    return found === undefined ? undefined : decodeURIComponent(found);
  }

  describe('posets', () => {
    it('are gone through by clicks, keys and lists', async () => {
      await open('snort@path:3', { tool: 'posets', poset: 'day:2' });
      await page.waitForSelector('.diagram svg');
      const json = (await runJson(['poset', 'day:2', '--only', 'elements,hasseDiagram'])) as {
        elements: string[];
        hasseDiagram: [number, number][];
      };
      const zero = json.elements.indexOf('0');
      await page.click(`.diagram [data-node="${zero}"]`);
      await page.waitForSelector('#element-said:not(:empty)');
      const upper = json.hasseDiagram.filter(([lower]) => lower === zero).map(([, x]) => x);
      const lower = json.hasseDiagram.filter(([, x]) => x === zero).map(([x]) => x);
      await expect
        .poll(async () => new Set(await classed('data-node', 'cover')))
        .toEqual(new Set([...upper, ...lower].map(String)));
      expect(await classed('data-node', 'chosen')).toEqual([String(zero)]);
      const reached = (x: number, from: 0 | 1): number[] =>
        json.hasseDiagram.flatMap((cover) =>
          cover[from] === x ? [cover[1 - from]!, ...reached(cover[1 - from]!, from)] : [],
        );
      const sizes = ([0, 1] as const).map((from) => new Set(reached(zero, from)).size);
      const marked = [await classed('data-node', 'above'), await classed('data-node', 'below')];
      expect(marked.map((each) => each.length)).toEqual(sizes);
      expect(await page.textContent('#element-said')).toContain(`0: ${sizes[0]} above, ${sizes[1]} below; covered by `);
      await page.focus('.diagram');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => hash('element')).toBe(String(upper[0]));
      await page.keyboard.press('End');
      await expect.poll(() => hash('element')).toBe(String(json.elements.indexOf('2')));
      await page.selectOption('#poset-element', { label: '*' });
      await expect.poll(() => page.textContent('#element-said')).toMatch(/^\*: /);
      await page.click('#element-show');
      await ready(page);
      expect(await page.inputValue('#source')).toBe('value:*');
    });

    it('are those of the source in view: faces, ideals, values, and positions so far', async () => {
      await open('snort@path:2', { tool: 'posets' });
      await page.waitForSelector('.diagram svg');
      expect(await page.textContent('#poset-words')).toBe('the faces of the legal complex, by inclusion');
      expect(await page.textContent('.posets .command pre')).toBe('spgames poset snort@path:2');
      await page.selectOption('#poset-of', 'values');
      await expect.poll(() => page.textContent('#poset-words')).toBe('7 positions with 4 values');
      await page.selectOption('#poset-of', 'ideals');
      await expect.poll(() => page.textContent('#poset-words')).toContain('order ideals');
      await page.selectOption('#poset-of', 'visited');
      await expect.poll(() => page.textContent('#poset-words')).toBe('1 position with 1 value');
      await page.selectOption('#poset-of', '');
      await page.click('.diagram [data-node="5"]');
      await page.click('#element-show');
      await ready(page);
      expect(await page.textContent('#position')).toBe('x1 x2');
    });

    it('are saved as a document that the command reads', async () => {
      await open('snort@path:2', { tool: 'posets', poset: 'values' });
      const saved = page.waitForEvent('download');
      await page.click('text=Save as JSON');
      const document = readFileSync(await (await saved).path(), 'utf8');
      const { out } = await run(['poset', 'poset.json', '--only', 'size,covers'], { 'poset.json': document });
      expect(out).toMatch(/size +4\n +covers +2\n/);
    });

    it('say what is too large, and what has no such name', async () => {
      await open('snort@path:2', { tool: 'posets', poset: 'day:3' });
      await expect.poll(() => page.textContent('.posets .nothing')).toContain('1474 elements');
      await page.fill('#poset-name', 'day:9');
      await page.press('#poset-name', 'Enter');
      await expect.poll(() => page.textContent('#poset-error')).toMatch(/\S/);
      await page.fill('#poset-name', '<img src=x onerror=alert(1)>');
      await page.press('#poset-name', 'Enter');
      await expect.poll(() => page.textContent('#poset-error')).toContain('<img');
      expect(await page.locator('img').count()).toBe(0);
    });
  });

  describe('lattice games', () => {
    it('show their P-positions, and the moves from a point', async () => {
      await open('snort@path:3', { tool: 'lattice', lattice: NIM, box: '6' });
      await page.waitForSelector('.diagram svg');
      const expected = OutcomeTable.inBox(parseLatticeGame(NIM), [6, 6]).pPositions().map(String);
      const shown = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.outcomes [data-point]')].map((each) => each.getAttribute('data-point'))`,
      );
      expect(shown.sort()).toEqual(expected.sort());
      expect(await page.textContent('#lattice-count')).toBe(String(expected.length));
      await page.click('.diagram [data-point="3,2"]');
      await expect.poll(() => page.textContent('#point-said')).toContain('3,2 is an N-position');
      await expect.poll(() => page.locator('.lattice-marks .to-P').count()).toBe(1);
      await expect.poll(() => page.locator('.lattice-marks .to-N').count()).toBe(2);
      await page.focus('.diagram');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => page.textContent('#point-said')).toContain('2,2 is a P-position');
      await page.keyboard.press('Home');
      // The origin is defeated, and no position.
      await expect.poll(() => hash('point')).toBe('0,1');
      expect(await page.textContent('.lattices .command pre')).toBe(`spgames outcomes 'lattice:${NIM}' --box 6,6`);
    });

    it('have strata and quotient, as the command line has them', async () => {
      await open('snort@path:3', { tool: 'lattice', lattice: NIM, box: '6' });
      await page.click('#strata-button');
      await page.waitForSelector('#strata-list');
      const strategy = (await run(['strategy', `lattice:${NIM}`])).out;
      expect(strategy).toContain((await page.textContent('#strata-facts div:last-child dd'))!);
      expect(await page.locator('#strata-list li').count()).toBe(2);
      const numbers = await page.locator('.stratum-number').allTextContents();
      expect(new Set(numbers)).toEqual(new Set(['1', '2']));
      expect(numbers).toHaveLength(Number(await page.textContent('#lattice-count')));
      await page.click('#quotient-button');
      await page.waitForSelector('#quotient-generators');
      const quotient = (await runJson(['quotient', `lattice:${NIM}`])) as { order: number };
      expect(await page.textContent('#quotient-facts dd')).toBe(String(quotient.order));
      expect(hash('find')).toBe('strata quotient');
    });

    it('are reopened from the address, in misère play, by heaps and by slices', async () => {
      await open('snort@path:3', { tool: 'lattice', lattice: 'octal(.77)' });
      await page.check('#lattice-misere');
      await page.fill('#lattice-heaps', '3');
      await page.press('#lattice-heaps', 'Enter');
      await page.waitForSelector('#lattice-slice-3');
      await page.fill('#lattice-slice-3', '2');
      await page.press('#lattice-slice-3', 'Enter');
      await page.waitForFunction(`location.hash.includes('slice=2')`);
      const command = `spgames outcomes 'octal(.77)' --misere --heaps 3 --box 12,12,2`;
      await expect.poll(() => page.textContent('.lattices .command pre')).toBe(command);
      const other = await (await browser.newContext()).newPage();
      await other.goto(page.url());
      await ready(other);
      await other.waitForSelector('.diagram svg');
      for (const part of ['#lattice-count', '#lattice-facts', '.lattices .command pre'])
        expect(await other.textContent(part)).toBe(await page.textContent(part));
      await other.close();
    });

    it('say what is wrong, and what is undecided', async () => {
      await open('snort@path:3', { tool: 'lattice', lattice: 'moves 1,0 0' });
      await expect.poll(() => page.textContent('#lattice-error')).toMatch(/\S/);
      await page.fill('#lattice-game', 'moves 3,1 1,5 2,2 4,7');
      await page.press('#lattice-game', 'Enter');
      await page.click('#strata-button');
      await expect.poll(() => page.textContent('#strata-facts')).toContain('undecided');
    });
  });

  describe('loopy games', () => {
    it('are graphs, whose positions show their value and options', async () => {
      await open('snort@path:3', { tool: 'loopy', loopy: 'upon*' });
      await page.waitForSelector('.diagram svg');
      const json = (await runJson(['value', 'loopy:upon*'])) as { name: string; outcome: string };
      await expect.poll(() => page.textContent('#loopy-value dd')).toBe(json.name);
      expect(await page.textContent('#loopy-said')).toContain(`: ${json.outcome}, `);
      expect(await page.locator('.diagram .outcome text').allTextContents()).toEqual(['N', 'P']);
      expect(await classed('data-arc', 'from-chosen')).toHaveLength(3);
      await page.click('.diagram [data-node="1"]');
      await expect.poll(() => page.textContent('#loopy-value dd')).toBe('0');
      await page.focus('.diagram');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => page.textContent('#loopy-said')).toContain('a: N, ');
      await page.click('[aria-label="Left moves to 0"]');
      await expect.poll(() => hash('at')).toBe('1');
      expect(await page.textContent('.loopy .command pre')).toBe(`spgames value 'loopy:upon*'`);
    });

    it('say draws, the cycle, and both sides of what is not a stopper', async () => {
      await open('snort@path:3', { tool: 'loopy', loopy: 'tis' });
      await page.waitForSelector('.diagram svg');
      expect(await page.locator('.diagram .outcome text').allTextContents()).toEqual(['D', 'D']);
      expect(await classed('data-node', 'on-cycle')).toEqual(['0', '1']);
      const json = (await runJson(['value', 'loopy:tis'])) as { onside: string; offside: string };
      await expect.poll(() => page.textContent('#loopy-value')).toContain(`onside${json.onside}offside${json.offside}`);
      await page.fill('#loopy-game', 'a={0|');
      await page.press('#loopy-game', 'Enter');
      await expect.poll(() => page.textContent('#loopy-error')).toMatch(/\S/);
    });
  });

  it('have their tools opened by their sources', async () => {
    await open('loopy:over');
    await expect.poll(() => page.inputValue('#loopy-game')).toBe('loopy:over');
    expect(await page.textContent('.board .nothing')).toContain('Loopy games');
    await open(`lattice:${NIM}@3,2`);
    await expect.poll(() => page.textContent('#point-said')).toContain('3,2 is an N-position');
    await open('poset:a<b<d, a<c<d');
    await expect.poll(() => page.textContent('#poset-facts dd')).toBe('4');
    await page.click('.tools nav >> text=The way back');
    await page.waitForFunction(`location.hash.includes('tool=back')`);
  });

  describe.each(['light', 'dark'] as const)('on %s ground', (colorScheme) => {
    it.each([1400, 360])('%s pixels wide can be read by everyone', async (width) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const parameters of [
        { tool: 'posets', poset: 'day:2', element: '5' },
        { tool: 'lattice', point: '3,2', find: 'strata quotient' },
        { tool: 'loopy', loopy: 'tis' },
      ]) {
        await open('snort@path:3', parameters);
        if (width < 900) await page.click('.tabs >> text=Tools');
        await page.waitForSelector('.diagram svg');
        await page.waitForSelector('#element-facts, #quotient-generators, #loopy-value');
        await expect.poll(() => flawsIn(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    });
  });
});

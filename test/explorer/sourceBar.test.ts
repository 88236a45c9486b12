import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { completeSource } from 'spgames/sources';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the source, as it is typed', () => {
  let address: string;
  let page: Page;
  journeys(async (journey) => {
    ({ address, page } = journey);
    await page.goto(`${address}#snort@path:2`);
    await ready(page);
    await page.fill('#source', '');
  });

  const offered = (): Promise<string[]> => page.locator('#completions [role=option] code').allTextContents();
  const type = (text: string): Promise<void> => page.locator('#source').pressSequentially(text);

  it('is completed by the arrows and Enter, and shown by Enter', async () => {
    await type('sno');
    await expect.poll(offered).toEqual(['snort@']);
    await page.keyboard.press('ArrowDown');
    expect(await page.getAttribute('#source', 'aria-activedescendant')).toBe('completion-0');
    await page.keyboard.press('Enter');
    expect(await page.inputValue('#source')).toBe('snort@');
    // Nothing is shown before a board is chosen.
    expect(page.url()).toContain('#snort@path:2');
    await expect
      .poll(offered)
      .toEqual(completeSource('snort@').flatMap(({ text }) => (text.endsWith('file:') ? [] : [text])));
    await type('pat');
    await expect.poll(offered).toEqual(['snort@path:']);
    await page.keyboard.press('ArrowUp');
    expect(await page.getAttribute('#source', 'aria-activedescendant')).toBe('completion-0');
    await page.keyboard.press('Enter');
    await type('3');
    await expect.poll(offered).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('#snort@path:3');
    await ready(page);
    expect(await page.textContent('#value')).toBe('{2|-2}');
  });

  it('is completed by a click, and by none after Escape', async () => {
    await type('named:dun');
    await page.click('#completions [role=option]');
    expect(await page.inputValue('#source')).toBe('named:dunce-hat');
    await page.fill('#source', '');
    await type('col');
    await expect.poll(async () => (await offered()).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await offered()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(offered).toEqual(completeSource('col').map(({ text }) => text));
  });

  it.each([1400, 360])('can be read by everyone, %i pixels wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await offered()).length).toBe(completeSource('').length);
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

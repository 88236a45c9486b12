import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the tour', () => {
  let address: string;
  let page: Page;
  journeys((journey) => {
    ({ address, page } = journey);
  });

  it.each([1400, 360])('has eight steps, each about something that is seen, %i pixels wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await ready(page);
    expect(await page.textContent('.tour')).toContain('Here for the first time?');
    expect(await flawsIn(page)).toEqual([]);
    await page.click('.tour >> text=Tour');
    for (let step = 1; step <= 8; step++) {
      await expect.poll(() => page.textContent('.tour strong')).toBe(`${step} of 8`);
      await expect.poll(() => page.locator('.toured').count()).toBe(1);
      expect(await page.locator('.toured').isVisible()).toBe(true);
      await expect.poll(() => page.evaluate('document.activeElement.closest(".tour") !== null')).toBe(true);
      expect(await flawsIn(page)).toEqual([]);
      await page.click(step < 8 ? '.tour >> text=Next' : '.tour >> text=Done');
    }
    await expect.poll(() => page.locator('.toured').count()).toBe(0);
    await page.reload();
    await ready(page);
    expect(await page.textContent('.tour')).toBe('Tour');
  });

  it('is not offered again to whoever does not want it, and ends by Escape', async () => {
    await page.goto(address);
    await page.click('.tour >> text=No, thanks');
    await page.reload();
    expect(await page.textContent('.tour')).toBe('Tour');
    await page.click('.tour >> text=Tour');
    await page.waitForSelector('.tour.step');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tour.step').count()).toBe(0);
  });
});

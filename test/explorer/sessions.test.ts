import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('sessions', () => {
  let address: string;
  let page: Page;
  journeys((journey) => {
    ({ address, page } = journey);
  });

  const open = async (hash: string): Promise<void> => {
    await page.goto(`${address}${hash}`);
    await ready(page);
  };
  const listed = (): Promise<string[]> => page.locator('.sessions li button:first-child').allTextContents();
  const openList = (): Promise<void> => page.click('text=Sessions');
  const closeList = (): Promise<void> => page.click('.sessions >> text=Close');

  /** Waits until the browser has kept so many sessions, and the latest shows this. */
  async function kept(count: number, hash: string): Promise<void> {
    const read = `new Promise((resolve, reject) => {
      const request = indexedDB.open('spgames', 1);
      request.onerror = () => reject(request.error);
      request.onupgradeneeded = () => request.transaction.abort();
      request.onsuccess = () => {
        const all = request.result.transaction('sessions').objectStore('sessions').getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve(all.result.sort((a, b) => b.at - a.at).map(({ address }) => address));
        };
      };
    })`;
    await expect.poll(() => page.evaluate<string[]>(read).catch(() => [])).toHaveLength(count);
    await expect.poll(async () => (await page.evaluate<string[]>(read))[0]).toBe(hash);
  }

  it('are gone on with after the page was closed, with their steps', async () => {
    await open('#snort@path:3');
    await page.click('.moves >> text="x1"');
    await ready(page);
    await page.click('.moves >> text="x3"');
    await ready(page);
    await kept(1, '#snort@path:3&position=x1%20x3');
    const value = await page.textContent('#value');
    await page.goto('about:blank');
    await open('#col@path:2');
    await openList();
    await expect.poll(listed).toEqual(['snort@path:3, x1 x3']);
    await page.click('[aria-label="Go on with snort@path:3, x1 x3"]');
    await ready(page);
    expect(page.url()).toBe(`${address}#snort@path:3&position=x1%20x3`);
    expect(await page.textContent('#value')).toBe(value);
    await page.click('.history >> text=Undo');
    await page.click('.history >> text=Undo');
    await ready(page);
    expect(page.url()).toBe(`${address}#snort@path:3`);
    expect(await page.isDisabled('.history >> text=Undo')).toBe(true);
    // It goes on as the same session.
    await kept(1, '#snort@path:3');
  });

  it('have names, and are removed', async () => {
    await open('#snort@path:2');
    await openList();
    await page.fill('#session-name', '<b>first & last</b>');
    await closeList();
    await kept(1, '#snort@path:2');
    await page.reload();
    await ready(page);
    await openList();
    await expect.poll(listed).toEqual(['<b>first & last</b>']);
    expect(await flawsIn(page)).toEqual([]);
    await page.click('.sessions >> text="Remove"');
    await expect.poll(listed).toEqual([]);
    await expect.poll(() => page.textContent('.sessions [role=status]')).toBe('1 session removed');
  });
});

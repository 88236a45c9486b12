/** What the journeys of all files share: the served page, a browser, and what must not happen in any of them. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { SHOWN_MS } from '../../scripts/hanging.js';
import { ServedExplorer, startBrowser } from './explorer.js';

interface Journey {
  /** Where the explorer is served. */
  readonly address: string;
  readonly browser: Browser;
  /** A new one for each test. */
  readonly page: Page;
  /** What the browser has complained of in it: nothing, when the test ends. */
  readonly complaints: readonly string[];
}

/**
 * Serves the explorer for the tests of a file, each with a page of its own, of which the browser may not complain.
 * @param begin hears before each test what there is
 */
export function journeys(begin: (journey: Journey) => Promise<void> | void): void {
  let served: ServedExplorer;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  beforeAll(async () => {
    served = new ServedExplorer();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    expect(await served.stop()).toBe(0);
  });
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.setDefaultTimeout(SHOWN_MS);
    complaints = complaintsOf(page);
    await begin({ address: await served.address, browser, page, complaints });
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });
}

/** What the browser complains of in a page, from now on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** What is not as WCAG 2.2 AA has it, as axe-core finds it. */
export async function flawsIn(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate<unknown[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
}

import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { valueToJson } from 'spgames/formats';
import { asValue, parseSource } from 'spgames/sources';
import { browserPath, held, ready, ServedExplorer, show, startBrowser } from '../test/explorer/explorer.js';

const MOST_KILOBYTES = 250;
const FIRST_PICTURE_MS = 1000;
const CLICK_MS = 100;
const VALUE_MS = 2000;
const LONGEST_TASK_MS = 50;
const CANCEL_MS = 100;

const FOUR_BY_FOUR = 'snort@grid:4x4';
/** So long the large search goes on before it is stopped. */
const SEARCHED_MS = 3000;

/** Runs in each page before anything else: when the first board was drawn, and what blocked the page. */
const WATCH = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector('.board .picture svg') === null) return;
    window.drawnAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });`;

/** Runs in the page: milliseconds from an act until a condition holds, both as expressions. */
const timed = (act: string, condition: string): string => `new Promise((resolve) => {
  const begun = performance.now();
  ${act};
  const look = () => (${condition}) ? resolve(performance.now() - begun) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})`;

/** Clicks a vertex and waits for the new picture of the board. */
const PLACE = `(() => {
  window.before = document.querySelector('.board .picture svg');
  document.querySelector('.board .free').dispatchEvent(new MouseEvent('click', { bubbles: true }));
})()`;
const PLACED = `document.querySelector('#position') !== null && document.querySelector('.board .picture svg') !== window.before`;

/**
 * How soon the explorer answers in a real browser: the size of the page, its first picture, clicks, values, what blocks
 * it, and how soon a long search is given up. The value is held against the library's.
 */
export async function timeExplorer(): Promise<void> {
  if (browserPath === undefined) return console.log('explorer: left out, as there is no browser.');
  const served = new ServedExplorer();
  const address = await served.address;
  const browser = await startBrowser();
  console.log('\nThe explorer in a browser');
  try {
    const page = await watchedPage(browser);
    say(
      'page without thread and library, compressed',
      await kilobytes(page, `${address}#snort@path:3`),
      MOST_KILOBYTES,
      'kB',
    );
    say('first picture of snort@path:3', await page.evaluate<number>('window.drawnAt'), FIRST_PICTURE_MS);
    await timeFourByFour(page);
    await page.click('text=The way back');
    await show(page, 'col@cycle:5');
    await page.click('#build');
    await page.waitForSelector('#verdict, #build-refused');
    await timeSevenBySeven(page);
    const longest = Math.max(0, ...(await page.evaluate<number[]>('window.longTasks')));
    say('longest task of the page in all of this', longest, LONGEST_TASK_MS);
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function watchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.addInitScript(WATCH);
  return page;
}

/** Opens an address. @returns the size of what the page loads before its thread */
async function kilobytes(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/thread|browser\//.test(response.url()))
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await page.goto(address);
  await ready(page);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

/** Clicks on a board of 16 cells, while its value is searched and after that. */
async function timeFourByFour(page: Page): Promise<void> {
  const source = `document.querySelector('#source').value = '${FOUR_BY_FOUR}'; document.querySelector('#source').dispatchEvent(new Event('change', { bubbles: true }))`;
  say(`value of ${FOUR_BY_FOUR}`, await page.evaluate<number>(timed(source, ANSWERED)), VALUE_MS);
  const { name } = valueToJson(asValue(parseSource(FOUR_BY_FOUR)));
  const { value } = await held(page);
  if (value !== name) throw new Error(`${FOUR_BY_FOUR}: the page says ${value}, not ${String(name)}`);
  const clicks: number[] = [];
  for (let i = 0; i < 4; i++) clicks.push(await page.evaluate<number>(timed(PLACE, PLACED)));
  say('the slowest of four clicks, one after the other', Math.max(...clicks), CLICK_MS);
  await ready(page);
}
const ANSWERED = `document.documentElement.dataset.ready === 'true' && document.querySelector('#value').textContent !== ''`;

/** A search that lasts long: the page stays usable, and gives it up at once. */
async function timeSevenBySeven(page: Page): Promise<void> {
  await page.fill('#source', 'domineering@grid:7x7');
  await page.press('#source', 'Enter');
  await page.waitForSelector('.searching button');
  await page.waitForTimeout(SEARCHED_MS);
  const { outcome } = await held(page);
  console.log(`  domineering@grid:7x7: outcome after ${SEARCHED_MS / 1000} s: ${outcome || 'not yet decided'}`);
  const stop = `document.querySelector('.searching button').click()`;
  const stopped = `document.documentElement.dataset.ready === 'true'`;
  say('a search for it given up', await page.evaluate<number>(timed(stop, stopped)), CANCEL_MS);
}

function say(what: string, found: number, most: number, unit = 'ms'): void {
  console.log(`  ${what}: ${Math.round(found)} ${unit} (at most ${most}: ${found <= most ? 'kept' : 'NOT KEPT'})`);
}

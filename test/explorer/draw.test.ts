import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsOf } from './expected.js';
import { browserPath, held, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('what is drawn by hand', () => {
  let address: string;
  let page: Page;
  journeys(async (journey) => {
    ({ address, page } = journey);
    await page.goto(`${address}#snort@path:2&tool=draw`);
    await ready(page);
  });

  /** A place of the sheet on the screen. */
  const onScreen = async (x: number, y: number): Promise<readonly [number, number]> => {
    await page.locator('.sheet').scrollIntoViewIfNeeded();
    const box = (await page.locator('.sheet').boundingBox())!;
    return [box.x + (x / 600) * box.width, box.y + (y / 320) * box.height];
  };
  const click = async (x: number, y: number): Promise<void> => page.mouse.click(...(await onScreen(x, y)));
  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...(await onScreen(...from)));
    await page.mouse.down();
    await page.mouse.move(...(await onScreen(...to)), { steps: 3 });
    await page.mouse.up();
  };
  const drawn = async (): Promise<string | null> => page.textContent('#drawn');

  it('is a board by clicks and drags, which is played and undone', async () => {
    for (const x of [100, 200, 300]) await click(x, 100);
    await drag([100, 100], [200, 100]);
    await drag([200, 100], [300, 100]);
    await drag([300, 100], [100, 100]);
    expect(await drawn()).toBe('snort@edges:0-1,1-2,2-0');
    await drag([300, 100], [100, 100]);
    expect(await drawn()).toBe('snort@edges:0-1,1-2');
    await drag([300, 100], [400, 250]);
    await click(400, 250);
    expect(await page.getAttribute('.sheet .vertex >> nth=2', 'aria-pressed')).toBe('true');
    await page.click('#show-drawn');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('snort@edges:0-1,1-2'));
    const { facets, value } = textsOf('snort@path:3');
    expect(await held(page)).toMatchObject({ facets, value });
    // The drawing is still there, also in another browser.
    const { hash } = new URL(page.url());
    await page.goto('about:blank');
    await page.goto(`${address}${hash}`);
    await ready(page);
    expect(await drawn()).toBe('snort@edges:0-1,1-2');
  });

  it('takes back one step by Undo', async () => {
    await click(100, 100);
    await click(200, 100);
    await page.click('text=Undo');
    expect(await drawn()).toBe('snort@edges:0');
    await page.click('text=Redo');
    expect(await drawn()).toBe('snort@edges:0,1');
  });

  it('is a complex with sides by the keyboard alone', async () => {
    await page.focus('input[name="drawn"] >> nth=2');
    await page.keyboard.press('Space');
    for (const side of [0, 0, 1]) {
      await page.focus(`input[name="drawn-side"] >> nth=${side}`);
      await page.keyboard.press('Space');
      await page.focus('.draw .moves button >> nth=0');
      await page.keyboard.press('Enter');
    }
    for (const v of [0, 1, 2]) {
      await page.focus(`.sheet .vertex >> nth=${v}`);
      await page.keyboard.press('Enter');
    }
    await page.focus('.draw .moves >> text=Face');
    await page.keyboard.press('Enter');
    expect(await drawn()).toBe('facets:x1 x2 y3');
    await page.focus('.sheet .vertex >> nth=1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    expect(await drawn()).toBe('facets:x1, y2');
    await page.focus('#show-drawn');
    await page.keyboard.press('Enter');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('facets:x1, y2'));
  });

  it('is a digraph with arcs that have a direction', async () => {
    await page.click('input[name="drawn"] >> nth=1');
    await click(100, 100);
    await page.click('input[name="drawn-side"] >> nth=1');
    await click(300, 100);
    await drag([300, 100], [100, 100]);
    expect(await drawn()).toBe('digraph:LR 1>0');
    await page.click('#show-drawn');
    await ready(page);
    expect((await held(page)).error).toBe('');
  });

  it('is drawn with any ruleset, and says what is wrong with one', async () => {
    await click(100, 100);
    await page.fill('#draw-ruleset', 'nort');
    await page.click('#show-drawn');
    await ready(page);
    expect((await held(page)).error).toContain('nort');
  });

  it.each([
    [1400, 'light'],
    [1400, 'dark'],
    [360, 'light'],
  ] as const)('%s pixels wide, %s, can be used by everyone', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(
      `${address}#snort@path:2&tool=draw&drawing=${encodeURIComponent('complex|100,100L 200,100R 150,200E|0-1-2')}`,
    );
    await ready(page);
    if (width < 900) await page.click('.tabs >> text=Tools');
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  it('is a board of cells, by clicks and by keys', async () => {
    await page.check('text=square cells');
    expect(await drawn()).toBe('snort@grid:3x3');
    await page.fill('.draw [type=number] >> nth=0', '2');
    await page.press('.draw [type=number] >> nth=0', 'Enter');
    await expect.poll(drawn).toBe('snort@grid:2x3');
    await page.click('[aria-label="row 1, column 2: free"]');
    await expect.poll(drawn).toBe('snort@grid:2x3/.#.|...');
    await page.check('text=a piece of Left');
    await page.focus('[aria-label="row 1, column 2: missing"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(drawn).toBe('snort@grid:2x3/.#.|..x');
    await page.click('#show-drawn');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('snort@grid:2x3/.#.|..x'));
    await page.check('text=hexagonal cells');
    await expect.poll(drawn).toBe('snort@hex:2x3/.#.|..x');
    await page.click('[aria-label="row 2, column 3: a piece of Left"]');
    await page.click('[aria-label="row 1, column 2: missing"]');
    await expect.poll(drawn).toBe('snort@hex:2x3/.x.|...');
    expect(await flawsIn(page)).toEqual([]);
  });

  it('is heaps', async () => {
    await page.check('text=heaps');
    await page.fill('#draw-ruleset', 'nim');
    await page.fill('.heaps input >> nth=0', '2');
    await page.press('.heaps input >> nth=0', 'Enter');
    await page.click('.heaps >> text="Heap"');
    await expect.poll(drawn).toBe('nim@heaps:2,5,1');
    await page.click('[aria-label="Remove heap 2"]');
    await expect.poll(drawn).toBe('nim@heaps:2,1');
    await page.click('#show-drawn');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('nim@heaps:2,1'));
    expect(await flawsIn(page)).toEqual([]);
  });
});

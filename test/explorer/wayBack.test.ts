import type { Page } from 'playwright-core';
import { build, constructionVerdict } from 'spgames/constructions';
import { constructionToJson, printJson } from 'spgames/formats';
import { asComplex, asValue, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { browserPath, held, ready, show } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the way back', () => {
  let address: string;
  let page: Page;
  journeys(async (journey) => {
    ({ address, page } = journey);
    await page.goto(address);
    await ready(page);
  });

  /** Builds by a method, and waits for the verdict or the refusal. */
  async function builds(method: string): Promise<void> {
    await page.click(`.back label:has(code:text-is("${method}"))`);
    await page.click('#build');
    await page.waitForSelector('#verdict, #build-refused');
  }

  async function downloaded(): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Download JSON')]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  }

  it('goes from a complex to a Γ-board, and by play to the complex', async () => {
    const source = 'facets:x1 x2, x2 y1, y1 y2';
    const construction = build(asComplex(parseSource(source)), { method: 'invariant' });
    await page.goto(`${address}#${encodeURIComponent(source)}`);
    await ready(page);
    const before = await held(page);
    await builds('invariant');
    expect(await page.textContent('#verdict')).toContain(constructionVerdict(construction).proves);
    expect(await page.textContent('#build-command')).toBe(`spgames build '${source}' --method invariant --json`);
    expect(await downloaded()).toBe(`${printJson(constructionToJson(construction))}\n`);
    const checks = constructionVerdict(construction).checks.map(
      ({ words, holds }) => `${holds ? '✓holds:' : '✗'} ${words}`,
    );
    expect(await page.locator('.checks li').allTextContents()).toEqual(checks);
    await page.click('#play-here');
    await ready(page);
    expect(await held(page)).toEqual({ ...before, board: 'board' in construction ? String(construction.board) : '' });
    expect(await page.locator('.board .picture svg').count()).toBe(1);
  });

  it('has the illegal complex of a game on a Γ-board, and that as illegal complex again', async () => {
    await page.goto(`${address}#snort@path:3&view=illegal`);
    await ready(page);
    const before = await held(page);
    await builds('gamma');
    expect(await page.textContent('#verdict')).toContain('the illegal complex of the game is the target');
    await page.click('#play-here');
    await ready(page);
    const { facets, nonfaces, value } = await held(page);
    expect({ facets, nonfaces, value }).toEqual({
      facets: before.facets,
      nonfaces: before.nonfaces,
      value: before.value,
    });
  });

  it('says why there is no game by a method', async () => {
    await show(page, 'nonfaces:x1 x2 x3');
    await builds('independence');
    expect(await page.textContent('#build-refused')).toContain('x1 x2 x3');
    expect(await page.locator('#play-here').count()).toBe(0);
  });

  it('goes from a value to a digraph with it', async () => {
    await show(page, 'value:{1|-1/2}');
    await builds('digraph');
    const construction = build(asValue(parseSource('value:{1|-1/2}')), { method: 'digraph' });
    expect(await page.textContent('#verdict')).toContain(constructionVerdict(construction).proves);
    expect(await downloaded()).toBe(`${printJson(constructionToJson(construction))}\n`);
    await page.click('#play-here');
    await ready(page);
    expect(await held(page)).toMatchObject({ value: '{1|-1/2}', error: '' });
  });

  it.each([1400, 360])('%s pixels wide can be read by everyone', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}#${encodeURIComponent('facets:x1 x2, x2 y1')}`);
    await ready(page);
    if (width < 900) await page.click('.tabs >> text=Tools');
    await builds('invariant');
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});

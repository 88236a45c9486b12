import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { analyze } from 'spgames/analysis';
import { describeComplexFact, TEXT_FORMATS } from 'spgames/formats';
import { asComplex, asGame, atPosition, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { fVectorOf, textsOf } from './expected.js';
import { browserPath, held, ready, show } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';
import { hasMacaulay2, runMacaulay2 } from '../peers/runMacaulay2.js';

describe.skipIf(browserPath === undefined)('the explorer in a browser', () => {
  let address: string;
  let browser: Browser;
  let page: Page;
  journeys((journey) => {
    ({ address, browser, page } = journey);
  });

  it.each([
    'snort@path:3',
    'col@cycle:5',
    'domineering@grid:3x3',
    'nogo@grid:2x2',
    'kayles@path:5',
    'snort@path:2 + col@path:2',
    'facets:x1 x2, x2 y1, y1 y2',
    'facets:{}',
    'ideal:x1*y1, x2*y2',
    'nonfaces:x1 y1',
  ])('holds what the library answers on %s', async (source) => {
    await page.goto(`${address}#${encodeURIComponent(source)}`);
    await ready(page);
    expect(await held(page)).toEqual(textsOf(source));
  });

  it('holds values of what has no complex, and nothing else', async () => {
    await page.goto(`${address}#value:{2|-2}`);
    await ready(page);
    expect(await held(page)).toMatchObject({ value: '{2|-2}', outcome: 'N', temperature: '2', facets: '', error: '' });
    await show(page, 'toppling-dominoes@row:LRE');
    expect(await held(page)).toMatchObject({ value: '*2', outcome: 'N', facets: '' });
  });

  it('shows a board to click, and the link of what was placed', async () => {
    await page.goto(`${address}#snort@path:3`);
    await ready(page);
    await page.click('.board [data-vertex="1"]');
    await ready(page);
    expect(new URL(page.url()).hash).toBe('#snort@path:3&position=x1');
    expect(await held(page)).toMatchObject({ facets: 'y3, x2 x3', value: '{1|0}', 'f-vector': '1 3 1' });
    expect(await page.textContent('#position')).toBe('x1');
    await page.click('text=Take back');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('snort@path:3'));
    await page.click('text=Undo');
    await ready(page);
    expect(await page.textContent('#position')).toBe('x1');
  });

  it('says which clause forbids a piece', async () => {
    await page.goto(`${address}#snort@path:3&position=x1`);
    await ready(page);
    await page.click('input[name="player"] >> nth=1');
    await page.click('.board [data-vertex="2"]');
    await page.waitForSelector('.told:not(:empty)');
    expect(await page.textContent('.told')).toContain('snort');
    expect(new URL(page.url()).hash).toBe('#snort@path:3&position=x1');
  });

  it('says why no domino can cover a cell', async () => {
    await page.goto(`${address}#domineering@grid:2x2&position=x2`);
    await ready(page);
    await page.click('input[name="player"] >> nth=1');
    await page.click('.board [data-vertex="2"]');
    await page.waitForSelector('.told:not(:empty)');
    expect(await page.textContent('.told')).toMatch(/^x2 y1: .*domineering/);
  });

  it('plays digraphs by clicks, too', async () => {
    await page.goto(`${address}#${encodeURIComponent('digraph:LLR 0>1 1>2 2>0')}`);
    await ready(page);
    await page.click('.board [data-vertex="x1"]');
    await ready(page);
    expect(await page.textContent('#position')).toBe('x1');
    expect((await held(page)).error).toBe('');
  });

  it('is ready again when only the view has changed, or the same source is entered', async () => {
    await page.goto(`${address}#snort@path:3`);
    await ready(page);
    await page.click('.views button >> nth=1');
    await ready(page);
    expect(new URL(page.url()).hash).toBe('#snort@path:3&view=illegal');
    await page.press('#source', 'Enter');
    await ready(page);
    expect(await held(page)).toEqual(textsOf('snort@path:3'));
  });

  it('keeps one step for what is entered once', async () => {
    await page.goto(`${address}#snort@path:3`);
    await ready(page);
    await show(page, 'col@path:3');
    await page.click('text=Undo');
    await ready(page);
    expect(await page.inputValue('#source')).toBe('snort@path:3');
    expect(await page.isDisabled('text=Undo')).toBe(true);
  });

  it('is the same in another browser by its address, and keeps what it does not know', async () => {
    const other = await browser.newContext();
    const there = await other.newPage();
    await there.goto(`${address}#snort@path:3&position=x1%20y3&view=illegal&later=1`);
    await ready(there);
    expect(await there.textContent('#position')).toBe('x1 y3');
    expect(await there.getAttribute('.views button >> nth=1', 'aria-pressed')).toBe('true');
    await there.click('text=Take back');
    await ready(there);
    expect(new URL(there.url()).hash).toBe('#snort@path:3&position=x1&view=illegal&later=1');
    await other.close();
  });

  it('says what is wrong with a source, and where', async () => {
    await page.goto(address);
    await ready(page);
    await show(page, 'snrt@path:3');
    expect((await held(page)).error).toMatch(/"snrt" is not a ruleset/);
    expect((await held(page)).value).toBe('');
    await show(page, 'snort@path:3');
    expect(await held(page)).toEqual(textsOf('snort@path:3'));
  });

  it('takes labels, sources and addresses for texts', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await page.goto(`${address}#${encodeURIComponent(`facets:${hostile.replaceAll(' ', '')} a, b`)}`);
    await ready(page);
    expect(await page.locator('img').count()).toBe(0);
    await page.goto(`${address}#${encodeURIComponent(`${hostile}@path:3`)}&position=${encodeURIComponent(hostile)}`);
    await ready(page);
    expect(await page.locator('img').count()).toBe(0);
    expect((await held(page)).error).not.toBe('');
  });

  it('gives up a search for another source', async () => {
    await page.goto(`${address}#domineering@grid:7x7`);
    await page.waitForSelector('.board svg');
    await show(page, 'snort@path:3');
    expect(await held(page)).toEqual(textsOf('snort@path:3'));
  });

  it('is used by single keys, unless they are turned off, and not while a source is typed', async () => {
    await page.goto(`${address}#snort@path:2`);
    await ready(page);
    await page.click('h1');
    await page.keyboard.press('i');
    await ready(page);
    expect(page.url()).toContain('view=illegal');
    await page.keyboard.press('3');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Game');
    await page.keyboard.press('/');
    await page.keyboard.press('l');
    expect(await page.inputValue('#source')).toContain('l');
    expect(page.url()).toContain('view=illegal');
    await page.click('h1');
    await page.keyboard.press('?');
    await page.uncheck('dialog input[type=checkbox]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    expect(page.url()).toContain('view=illegal');
  });

  it('prints all panes, also on a sheet of paper', async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.goto(`${address}#snort@path:3`);
    await ready(page);
    expect(await page.isVisible('.game')).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const pane of ['.board', '.complex', '.game']) expect(await page.isVisible(pane)).toBe(true);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width, height });
  });

  it('works offline after the first visit', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${address}#snort@path:3`);
    await ready(visitor);
    await visitor.evaluate('navigator.serviceWorker.ready');
    await visitor.reload();
    await ready(visitor);
    await context.setOffline(true);
    await visitor.goto(`${address}#col@path:4`);
    await visitor.reload();
    await ready(visitor);
    expect(await held(visitor)).toEqual(textsOf('col@path:4'));
    await context.close();
  });

  it('answers a property as the command line does, and shows the shelling facet by facet', async () => {
    await page.goto(`${address}#${encodeURIComponent('facets:a b c, b c d, c d e')}`);
    await ready(page);
    await page.click('.properties summary:has(code:text-is("shellable"))');
    const row = page.locator('.properties details:has(> summary > code:text-is("shellable"))');
    await row.locator('.steps').waitFor();
    const complex = asComplex(parseSource('facets:a b c, b c d, c d e'));
    const fact = analyze(complex, { only: ['shellable'] }).shellable;
    const { text, lines } = describeComplexFact('shellable', fact, complex);
    expect(await row.locator('summary b').textContent()).toBe(text);
    expect(await row.locator('.body > p:not(.hint)').allTextContents()).toEqual(lines);
    expect(await row.locator('.steps [role="status"]').textContent()).toBe('1 of 3: {c d e}');
    await row.locator('text=Next').click();
    const marked = page.locator('.complex .picture polygon.marked[data-face="b c d"]');
    await marked.waitFor();
    expect(await page.locator('.complex .picture polygon.before').getAttribute('data-face')).toBe('c d e');
  });

  it('gives up the search for a property, and answers others', async () => {
    await page.goto(`${address}#nogo@grid:3x4`);
    await page.waitForSelector('#f-vector:not(:empty)');
    await page.click('.properties summary:has(code:text-is("shellable"))');
    await page.click('.properties >> text=Cancel');
    const refused = '.properties .refused';
    expect(await page.textContent(refused)).toBe('undecided: stopped');
    await page.click('.properties summary:has(code:text-is("dimension"))');
    const row = page.locator('.properties details:has(> summary > code:text-is("dimension"))');
    await row.locator('.seconds:not(:empty)').waitFor();
    const complex = asComplex(parseSource('nogo@grid:3x4'));
    expect(await row.locator('summary b').textContent()).toBe(String(complex.dimension));
  });

  it('writes the complex in view, saves its picture and says the commands', async () => {
    await page.goto(`${address}#snort@path:3&position=x1&view=illegal`);
    await ready(page);
    await page.click('h3:text-is("The complex as text") + .moves >> text=Sage');
    await page.waitForSelector('.exported');
    const game = asGame(atPosition(parseSource('snort@path:3'), 'x1'));
    expect(await page.textContent('.exported')).toBe(TEXT_FORMATS['sage']!.print(game.illegalComplex));
    expect(await page.textContent('.game .command pre')).toBe('spgames value snort@path:3 --position x1');
    expect(await page.textContent('.complex .command pre')).toBe(
      'spgames analyze snort@path:3 --position x1 --illegal',
    );
    const saved = page.waitForEvent('download');
    await page.click('[aria-label="Save illegal-complex as PNG"]');
    const file = readFileSync(await (await saved).path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
  });

  it.skipIf(!hasMacaulay2)('writes a complex that Macaulay2 reads', async () => {
    await page.goto(`${address}#snort@path:3`);
    await ready(page);
    await page.click('h3:text-is("The complex as text") + .moves >> text=Macaulay2');
    await page.waitForSelector('.exported');
    const script = await page.textContent('.exported');
    const lines = runMacaulay2(`${script!}\nprint fVector Delta;\n`);
    expect(lines.at(-1)!.replace(/[^\d ,]/g, '')).toBe(fVectorOf('snort@path:3').replaceAll(' ', ', '));
  });

  describe.each(['light', 'dark'] as const)('on %s ground', (colorScheme) => {
    it.each([1400, 360])('%s pixels wide can be read by everyone', async (width) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}#snort@path:3&position=x1`);
      await ready(page);
      const panes = width < 900 ? ['Board', 'Complex', 'Game'] : [''];
      await page.keyboard.press('?');
      await expect.poll(() => flawsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const pane of panes) {
        if (pane !== '') await page.click(`.tabs >> text=${pane}`);
        if (pane === '' || pane === 'Complex') {
          await page.click('.properties summary:has(code:text-is("betti"))');
          await page.waitForSelector('.properties pre');
        }
        expect(await flawsIn(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    });
  });
});

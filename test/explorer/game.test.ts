import type { Locator, Page } from 'playwright-core';
import { asValue, atPosition, parseSource } from 'spgames/sources';
import { Dyadic, parseValue, temperature, thermograph } from 'spgames/values';
import { describe, expect, it } from 'vitest';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the game in the explorer', () => {
  let address: string;
  let page: Page;
  let game: Locator;
  journeys((journey) => {
    ({ address, page } = journey);
    game = page.locator('section.game');
  });

  async function open(source: string, rest = ''): Promise<void> {
    await page.goto(`${address}#${encodeURIComponent(source)}${rest}`);
    await ready(page);
  }

  describe('the thermograph', () => {
    const reading = (): Promise<string | null> => game.locator('.reading output').textContent();

    it('is read off by the arrow keys, exactly', async () => {
      await open('value:{{5|2}|{-2|-3}}');
      await game.locator('.reading input').focus();
      expect(await reading()).toBe('t = 3: mast at 1/2');
      await page.keyboard.press('ArrowLeft');
      const [, t] = /^t = (\S+):/.exec((await reading())!)!;
      const graph = thermograph(parseValue('{{5|2}|{-2|-3}}'));
      const walls = [graph.leftWallAt(Dyadic.parse(t!)), graph.rightWallAt(Dyadic.parse(t!))].map(String);
      expect(await reading()).toBe(`t = ${t!}: Left wall ${walls[0]!}, Right wall ${walls[1]!}`);
      await page.keyboard.press('Home');
      expect(await reading()).toBe('t = -1: Left wall 2, Right wall -2');
      expect(await game.locator('.read-off').count()).toBe(1);
    });

    it('is read off under the pointer, where a line is drawn', async () => {
      await open('snort@path:3');
      const axes = (await game.locator('.thermograph .axes line').first().boundingBox())!;
      await page.mouse.move(axes.x + 40, axes.y + (axes.height * 3) / 4);
      expect(await reading()).toBe('t = 0: Left wall 2, Right wall -2');
      const line = (await game.locator('.read-off line').boundingBox())!;
      expect(Math.abs(line.y - axes.y - (axes.height * 3) / 4)).toBeLessThan(3);
    });

    it('is the mast alone for an integer', async () => {
      await open('value:3');
      await game.locator('.reading input').focus();
      expect(await reading()).toBe('t = -1: mast at 3');
    });
  });

  describe('the best moves', () => {
    const starred = (): Promise<string[]> =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('.board .picture .best')].map((place) => place.getAttribute('data-vertex'))`,
      );
    const stars = (): Promise<number> => page.locator('.board .picture .star').count();

    it.each([
      ['snort@path:4', ['x2', 'x3'], ['2', '3']],
      ['domineering@grid:2x2', ['x2', 'x3'], ['1', '2', '3', '4']],
    ])('of %s have a star on the board, as in the table', async (source, names, places) => {
      await open(source);
      await expect.poll(stars).toBe(places.length);
      expect([...new Set(await starred())].sort()).toEqual(places);
      expect(await game.locator('table.L tr.best button').allTextContents()).toEqual(names);
      expect(await page.textContent('section.board')).toContain('★ a best move of Left');
    });

    it('are those of the player who is next', async () => {
      await open('snort@path:3', '&position=x1');
      await page.check('.players .R input');
      const best = await game.locator('table.R tr.best button').allTextContents();
      expect(best.length).toBeGreaterThan(0);
      await expect.poll(stars).toBe(best.length);
      expect((await starred()).map((place) => `y${place}`)).toEqual(best);
    });

    it('are hidden in a play against the machine', async () => {
      await open('snort@path:3', '&tool=play&play=L,perfect');
      expect(await stars()).toBe(0);
    });
  });

  it.each([
    ['loopy:on', 'on', 'L'],
    ['loopy:over', 'over', 'L'],
    ['loopy:dud', 'dud', ''],
    ['loopy:2', '2', 'L'],
  ])('has the name and the outcome of %s', async (source, name, outcome) => {
    await open(source);
    expect(await page.textContent('#value')).toBe(name);
    expect(await page.textContent('#outcome')).toBe(outcome);
  });

  describe('the tree', () => {
    const tree = (): Locator => game.locator('.tree');
    const idle = (): Promise<void> => tree().locator('.searching').waitFor({ state: 'detached' });

    it('opens node by node, says what the library says, and goes to a position', async () => {
      await open('snort@path:4');
      await tree().getByRole('button', { name: 'from the start' }).press('Enter');
      await tree().getByRole('button', { name: 'Left x2' }).press('Enter');
      await tree().getByRole('button', { name: 'Go there: x2 y4' }).waitFor();
      await idle();
      const node = tree().locator('.node', { has: page.getByRole('button', { name: 'Go there: x2 y4' }) });
      const value = asValue(atPosition(parseSource('snort@path:4'), 'x2 y4'));
      const text = `${value.toString()}${value.outcome}, temperature ${temperature(value).toString()}`;
      expect(await node.textContent()).toContain(text);
      expect(await node.textContent()).toContain('best');
      await node.getByRole('button', { name: 'Go there: x2 y4' }).click();
      await ready(page);
      expect(await page.textContent('#position')).toBe('x2 y4');
      expect(await tree().getByRole('button').first().textContent()).toBe('after x2 y4');
    });

    it.each([
      ['toppling-dominoes@row:LRE', 'Go there:'],
      ['digraph:LLR 0>1 1>2 2>0', 'Go there: x1'],
      ['facets:x1 x2, x2 y1', 'Go there: x1'],
    ])('goes to positions of %s', async (source, name) => {
      await open(source);
      await tree().getByRole('button').first().click();
      await tree().getByRole('button', { name }).first().click();
      await ready(page);
      expect(await page.textContent('#position')).not.toBe('');
      expect(await page.textContent('#error')).toBe('');
    });

    it.each([
      ['value:{3|1||0}', 'Left {3|1}'],
      ['form:{0,*|1}', 'Left *'],
      ['loopy:over', 'Right a'],
    ])('has the options of %s, which are no positions', async (source, name) => {
      await open(source);
      await tree().getByRole('button').first().click();
      await tree().getByRole('button', { name, exact: true }).waitFor();
      await idle();
      expect(await tree().getByText('Go there').count()).toBe(0);
    });

    it('says which limit was reached, and searches again', async () => {
      await page.goto(`${address}#domineering@grid:7x7`);
      await page.waitForSelector('.board svg');
      await page.click('text=Stop');
      await tree().getByRole('button').first().click();
      const undecided = tree().locator('.node', { hasText: 'undecided: not found in 1 second' }).first();
      await undecided.waitFor();
      await tree().getByRole('button', { name: 'Cancel' }).click();
      const again = undecided.getByRole('button', { name: 'Search again' });
      expect(await again.isEnabled()).toBe(true);
    });

    it('says how many options there are where these are too many', async () => {
      await page.goto(`${address}#snort@grid:12x12`);
      await page.waitForSelector('.board svg');
      await page.click('text=Stop');
      await tree().getByRole('button').first().click();
      await tree().getByText('too many options: 288; 200 are listed').waitFor();
    });
  });

  it('says more of the game when a row is opened', async () => {
    await open('kayles@path:5');
    for (const title of ['misère outcome', 'Grundy value', 'genus'])
      await game.locator(`.properties summary:has(code:text-is("${title}"))`).click();
    const says = (title: string): Locator =>
      game.locator(`.properties summary:has(code:text-is("${title}")) b:not(:empty)`);
    await says('genus').waitFor();
    expect(await says('misère outcome').textContent()).toBe('N, the player who begins wins');
    expect(await says('Grundy value').textContent()).toBe('4');
    expect(await says('genus').textContent()).toBe('4^146');
    expect(await flawsIn(page)).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('on %s ground', (colorScheme) => {
    it.each([1400, 360])('%s pixels wide can be read by everyone', async (width) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open('snort@path:3', '&position=x1');
      if (width < 900) await page.click('.tabs >> text=Game');
      await game.locator('.reading input').focus();
      await game.locator('.tree button').first().click();
      await game.locator('.tree .mark').first().waitFor();
      expect(await flawsIn(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  });
});

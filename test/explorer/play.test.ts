import type { Browser, Page } from 'playwright-core';
import { PlayableGame } from 'spgames/analysis';
import { compile, snort } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { browserPath, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('a play against the machine', () => {
  let address: string;
  let browser: Browser;
  let page: Page;
  journeys((journey) => {
    ({ address, browser, page } = journey);
  });

  /** Until it is the user's turn, or the play is over. */
  async function turn(): Promise<void> {
    await page.waitForSelector('#play-moves button, #play-status b');
    await ready(page);
  }

  async function history(): Promise<string[]> {
    const lines = await page.locator('#play-history li').allTextContents();
    return lines.map((line) => line.split(': ')[1]!);
  }

  /** The first move of the list, until the play is over. @returns who wins, as the page says it */
  async function toTheEnd(): Promise<string> {
    for (;;) {
      await turn();
      if ((await page.locator('#play-status b').count()) > 0) return (await page.textContent('#play-status b'))!;
      const made = (await history()).length;
      await page.click('#play-moves button >> nth=0');
      await page.waitForSelector(`#play-history li >> nth=${made}`);
      await page.waitForSelector(`#play-status b, #play-history li:nth-child(${made + 2})`);
    }
  }

  /** Every move of the winner, among those that were made, leaves the opponent lost. */
  function expectKept(game: PlayableGame, moves: readonly string[], winner: 'L' | 'R', first: 'L' | 'R'): void {
    let [position, player] = [game.start, first];
    for (const move of moves) {
      position = game.moves(position, player).find(({ name }) => name === move)!.position;
      const other = player === 'L' ? 'R' : 'L';
      if (player === winner) expect(game.wins(position, other)).toBe(false);
      player = other;
    }
  }

  it('is won by the machine at the best level wherever it can win', async () => {
    await page.goto(`${address}#snort@grid:3x3&tool=play&play=R,perfect`);
    expect(await toTheEnd()).toContain('Left wins');
    expectKept(new PlayableGame(compile(snort, grid(3, 3))), await history(), 'L', 'L');
  });

  it('is a proof walked to its end, and the same when the address is opened again', async () => {
    await page.goto(`${address}#snort@path:5&tool=play&play=R,proof`);
    const said = await toTheEnd();
    expect(said).toContain('Left wins');
    expect(await page.textContent('#play-proof')).toContain('✓ verified: the player who begins wins (outcome N)');
    const moves = await history();
    expectKept(new PlayableGame(compile(snort, path(5))), moves, 'L', 'L');
    const other = await browser.newPage();
    await other.goto(page.url());
    await other.waitForSelector('#play-status b');
    expect(await other.textContent('#play-status b')).toBe(said);
    expect(await other.locator('#play-history li').count()).toBe(moves.length);
    await other.close();
  });

  it('goes by keys alone: begin, hint, move, take back, resign', async () => {
    await page.goto(`${address}#snort@path:4&tool=play`);
    await ready(page);
    await page.focus('#play-opponent');
    await page.keyboard.type('perfect');
    await page.focus('#play-begin');
    await page.keyboard.press('Enter');
    await turn();
    await page.focus('#play-hint');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#play-hinted:has-text(": it wins")');
    await page.focus('#play-moves button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#play-history li >> nth=1');
    await turn();
    await page.focus('#play-back');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#play-history', { state: 'detached' });
    await turn();
    await page.focus('#play-resign');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#play-status b');
    expect(await page.textContent('#play-status')).toContain('You have resigned. Right wins.');
  });

  it('begins on a narrow screen without scrolling sideways', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${address}#snort@path:4&tool=play`);
    await ready(page);
    await page.click('.tabs >> text=Tools');
    await page.waitForSelector('#play-begin');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  it.each([
    [1400, '', '.tools form, .tools button'],
    [360, '', '.tools form, .tools button'],
    [1400, 'L,perfect,analysis', '#play-analysis:has-text("wins with best play")'],
    [360, 'L,perfect,analysis', '#play-analysis:has-text("wins with best play")'],
    [1400, 'R,proof', '#play-proof'],
    [360, 'R,proof', '#play-proof'],
  ] as const)('%s pixels wide, playing %j, can be read by everyone', async (width, play, shown) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}#snort@path:4&tool=play${play === '' ? '' : `&play=${play}`}`);
    await ready(page);
    if (width < 900) await page.click('.tabs >> text=Tools');
    await page.waitForSelector(shown);
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});

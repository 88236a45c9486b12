import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { TEXT_FORMATS } from 'spgames/formats';
import { facetIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { asComplex, notationOfComplex, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { hasMacaulay2, runMacaulay2 } from '../peers/runMacaulay2.js';
import { textsOf } from './expected.js';
import { browserPath, held, ready } from './explorer.js';
import { flawsIn, journeys } from './journeys.js';

describe.skipIf(browserPath === undefined)('the complex in a browser', () => {
  let address: string;
  let page: Page;
  journeys((journey) => {
    ({ address, page } = journey);
  });

  async function opens(hash: string): Promise<void> {
    await page.goto(`${address}#${hash}`);
    await ready(page);
  }
  const hash = (): string => new URL(page.url()).hash;

  describe('in space', () => {
    /** What is drawn at the place of a vertex. */
    const placeOf = (label: string): Promise<string> =>
      page.evaluate<string>(
        `(({ x, y }) => x.baseVal.value + ' ' + y.baseVal.value)(
          document.querySelector('.turning [data-vertex="${label}"] rect'))`,
      );

    it('is turned by keys, by buttons and by dragging, and kept in the address', async () => {
      await opens('snort@path:4');
      await page.click('.forms >> text=turning');
      await page.waitForSelector('.turning svg');
      expect(hash()).toBe('#snort@path:4&drawn=3d');
      const complex = asComplex(parseSource('snort@path:4'));
      expect(await page.locator('.turning polygon').count()).toBe(complex.listFaces(2).size);
      expect(await page.locator('.turning line').count()).toBe(complex.edges.length);
      const first = await placeOf('x1');
      await page.focus('.turning');
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        `document.querySelector('.turning [data-vertex="x1"] rect').getAttribute('x') !== '${first.split(' ')[0]}'`,
      );
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await page.click('[aria-label="Turn down"]');
      await expect.poll(() => placeOf('x1')).toBe(first);
      await page.click('[aria-label="Turn right"]');
      await page.click('text=As at first');
      await expect.poll(() => placeOf('x1')).toBe(first);
      const { x, y, width, height } = (await page.locator('.turning svg').boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 60, y + height / 2 + 20);
      await page.mouse.up();
      await expect.poll(() => placeOf('x1')).not.toBe(first);
      expect(hash()).toBe('#snort@path:4&drawn=3d');
    });

    it('has vertices to click', async () => {
      await opens('snort@path:3&drawn=3d');
      await page.click('.turning [data-vertex="x1"]');
      await page.waitForSelector('#link');
      expect(hash()).toBe('#snort@path:3&drawn=3d&face=x1');
      expect(await page.locator('.turning [data-vertex="x1"].marked').count()).toBe(1);
    });

    it('says what is too large for it', async () => {
      await opens('snort@grid:3x3&drawn=3d');
      await page.waitForSelector('.complex .nothing:has-text("as dimension")');
      const path = Array.from({ length: 70 }, (_, i) => `${i + 1} ${i + 2}`).join(', ');
      await opens(`${encodeURIComponent(`facets:${path}`)}&drawn=3d`);
      await page.waitForSelector('.complex .nothing:has-text("71 vertices; at most 40")');
    });
  });

  it('is a list of facets, which can be chosen', async () => {
    await opens('snort@path:3&drawn=facets');
    await page.waitForSelector('.facet-list');
    expect(await page.locator('.facet-list li').allTextContents()).toEqual(['x1 x2 x3', 'y1 y2 y3', 'x1 y3', 'x3 y1']);
    await page.click('.facet-list button >> text=x1 y3');
    await page.waitForSelector('#link');
    expect(hash()).toBe('#snort@path:3&drawn=facets&face=x1%20y3');
  });

  it('is the poset of its faces, or of those with few vertices, or says why not', async () => {
    await opens('snort@path:3&drawn=poset');
    await page.waitForSelector('.complex .picture svg');
    expect(await page.textContent('.complex .picture svg desc')).toContain('A poset with 17 elements');
    await opens(`${encodeURIComponent('facets:1 2 3 4 5 6 7 8 9 10')}&drawn=poset`);
    await page.waitForSelector('.complex .picture svg >> text=faces of at most 2 vertices');
    await opens('snort@grid:3x3&drawn=poset');
    await page.waitForSelector('.complex .nothing:has-text("too large")');
  });

  it('is a matrix of its edges', async () => {
    await opens('snort@path:3&drawn=adjacency');
    await page.waitForSelector('.matrix svg');
    const { edges } = asComplex(parseSource('snort@path:3'));
    expect(await page.locator('.matrix rect').count()).toBe(2 * edges.length);
    await page.click('.matrix [data-edge="x1 x2"]');
    await page.waitForSelector('#link');
    expect(hash()).toBe('#snort@path:3&drawn=adjacency&face=x1%20x2');
  });

  describe('with a face', () => {
    it('shows its link, star, deletion and the ideals divided by it, as the library has them', async () => {
      await opens('snort@path:3');
      await page.fill('#face', 'x1');
      await page.press('#face', 'Enter');
      await page.waitForSelector('#link');
      expect(await page.textContent('#chosen-face')).toBe('{x1} is a face.');
      const complex = asComplex(parseSource('snort@path:3'));
      for (const part of ['link', 'star', 'deletion'] as const) {
        const expected = complex[part]([0]);
        const facets = notationOfComplex(expected).replace(/^.*facets:/, '');
        expect(await page.textContent(`#${part} .listed`)).toBe(facets);
        expect(await page.textContent(`#${part}`)).toContain(`f-vector ${expected.fVector().join(' ')}`);
      }
      const colons = { legal: facetIdeal(complex).colon([0]), illegal: stanleyReisnerIdeal(complex).colon([0]) };
      for (const [view, colon] of Object.entries(colons))
        expect(`ideal:${await page.textContent(`#${view}-colon .unseen`)}`).toContain(
          String(colon).replace(/^vertices:.*; /, ''),
        );
    });

    it('goes to the link by placing the pieces, and to the star by its source', async () => {
      await opens('snort@path:3&face=x1');
      await page.click('text=Place these pieces');
      await ready(page);
      expect(hash()).toBe('#snort@path:3&position=x1');
      await opens('snort@path:3&face=x1');
      await page.click('text=Go to the star');
      await ready(page);
      const star = asComplex(parseSource('snort@path:3')).star([0]);
      expect(await page.inputValue('#source')).toBe(notationOfComplex(star));
      expect(await held(page)).toMatchObject({ facets: 'x1 y3, x1 x2 x3', error: '' });
    });

    it('is made by clicks in the picture, and says what is none', async () => {
      await opens('snort@path:3');
      await page.click('.complex .picture [data-vertex="x1"]');
      await page.click('.complex .picture [data-vertex="y1"]');
      await page.waitForSelector('#chosen-face:has-text("{x1 y1} is not a face.")');
      await page.click('.complex .picture [data-vertex="x1"]');
      await page.waitForSelector('#chosen-face:has-text("{y1} is a face.")');
      await page.fill('#face', 'x9');
      await page.press('#face', 'Enter');
      await page.waitForSelector('#chosen-face:has-text("x9 is not a vertex")');
      await page.click('.face >> text=None');
      await ready(page);
      expect(hash()).toBe('#snort@path:3');
    });
  });

  it('counts positions by the pieces of both players', async () => {
    await opens('snort@path:2');
    expect(await page.textContent('#profile .unseen')).toBe('1 + 2x + 2y + x^2 + y^2');
    await opens(encodeURIComponent('facets:1 2, 2 3'));
    expect(await page.locator('#profile').count()).toBe(0);
  });

  it('has ideals as formulas, which are cut where they are long', async () => {
    await opens('snort@path:3');
    const set = (view: string): Locator => page.locator(`dd:has(#${view}-ideal) .monomial`);
    await expect.poll(() => set('illegal').count()).toBe(7);
    expect(await set('illegal').first().innerHTML()).toBe('<i>x<sub>1</sub></i><i>y<sub>1</sub></i>');
    await opens('snort@grid:3x3');
    const text = textsOf('snort@grid:3x3')['legal-ideal'];
    expect(await page.textContent('#legal-ideal')).toBe(text);
    const generators = text.split(', ').length;
    await expect.poll(() => set('legal').count()).toBeGreaterThan(5);
    // As many as have 60 variables together, each time.
    const more = page.locator('dd:has(#legal-ideal) >> text=/and \\d+ more/');
    for (let seen = await set('legal').count(); (await more.count()) > 0;) {
      expect(await more.textContent()).toBe(`and ${generators - seen} more`);
      await more.click();
      await expect.poll(() => set('legal').count()).toBeGreaterThan(seen);
      seen = await set('legal').count();
    }
    expect(await set('legal').count()).toBe(generators);
  });

  it('saves pictures that are made in the page with their looks', async () => {
    for (const [drawn, name] of [
      ['3d', 'legal-complex-in-space'],
      ['adjacency', 'legal-edges'],
    ] as const) {
      await opens(`snort@path:3&drawn=${drawn}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click(`[aria-label="Save ${name} as SVG"]`),
      ]);
      const svg = readFileSync(await download.path(), 'utf8');
      expect(download.suggestedFilename()).toBe(`${name}.svg`);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(svg.match(/data-vertex="[xy]\d"/g)).toHaveLength(6);
      expect(svg).toMatch(/fill="rgb\(/);
      expect(svg).not.toContain('class=');
    }
  });

  it('has facets that are cut off until they are asked for in full, but are there for programs', async () => {
    await opens('snort@grid:3x3');
    const { facets } = textsOf('snort@grid:3x3');
    const seen = (): Promise<string> => page.locator('#facets').innerText();
    expect(await page.textContent('#facets')).toBe(facets);
    expect((await seen()).length).toBeLessThan(facets.length);
    await page.click('dd:has(#facets) >> text=in full');
    expect(await seen()).toBe(facets);
    expect(await page.textContent('#facets')).toBe(facets);
  });

  it('copies an ideal for other programs', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opens('snort@path:3');
    const complex = asComplex(parseSource('snort@path:3'));
    const illegal = stanleyReisnerIdeal(complex);
    for (const [name, program] of [
      ['macaulay2', 'Macaulay2'],
      ['sage', 'Sage'],
      ['latex', 'LaTeX'],
    ] as const) {
      await page.click(`[aria-label="Copy the illegal ideal for ${program}"]`);
      await page.waitForSelector(`text=copied for ${program}`);
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toBe(TEXT_FORMATS[name]!.print(illegal));
      if (name === 'macaulay2' && hasMacaulay2) {
        const answer = runMacaulay2(`${copied}\nprint toString (numgens I, codim I)`);
        expect(answer).toContain(`(${illegal.generators.size},${illegal.height()})`);
      }
    }
  });

  it('goes between complexes and ideals by the diagram of the dualities', async () => {
    await opens('snort@path:3');
    await page.click('button.complex-node.illegal');
    await ready(page);
    expect(hash()).toBe('#snort@path:3&view=illegal');
    expect(await page.getAttribute('.dualities .complex-node.illegal', 'aria-pressed')).toBe('true');
    await page.click('button.ideal-node.illegal');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('illegal-ideal-title');
  });

  it('plays a shelling, and opens the tree of a vertex decomposition node by node', async () => {
    await opens(encodeURIComponent('facets:1 2, 2 3, 3 4'));
    await page.click('.properties summary:has(code:text-is("shellable"))');
    await page.click('.steps >> text=Play');
    await page.waitForSelector('.steps [role="status"]:has-text("3 of 3")');
    expect(await page.locator('.complex .picture line.marked').count()).toBe(1);
    expect(await page.locator('.complex .picture line.before').count()).toBe(2);
    await page.click('.properties summary:has(code:text-is("shellable"))');
    await page.click('.properties summary:has(code:text-is("vertexDecomposable"))');
    await page.click('.shedding summary');
    const vertex = (await page.textContent('.shedding summary code'))!;
    await page.waitForSelector(`.complex .picture [data-vertex="${vertex}"].marked`);
    expect(await page.textContent('.shedding')).toContain(`link of ${vertex}`);
    expect(await flawsIn(page)).toEqual([]);
  });

  it.each([
    ['snort@path:4&drawn=3d&face=x1', 1400],
    ['snort@path:3&drawn=3d&face=x1', 360],
    ['snort@grid:3x3&drawn=adjacency', 1400],
    ['col@cycle:5&drawn=facets&face=x1', 360],
    ['snort@path:3&drawn=poset', 360],
  ] as const)('can be read by everyone: %s, %d pixels wide', async (shown, width) => {
    await page.setViewportSize({ width, height: 800 });
    await opens(shown);
    if (width < 900) await page.click('.tabs >> text=Complex');
    await page.waitForSelector('.turning, .matrix, .facet-list, .complex .picture svg');
    if (shown.includes('face=')) await page.waitForSelector('#link');
    expect(await flawsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
});

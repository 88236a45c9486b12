import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { atPosition, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import { indexOptions, searchOptions } from '../../docs/.vitepress/search.js';
import { readAddress } from '../../web/address.js';
import { peer } from '../peers/peers.js';
import { browse, FileServer, report } from './browser.js';
import { root } from './packedPackage.js';

const chromium = peer('chromium');
const site = `${root}manual`;
const files = existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : [];
const pages = files.filter((path) => path.endsWith('.html') && path !== '404.html');
const textOf = (path: string): string => readFileSync(join(site, path), 'utf8');

/** What the page of the search takes from the index. */
const FIELDS = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };

/** What the attributes of some elements are, as the browser reads them. */
function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
}

/** Is it an address of the explorer with a source, and a position of it? @throws the errors of the library */
function isShown(hash: string): boolean {
  const { source, position } = readAddress(hash);
  const start = parseSource(source);
  if (position.length > 0) atPosition(start, position.join(' '));
  return true;
}

it('the manual is built (else: npm run manual)', () => {
  expect(pages).toContain('index.html');
});

describe('the pages of the manual', () => {
  it('are those of docs, and what typedoc says of each module', () => {
    const docs = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'));
    expect(docs.filter((name) => !pages.includes(name.replace(/\.md$/, '.html')))).toEqual([]);
    for (const module of ['complex', 'values', 'games']) expect(pages).toContain(`api/spgames/${module}/index.html`);
  });

  it('link to pages, headings and pictures that are there', () => {
    const ids = new Map(pages.map((page) => [page, new Set(attributes(textOf(page), / id="([^"]*)"/g))]));
    const broken = new Set<string>();
    for (const page of pages)
      for (const href of attributes(textOf(page), /<(?:a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g)) {
        if (/^\w+:/.test(href)) continue;
        const [path, anchor] = decodeURI(href).split('#') as [string, string?];
        let target = path === '' ? page : posix.join('/', posix.dirname(page), path).slice(1);
        if (path.startsWith('/')) target = path.slice(1);
        if (target === '' || target.endsWith('/')) target += 'index.html';
        const isThere =
          target === 'explorer/index.html' && anchor !== undefined
            ? isShown(href.slice(href.indexOf('#')))
            : anchor === undefined || anchor === '' || ids.get(target)?.has(anchor);
        const found = files.includes(target) && isThere;
        if (found !== true) broken.add(`${page}: ${href}`);
      }
    expect([...broken]).toEqual([]);
  });

  it('are 40 million bytes at most', () => {
    const bytes = files.map((path) => statSync(join(site, path))).filter((entry) => entry.isFile());
    expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40e6);
  });

  it('load nothing from elsewhere', () => {
    const loaded = pages.flatMap((page) =>
      attributes(textOf(page), /<(?:link|script|img|iframe)\b[^>]*? (?:href|src)="([^"]*)"/g),
    );
    const styles = files
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => attributes(textOf(path), /(?:url\(|@import )["']?([^"')]*)/g));
    expect(loaded.length).toBeGreaterThan(pages.length);
    expect([...loaded, ...styles].filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([]);
  });

  it('are found by words, with an index that is part of the site', async () => {
    const chunk = files.find((path) => /^assets\/chunks\/@localSearchIndex.*\.js$/.test(path));
    const { default: json } = (await import(pathToFileURL(join(site, chunk!)).href)) as { default: string };
    const index = MiniSearch.loadJSON(json, { ...FIELDS, ...indexOptions, searchOptions });
    const found = (words: string): string[] => index.search(words).map(({ id }) => String(id));
    expect(found('temperature')).toContainEqual(expect.stringMatching(/^\/getting-started\.html/));
    expect(found('temperature')).toContain('/api/spgames/values/temperature-theory.html#temperature');
    for (const words of ['thermograph', 'value of a game', 'shelling', 'Betti numbers', 'temperature']) {
      const first = found(words).slice(0, 5);
      expect(
        first.filter((id) => /^\/(api|concordance|errata|reference)\b/.test(id)),
        words,
      ).toEqual([]);
    }
    expect(found('shelling')).not.toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });

  it.skipIf(chromium === undefined)('are found in a browser that reaches nothing but the site', async () => {
    const ask = `<script type="module">
      const soon = async (selector) => {
        for (;;) {
          const element = document.querySelector(selector);
          if (element !== null) return element;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      while ((await soon('.VPNavBarSearch button')) && document.querySelector('.search-input') === null) {
        document.querySelector('.VPNavBarSearch button').click();
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      const input = await soon('.search-input');
      input.value = 'temperature';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await soon('.result');
    </script>`;
    const page = textOf('index.html').replace(
      '</body>',
      `${ask}${report(`document.querySelector('.result') !== null`)}</body>`,
    );
    const server = new FileServer(site, new Map([['/index.html', page]]));
    try {
      const posted = server.posted();
      const html = await browse(chromium!, `${await server.start()}/index.html`, posted);
      const results = [...html.matchAll(/<a\b[^>]*class="[^"]*\bresult\b[^>]*>/g)].map(([element]) => element);
      expect(results.join(' ')).toMatch(/href="[^"]*temperature/);
      expect(html).not.toMatch(/failed: [^']/);
    } finally {
      server.stop();
    }
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownBlocks } from '../../scripts/markdownBlocks.js';
import { peer } from '../peers/peers.js';
import { browse, FileServer, report } from './browser.js';
import { manifest, packAndInstall, root, type PackedPackage } from './packedPackage.js';

const blocks = markdownBlocks(readFileSync(`${root}docs/pages.md`, 'utf8'));
const [plain, mapped] = blocks.filter(({ language }) => language === 'html').map(({ text }) => text);
const cells = blocks.filter(({ language }) => language === 'js').map(({ text }) => text);

let packed: PackedPackage;
beforeAll(() => {
  packed = packAndInstall();
});
afterAll(() => {
  packed.remove();
});

const chromium = peer('chromium');

/** What a page looks like when something holds, and which files it asked for. */
async function shown(page: string, when: string): Promise<{ html: string; asked: readonly string[] }> {
  const server = new FileServer(packed.project, new Map([['/index.html', page + report(when)]]));
  try {
    const posted = server.posted();
    return { html: await browse(chromium!, `${await server.start()}/index.html`, posted), asked: server.asked };
  } finally {
    server.stop();
  }
}

/** Browsers are installed by `npm run setup`. */
describe.skipIf(chromium === undefined)('the pages of docs/pages.md in a browser, from the packed package', () => {
  it('a plain page shows a picture and a value, found in a thread', async () => {
    const { html, asked } = await shown(plain!, `document.getElementById('temperature').textContent !== ''`);
    expect(html).toContain('<output id="value">{2|1||-1|-2}</output>');
    expect(html).toContain('<output id="temperature">3/2</output>');
    expect(html).toMatch(/<div id="picture">.*<svg/s);
    expect(asked).toContain('/node_modules/spgames/dist/worker/thread.js');
  });

  it('what cannot be read is said on the page', async () => {
    const page = plain!.replace('snort@path:4', 'snort@pith:4');
    const { html } = await shown(page, `document.getElementById('value').textContent !== '…'`);
    expect(html).toMatch(/<output id="value">parse\w+: .*pith.*<\/output>/);
  });

  it('an import map gives the names of the package', async () => {
    const { html } = await shown(mapped!, `document.getElementById('answer').textContent !== '…'`);
    expect(html).toContain('x1*y1, x1*y2, x2*y1, x2*y2, x2*y3, x3*y2, x3*y3, x1*x2*x3, y1*y2*y3');
  });

  it('cells import the library from another server, and start threads', async () => {
    const other = new FileServer(packed.project);
    try {
      const address = `${await other.start()}/node_modules/spgames`;
      const program = cells.join('').replaceAll(`https://cdn.jsdelivr.net/npm/spgames@${manifest.version}`, address);
      expect(program).not.toContain('https://');
      const page = `<!doctype html><meta charset="utf-8" /><body><script type="module">
        ${program}
        document.body.append(picture, \`\${value} \${spgames.values.printValueLatex(value)} \${hard}\`);
      </script>`;
      const { html } = await shown(page, `document.querySelector('svg') !== null`);
      expect(html).toContain('{2|1||-1|-2} \\{2 \\mid 1 \\parallel -1 \\mid -2\\} ');
      expect(html).not.toMatch(/failed: [^']/);
      expect(other.asked).toContain('/node_modules/spgames/dist/worker/thread.js');
    } finally {
      other.stop();
    }
  });
});

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { HANGING_MS } from '../../../scripts/hanging.js';
import { newFile, openFile } from '../../../src/cli/openFile.js';
import { pictureFonts } from '../../../src/cli/pictureFonts.js';
import { optionalPackage } from '../../../src/cli/draw/optionalPackage.js';
import { withOutlinesBelow } from '../../../src/cli/draw/toPdf.js';
import { pngWriter } from '../../../src/cli/draw/toPng.js';
import { run } from '../../helpers/runCommand.js';

const folder = mkdtempSync(join(tmpdir(), 'spgames-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (saved: Readonly<Record<string, string>>, name: string): Buffer => Buffer.from(saved[name]!, 'latin1');

/** Width, height and the bytes of the pixels of a PNG image with 8 bits for each channel. */
function readPng(png: Uint8Array): { width: number; height: number; pixels: Buffer } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), pixels: inflateSync(Buffer.concat(data)) };
}

describe('pictures in files', () => {
  it('a PNG has three pixels for each of the picture', async () => {
    const { exitCode, err, saved } = await run(['draw', 'grid:2x2', '-o', 'a.png', '--width', '150']);
    expect([exitCode, err]).toEqual([0, '']);
    expect(readPng(bytesOf(saved, 'a.png')).width).toBe(450);
  });

  it('text is drawn where the machine has no fonts', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><text x="4" y="15">x1 ∅ ≥ ↑ f₋₁</text></svg>';
    const { regular, bold, family } = pictureFonts();
    const pixels = (fontFiles: string[]): Buffer => {
      const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: family, sansSerifFamily: family };
      return readPng(new Resvg(svg, { font }).render().asPng()).pixels;
    };
    expect(pixels([regular, bold]).equals(pixels([]))).toBe(false);
  });

  it('text is drawn with the fonts that come along', async () => {
    const svg = (text: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" font-family="DejaVu Sans"><text x="4" y="15">${text}</text></svg>`;
    const toPng = await pngWriter();
    const pixels = async (text: string): Promise<Buffer> =>
      readPng(await toPng(svg(text), '', new AbortController().signal)).pixels;
    const [empty, some, other] = await Promise.all(['', 'x₁ ∅ ≥ ↑', 'y₂ ∗ −1'].map(pixels));
    expect(some!.equals(empty!)).toBe(false);
    expect(some!.equals(other!)).toBe(false);
  });

  it('a PNG that is not wanted any more is given up', async () => {
    const toPng = await pngWriter();
    const stop = new AbortController();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000">${'<circle r="2500" fill-opacity="0.5"/>'.repeat(3000)}</svg>`;
    const png = toPng(svg, '', stop.signal);
    stop.abort();
    await expect(png).rejects.toMatchObject({ name: 'AbortError' });
    expect(await run(['draw', 'complete:100', '-o', 'a.png', '--timeout', '0.6'])).toMatchObject({
      exitCode: 3,
      saved: {},
    });
  });

  it('a large PNG has fewer pixels', async () => {
    const toPng = await pngWriter();
    const large = await toPng(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="50"></svg>',
      '',
      new AbortController().signal,
    );
    expect(readPng(large).width).toBe(16_000);
  });

  it('a PDF has one page of the size of the picture, fonts inside, and is the same every time', async () => {
    const pdf = async (): Promise<Buffer> =>
      bytesOf((await run(['draw', 'grid:2x2', '-o', 'a.pdf', '--width', '200'])).saved, 'a.pdf');
    const [first, second] = [await pdf(), await pdf()];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.toString('latin1')).toMatch(/\/MediaBox \[0 0 150 [\d.]+\]/);
    expect(first.toString('latin1')).toContain('/FontFile2');
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(second.equals(first)).toBe(true);
  });

  it('in a PDF texts stand above their outlines', async () => {
    const { out } = await run(['draw', 'value:{3|1}']);
    const texts = [...withOutlinesBelow(out).matchAll(/<text[^>]*>[^<]*<\/text>/g)].map(([text]) => text);
    const outlined = texts.flatMap((text, i) => (text.includes('paint-order') ? [i] : []));
    expect(outlined.length).toBeGreaterThan(2);
    for (const i of outlined) {
      expect(texts[i + 1]).not.toContain('stroke');
      expect(texts[i + 1]).toBe(texts[i]!.replace(/ stroke="#ffffff" stroke-width="4" paint-order="stroke"/, ''));
    }
  });

  it('a plot of temperatures is SVG with a description', async () => {
    const { exitCode, out } = await run(['draw', 'snort@path:1..4', '--what', 'temperatures']);
    expect(exitCode).toBe(0);
    expect(out).toContain('<title>snort@path:1..4</title>');
    expect(out).toContain('<desc>temperature by n in snort@path:n. snort@path:n: 1: 0, 2: 1, 3: 2, 4: 3/2.</desc>');
    expect(out.match(/<circle /g)).toHaveLength(4);
    const two = await run(['draw', 'snort@grid:{1,2}x1..2', '--what', 'temperatures', '--to', 'tikz']);
    expect(two.out).toContain('% temperature by n. snort@grid:1xn: 1: 0, 2: 1; snort@grid:2xn: 1: 1, 2: -1.');
    expect(two.out).toContain('xlabel={n}');
    const none = await run(['draw', 'value:1..3', '--what', 'temperatures']);
    expect(none.err).toContain('value:1..3 has no range; expected one or two ranges of boards or families');
    const { saved } = await run(['draw', 'snort@path:1..4', '--what', 'temperatures', '-o', 'a.pdf']);
    expect(bytesOf(saved, 'a.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('says which package is missing and how to get it', async () => {
    await expect(optionalPackage('no-such-package', 'a hologram')).rejects.toMatchObject({
      code: 'not-installed',
      message:
        'draw: a hologram is made by the package no-such-package, which is not installed; expected it to be installed along with spgames.',
      hint: 'npm install no-such-package (with -g if spgames was installed so). SVG and TikZ need no package.',
    });
  });
});

describe('showing a file', () => {
  it.skipIf(process.platform !== 'linux')('starts the program of the system, or says that there is none', async () => {
    const before = process.env['PATH'];
    const [program, seen] = [join(folder, 'xdg-open'), join(folder, 'seen')];
    try {
      process.env['PATH'] = folder;
      await expect(openFile('a.svg')).rejects.toMatchObject({ code: 'not-available' });
      process.env['PATH'] = `${folder}${delimiter}${before}`;
      writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > ${seen}\n`);
      chmodSync(program, 0o755);
      await openFile('a b.svg');
      await expect.poll(() => existsSync(seen) && readFileSync(seen, 'utf8'), { timeout: HANGING_MS }).toBe('a b.svg');
      writeFileSync(program, '#!/bin/sh\nexit 3\n');
      await openFile('a.svg').catch((error: unknown) => expect(error).toMatchObject({ code: 'not-available' }));
    } finally {
      process.env['PATH'] = before;
    }
  });

  it('new files have the ending', () => {
    expect(newFile('pdf')).toMatch(/spgames-[0-9a-f]{8}\.pdf$/);
  });
});

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buffer, text } from 'node:stream/consumers';
import { pictureFonts } from '../pictureFonts.js';
import { withoutThemes } from '../../pictures/internal.js';
import { optionalPackage } from './optionalPackage.js';
import type { PictureWriter } from './pictureWriter.js';

const PACKAGE = '@resvg/resvg-js';

/** Pixels of the image for a pixel of the picture: fine enough for print in the size that the picture says. */
const FINENESS = 3;
/** Larger images are coarser: the most pixels of a side, and of all. */
const LARGEST = { side: 16_000, area: 36_000_000 };

/** What makes the image: it reads SVG and writes PNG, with the file of the package and its options as arguments. */
const PROGRAM = `
const [, file, options] = process.argv;
const { Resvg } = require(file);
const svg = require('node:fs').readFileSync(0, 'utf8');
process.stdout.write(new Resvg(svg, JSON.parse(options)).render().asPng());
`;

/**
 * Makes an SVG document a PNG image, with the fonts of the package first: the same on every machine. It is made by a
 * process of its own, since what makes it cannot be ended in any other way.
 * @throws InputError `not-installed`
 */
export async function pngWriter(): Promise<PictureWriter> {
  await optionalPackage(PACKAGE, 'a PNG');
  const file = createRequire(import.meta.url).resolve(PACKAGE);
  return (svg, _, signal) => toPng(svg, file, signal);
}

async function toPng(svg: string, file: string, signal: AbortSignal): Promise<Uint8Array> {
  const args = ['--input-type=commonjs', '-e', PROGRAM, file, JSON.stringify(optionsFor(svg))];
  const child = spawn(process.execPath, args, { signal, killSignal: 'SIGKILL', windowsHide: true });
  const status = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A process that ends early says why on its standard error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(withoutThemes(svg));
  const [png, said, code] = await Promise.all([buffer(child.stdout), text(child.stderr), status]);
  if (code !== 0) throw new Error(`${PACKAGE}: exit status ${code}: ${said.trim().split('\n').at(-1) ?? ''}`);
  return png;
}

function optionsFor(svg: string): object {
  const { regular, bold, family } = pictureFonts();
  const [width = 1, height = 1] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  const zoom = Math.min(FINENESS, LARGEST.side / Math.max(width, height), Math.sqrt(LARGEST.area / (width * height)));
  const font = {
    fontFiles: [regular, bold],
    loadSystemFonts: true,
    defaultFontFamily: family,
    sansSerifFamily: family,
  };
  return { fitTo: { mode: 'zoom', value: zoom }, font };
}

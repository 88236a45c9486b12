import { readFileSync } from 'node:fs';
import { pictureFonts } from '../pictureFonts.js';
import { withoutThemes } from '../../pictures/internal.js';
import { optionalPackage } from './optionalPackage.js';
import type { PictureWriter } from './pictureWriter.js';

/** What of the package `pdfkit` is used. */
interface PdfDocument {
  readonly registerFont: (name: string, font: Uint8Array) => unknown;
  readonly on: (event: 'data' | 'end' | 'error', hear: (data: never) => void) => unknown;
  readonly end: () => void;
}
type PdfClass = new (options: object) => PdfDocument;

/** What of the package `svg-to-pdfkit` is used. */
type SvgToPdf = (document: PdfDocument, svg: string, x: number, y: number, options: object) => void;

/** PDF points for a pixel. */
const POINTS = 0.75;

/**
 * Makes an SVG document a PDF of one page, with the fonts of the package inside. The time of its making is left out.
 * @throws InputError `not-installed`
 */
export async function pdfWriter(): Promise<PictureWriter> {
  const together = 'pdfkit svg-to-pdfkit';
  const Document = defaultOf(await optionalPackage('pdfkit', 'a PDF', { together })) as PdfClass;
  const draw = defaultOf(await optionalPackage('svg-to-pdfkit', 'a PDF', { together })) as SvgToPdf;
  return (svg, title) => toPdf(svg, title, Document, draw);
}

async function toPdf(svg: string, title: string, Document: PdfClass, draw: SvgToPdf): Promise<Uint8Array> {
  const [width = 1, height = 1] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [])
    .slice(1)
    .map((pixels) => Number(pixels) * POINTS);
  const document = new Document({
    size: [width, height],
    margin: 0,
    info: { Title: title, CreationDate: new Date(0) },
  });
  const { regular, bold } = pictureFonts();
  document.registerFont('regular', readFileSync(regular));
  document.registerFont('bold', readFileSync(bold));
  const fontCallback = (_: string, isBold: boolean): string => (isBold ? 'bold' : 'regular');
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', resolve);
    document.on('error', reject);
  });
  draw(document, withOutlinesBelow(withoutThemes(svg)), 0, 0, { width, height, fontCallback });
  document.end();
  await done;
  return Buffer.concat(parts);
}

/** What the package does not know, texts above their own outlines, as two texts above each other. */
export function withOutlinesBelow(svg: string): string {
  const outlined = /<text([^>]*?) stroke="[^"]*" stroke-width="[^"]*" paint-order="stroke"([^>]*>[^<]*<\/text>)/g;
  return svg.replace(outlined, '$&<text$1$2');
}

function defaultOf(loaded: unknown): unknown {
  return (loaded as { readonly default?: unknown }).default ?? loaded;
}

import { pictureFonts } from '../pictureFonts.js';
import { optionalPackage } from './optionalPackage.js';

/** What of the package `@resvg/resvg-js` is used. */
interface ResvgModule {
  readonly Resvg: new (svg: string, options: object) => { readonly render: () => { readonly asPng: () => Uint8Array } };
}

/** Pixels of the image for a pixel of the picture: fine enough for print in the size that the picture says. */
const FINENESS = 3;
const LARGEST = 16_000;

/**
 * Makes an SVG document a PNG image, with the fonts of the package first: the same on every machine.
 * @throws InputError `not-installed`
 */
export async function pngWriter(): Promise<(svg: string) => Uint8Array> {
  const loaded = (await optionalPackage('@resvg/resvg-js', 'a PNG')) as ResvgModule & {
    readonly default?: ResvgModule;
  };
  const { Resvg } = loaded.default ?? loaded;
  return (svg) => toPng(svg, Resvg);
}

function toPng(svg: string, Resvg: ResvgModule['Resvg']): Uint8Array {
  const { regular, bold, family } = pictureFonts();
  const [width = 1, height = 1] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  const zoom = Math.min(FINENESS, LARGEST / Math.max(width, height));
  const font = {
    fontFiles: [regular, bold],
    loadSystemFonts: true,
    defaultFontFamily: family,
    sansSerifFamily: family,
  };
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom }, font }).render().asPng();
}

import { fileURLToPath } from 'node:url';

/** The files of the fonts in pictures of pixels and PDFs, which come with the package, and their family. */
export function pictureFonts(): { readonly regular: string; readonly bold: string; readonly family: string } {
  // Both `src/cli` and `dist/cli` lie two folders below that of the package.
  const file = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url));
  return { regular: file('SpgamesPictures'), bold: file('SpgamesPictures-Bold'), family: 'DejaVu Sans' };
}

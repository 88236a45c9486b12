import type { Picture } from '../../expressions/internal.js';
import { formatByName, type FileFormat } from '../../pictures/internal.js';
import type { RunOptions } from '../../run.js';

/** Makes bytes of SVG. @param signal ends the work */
export type PictureWriter = (svg: string, title: string, signal: AbortSignal) => Promise<Uint8Array>;

/** What makes the bytes of a format; undefined for text. @throws InputError `not-installed` */
export async function pictureWriter(format: FileFormat): Promise<PictureWriter | undefined> {
  if (format === 'png') return (await import('./toPng.js')).pngWriter();
  return format === 'pdf' ? (await import('./toPdf.js')).pdfWriter() : undefined;
}

/** A picture on its way to a file: SVG, or TikZ. */
export interface FiledPicture {
  readonly file: string;
  readonly format: FileFormat;
  readonly text: string;
}

/** A picture of an expression, as its file wants it. */
export function filedPicture(picture: Picture, file: string, run: RunOptions): FiledPicture {
  const format = formatByName(file) ?? 'svg';
  return { file, format, text: picture.as(format === 'tikz' ? 'tikz' : 'svg', run) };
}

/** Writes a picture to its file. @throws InputError `not-installed`, `not-writable` */
export async function savePicture(
  { file, format, text }: FiledPicture,
  save: (name: string, content: string | Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const write = await pictureWriter(format);
  await save(file, write === undefined ? text : await write(text, file, signal));
}

/** In what a picture is written, with the endings of such files. */
export const FILE_FORMATS = { svg: 'svg', tikz: 'tex', png: 'png', pdf: 'pdf' } as const;
export type FileFormat = keyof typeof FILE_FORMATS;

/** What the name of a file says of its format; undefined if it says nothing. */
export function formatByName(name: string): FileFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const formats = Object.keys(FILE_FORMATS) as FileFormat[];
  return formats.find((format) => FILE_FORMATS[format] === ending || format === ending);
}

/** Does the name ask for a format of pictures that is not written? */
export function isOtherFormat(name: string): boolean {
  return /\.(?:jpe?g|gif|eps|ps|webp|bmp|tiff?)$/i.test(name);
}

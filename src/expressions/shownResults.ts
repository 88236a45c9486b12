import type { Picture } from './Picture.js';
import { languageOf } from './spgames.js';
import type { Worksheet } from './Worksheet.js';

/** The pictures with names of files that the last evaluation has drawn, shown or not. */
export function filedPictures({ math }: Worksheet): readonly Picture[] {
  return languageOf(math).filed;
}

/** The results that are shown: none or several where expressions stand with semicolons between them. */
export function shownResults(result: unknown): readonly unknown[] {
  const { isResultSet } = (result ?? {}) as { isResultSet?: boolean };
  return isResultSet === true ? (result as { valueOf(): unknown[] }).valueOf() : [result];
}

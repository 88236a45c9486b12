import { composeDrawing, type Frame } from './composeDrawing.js';
import { inShadesOfGrey, withoutLabels } from './filters.js';
import type { Mark } from './Mark.js';
import type { PictureOptions } from './PictureOptions.js';
import { printSvg } from './printSvg.js';
import { printTikz } from './printTikz.js';
import { themed } from './themed.js';

/** The text of a picture, in the format and the manner that were asked for. @param content the drawing, in pixels */
export function finishPicture(frame: Frame, content: readonly Mark[], options: PictureOptions): string {
  const { format = 'svg', blackAndWhite = false, labels = true, note = labels, theme = 'auto' } = options;
  const { width, addressed = false } = options;
  const { note: _, ...withoutNote } = frame;
  const { caption: __, ...bare } = withoutNote;
  // Where there is nothing to see the words say why.
  const isEmpty = frame.extent.length === 0;
  const drawing =
    labels || isEmpty
      ? composeDrawing(note ? frame : withoutNote, content)
      : composeDrawing(note ? { ...bare, note: frame.note } : bare, withoutLabels(content));
  const shown = blackAndWhite ? { ...drawing, marks: inShadesOfGrey(drawing.marks) } : drawing;
  const scale = width === undefined ? 1 : width / drawing.box.width;
  if (format === 'tikz') return printTikz(shown, scale);
  return themed(printSvg(shown, scale, addressed), blackAndWhite ? 'light' : theme);
}

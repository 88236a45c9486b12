import type { Mark, SvgAttributes } from './Mark.js';
import { SHADES } from './style.js';

/** Elements with all their parts changed; undefined leaves one out. */
function changed(marks: readonly Mark[], change: (mark: Mark) => Mark | undefined): Mark[] {
  return marks.flatMap((mark) => {
    const now = change(mark);
    if (now === undefined) return [];
    const content = now.content.flatMap((part): readonly (Mark | string)[] =>
      typeof part === 'string' ? [part] : changed([part], change),
    );
    return [{ ...now, content }];
  });
}

/** Without the texts that are labels. */
export function withoutLabels(marks: readonly Mark[]): Mark[] {
  return changed(marks, (mark) => (mark.isLabel === true ? undefined : mark));
}

/** With a shade of grey for each colour. */
export function inShadesOfGrey(marks: readonly Mark[]): Mark[] {
  const shade = (colour: SvgAttributes[string]): SvgAttributes[string] => SHADES[String(colour)] ?? colour;
  return changed(marks, (mark) => {
    const { fill, stroke } = mark.attributes;
    const colours = { ...(fill !== undefined && { fill: shade(fill) }), ...(stroke !== undefined && { stroke: shade(stroke) }) }; // prettier-ignore
    return { ...mark, attributes: { ...mark.attributes, ...colours } };
  });
}

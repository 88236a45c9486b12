import type { TextSpan } from '../text/internal.js';

const ITEM = '\\d{1,15}(?:\\.\\.\\d{1,15})?';

/** `a..b` where no digits or dots stand beside it (`..` in a grid is two free cells), `{a..b}`, `{a,b,c}`. */
export const RANGE: RegExp = new RegExp(
  `\\{(${ITEM}(?:,${ITEM})*)\\}|(?<![\\d.])(\\d{1,15}\\.\\.\\d{1,15})(?![\\d.])`,
  'g',
);

/** @throws ParseError `not-one-source` if the parameters of a board or family stand for several integers */
export function requireOne(parameters: TextSpan): void {
  const found = [...parameters.text.matchAll(RANGE)][0];
  if (found !== undefined)
    parameters
      .slice(found.index, found.index + found[0].length)
      .refuse(
        'not-one-source',
        'one source',
        'Ranges are for many sources: spgames batch COMMAND, a source or a range of them a line.',
      );
}

import { wrapped } from '../help/wrap.js';
import type { SheetReply } from './SheetHost.js';

/** The most characters of a line that are shown above a mark. */
const WIDTH = 76;

/**
 * An error below the part of the expression that it is about.
 * @param columns of the terminal, if it is one: words then stay whole
 */
export function pointedErrorText(
  { message, hint, place }: Extract<SheetReply, { kind: 'error' }>,
  expression: string,
  columns: number = Infinity,
): string {
  const said = hint === undefined ? message : `${message.replace(/[.;]?$/, '.')} ${hint}`;
  const told = said.length < columns ? said : wrapped(said, columns - 1).join('\n');
  if (place === undefined) return told;
  const before = expression.slice(0, place.start);
  const column = place.start - (before.lastIndexOf('\n') + 1);
  const line = expression.split('\n')[before.split('\n').length - 1]!;
  if (line.length > WIDTH) return told;
  const length = Math.max(1, Math.min(place.end - place.start, line.length - column));
  return [`  ${line}`, `  ${' '.repeat(column)}${'^'.repeat(length)}`, told].join('\n');
}

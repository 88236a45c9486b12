import { InputError, nearestNames } from '../../errors.js';
import { definitions, GROUPS, printResult, type Worksheet } from '../../expressions/internal.js';
import { wrapped } from '../help/wrap.js';

/** A line of text on most terminals. */
const WIDTH = 80;

/** What `?` and `?name` say; long lines are not broken yet. @throws InputError `unknown-name` */
export function describeHelp(about: string, sheet: Worksheet): string {
  if (about !== '') return helpOn(about, sheet);
  const groups = GROUPS.map(([title, functions]) =>
    [title, `  ${[...new Set(functions.map(({ name }) => name))].join(' ')}`].join('\n'),
  );
  return [...groups, 'and the functions of mathjs. ?name explains a function.'].join('\n');
}

function helpOn(name: string, sheet: Worksheet): string {
  if (!definitions.has(name) && !sheet.names.includes(name)) {
    const near = nearestNames(name, [...definitions.keys()]);
    throw new InputError('unknown-name', `${name} is not a known function; ? lists them.`, {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
    });
  }
  return printResult(sheet.evaluate(`help(${JSON.stringify(name)})`));
}

/**
 * Help with its lines broken between words.
 * @param columns of the terminal, if it is one
 */
export function brokenHelp(text: string, columns: number = Infinity): string {
  const breakLine = (line: string): string[] => {
    // Examples and calls stay as they are where they fit.
    if (/^ {2}[^>]/.test(line)) return wrapped(line, Math.min(WIDTH, columns), '  ');
    const indent = /^\s*/.exec(line)![0];
    return line.length <= columns ? [line] : wrapped(line, columns, indent);
  };
  return text.split('\n').flatMap(breakLine).join('\n');
}

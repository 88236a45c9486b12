import { InputError, nearestNames } from '../../errors.js';
import { definitions, GROUPS, printResult, type Worksheet } from '../../expressions/internal.js';
import { wrapped } from '../help/wrap.js';

/** A line of text on most terminals. */
const WIDTH = 80;

/** What `?` and `?name` say. @throws InputError `unknown-name` */
export function describeHelp(about: string, sheet: Worksheet): string {
  if (about !== '') return helpOn(about, sheet);
  const groups = GROUPS.map(([title, functions]) =>
    [title, ...wrapped([...new Set(functions.map(({ name }) => name))].join(' '), WIDTH, '  ')].join('\n'),
  );
  return [...groups, 'and the functions of mathjs. ?name explains a function.'].join('\n');
}

function helpOn(name: string, sheet: Worksheet): string {
  if (!definitions.has(name) && !sheet.names.includes(name)) {
    const near = nearestNames(name, [...definitions.keys()]);
    throw new InputError('unknown-name', `${name} is no function that is known; ? lists them.`, {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
    });
  }
  const text = printResult(sheet.evaluate(`help(${JSON.stringify(name)})`));
  // Examples and calls stay as they are.
  return text
    .split('\n')
    .flatMap((line) => (/^ {2}[^>]/.test(line) ? wrapped(line, WIDTH, '  ') : [line]))
    .join('\n');
}

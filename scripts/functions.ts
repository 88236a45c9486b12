/**
 * Writes `docs/functions.md`: the functions of expressions by subject, with commands and names in other programs
 * (`npx tsx scripts/functions.ts`). A test compares.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCommands } from '../src/cli/commandTable.js';
import { waysToCall, type Definition } from '../src/expressions/Definition.js';
import { GROUPS } from '../src/expressions/definitions.js';
import type { Operation } from '../src/expressions/operation.js';
import { root } from './filesUnder.js';
import { coded, wordsElsewhere } from './namesElsewhere.js';

function item(
  { name, about, calls, examples, command }: Definition & Partial<Pick<Operation, 'command'>>,
  commands: ReadonlySet<string>,
  elsewhere: ReadonlyMap<string, readonly string[]>,
): string {
  const own = command ?? [kebab(name)].find((each) => commands.has(each));
  const also = [...(own === undefined ? [] : [`Command \`${own}\``]), ...(elsewhere.get(name) ?? [])];
  const end = also.length === 0 ? '' : ` ${also.join('; ')}.`;
  return `- ${coded(waysToCall(name, calls))}: ${about} For example \`${examples[0]!}\`.${end}`;
}

/** `pure-skeleton` for `pureSkeleton`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the page should be now. */
export async function currentFunctions(): Promise<string> {
  const elsewhere = wordsElsewhere((name) => name.replace(/^.*\./, ''));
  // An operation says the name of its command; a board may be called as one.
  const operations = GROUPS.flatMap(([, all]) => all).flatMap((each) => ('command' in each ? [each.command] : []));
  const commands = new Set(Object.keys(await allCommands()).filter((name) => !operations.includes(name)));
  const intro = [
    '# Functions of expressions',
    '',
    'What `spgames eval`, `spgames repl` and `spgames/mathjs` know besides the functions of mathjs; [Expressions](expressions.md) shows how they are used. Several may have one name, for different',
    'kinds of objects. A game stands for its value or its legal complex where one is asked for, a number for its value. Where there is one, the [command](commands.md) follows, and what',
    'Macaulay2, Sage, polymake and CGSuite call it; the [index](reference.md#names-in-other-programs) has their tables. Written by `npx tsx scripts/functions.ts` from the code.',
  ].join('\n');
  const sections = GROUPS.map(([title, functions]) =>
    [`## ${title}`, '', ...functions.map((each) => item(each, commands, elsewhere))].join('\n'),
  );
  return `${[intro, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}docs/functions.md`, await currentFunctions());

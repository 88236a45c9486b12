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
import { root, textOf } from './filesUnder.js';

/** What other programs call what we call so: their names by ours, program by program. */
type Elsewhere = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** The programs whose names are told, by the headings of `docs/names.md`. */
const PROGRAMS = ['Macaulay2', 'Sage', 'polymake', 'CGSuite'];

/** The tables of `docs/names.md`. In a row with as many names of theirs as of ours they belong together in pairs. */
function namesElsewhere(page: string): Elsewhere {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const section of page.split(/^## /m)) {
    const program = section.split('\n', 1)[0]!;
    if (!PROGRAMS.includes(program)) continue;
    for (const row of section.split('\n').filter((line) => line.startsWith('|'))) {
      const [, theirs = [], ours = []] = row
        .split(/(?<!\\)\|/)
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!));
      for (const [i, own] of ours.entries()) {
        const name = own.replace(/^.*\./, '');
        const programs = found.get(name) ?? new Map<string, Set<string>>();
        const known = programs.get(program) ?? new Set<string>();
        for (const their of theirs.length === ours.length ? [theirs[i]!] : theirs) known.add(their);
        found.set(name, programs.set(program, known));
      }
    }
  }
  return found;
}

function item(
  { name, about, calls, examples, command }: Definition & Partial<Pick<Operation, 'command'>>,
  commands: ReadonlySet<string>,
  elsewhere: Elsewhere,
): string {
  const coded = (names: Iterable<string>): string => Array.from(names, (each) => `\`${each}\``).join(', ');
  const own = command ?? [kebab(name)].find((each) => commands.has(each));
  const also = [
    ...(own === undefined ? [] : [`Command \`${own}\``]),
    ...Array.from(elsewhere.get(name) ?? [], ([program, names]) => `${program} ${coded(names)}`),
  ];
  const end = also.length === 0 ? '' : ` ${also.join('; ')}.`;
  return `- ${coded(waysToCall(name, calls))}: ${about} For example \`${examples[0]!}\`.${end}`;
}

/** `pure-skeleton` for `pureSkeleton`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the page should be now. */
export async function currentFunctions(): Promise<string> {
  const elsewhere = namesElsewhere(textOf('docs/names.md'));
  // An operation says the name of its command; a board may be called as one.
  const operations = GROUPS.flatMap(([, all]) => all).flatMap((each) => ('command' in each ? [each.command] : []));
  const commands = new Set(Object.keys(await allCommands()).filter((name) => !operations.includes(name)));
  const intro = [
    '# Functions of expressions',
    '',
    'What `spgames eval`, `spgames repl` and `spgames/mathjs` know besides the functions of mathjs; how they are used is in [Expressions](expressions.md). Several may have one name, for different',
    'kinds of objects. A game stands for its value or its legal complex where one is asked for, a number for its value. Where there is one, the [command](commands.md) follows, and what',
    'Macaulay2, Sage, polymake and CGSuite call it; [Names](names.md) has their tables. Written by `npx tsx scripts/functions.ts` from the code.',
  ].join('\n');
  const sections = GROUPS.map(([title, functions]) =>
    [`## ${title}`, '', ...functions.map((each) => item(each, commands, elsewhere))].join('\n'),
  );
  return `${[intro, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}docs/functions.md`, await currentFunctions());

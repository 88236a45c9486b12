/**
 * Writes `docs/functions.md`: the functions of expressions by subject (`npx tsx scripts/functions.ts`). A test
 * compares.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { waysToCall, type Definition } from '../src/expressions/Definition.js';
import { GROUPS } from '../src/expressions/definitions.js';
import { root } from './filesUnder.js';

function item({ name, about, calls, examples }: Definition): string {
  const forms = waysToCall(name, calls)
    .map((form) => `\`${form}\``)
    .join(', ');
  return `- ${forms}: ${about} For example \`${examples[0]!}\`.`;
}

/** What the page should be now. */
export function currentFunctions(): string {
  const intro = [
    '# Functions of expressions',
    '',
    'What `spgames eval`, `spgames repl` and `spgames/mathjs` know besides the functions of mathjs; how they are used is in [Expressions](expressions.md). Several may have one name, for different',
    'kinds of objects. A game stands for its value or its legal complex where one is asked for, a number for its value. Written by `npx tsx scripts/functions.ts` from the code.',
  ].join('\n');
  const sections = GROUPS.map(([title, functions]) => [`## ${title}`, '', ...functions.map(item)].join('\n'));
  return `${[intro, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}docs/functions.md`, currentFunctions());

/** Writes the list of layers into `docs/architecture.md` (`npx tsx scripts/architecture.ts`); a test compares. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root, textOf } from './filesUnder.js';
import { LAYERS } from './layers.js';

const PAGE = 'docs/architecture.md';

/** What the page should be now. */
export function currentArchitecture(): string {
  const list = LAYERS.map(([name, what], i) => `${i + 1}. \`${name}\`: ${what}`).join('\n');
  return textOf(PAGE).replace(
    /(<!-- layers -->\n)[\s\S]*?(<!-- \/layers -->)/,
    (_, start: string, end: string) => `${start}\n${list}\n\n${end}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}${PAGE}`, currentArchitecture());

/**
 * Writes `examples/notebooks/deno.json`, by which the notebooks of the repository import the build under the name of
 * the package (`npx tsx scripts/notebookImports.ts`). A test compares it with the entry points of the package.
 */
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, textOf } from './filesUnder.js';

export const NOTEBOOK_IMPORTS = 'examples/notebooks/deno.json';

/** The text of the file. */
export function currentNotebookImports(): string {
  const { name, exports } = JSON.parse(textOf('package.json')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const imports = Object.entries(exports).flatMap(([subpath, entry]) =>
    typeof entry === 'string' ? [] : [[posix.join(name, subpath), posix.join('../..', entry.default)]],
  );
  return `${JSON.stringify({ imports: Object.fromEntries(imports) as Record<string, string> }, undefined, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(root + NOTEBOOK_IMPORTS, currentNotebookImports());

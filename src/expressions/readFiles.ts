import type { RunOptions } from '../run.js';
import { parseSource, type Source, type SourceOptions } from '../sources/door.js';
import { languageOf } from './spgames.js';
import { tokensOf } from './tokens.js';
import type { Worksheet } from './Worksheet.js';

/** Names of files with an ending, and sources on a board in a file. */
const FILE = /^[^\s:@<>]+\.[a-z]\w*$|@file:/i;

/** The functions that read notations. */
const READERS =
  /^(?:source|parseSource|game|complex|ideal|monomialIdeal|value|form|poset|digraph|position|lattice|loopy)$/;

/**
 * Reads the files that stand in quotes alone in a call of an expression, as in `poset("p.json")`, for the next
 * evaluation. What cannot be read is told where the expression asks for it.
 */
export async function readFilesOf(
  expression: string,
  { math }: Worksheet,
  read: NonNullable<SourceOptions['read']>,
  run: RunOptions = {},
): Promise<void> {
  const language = languageOf(math);
  const files = new Map<string, () => Source>();
  language.files = files;
  for (const name of filesIn(expression))
    try {
      const source = await parseSource(name, { ...run, read });
      files.set(name, () => source);
    } catch (error) {
      files.set(name, () => {
        throw error;
      });
    }
}

function filesIn(expression: string): Set<string> {
  const tokens = tokensOf(expression).map(({ token }) => token);
  return new Set(
    tokens.flatMap((token, i) => {
      if (!/^["']/.test(token) || tokens[i - 1] !== '(' || !READERS.test(tokens[i - 2] ?? '')) return [];
      const name = token.slice(1, -1);
      return FILE.test(name) ? [name] : [];
    }),
  );
}

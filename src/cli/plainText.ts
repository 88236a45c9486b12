import { SHOWN } from '../analysis/internal.js';
import type { Vertex } from '../complex/index.js';
import type { SetFamily } from '../sets/index.js';

/** What stands in place of what the time or the limits left open. */
export const UNDECIDED = 'undecided';

/** A set of vertices by its labels; `{}` for the empty set. */
export function labelled(set: readonly number[], vertices: readonly Vertex[]): string {
  return set.length === 0 ? '{}' : set.map((v) => vertices[v]!.label).join(' ');
}

/** The lines of a list, indented, and how many were left out. */
export function shortList(count: number, line: (i: number) => string, all: boolean): string[] {
  const shown = all ? count : Math.min(count, SHOWN);
  const lines = Array.from({ length: shown }, (_, i) => `  ${line(i)}`);
  return shown === count ? lines : [...lines, `  … and ${count - shown} more (--all shows them)`];
}

/** The members of a family, one a line. */
export function setLines(sets: SetFamily, vertices: readonly Vertex[], all: boolean): string[] {
  return shortList(sets.size, (i) => labelled(sets.list(i), vertices), all);
}

/** Rows with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}

/** A text in which signs that steer a terminal are written out, but not ends of lines and tabs. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) =>
    sign === '\n' || sign === '\t' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

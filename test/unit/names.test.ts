import { describe, expect, it } from 'vitest';
import { textOf } from '../../scripts/filesUnder.js';

const SUBPATHS = ['sets', 'symmetry', 'linear', 'complex', 'ideal', 'poset', 'values', 'evaluation', 'boards', 'games', 'constructions', 'formats', 'sources', 'pictures'] as const; // prettier-ignore

/** The rows of the tables of docs/names.md: what another program calls it, our names, and the import that is named. */
function rows(text: string): { readonly theirs: string; readonly ours: readonly string[]; readonly path: string }[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *-/.test(line) && !/\| spgames +\|/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
      return { theirs: cells[1]!, ours: names(cells[2]!), path: names(cells[3]!)[0]! };
    });
}

/** Whether a module has a name, or a class of it the member. */
function has(module: Readonly<Record<string, unknown>>, name: string): boolean {
  const [owner, member] = name.split('.') as [string, string?];
  const value = module[owner];
  if (value === undefined || member === undefined) return value !== undefined;
  if (typeof value !== 'function') return false;
  const prototype = value.prototype as object | undefined;
  return member in value || (prototype !== undefined && member in prototype);
}

describe('docs/names.md', () => {
  const table = rows(textOf('docs/names.md'));

  it('has rows with our names in them, but where there is none', () => {
    expect(table.length).toBeGreaterThan(90);
    for (const { theirs, ours } of table) expect(ours, theirs).not.toHaveLength(0);
  });

  it('names what there is, and where to import some of it', async () => {
    const modules = new Map<string, Readonly<Record<string, unknown>>>();
    for (const folder of SUBPATHS)
      modules.set(`spgames/${folder}`, (await import(`../../src/${folder}/index.ts`)) as Record<string, unknown>);
    const missing = table.flatMap(({ theirs, ours, path }) => [
      ...ours.filter((name) => ![...modules.values()].some((module) => has(module, name))),
      ...(ours.some((name) => has(modules.get(path) ?? {}, name)) ? [] : [`${theirs}: nothing of it is in ${path}`]),
    ]);
    expect(missing).toEqual([]);
  });
});

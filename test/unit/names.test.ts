import { describe, expect, it } from 'vitest';
import { PROGRESS } from '../../scripts/markdownBlocks.js';
import { currentReference } from '../../scripts/reference.js';
import { run } from '../helpers/runCommand.js';

const SUBPATHS = [
  'sets',
  'symmetry',
  'linear',
  'complex',
  'ideal',
  'poset',
  'values',
  'evaluation',
  'boards',
  'games',
  'positional',
  'lattice',
  'moves',
  'loopy',
  'days',
  'digraphs',
  'constructions',
  'formats',
  'sources',
  'pictures',
] as const;

interface Row {
  readonly theirs: string;
  readonly ours: readonly string[];
  readonly path: string;
  readonly commands: readonly string[];
}

/**
 * The rows of the tables of docs/reference.md: what another program calls it, our names, the import that is named,
 * commands.
 */
function rows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *-/.test(line) && !/\| spgames +\|/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
      return { theirs: cells[1]!, ours: names(cells[2]!), path: names(cells[3]!)[0]!, commands: names(cells[4]!) };
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

describe('names in other programs', () => {
  const table = rows(currentReference());

  it('has rows with our names in them, but where there is none', () => {
    expect(table.length).toBeGreaterThan(90);
    for (const { theirs, ours } of table) expect(ours, theirs).not.toHaveLength(0);
  });

  it('has commands that do something, with any source', async () => {
    const commands = [...new Set(table.flatMap((row) => row.commands))];
    expect(commands.length).toBeGreaterThan(50);
    for (const command of commands) {
      const words = [...command.replaceAll('\\|', '|').matchAll(/'([^']*)'|(\S+)/g)].map((word) => word[1] ?? word[2]!);
      const args = words.map((word) => (word === 'SOURCE' ? 'facets:x1 x2, x2 y1' : word));
      const { exitCode, out, err } = await run(args);
      expect([command, exitCode, err.replace(PROGRESS, ''), out.length > 0]).toEqual([command, 0, '', true]);
    }
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

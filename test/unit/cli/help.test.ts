import { describe, expect, it } from 'vitest';
import { allCommands } from '../../../src/cli/commandTable.js';
import { wrapCommandLine, wrapped } from '../../../src/cli/help/wrap.js';
import { run } from '../../helpers/runCommand.js';

const COMMAND_NAMES = Object.keys(await allCommands());

async function help(args: readonly string[], columns: number): Promise<string> {
  return (await run(args, {}, { columns: () => columns })).out;
}

describe('the help of commands', () => {
  it('lists each command in one group, and help in the last', async () => {
    const listed = (await help(['--help'], 80))
      .split('\n\n')
      .flatMap((section) => section.match(/(?<=^ {2})[a-z-]+(?= )/gm) ?? []);
    expect(listed.filter((name) => [...COMMAND_NAMES, 'help'].includes(name))).toEqual([...COMMAND_NAMES, 'help']);
  });

  it.each([
    ['--help'],
    ['help', 'properties'],
    ['batch', 'value', '--help'],
    ...COMMAND_NAMES.map((name) => [name, '--help']),
  ])('%s %s fits on 80 columns, and on 60', async (...args) => {
    for (const columns of [60, 80]) {
      const lines = (await help(args, columns)).trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
    }
  });

  it('ends with examples, before which the options of all commands stand', async () => {
    const out = await help(['value', '--help'], 80);
    const titles = out.match(/^[A-Z][\w, ]*$/gm);
    expect(titles).toEqual([
      'Arguments',
      'Options',
      'What else to find',
      'How values are written',
      'Output, bounds and help',
      'Examples',
    ]);
    expect(out).toContain('\n  -o, --output <file>  write to a file: ');
    expect(out.endsWith("  spgames batch value - <<< 'snort@path:1..14'\n")).toBe(true);
  });

  it('is no wider than 100 columns, however wide the terminal is', async () => {
    const out = await help(['analyze', '--help'], 300);
    expect(out).toBe(await help(['analyze', '--help'], 100));
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});

describe('wrapping', () => {
  it('breaks at blanks, and leaves long words whole', () => {
    expect(wrapped('a bb  ccc dddddddd', 6, ' ')).toEqual([' a bb', ' ccc', ' dddddddd']);
    expect(wrapped('', 6)).toEqual([]);
  });

  it('leaves quotes, and options with their values, whole', () => {
    expect(wrapCommandLine("  equal 'a b' 'c d' --to x", 15, '  ', ' \\')).toEqual([
      "  equal 'a b' \\",
      "    'c d' \\",
      '    --to x',
    ]);
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { catalogue } from 'spgames/games';
import { gameProperties, latticeProperties, properties } from 'spgames/analysis';
import { moveCatalogue } from 'spgames/moves';
import { buildProgram } from '../../../src/cli/buildProgram.js';
import { allCommands } from '../../../src/cli/commandTable.js';
import { run } from '../../helpers/runCommand.js';

const COMMAND_NAMES = Object.keys(await allCommands());

async function scriptFor(shell: string): Promise<string> {
  const { exitCode, out, err } = await run(['completion', shell]);
  expect([exitCode, err]).toEqual([0, '']);
  return out;
}

/** What bash offers at the end of each line, as it replaces the last word. */
async function offeredByBash(lines: readonly string[]): Promise<string[][]> {
  const program = String.raw`
    COMP_WORDBREAKS=$' \t\n"\'@><=;|&(:'
    for COMP_LINE in "$@"; do
      COMP_POINT=$${'{'}#COMP_LINE} COMPREPLY=()
      _spgames
      printf '%s\t' "$${'{'}COMPREPLY[@]}"
      printf '\n'
    done`;
  const script = `${await scriptFor('bash')}\n${program}`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', ...lines], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').filter(Boolean));
}

const OFFERS: readonly (readonly [line: string, ...offered: string[]])[] = [
  ['spgames ana', 'analyze'],
  ['spgames comp', 'compile', 'complement', 'compare', 'completion', 'complex-of'],
  ['spgames help pl', 'play'],
  ['spgames help prop', 'properties'],
  ['spgames completion ', 'bash', 'zsh', 'fish'],
  ['spgames value sno', 'snort@'],
  ['spgames poset sno', 'snort@'],
  ['spgames poset --only dim', 'dimension'],
  ['spgames value snort@p', 'path:', 'petersen:'],
  ['spgames value snort@path:3 --th', '--thermograph', '--three-players'],
  ['spgames value --style uni', 'unicode'],
  ['spgames value -- -sno', '-snort@'],
  ['spgames value 3*sno', '3*snort@'],
  [
    "spgames value 'snort@path:3 + col@c",
    'snort@path:3 + col@cycle:',
    'snort@path:3 + col@complete:',
    'snort@path:3 + col@complete-bipartite:',
  ],
  ['spgames value domineering', 'domineering@', 'domineering\\(oriented\\)@'],
  ['spgames value domineering\\(o', 'domineering\\(oriented\\)@'],
  ['spgames value named:dun', 'dunce-hat'],
  ['spgames value facets:x', ...[]],
  ['spgames value snort@file:package.j', 'package.json'],
  ['spgames analyze --only fVe', 'fVector'],
  ['spgames analyze --only fVector,pur', 'fVector,pure'],
  ['spgames analyze --only=mo', 'moebius'],
  ['spgames analyze snort@path:3 --proof package.j', 'package.json'],
  ['spgames export snort@path:3 --to mac', 'macaulay2'],
  ['spgames verify package.j', 'package.json'],
  ['spgames sum ord', 'ordinal'],
  ['spgames sum ordinal sno', 'snort@'],
  ['spgames line-graph gri', 'grid:'],
  ['spgames batch val', 'value'],
  ['spgames batch value --wh', '--where'],
  ['spgames batch value --th', '--thermograph', '--three-players'],
  ['spgames batch value --on sno', 'snort'],
  ['spgames batch value --format la', 'latex'],
  ['spgames play snort@path:3 --level ', 'random', 'quick', 'good', 'perfect'],
  ['spgames catalog nim', 'nim', 'nimania'],
  ['spgames value toppling-dominoes@r', 'row:'],
  ['spgames value digr', 'digraph:'],
];

describe('spgames completion', () => {
  it('has bash offer what can stand in a place', async () => {
    const offered = await offeredByBash(OFFERS.map(([line]) => line));
    const sorted = (words: readonly string[]): string[] => [...words].sort();
    expect(OFFERS.map(([line], i) => [line, ...sorted(offered[i]!)])).toEqual(
      OFFERS.map(([line, ...words]) => [line, ...sorted(words)]),
    );
  });

  it('has bash offer all commands, options, properties and rulesets', async () => {
    const nothing = (): never => {
      throw new Error('nothing is run');
    };
    const { commands } = await buildProgram(
      '',
      { print: nothing, warn: nothing, read: nothing, save: nothing },
      nothing,
    );
    const lines = [
      'spgames ',
      'spgames analyze --only ',
      'spgames value ',
      ...commands.map((each) => `spgames ${each.name()} -`),
    ];
    const [names, only, sources, ...options] = await offeredByBash(lines);
    expect(names).toEqual([...COMMAND_NAMES, 'help']);
    expect(only).toEqual([
      ...new Set([
        ...Object.keys(properties),
        ...Object.keys(gameProperties),
        ...Object.keys(latticeProperties),
        ...Object.keys(latticeProperties),
      ]),
    ]);
    for (const { name } of [...catalogue, ...moveCatalogue])
      expect(sources!.some((source) => [`${name}@`, `${name}\\(`].some((begin) => source.startsWith(begin)))).toBe(
        true,
      );
    for (const [i, command] of commands.entries())
      expect(options[i]).toEqual(expect.arrayContaining(command.options.map(({ long }) => long)));
  });

  it.each(['bash', 'zsh', 'fish'])('names all commands in the script for %s', async (shell) => {
    const script = await scriptFor(shell);
    for (const name of COMMAND_NAMES) expect(script).toMatch(new RegExp(`[ '(]${name}[ :')\n]`));
    expect(script).not.toContain('undefined');
  });

  it('refuses other shells', async () => {
    expect(await run(['completion', 'csh'])).toMatchObject({
      exitCode: 2,
      out: '',
      err: 'spgames: completion: "csh" is not a known shell; expected bash, zsh, fish.\n',
    });
  });
});

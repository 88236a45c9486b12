import { VERSION } from 'spgames/formats';
import { properties } from 'spgames/analysis';
import { RULESET_NAMES } from '../../../src/sources/internal.js';
import { describe, expect, it } from 'vitest';
import { clockOfLooks } from '../../helpers/clock.js';
import { run } from '../../helpers/runCommand.js';

const COMMANDS = [
  'compile',
  'analyze',
  'value',
  'explain',
  'export',
  'draw',
  'build',
  'verify',
  'equal',
  'catalog',
  'batch',
];

describe('the command line', () => {
  it('prints its version', async () => {
    expect(await run(['--version'])).toMatchObject({ exitCode: 0, out: `${VERSION}\n`, err: '' });
  });

  it('lists its commands, the notation of sources and the exit status', async () => {
    const { exitCode, out } = await run(['--help']);
    expect(exitCode).toBe(0);
    for (const word of [...COMMANDS, 'RULESET@BOARD', 'facets:x1 x2, x2 y1', 'Exit status'])
      expect(out).toContain(word);
  });

  it('lists each command in a line, up to the first pause of what it says', async () => {
    const { out } = await run([]);
    const list = /\nOperations on complexes\n([\s\S]*?)\n\n/.exec(out)![1]!.split('\n');
    expect(list).toContainEqual(expect.stringMatching(/^ {2}link +The link of a face$/));
    for (const line of list) expect(line).toMatch(/^ {2}[a-z-]+ +\S.{0,70}$/);
  });

  it('prints its help without arguments', async () => {
    const { exitCode, out, err } = await run([]);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toBe((await run(['--help'])).out);
    expect((await run(['help'])).out).toBe(out);
  });

  it('explains a command, and what properties say', async () => {
    expect((await run(['help', 'value'])).out).toBe((await run(['value', '--help'])).out);
    const { exitCode, out } = await run(['help', 'properties']);
    expect(exitCode).toBe(0);
    const words = out.replace(/\s+/g, ' ');
    for (const [name, { about }] of Object.entries(properties)) expect(words).toContain(` ${name} ${about}`);
    expect(words).toContain('The Stanley–Reisner ideal is unmixed iff the complex is pure.');
  });

  it('says in one line that a command is unknown', async () => {
    const { exitCode, out, err } = await run(['help', 'anlyze']);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(/^spgames: help: anlyze is not a command; expected value, .* Did you mean analyze\b[^\n]*\n$/);
  });

  it('completes options, and names the help of the command', async () => {
    const { err } = await run(['value', 'snort@path:4', '--thermo']);
    expect(err).toBe("spgames: unknown option '--thermo' (Did you mean --thermograph?). See spgames value --help.\n");
  });

  it('writes out signs that steer the terminal', async () => {
    const escape = String.fromCharCode(27);
    const label = `x1${escape}c`;
    for (const command of ['compile', 'analyze', 'value']) {
      const { out, err } = await run([command, `facets:${label} x2`]);
      expect(out + err).not.toContain(escape);
    }
    expect((await run(['compile', `facets:${label} x2`])).err).toContain('x1\\u001bc');
    expect((await run(['compile', `no${escape}[31m`])).err).not.toContain(escape);
  });

  it.each(COMMANDS)('%s has a help text with examples', async (name) => {
    const { exitCode, out, err } = await run([name, '--help']);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`Usage: spgames ${name}[\\s\\S]*Examples\\n {2}spgames ${name}`));
  });

  it.each([
    [['analize', 'snort@path:3'], "spgames: unknown command 'analize' (Did you mean analyze?). See spgames --help.\n"],
    [['juggle', 'snort@path:3'], "spgames: unknown command 'juggle'. See spgames --help.\n"],
    [['compile'], "spgames: missing required argument 'source'. See spgames compile --help.\n"],
    [
      ['compile', 'x', '--jsn'],
      "spgames: unknown option '--jsn' (Did you mean --json?). See spgames compile --help.\n",
    ],
    [
      ['compile', 'facets:x1', 'x2'],
      "spgames: too many arguments for 'compile'. Expected 1 argument but got 2. A source with spaces or signs of the shell stands in quotes.\n",
    ],
    [
      ['compile', 'snrt@path:3'],
      `spgames: parseSource: "snrt" is not a ruleset; expected one of ${RULESET_NAMES.join(', ')}. Did you mean snort?\n`,
    ],
    [['compile', 'a.json'], 'spgames: there is no file a.json; expected a file that exists.\n'],
  ])('%j is bad input', async (args, err) => {
    expect(await run(args)).toEqual({ exitCode: 2, out: '', err, saved: {} });
  });

  it.each(['0', '-1', 'soon', '', '1e3', '1.2.3'])('--timeout %j is bad input', async (seconds) => {
    const { exitCode, err } = await run(['compile', 'snort@path:2', `--timeout=${seconds}`]);
    expect(exitCode).toBe(2);
    expect(err).toContain('seconds above 0');
  });

  it('exits with 3 and prints nothing when the time is up', async () => {
    clockOfLooks(10);
    const { exitCode, out, err } = await run(['compile', 'nogo@grid:5x5', '--json', '--timeout', '0.05']);
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toMatch(/^spgames: .*not finished after .*\n$/);
  });

  it('reads standard input, also as the first summand', async () => {
    const files = { '-': 'facets:x1, y1' };
    const { exitCode, out } = await run(['analyze', '- + -', '--only', 'fVector', '--json'], files);
    expect([exitCode, JSON.parse(out)]).toEqual([0, { spgames: VERSION, type: 'analysis', fVector: [1, 4, 4] }]);
  });

  it('reports its own faults in one line, with 70', async () => {
    const { exitCode, err } = await run(['verify', 'x'], {
      get x(): string {
        throw new TypeError('made up');
      },
    });
    expect(exitCode).toBe(70);
    expect(err).toBe('spgames: this is a fault of spgames (made up). Please report it with the command line.\n');
  });
});

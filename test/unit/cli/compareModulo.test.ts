import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { asForm, parseSource } from 'spgames/sources';
import { FormStore, misereOutcome, normalOutcome, type Outcome } from 'spgames/values';
import { clockOfLooks } from '../../helpers/clock.js';
import { run } from '../../helpers/runCommand.js';
import { validatorOf } from '../../helpers/schemas.js';

interface Found {
  readonly order: string;
  readonly because: string;
  readonly distinguisher: string | null;
}

const isSchema = validatorOf('modulo-comparison');

/** What is printed is of the schema, and says what it was asked. */
async function compare(
  first: string,
  second: string,
  universe: string,
  ...options: readonly string[]
): Promise<{ readonly exitCode: number; readonly found: Found }> {
  const { exitCode, out } = await run(['compare', first, second, '--modulo', universe, ...options, '--json']);
  const found = JSON.parse(out) as Found;
  expect(Object.keys(found)).toEqual(['spgames', 'order', 'universe', 'because', 'distinguisher']);
  expect(isSchema(found)).toBe(true);
  expect(found).toMatchObject({ spgames: VERSION, universe });
  return { exitCode, found };
}

/** The outcomes of both games with a third, played as they are written. */
function outcomesWith(first: string, second: string, third: string, misere: boolean): Outcome[] {
  const store = new FormStore();
  const read = (text: string) => asForm(parseSource(text), { store });
  return [first, second].map((game) => (misere ? misereOutcome : normalOutcome)(read(game).plus(read(third))));
}

/** @source Huntemann 2018, Sec. 8.2.1 */
describe('compare --modulo', () => {
  it.each([
    ['value:^', 'value:*', 'impartial', '||', 'value:*'],
    ['value:1', 'value:2', 'dicotic', '=', null],
    ['value:1', 'value:2', 'dead-ending', '<', 'form:-1'],
    ['value:*', 'value:1', 'placement:2', '<', 'value:0'],
    ['value:1/4', 'value:1/8', 'sums:value:1', '=', null],
    ['snort@path:3', 'col@path:2', 'sums:snort@path:2; col@path:1', '||', 'value:0'],
  ])('%s and %s modulo %s: %s', async (first, second, universe, order, distinguisher) => {
    const { exitCode, found } = await compare(first, second, universe);
    expect({ exitCode, order: found.order, distinguisher: found.distinguisher }).toEqual({
      exitCode: 0,
      order,
      distinguisher,
    });
    if (distinguisher !== null) expect(new Set(outcomesWith(first, second, distinguisher, false)).size).toBe(2);
  });

  it.each([
    ['form:{*|*}', 'value:0', 'dicotic', '=', null],
    ['form:1', 'form:2', 'dead-ending', '||', 'form:^'],
    ['nim@heaps:1,1', 'form:{*2|*2}', 'impartial', '||', 'value:0'],
    ['form:{1|-1}', 'form:{2|-2}', 'placement:2', '||', 'facets:x1 x2'],
    ['form:{2|-2}', 'form:{1|-1}', 'sums:snort@path:2; col@path:2', '||', 'snort@path:2 + snort@path:2'],
  ])('%s and %s modulo %s under misère play: %s', async (first, second, universe, order, distinguisher) => {
    const { exitCode, found } = await compare(first, second, universe, '--misere');
    expect({ exitCode, order: found.order, distinguisher: found.distinguisher }).toEqual({
      exitCode: 0,
      order,
      distinguisher,
    });
    if (distinguisher !== null) expect(new Set(outcomesWith(first, second, distinguisher, true)).size).toBe(2);
  });

  it('says how many summands were looked at when only no game that tells them apart was found: exit status 3', async () => {
    const integers = 'sums:value:1; value:-1';
    const [two, three] = [
      await compare('value:*2', 'value:*3', integers, '--summands', '2'),
      await compare('value:*2', 'value:*3', integers),
    ];
    expect([two.exitCode, three.exitCode]).toEqual([3, 3]);
    expect(two.found).toMatchObject({ order: 'undecided', distinguisher: null });
    expect(two.found.because).toContain('no game of the universe with at most 2 summands tells them apart');
    expect(three.found.because).toContain('with at most 3 summands');
    // Beside *2 itself, one summand is enough.
    const apart = await compare('value:*2', 'value:*3', `${integers}; value:*2`);
    expect([apart.exitCode, apart.found.distinguisher]).toEqual([0, 'form:*2']);
    const text = await run(['compare', 'value:*2', 'value:*3', '--modulo', integers]);
    expect([text.exitCode, text.out.split('\n')[0]]).toEqual([3, `value:*2 ? value:*3 modulo ${integers}`]);
  });

  it('is undecided, with one direction refuted, when the other is open', async () => {
    const { exitCode, found } = await compare('value:^', 'value:^2*', 'sums:value:1; value:-1; value:*');
    expect([exitCode, found.order, found.distinguisher]).toEqual([3, 'undecided', 'form:*']);
    expect(found.because).toContain('is undecided: no game of the universe with at most 3 summands shows the contrary');
  });

  it('is undecided when the time is over before the games are there', async () => {
    clockOfLooks(1);
    const { exitCode, found } = await compare('snort@grid:6x6', 'value:0', 'dicotic', '--timeout', '0.5');
    expect([exitCode, found.order]).toEqual([3, 'undecided']);
    expect(found.because).toContain('in time');
  });

  it.each([
    ['all', 'expected one of impartial dicotic dead-ending'],
    ['', 'is not a universe'],
    ['placement:x', 'expected an integer'],
    ['placement:0', 'expected an integer ≥ 1'],
    ['sums:', 'expected sources with ;'],
    ['sums:value:1; foo@path:2', '"foo" is not a ruleset'],
  ])('refuses the universe "%s"', async (universe, because) => {
    const { exitCode, err } = await run(['compare', 'value:1', 'value:2', '--modulo', universe]);
    expect([exitCode, err]).toEqual([2, expect.stringContaining(because)]);
  });

  it('says that complexes have too many vertices, and refuses options that belong to no universe', async () => {
    const large = await run(['compare', 'value:1', 'value:2', '--modulo', 'placement:9']);
    expect([large.exitCode, large.out]).toEqual([3, '']);
    expect(large.err).toContain('expected complexes with at most 4 vertices');
    for (const option of [['--misere'], ['--summands', '2']])
      expect(await run(['compare', 'value:1', 'value:2', ...option])).toMatchObject({ exitCode: 2 });
    const negative = await run(['compare', 'value:1', 'value:2', '--modulo', 'dicotic', '--summands', '-1']);
    expect([negative.exitCode, negative.err]).toEqual([2, expect.stringContaining('expected an integer ≥ 0')]);
    const loopy = await run(['compare', 'loopy:over', 'value:1', '--modulo', 'dicotic']);
    expect([loopy.exitCode, loopy.err]).toEqual([2, expect.stringContaining('a loopy game')]);
  });
});

import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, type Outcome } from '../../helpers/runCommand.js';

/** What is said, line by line; a function is called before what follows it is said. */
async function* spoken(said: readonly (string | (() => void))[]): AsyncGenerator<string> {
  for (const each of said) {
    await Promise.resolve();
    if (typeof each === 'string') yield each;
    else each();
  }
}

/** Plays what is said. */
function play(args: readonly string[], said: Parameters<typeof spoken>[0] = [], more: object = {}): Promise<Outcome> {
  return run(['play', ...args], {}, { lines: () => spoken(said), ...more });
}

const people = ['--players', 'human,human'];

describe('spgames play', () => {
  it('shows the board, the moves and what was said', async () => {
    const { exitCode, out, err } = await play(['snort@path:3', ...people], ['x1', 'y3']);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toBe(`snort@path:3, normal play: a player who cannot move loses. Left is a person,
Right is a person. Left begins.
help lists what you can say.

  x1 - x2 - x3

Moves of Left: x1 x2 x3
Left> x1

  [x1] - . - y3

Moves of Right: y3
Right> y3

  [x1] - . - [y3]

Left cannot move. Right wins.
`);
  });

  it('has the machine make a winning move, and say so', async () => {
    const { out } = await play(['node-kayles@path:5', '--players', 'machine,human'], ['1', '5']);
    expect(out).toContain('Left plays 3, and wins whatever the opponent does.\n');
    expect(out.endsWith('Right cannot move. Left wins.\n')).toBe(true);
  });

  it('plays misère, from a position, with Right beginning', async () => {
    const { out } = await play(
      ['col@path:3', '--position', 'x1', '--misere', '--first', 'right', ...people],
      ['y2', 'x3'],
    );
    expect(out).toContain('misère play: a player who cannot move wins.');
    expect(out).toContain('\n  [x1] - y2 - y3\n\nMoves of Right: y2 y3\n');
    expect(out.endsWith('Right cannot move and wins.\n')).toBe(true);
  });

  it('plays large pieces, sums, values and games by their moves', async () => {
    const dominoes = await play(['domineering(oriented)@grid:2x2', ...people], ['x1']);
    expect(dominoes.out).toContain('\n  .1 .2\n  .3 .4\n\nMoves of Left: x1 on 1 3, x2 on 2 4\n');
    expect(dominoes.out).toContain('\n  [x1]   .2\n  [x1]   .4\n\nRight cannot move. Left wins.\n');
    const sum = await play(['snort@path:1 + value:{2|-2}', ...people], ['value:2']);
    expect(sum.out).toContain('\n  x1\n  Value: {2|-2}\n\nMoves of Left: x1 value:2\n');
    const value = await play(['value:{1|*}', ...people], ['1']);
    expect(value.out).toContain('\n  Value: {1|*}\n\nMoves of Left: 1\n');
    const moves = JSON.stringify({ type: 'moves', start: 'a', positions: [{ id: 'a', left: ['b'] }, { id: 'b' }] });
    const listed = await run(['play', 'g.json', '--players', 'machine,machine'], { 'g.json': moves });
    expect(listed.out).toContain('\n  Position: a\n\nLeft plays b, and wins whatever the opponent does.\n');
    const complex = await play(['facets:a b, c', ...people], ['c']);
    expect(complex.out).toContain('\n  a   b   c\n\nMoves of Left: a b c\n');
  });

  it('gives hints and values, takes back, lists what can be said', async () => {
    const said = ['hint', 'value', 'x1', 'undo', 'moves', 'board', 'help', 'undo', 'resign'];
    const { exitCode, out } = await play(['snort@path:5', '--level', 'perfect'], said);
    expect(exitCode).toBe(0);
    expect(out).toContain('Left> hint\nThese win: x3\n');
    expect(out.match(/\n {2}x1 - x2 - x3 - x4 - x5\n/g)).toHaveLength(3);
    expect(out).toContain('Left> value\nValue {1,{3|0}|-1,{0|-3}}, temperature 1\n');
    expect(out).toContain('Outcome N, the player who begins wins\n');
    expect(out).toContain('Left> help\n  MOVE    play a move by its name');
    expect(out.endsWith('Left resigns. Right wins.\n')).toBe(true);
    const small = await play(['snort@path:3', ...people], ['undo', 'x1', 'undo', 'quit']);
    expect(small.out).toContain('Left> undo\nThere is no move of yours to take back.\n');
    expect(small.out.match(/\n {2}x1 - x2 - x3\n/g)).toHaveLength(2);
    expect(small.out.endsWith('The play is broken off: nobody has won.\n')).toBe(true);
    const misere = await play(['col@path:1', '--misere', '--hints', ...people], ['value']);
    expect(misere.out).toContain('Left> value\nRight wins with best play.\n');
    expect(misere.out).toContain('No move wins against best play.\n');
  });

  it('prints one document with --json, and the rest as messages', async () => {
    const { exitCode, out, err } = await play(['snort@path:3', '--json', '--level', 'quick'], ['x2']);
    expect([exitCode, JSON.parse(out)]).toEqual([
      0,
      {
        spgames: VERSION,
        type: 'play',
        source: 'snort@path:3',
        play: 'normal',
        players: { L: 'human', R: 'machine' },
        level: 'quick',
        first: 'L',
        moves: [{ player: 'L', move: 'x2' }],
        winner: 'L',
        end: 'played',
      },
    ]);
    expect(err).toContain('Right cannot move. Left wins.\n');
  });

  it('plays equal moves for equal seeds at the level random', async () => {
    const args = ['col@grid:3x3', '--players', 'machine,machine', '--level', 'random', '--json', '--seed', '7'];
    const [first, second] = [await play(args), await play(args)];
    expect(first.out).toBe(second.out);
    expect((JSON.parse(first.out) as { moves: unknown[] }).moves.length).toBeGreaterThan(2);
  });

  it('goes on after what is not a move, which is bad input where nobody types', async () => {
    const typed = { isInteractive: () => true };
    for (const [more, status] of [
      [{}, 2],
      [typed, 0],
    ] as const) {
      const { exitCode, err, out } = await play(['snort@path:2', ...people], ['y1', 'x1'], more);
      expect([exitCode, err]).toEqual([
        status,
        'spgames: play: "y1" is not a move of Left here; expected one of x1, x2. Did you mean x1?\n',
      ]);
      expect(out.endsWith('Right cannot move. Left wins.\n')).toBe(true);
    }
  });

  it('ends when the time is over, with what was played', async () => {
    const said = ['x1', () => clockOfLooks(1e6), 'bogus', 'y5'];
    const { exitCode, out, err } = await play(['snort@path:5', ...people, '--timeout', '99', '--json'], said);
    expect(exitCode).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ moves: [{ player: 'L', move: 'x1' }], winner: null, end: 'cut off' });
    expect(err).toMatch(/spgames: play: .*not finished after/);
  });

  it('ends when it is interrupted, with what was played', async () => {
    let asked = false;
    const said = ['x1', () => void (asked = true), 'y5'];
    const more = { isInterrupted: () => asked };
    const { exitCode, out } = await play(['snort@path:5', ...people, '--json'], said, more);
    expect(exitCode).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ winner: null, end: 'interrupted' });
  });

  it.each([
    [['value:*', '--misere'], 'misère play of a sum with a value'],
    [['snort@path:2', '--players', 'human'], 'Expected two of human and machine'],
    [['snort@path:2', '--level', 'hard'], 'Allowed choices are random, quick, good, perfect'],
    [['snort@path:2', '--seed', 'x'], 'Expected an integer from 0'],
    [['facets:'], 'the void complex'],
  ])('%j is bad input', async (args, message) => {
    const { exitCode, out, err } = await play(args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

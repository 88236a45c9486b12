import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { hexGame, positionalStrategyToJson, replyStrategy } from 'spgames/positional';
import { run, runJson } from '../../helpers/runCommand.js';

/** What a person types. */
async function* typed(): AsyncGenerator<string> {
  await Promise.resolve();
  yield* ['hint', 'value', 'quit'];
}

describe('positional games on the command line', () => {
  it('have a value, an outcome and a negative under maker', async () => {
    expect((await run(['value', 'positional(maker)@sets:0 1, 1 2'])).out).toContain('value            {1|-1}');
    const analysis = await runJson(['analyze', 'positional(avoider)@sets:0 1 2, 0 3']);
    expect(analysis).toMatchObject({ value: '1/2', outcome: 'L', misereOutcome: 'R' });
    const { out } = await run([
      'equal',
      '--json',
      '--',
      'positional(maker)@sets:0 1, 0 2',
      '-positional(maker)@points:0 1 2; sets:0, 1 2',
    ]);
    expect(JSON.parse(out)).toMatchObject({ equal: true, level: 'tree' });
  });

  it('have one move more where it is decided who wins', async () => {
    expect(await runJson(['value', 'positional(maker)@points:a b c; sets:a/xa'])).toMatchObject({
      name: '1',
      formalBirthday: 1,
    });
    expect(await runJson(['analyze', 'positional(maker)@clique:3,4'])).toMatchObject({ formalBirthday: 1 });
  });

  it.each(['hex:3x99', 'hex:3x27', 'hex:0x3', 'tic-tac-toe:99,99', 'clique:999,3'])(
    'are refused on the board %s',
    async (board) => {
      for (const command of ['analyze', 'value']) {
        const { exitCode, out, err } = await run([command, `positional(maker)@${board}`]);
        expect([command, exitCode, out]).toEqual([command, 2, '']);
        expect(err).toMatch(/at column 2\d|at column 3\d/);
      }
    },
  );

  it('are analyzed and played under the strong rule, with draws, and have no value', async () => {
    expect((await run(['analyze', 'positional(strong)@tic-tac-toe:3'])).out).toBe(
      'positional(strong)@tic-tac-toe:3\n  outcome  a draw, whoever begins\n',
    );
    expect(await runJson(['analyze', 'positional(strong)@sets:0 1, 0 2', '--only', 'outcome'])).toEqual({
      spgames: VERSION,
      type: 'analysis',
      outcome: 'N',
      results: { left: 'win', right: 'win' },
    });
    const { out } = await run(['play', 'positional(strong)@tic-tac-toe:3', '--players', 'machine,machine', '--json']);
    const play: unknown = JSON.parse(out);
    expect(play).toMatchObject({ play: 'strong', winner: null, end: 'played' });
    expect((play as { moves: object[] }).moves).toHaveLength(9);
    const won = await run(['play', 'positional(strong)@tic-tac-toe:3/x1.1 y1.2', '--players', 'machine,machine']);
    expect(won.out).toContain('Left has completed a winning set and wins.');
    for (const line of [
      ['value'],
      ['compare', 'value:1'],
      ['equal', 'value:1'],
      ['analyze', '--only', 'value'],
      ['play', '--misere'],
      ['draw', '--what', 'thermograph'],
      ['compile'],
      ['sum', 'ordinal', 'value:1'],
    ]) {
      const [name, ...rest] = line;
      const words =
        name === 'sum'
          ? [name, rest[0]!, 'positional(strong)@sets:0 1', rest[1]!]
          : [name!, 'positional(strong)@sets:0 1', ...rest];
      const { exitCode, err } = await run(words);
      expect([line, exitCode, /expected (a game under|--only outcome|it alone|a strong placement)/.test(err)]).toEqual([
        line,
        2,
        true,
      ]);
    }
  });

  it('say in play which moves win or draw', async () => {
    const { out } = await run(
      ['play', 'positional(strong)@tic-tac-toe:3/x1.1', '--players', 'machine,human', '--first', 'right'],
      {},
      { lines: typed },
    );
    expect(out).toContain('These draw: y2.2');
    expect(out).toContain('A draw with best play.');
  });

  it('are written, read again, and drawn', async () => {
    const json = await run(['export', 'positional(maker)@sets:0 1/x0', '--to', 'json']);
    expect(JSON.parse(json.out)).toMatchObject({ type: 'position' });
    const files = {
      'game.json': JSON.stringify({ type: 'positional-game', rule: 'maker', points: ['a', 'b'], sets: [[0, 1]] }),
    };
    expect((await run(['analyze', 'game.json', '--only', 'outcome'], files)).out).toContain(
      'R, Right wins whoever begins',
    );
    expect((await run(['draw', 'positional(maker)@hex:2x2/xa1'])).out).toContain('<polygon');
    expect((await run(['draw', 'positional(strong)@sets:0 1'])).out).toContain('Winning sets: 0 1');
  });

  it('are in the catalogue, and refused as placement games', async () => {
    expect((await run(['catalog', 'positional'])).out).toContain('maker, avoider or strong');
    expect((await run(['catalog', 'positional(strong)'])).exitCode).toBe(0);
    expect((await run(['catalog', 'positional(weak)'])).err).toContain('expected maker or avoider or strong');
    expect((await run(['compile', 'positional(strong)@sets:0'])).err).toContain('analyze says who wins');
    expect((await run(['compile', 'positional(maker)@sets:0'])).err).toContain('It has a value');
  });

  it('have strategies that verify checks', async () => {
    const found = replyStrategy(hexGame(2, 2), 'L', 'L');
    if (!found.found) throw new Error('not found');
    const out = JSON.stringify(positionalStrategyToJson(found.strategy));
    const wrong = JSON.stringify({ ...(JSON.parse(out) as object), replies: [] });
    const files = { 'hex.json': out, 'wrong.json': wrong };
    expect(await run(['verify', 'hex.json'], files)).toMatchObject({
      exitCode: 0,
      out: 'hex.json: verified; Left wins under the rule maker, with Left to move, by a table of replies\n',
    });
    expect(await run(['verify', 'wrong.json'], files)).toMatchObject({
      exitCode: 1,
      out: 'wrong.json: not verified; there is no reply with Left on no point and Right on no point.\n',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

const corners = {
  type: 'ruleset',
  name: 'corners',
  pieces: [{ piece: 'corner', side: 'L', shape: ['##', '#.'], rotate: true }],
  clauses: [{ forbid: 'overlap' }, { forbid: 'more-than', pieces: 3 }],
};

describe('explain', () => {
  it('does not compile the game: NOGO on 5x5', async () => {
    const { exitCode, out } = await run(['explain', 'nogo@grid:5x5', '--position', 'x1 x7 y2 y6']);
    expect(exitCode).toBe(0);
    expect(out).toBe(
      'x1 x7 y2 y6 is illegal\n  minimal illegal position  x1 y2 y6\n  because                   nogo: every connected group of one player is adjacent to an empty vertex\n',
    );
    expect(await runJson(['explain', 'nogo@grid:9x9', '--position', 'x1'])).toMatchObject({
      legal: true,
      maximal: false,
    });
  });

  it('names the clause of a ruleset file', async () => {
    const files = { 'corners.json': JSON.stringify(corners) };
    const explain = async (position: string): Promise<object> =>
      runJson(['explain', 'corners.json@grid:20x20', '--position', position], files);
    expect(await explain('x1 x2 x9')).toMatchObject({
      legal: false,
      minimalIllegal: ['x1', 'x2'],
      because: 'corners: pieces do not overlap',
    });
    expect(await explain('x1 x9 x20 x40')).toMatchObject({
      minimalIllegal: ['x1', 'x9', 'x20', 'x40'],
      because: 'corners: there are at most 3 pieces',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('digraphs in expressions', () => {
  it.each([
    ['digraph("LLR 0>1 1>2 2-0")', 'digraph:LLR 0>1 0-2 1>2'],
    ['digraph("digraph:LR 0>1") + digraph("L")', 'digraph:LRL 0>1'],
    ['digraph("LR 0>1") - 2 * digraph("L")', 'digraph:LRRR 0>1'],
    ['-2 * digraph("LR 0>1")', 'digraph:RLRL 0>1 2>3'],
    ['source("-digraph:LR 0>1")', 'digraph:RL 0>1'],
    ['value(digraph("LR 0>1"))', '1/2'],
    ['digraph("LR 0>1") + snort(path(1))', '1/2*'],
    ['digraph("LR 0>1") == 1/2', 'true'],
    ['misereOutcome(digraph("LR 0>1"))', 'R'],
    ['after(digraph("LRL 0>1"), "x1")', 'digraph:L'],
    ['digraph(complex(digraph("LRL 0-1")))', 'digraph:LRL 0-1'],
    ['literallyEqual(digraph("LL 0-1"), digraph("L"))', 'false'],
    ['digraphLongestPlay(digraph("LR 0>1"))', '["y2", "x1"]'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out, err } = await run(['eval', '--', expression]);
    expect([exitCode, out, err]).toEqual([0, `${result}\n`, '']);
  });

  it('have their document', async () => {
    expect(await runJson(['eval', 'digraph("LR 0>1")'])).toMatchObject({ type: 'digraph', arcs: [[0, 1]] });
  });

  it('refuse what needs a complex', async () => {
    const { exitCode, err } = await run(['eval', 'game(digraph("LR 0>1"))']);
    expect(exitCode).toBe(2);
    expect(err).toContain('the arc 0>1 without 1>0');
  });
});

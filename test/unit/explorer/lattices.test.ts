import { describe, expect, it } from 'vitest';
import type { LatticeRequest } from '../../../web/worlds.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { answersAbout } from './threadOfWorlds.js';

const ask = answersAbout('snort@path:2');
const MISERE_NIM = 'moves 1,0 0,1 -1,1; defeated 0,0';

function about(text: string, more: Partial<LatticeRequest> = {}): string {
  return JSON.stringify({ text, misere: false, heaps: 2, box: 6, slice: [], ...more } satisfies LatticeRequest);
}

/** The points of dark squares: P-positions. */
function pPositions(picture: string): string[] {
  const squares = picture.split('class="outcomes"')[1] ?? '';
  return [...squares.matchAll(/data-point="([^"]*)"/g)].map(([, point]) => point!);
}

describe('the lattice games of the explorer', () => {
  it.each([
    [MISERE_NIM, {}],
    ['moves 1,0 0,1 -1,1', { misere: true, box: 9 }],
    ['moves 1', {}],
    ['octal(.77)', { heaps: 2 }],
    ['moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0', {}],
    ['moves 1,0,0 0,1,0 0,0,1 1,1,0', { box: 5, slice: [3] }],
  ] as const)('have the outcomes of the command: %s', async (text, more) => {
    const found = await ask('lattice', about(text, more));
    const json = (await runJson(['outcomes', ...found.command, '--box', found.box])) as { pPositions: number[][] };
    const slice = 'slice' in more ? more.slice[0] : undefined;
    const expected = json.pPositions.filter((point) => slice === undefined || point[2] === slice).map(String);
    expect(pPositions(found.picture).sort()).toEqual(expected.sort());
    expect(found.count).toBe(expected.length);
  });

  it('say what the command says of a position, and of each move', async () => {
    const found = await ask('latticePoint', `3,2 ${about(MISERE_NIM)}`);
    const json = (await runJson(['value', `lattice:${MISERE_NIM}@3,2`])) as { outcome: string };
    expect(found.words).toMatch(/^3,2 is an N-position: whoever begins wins, by \(1,0\)\. /);
    expect(json.outcome).toBe('N');
    expect(found.moves).toEqual([
      { move: '(1,0)', to: '2,2', outcome: 'P' },
      { move: '(0,1)', to: '3,1', outcome: 'N' },
      { move: '(-1,1)', to: '4,1', outcome: 'N' },
    ]);
    expect((await ask('latticePoint', `0,0 ${about(MISERE_NIM)}`)).words).toContain('defeated');
    expect((await ask('latticePoint', `-1,0 ${about(MISERE_NIM)}`)).words).toContain('not on the board');
  });

  it('have the strata of the command, which cover the P-positions that are drawn, each once', async () => {
    const { picture, command } = await ask('lattice', about(MISERE_NIM));
    const found = await ask('latticeStrata', about(MISERE_NIM));
    const printed = (await run(['strategy', ...command])).out;
    for (const [what, answer] of found.facts.slice(1))
      expect(printed.replace(/ +/g, ' ')).toContain(`${what} ${answer}`);
    expect(found.strata.flatMap(({ points }) => points).sort()).toEqual(pPositions(picture).sort());
    const json = (await runJson(['strategy', ...command])) as { strata: unknown[] };
    expect(found.strata).toHaveLength(json.strata.length);
  });

  it('have the quotient of the command', async () => {
    for (const [text, more] of [
      [MISERE_NIM, {}],
      ['octal(.77)', { heaps: 4, misere: true }],
    ] as const) {
      const { command } = await ask('lattice', about(text, more));
      const found = await ask('latticeQuotient', about(text, more));
      const json = (await runJson(['quotient', ...command])) as { order: number; pPortion: number[] };
      const facts = Object.fromEntries(found.facts);
      expect(facts['order']).toBe(String(json.order));
      expect(facts['P-portion']).toMatch(new RegExp(`^${json.pPortion.length} element`));
      expect(found.generators.length).toBeGreaterThan(0);
      // Of other games the command does not say it, though the origin may be defeated.
      if (command.includes('--misere')) expect((await run(['quotient', ...command])).out).toContain(facts['nature']);
    }
  });

  it('leave open what is not decided, and say so', async () => {
    const cone = about('moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0');
    const strata = await ask('latticeStrata', cone);
    expect([strata.found, strata.facts[0]![1]]).toEqual([true, '1 stratum']);
    await expect(ask('latticeQuotient', about('moves 1; inequalities 1>=1'))).rejects.toThrow('expected the orthant');
    const { found, facts } = await ask('latticeQuotient', about('moves 1,0,0 0,1,0 0,0,1 1,1,0'));
    expect([found, facts[0]![1]]).toEqual([false, expect.stringMatching(/^at least \d+: undecided/)]);
    await expect(ask('lattice', about('moves 1,0 0'))).rejects.toThrow();
  });
});

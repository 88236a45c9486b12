import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSurvey, openSurvey, runSurvey, surveyImplications } from 'spgames/surveys';
import { linearBound } from '../../../src/surveys/conjectures/testing/linearBound.js';
import { inFull } from '../../helpers/sampling.js';
import { startHere } from '../../helpers/surveyHere.js';

const folder = mkdtempSync(join(tmpdir(), 'spgames-conjectures-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The questions of the shipped surveys of complexes, of fewer graphs, and whether these are complete or bipartite. */
const ASK =
  'n=vertices,m=edges,bip=bipartite,full=(2*m==n*(n-1)),pure=pure(legal),sh=shellable(legal),icm=cohenMacaulay(illegal)["0"]';
const OVER = `graphs:2..${inFull ? 6 : 4} connected`;

async function found(ruleset: string, columns: readonly string[]): Promise<string[]> {
  const path = join(folder, ruleset);
  await createSurvey(path, { over: OVER, source: `${ruleset}@{board}`, ask: ASK, batch: 1000 });
  await runSurvey(path, { threads: 1, start: startHere });
  const { implications } = await surveyImplications(await openSurvey(path), { columns });
  return implications.map(({ if: premise, then, support }) =>
    support === 0 ? `not ${premise.join(' ')}` : `${premise.join(' ')} => ${then.join(' ')}`,
  );
}

describe('what the thesis proves of chapter 7 is found again', () => {
  /** @source Huntemann 2018, Prop. 7.14 */
  it('SNORT: the legal complex is pure exactly on complete graphs', async () => {
    const all = await found('snort', ['full', 'pure', 'sh']);
    expect(all).toEqual(expect.arrayContaining(['full => pure', 'pure => full', 'not sh']));
  });

  /** @source Huntemann 2018, Prop. 7.17 */
  it('COL: on complete graphs with at least 3 vertices the legal complex is pure and shellable', async () => {
    const all = await found('col', ['full', 'n>=3', 'pure', 'sh']);
    expect(all).toEqual(expect.arrayContaining(['full => pure', 'full n>=3 pure => sh']));
  });
});

describe('a linear bound', () => {
  it('is read as it is printed, and exact', () => {
    const bound = linearBound('3*t >= 2*d - v + 1');
    expect(bound.fields).toEqual(['t', 'd', 'v']);
    expect(bound.of({ t: '1/3', d: 2, v: 4 })).toBe(true);
    expect(bound.of({ t: '333333333333333333/1000000000000000000', d: 2, v: 4 })).toBe(false);
    expect(bound.of({ t: '9007199254740993', d: 13_510_798_882_111_490n, v: 1 })).toBe(false);
    expect(bound.of({ t: null, d: 2, v: 4 })).toBe(null);
    expect(linearBound('t = -d').of({ t: '-1/2', d: '1/2' })).toBe(true);
    for (const wrong of ['t', 't <= ', '1 <= 2', 't < d', 't <= d <= 3', 't <= d*2', 't <= d +', 't <= 1/2'])
      expect(() => linearBound(wrong), wrong).toThrow('is not a linear bound');
  });
});

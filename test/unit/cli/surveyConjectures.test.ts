import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoundsDocument, ImplicationsDocument, SurveyStatus } from 'spgames/surveys';
import { root } from '../../../scripts/filesUnder.js';
import { readConjectures } from '../../../src/surveys/internal.js';
import { run } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';
import { validatorOf } from '../../helpers/schemas.js';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'spgames-conjectures-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);

function survey(...args: readonly string[]): { status: number | null; out: string; err: string } {
  const words = [`${root}dist/cli/main.js`, 'survey', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

const ASK = 'g=grundy, n=vertices, twice=2*n, win=g>0, odd=mod(n,2)==1';

// Many processes are started: only in full.
describe.runIf(inFull)('conjectures from the answers of a survey', () => {
  beforeAll(() => {
    survey(
      'create',
      at('paths'),
      '--over',
      'path:1..8',
      '--source',
      'node-kayles@{board}',
      '--ask',
      ASK,
      '--each',
      '7',
    );
    expect(survey('run', at('paths'), '--jobs', '1')).toMatchObject({ status: 0 });
    expect(survey('implications', at('paths'), '--columns', 'odd,win,g', '-o', at('all.json')).out).toBe(
      [
        'odd => win, g>=1     4 items',
        'win => g>=1          6 items',
        'g>=1 => win          6 items',
        'win and g>=2 => odd  2 items',
        '',
      ].join('\n'),
    );
  });

  it('are written as documents that are read again', () => {
    const text = readFileSync(at('all.json'), 'utf8');
    const found = readConjectures(text, 'all.json') as ImplicationsDocument;
    expect([found.type, found.columns]).toEqual(['implications', ['odd', 'win', 'g>=1', 'g>=2', 'g>=3']]);
    expect(found.survey).toEqual({ over: 'path:1..8', source: 'node-kayles@{board}', ask: ASK, each: 7 });
    expect(found.implications[3]).toEqual({
      if: ['win', 'g>=2'],
      then: ['odd'],
      support: 2,
      exceptions: 0,
      trivial: false,
    });
    const printed = survey('bounds', at('paths'), '--of', 'g', '--by', 'n', '-o', at('bounds.json'), '--json').out;
    expect(printed).toBe(readFileSync(at('bounds.json'), 'utf8'));
    const bounds = readConjectures(printed, 'bounds.json') as BoundsDocument;
    expect([bounds.type, bounds.of, bounds.by]).toEqual(['bounds', 'g', ['n']]);
    for (const document of [text, printed].map((each) => JSON.parse(each) as { readonly type: string })) {
      const validate = validatorOf(document.type);
      validate(document);
      expect(validate.errors).toBeNull();
    }
  });

  it('are refuted by the first counterexample, whatever the number of threads', () => {
    const found = ['1', '3'].map((jobs) => {
      const path = at(`jobs${jobs}`);
      const created = survey('create', path, '--over', 'path:1..60', '--test', at('all.json'), '--batch', '3');
      expect(created.out).toBe(`${path}: 60 items, 20 batches of 3, 4 conjectures to be tested\n`);
      const { ask, source, each } = JSON.parse(readFileSync(join(path, 'survey.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      // No more is asked than the conjectures need, and what that needs.
      expect([ask, source, each]).toEqual(['g=grundy, n=vertices, win=g>0, odd=mod(n,2)==1', 'node-kayles@{board}', 7]);
      const { status, out } = survey('run', path, '--jobs', jobs);
      // All before it is known.
      for (let batch = 0; batch <= 3; batch++)
        expect(existsSync(join(path, 'batches', `00000${batch}.parquet`))).toBe(true);
      const { tested } = JSON.parse(survey('status', path, '--json').out) as SurveyStatus;
      return { status, said: out, first: tested!.counterexample };
    });
    const counterexample = { item: 9, board: 'path:10', refutes: ['win and g>=2 => odd'] };
    const said = 'counterexample: item 9, path:10, to win and g>=2 => odd\n';
    expect(found).toEqual(found.map(() => ({ status: 1, said, first: counterexample })));
    // It is not asked further, and says the same again.
    expect(survey('run', at('jobs1'))).toMatchObject({ status: 1, out: said });
    expect(existsSync(join(at('jobs1'), 'batches', '000004.parquet'))).toBe(false);
  });

  it('that hold say for how many items', () => {
    const file = at('some.json');
    survey('implications', at('paths'), '--columns', 'win,g', '--scaling', 'interordinal', '-o', file);
    const path = at('larger');
    survey('create', path, '--over', 'path:1..40', '--test', file, '--where', 'n>8', '--batch', '10');
    const { status, out } = survey('run', path);
    expect([status, out]).toEqual([
      0,
      `${path}: 32 done, 8 skipped of 40 items\n2 conjectures: no counterexample among 32 items\n`,
    ]);
    // Its answers are asked as those of any other survey.
    expect(survey('implications', path, '--columns', 'win,g>0').out).toBe(
      'win => g>0  26 items\ng>0 => win  26 items\n',
    );
  });

  it('are bounds as well', () => {
    survey('bounds', at('paths'), '--of', 'g', '--by', 'n', '-o', at('bounds.json'));
    const path = at('bounded');
    survey('create', path, '--over', 'path:9..12', '--test', at('bounds.json'));
    expect(survey('run', path)).toMatchObject({
      status: 1,
      out: `counterexample: item 0, path:9, to g <= 8 - n\n`,
    });
  });

  it('show the boards of their exceptions', () => {
    const args = ['implications', at('paths'), '--columns', 'odd,win', '--exceptions', '2'];
    expect(survey(...args).out).toBe(
      [
        'odd => win     4 items',
        'always => win  8 items, 2 of them are exceptions',
        '  not for path:4 (item 3)',
        '  not for path:8 (item 7)',
        'win => odd     6 items, 2 of them are exceptions',
        '  not for path:2 (item 1)',
        '  not for path:6 (item 5)',
        '',
      ].join('\n'),
    );
    survey(...args, '-o', at('page.html'));
    const page = readFileSync(at('page.html'), 'utf8');
    expect(page.match(/<svg/g)).toHaveLength(4);
    expect(page).toContain('<h3>win =&gt; odd</h3>');
  });

  it('that are no documents of conjectures are refused in one line', async () => {
    const text = readFileSync(at('all.json'), 'utf8');
    const changed = (change: (document: Record<string, unknown>) => void): string => {
      const document = JSON.parse(text) as Record<string, unknown>;
      change(document);
      return JSON.stringify(document);
    };
    const wrong: readonly (readonly [text: string, message: RegExp])[] = [
      ['{', /is not JSON/],
      ['[]', /conjectures/],
      ['{"type":"survey"}', /survey: .*type/],
      [changed((document) => delete document['implications']), /implications/],
      [changed((document) => (document['implications'] = [{ if: 'odd', then: ['win'] }])), /if/],
      [changed((document) => (document['implications'] = [])), /nothing to be tested/],
      [changed((document) => delete document['survey']), /ask is missing/],
      [changed((document) => (document['survey'] = { over: 'path:1..8', ask: 'n=vertices', each: 0 })), /each/],
      [
        changed((document) => (document['survey'] = { over: 'path:1..8', ask: 'n=vertices', each: 1 })),
        /is not a column/,
      ],
      ['{"type":"bounds","inequalities":[{"text":"t << d","tight":[]}]}', /is not a linear bound/],
    ];
    for (const [content, message] of wrong) {
      const args = ['survey', 'create', at('never'), '--over', 'path:1..9', '--test', 'wrong.json'];
      const { exitCode, out, err } = await run(args, { 'wrong.json': content });
      expect([exitCode, out, err], content).toEqual([2, '', expect.stringMatching(message)]);
      expect(err.trimEnd()).not.toContain('\n');
    }
    expect(existsSync(at('never'))).toBe(false);
  });

  it('take thresholds only of columns that have few values', async () => {
    const lines: readonly (readonly [columns: string, scaling: string, message: RegExp])[] = [
      ['g', 'none', /g without thresholds/],
      ['board', 'ordinal', /"board" is not a column of truth values or numbers/],
      ['h>=2', 'ordinal', /"h" is not a column/],
    ];
    for (const [columns, scaling, message] of lines) {
      const args = ['survey', 'implications', at('paths'), '--columns', columns, '--scaling', scaling];
      const { exitCode, err } = await run(args);
      expect([exitCode, err]).toEqual([2, expect.stringMatching(message)]);
    }
    survey('create', at('many'), '--over', 'path:1..30', '--ask', 'n=vertices,odd=mod(n,2)==1');
    survey('run', at('many'));
    expect(survey('implications', at('many'))).toMatchObject({
      status: 0,
      out: 'no implication holds\n',
      err: expect.stringContaining('n has many values') as string,
    });
    expect(survey('implications', at('many'), '--columns', 'n')).toMatchObject({
      status: 2,
      err: expect.stringContaining('n has more than 10 different values') as string,
    });
  });
});

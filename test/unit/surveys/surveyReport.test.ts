import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSurvey, openSurvey, surveyReport } from 'spgames/surveys';
import { readXml, type XmlElement } from '../../../src/boards/readXml.js';
import {
  askBatch,
  askedOf,
  joinedRows,
  keepRows,
  openDatabase,
  openFolder,
  surveyText,
  type BatchRows,
} from '../../../src/surveys/internal.js';

/** The page, which has to be well formed also as XML. */
function pageOf(report: string): XmlElement {
  expect(report.startsWith('<!doctype html>\n')).toBe(true);
  return readXml('report', report.slice(report.indexOf('<html')));
}

function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

/** The page without the time at which it was made. */
function withoutTime(report: string): string {
  return report.replace(/<time .*<\/time>/, '');
}

/** The texts of a report between two tags, without tags and repeated blanks. */
function textsOf(part: string): string {
  return part.replace(/<[^>]*>/g, ' ').replace(/[ \n]+/g, ' ');
}

function sectionOf(report: string, heading: string): string {
  const start = report.indexOf(`<h2>${heading}</h2>`);
  expect(start).toBeGreaterThan(0);
  const end = report.indexOf('<h2>', start + 1);
  return report.slice(start, end < 0 ? undefined : end);
}

/** A number whose digits are in groups. */
function digits(text: string): number {
  return Number(text.replaceAll('\u202f', ''));
}

const HOSTILE = `</code></style><script>alert("1")</script><img src=x onerror='alert(1)'>&\u0000\u001b[31m\u202e`;
let folder: string;

async function fill(path: string, rows: (columns: number) => BatchRows): Promise<void> {
  const database = await openDatabase();
  try {
    const found = await openFolder(path);
    await keepRows(database, found, 0, rows(found.document.columns.length));
  } finally {
    database.close();
  }
}

/** A survey whose batches were computed here. */
async function answered(path: string, over: string, source: string, ask: string): Promise<string> {
  await createSurvey(path, { over, source, ask, batch: 1000 });
  const found = await openFolder(path);
  const parts: BatchRows[] = [];
  askBatch(askedOf(found), { batch: 0 }, {}, { rows: (rows) => parts.push(rows) });
  await fill(path, (columns) => joinedRows(parts, columns));
  return surveyReport(await openSurvey(path));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spgames-report-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('surveyReport', () => {
  it('tells what was asked, and what the answers are', async () => {
    const path = join(folder, 'snort');
    const report = await answered(
      path,
      'graphs:1..4',
      'snort@{board}',
      't=temperature,d=maxDegree,b=bipartite,v=value',
    );
    const page = pageOf(report);
    expect(elementsOf(page).flatMap(({ tag, text }) => (tag === 'h2' ? [text.trim()] : []))).toEqual([
      'What was asked',
      'Items by status',
      'Columns',
      'One against the other',
      'Largest and smallest',
      'Slowest items',
      'How it was computed',
    ]);
    expect(textsOf(sectionOf(report, 'What was asked'))).toContain('t temperature fraction');
    expect(textsOf(sectionOf(report, 'Items by status'))).toContain('done 18 100 %');
    // 18 graphs with at most 4 vertices, of which 1 + 2 + 3 + 7 are bipartite.
    expect(textsOf(sectionOf(report, 'Columns'))).toMatch(/b bipartite .* true 13 72\.2 % false 5 27\.8 %/);
    expect(textsOf(sectionOf(report, 'Largest and smallest'))).toMatch(
      /Largest d: 3, at 4 items.*Smallest d: 0, at 4 items/,
    );
    const svgs = (part: string): number => part.split('<svg ').length - 1;
    expect(svgs(sectionOf(report, 'Columns'))).toBe(2);
    expect(svgs(sectionOf(report, 'One against the other'))).toBe(1);
    expect(svgs(sectionOf(report, 'Largest and smallest'))).toBe(20);
    expect(report).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('needs nothing else, and is the same each time but for the time', async () => {
    const survey = await openSurvey(join(folder, 'snort'));
    const [one, other] = [await surveyReport(survey), await surveyReport(survey)];
    expect(withoutTime(one)).toBe(withoutTime(other));
    expect(withoutTime(one)).not.toMatch(/\d{4}-\d\d-\d\dT/);
    const all = elementsOf(pageOf(one));
    const names = new Set(all.map(({ tag }) => tag));
    for (const name of ['script', 'link', 'img', 'iframe', 'object', 'use', 'image'])
      expect(names.has(name)).toBe(false);
    expect(one).not.toMatch(/ src=|@import|url\(|https?:\/\/(?!www\.w3\.org\/1999\/xhtml)| href="[^#]/);
    const hrefs = [...one.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id!);
    expect(hrefs).toHaveLength(4);
    for (const id of hrefs) expect(one.split(` id="${id}"`)).toHaveLength(2);
  });

  it('shows hostile texts as texts', async () => {
    const path = join(folder, 'hostile');
    const survey = await createSurvey(path, { over: 'path:1..3', ask: 'v=vertices,b=bipartite', note: HOSTILE });
    const columns = [
      { name: 'v', ask: HOSTILE, type: 'text' as const },
      { name: 'n', ask: HOSTILE, type: 'integer' as const },
      { name: 'f', ask: 'f', type: 'fraction' as const },
      { name: 'l', ask: 'l', type: 'list' as const },
    ];
    const document = { ...survey.document, columns, over: HOSTILE, source: HOSTILE, where: HOSTILE };
    writeFileSync(join(path, 'survey.json'), surveyText(document));
    await fill(path, () => ({
      item: [0, 1, 2],
      board: [HOSTILE, 'path:2', `path:${'9'.repeat(5000)}`],
      status: ['failed', 'undecided', 'done'],
      seconds: [0.5, 2, 1e-6],
      because: [HOSTILE, HOSTILE, null],
      values: [
        [HOSTILE, null, 'x'.repeat(1000)],
        [2n ** 63n - 1n, -(2n ** 63n), 0],
        ['1/3', null, '-7/2'],
        [[HOSTILE], [], null],
      ],
    }));
    const report = await surveyReport(await openSurvey(path));
    const all = elementsOf(pageOf(report));
    expect(all.some(({ tag }) => tag === 'script' || tag === 'img')).toBe(false);
    expect(report.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)!.length).toBeGreaterThan(8);
    // eslint-disable-next-line no-control-regex -- these are what may not be there
    expect(report).not.toMatch(/[\u0000\u001b\u202e]|NaN|undefined|Infinity/);
    expect(report).not.toContain('x'.repeat(200));
    expect(textsOf(sectionOf(report, 'Largest and smallest'))).toMatch(
      /Largest n: 9223372036854775807, at one item.*Smallest n: -9223372036854775808, at one item/,
    );
    expect(textsOf(sectionOf(report, 'Slowest items'))).toMatch(/2 s undecided 1 path:2/);
  });

  it('puts many numbers and points together', async () => {
    const path = join(folder, 'many');
    const survey = await createSurvey(path, { over: 'path:1..3', ask: 'a=vertices,b=edges', batch: 1 });
    const n = 2000;
    const columns = ['a', 'b'].map((name) => ({ name, ask: name, type: 'integer' as const }));
    const document = { ...survey.document, columns, items: n, batch: n, starts: ['0'] };
    writeFileSync(join(path, 'survey.json'), surveyText(document));
    const numbers = Array.from({ length: n }, (_, i) => i);
    await fill(path, () => ({
      item: numbers,
      board: numbers.map((i) => `path:${(i % 50) + 1}`),
      status: numbers.map(() => 'done' as const),
      seconds: numbers.map(() => 0.001),
      because: numbers.map(() => null),
      values: [numbers.map((i) => i % 1500), numbers.map((i) => (i * i) % 997)],
    }));
    const report = await surveyReport(await openSurvey(path));
    const words = textsOf(sectionOf(report, 'One against the other'));
    const [, items, discs] = /: ([\d\u202f]+) items in ([\d\u202f]+) discs, each for all items near it/
      .exec(words)!
      .map(digits);
    expect(items).toBe(n);
    expect(discs).toBeLessThanOrEqual(41 * 41);
    const bars = /<div class="plot".*?<\/svg>/s.exec(sectionOf(report, 'Columns'))![0];
    const rects = /<g class="mark-rect role-mark".*?<\/g>/s.exec(bars)![0].split('<path ').length - 1;
    expect(rects).toBe(24);
  });

  it('is made before anything is known', async () => {
    const path = join(folder, 'empty');
    await createSurvey(path, { over: 'path:1..3', ask: 'v=vertices' });
    const report = await surveyReport(await openSurvey(path));
    pageOf(report);
    expect(textsOf(report)).toContain('Not all items are done yet');
    expect(textsOf(sectionOf(report, 'Items by status'))).toContain('still to come 3 100 %');
    expect(textsOf(sectionOf(report, 'Columns'))).toContain('Nothing is known.');
    expect(report).not.toMatch(/NaN|Infinity|undefined/);
  });
});

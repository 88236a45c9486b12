import { describe, expect, it } from 'vitest';
import { textOf } from '../../scripts/filesUnder.js';
import { shellCommands, markdownBlocks } from '../../scripts/markdownBlocks.js';
import { anchorsOf } from '../../scripts/markdownLinks.js';
import { readingPages, updatedReading, type ReadingPage } from '../../scripts/reading.js';
import { parseCitation } from '../../scripts/sourceLines.js';
import { concordanceAnchor, concordanceHeading, sectionedWorks, sectionOf } from '../../scripts/sourceSections.js';

const concordance = textOf('docs/concordance.md');
const works = sectionedWorks();

/** The sections of a page, each with what stands below its heading. */
function partsOf(text: string): [string, string][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]);
}

describe.each(readingPages().map((page) => [page.path, page] as const))('%s', (path, page) => {
  const text = textOf(path);
  const { work, sections } = page;

  it('has the links that lead to the concordance (else: npm run concordance)', () => {
    expect(updatedReading(page)).toBe(text);
  });

  it('has the sections of the source in their order, each with a paragraph and something to run', () => {
    const parts = partsOf(text);
    expect(parts.map(([heading]) => heading)).toEqual(sections.map(({ number, title }) => `${number} ${title}`));
    const silent = parts.filter(([, body]) => {
      const isRun = markdownBlocks(body).some(
        ({ language, text: code }) => language === 'ts' || (language === 'sh' && shellCommands(code).length > 0),
      );
      return !isRun || !/^\p{L}/mu.test(body.replace(/^_Concordance.*$/m, ''));
    });
    expect(silent.map(([heading]) => heading)).toEqual([]);
  });

  it('leads to each section that has rows in the concordance', () => {
    const anchors = anchorsOf(concordance);
    const parts = new Map(partsOf(text));
    const withRows = sections.filter((section) => concordance.includes(`\n### ${concordanceHeading(work, section)}\n`));
    expect(withRows.length).toBeGreaterThan(1);
    for (const section of withRows) {
      const anchor = concordanceAnchor(work, section);
      expect(anchors).toContain(anchor);
      expect(parts.get(`${section.number} ${section.title}`)).toContain(`](../concordance.md#${anchor})`);
    }
  });
});

describe('the rows of the concordance', () => {
  it.each(Object.keys(works))('of %s stand by section', (work) => {
    const { sections } = works[work]!;
    const part = concordance.split(`\n## ${work}\n`)[1]!.split('\n## ')[0]!;
    const [top, ...tables] = part.split('\n### ');
    // Only what cites a whole work stands in no section.
    expect([...top!.matchAll(/^\| (?!statement|the whole)\w.*$/gm)].map(([row]) => row)).toEqual([]);
    const headings = tables.map((table) => table.slice(0, table.indexOf('\n')));
    const known = sections.map((section) => concordanceHeading(work, section));
    expect(headings).toEqual(known.filter((heading) => headings.includes(heading)));
    expect(headings.length).toBeGreaterThan(1);
  });
});

describe('sectionOf', () => {
  const place = (text: string): string | undefined => {
    const citation = parseCitation(text)!;
    return sectionOf(citation, works[citation.work]!.sections)?.number;
  };

  it.each([
    ['Huntemann 2018, Def. 1.2', '1.1.1'],
    ['Huntemann 2018, Def. 1.9', '1.1.2'],
    ['Huntemann 2018, Ex. 1.20', '1.1.3'],
    ['Huntemann 2018, Thm 1.55', '1.4'],
    ['Huntemann 2018, Prop. 2.1', '2.1'],
    ['Huntemann 2018, Sec. 1.4', '1.4'],
    ['Huntemann 2018, Sec. 4.2.3', '4.2'],
    ['Huntemann 2018, Fig. 1.5', '1.4'],
    ['Huntemann 2018, Ch. 4', '4.1'],
    ['Huntemann 2018, App. B.3', 'B'],
    ['Siegel 2011, Thm 1.2.13', '1.2.3'],
    ['Siegel 2011, Sec. 2.2.3', '2.2.3'],
    ['Siegel 2011, Lemma 2.2.3', '2.2'],
    ['Guo & Miller 2009, Ex. 8.12', '8'],
    ['Siegel 2013', undefined],
  ])('places %s', (text, number) => {
    expect(place(text)).toBe(number);
  });
});

describe('updatedReading', () => {
  const page: ReadingPage = {
    ...{ work: 'Nobody 1999', page: 'nobody-1999', path: 'docs/reading/nobody-1999.md' },
    sections: [
      { number: '1', title: 'Games', from: '1.1' },
      { number: '2', title: 'Further Work' },
    ],
  };
  const text = '# Reading\n\n## 1 Games\n\nText.\n\n## 2 Further Work\n\nText.\n';

  it('adds links below sections with rows, once, and takes others away', () => {
    const linked = updatedReading(page, text, '### Nobody 1999, Sec. 1: Games\n');
    expect(linked).toBe(
      text.replace('Games\n\n', 'Games\n\n_Concordance:_ [Sec. 1](../concordance.md#nobody-1999-sec-1-games)\n\n'),
    );
    expect(updatedReading(page, linked, '### Nobody 1999, Sec. 1: Games\n')).toBe(linked);
    expect(updatedReading(page, linked, '')).toBe(text);
  });
});

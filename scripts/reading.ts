/**
 * The links of the pages in `docs/reading` from each section of a source to its rows in the concordance; `npm run
 * concordance` writes them, and so does `npx tsx scripts/reading.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root, textOf } from './filesUnder.js';
import { concordanceAnchor, concordanceHeading, sectionedWorks, type SectionedWork } from './sourceSections.js';

/** A page on a source, section by section. */
export interface ReadingPage extends SectionedWork {
  readonly work: string;
  /** `docs/reading/huntemann-2018.md` */
  readonly path: string;
}

/** The pages, one for each source. */
export function readingPages(): ReadingPage[] {
  return Object.entries(sectionedWorks()).map(([work, { page, sections }]) => ({
    ...{ work, page, sections },
    path: `docs/reading/${page}.md`,
  }));
}

/** Begins the line below a heading that leads to the concordance. */
const LINK = '_Concordance:_ ';

/**
 * The page with a link below the heading of each section that has rows in the concordance, and nowhere else.
 * @param text the page as it is
 * @param concordance the text of `docs/concordance.md`
 */
export function updatedReading(
  { work, sections, path }: ReadingPage,
  text: string = textOf(path),
  concordance: string = textOf('docs/concordance.md'),
): string {
  const rows = new Set(concordance.match(/^### .*$/gm));
  let page = text.replaceAll(new RegExp(`^${LINK}.*\\n\\n?`, 'gm'), '');
  for (const section of sections) {
    const heading = concordanceHeading(work, section);
    if (!rows.has(`### ${heading}`)) continue;
    const link = `${LINK}[${heading.slice(work.length + 2).split(':')[0]!}](../concordance.md#${concordanceAnchor(work, section)})`;
    page = page.replace(`\n## ${section.number} ${section.title}\n\n`, (found) => `${found}${link}\n\n`);
  }
  return page;
}

/** Writes the links of all pages. */
export function writeReading(): void {
  for (const page of readingPages()) writeFileSync(`${root}${page.path}`, updatedReading(page));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeReading();

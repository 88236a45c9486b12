/**
 * The sections of the sources with pages in the manual, from `docs/sections.json`, and which statement is in which.
 */
import type { Citation } from './sourceLines.js';
import { textOf } from './filesUnder.js';
import { slugOf } from './markdownLinks.js';

/** A section of a source, or a chapter or an appendix without sections. */
export interface SourceSection {
  /** As printed: `1.4`, `A`. */
  readonly number: string;
  readonly title: string;
  /** The number of its first statement; without one there are none. */
  readonly from?: string;
  /** What the numbers of statements do not place: its figures, tables and chapters. */
  readonly also?: readonly string[];
}

/** A source with its page in `docs/reading`. */
export interface SectionedWork {
  /** The name of the page. */
  readonly page: string;
  /** In the order of the source; statements count up along them. */
  readonly sections: readonly SourceSection[];
}

/** What `docs/sections.json` says, by work. */
export function sectionedWorks(): Readonly<Record<string, SectionedWork>> {
  return JSON.parse(textOf('docs/sections.json')) as Record<string, SectionedWork>;
}

/** The section that a statement is in; undefined for a whole work, and where no section is its place. */
export function sectionOf({ kind, number }: Citation, sections: readonly SourceSection[]): SourceSection | undefined {
  const named = sections.find(({ also }) => also?.includes(`${kind} ${number}`) === true);
  if (named !== undefined || kind === '' || kind === 'Ch.') return named;
  // The numbers of sections and appendices are looked up themselves, the longest part first.
  if (kind === 'Sec.' || kind === 'App.')
    return sections
      .filter((section) => number === section.number || number.startsWith(`${section.number}.`))
      .sort((a, b) => b.number.length - a.number.length)[0];
  return sections.findLast(
    ({ from }) => from !== undefined && from.localeCompare(number, 'en', { numeric: true }) <= 0,
  );
}

/** The heading of a section in the concordance: that of its work is one level above. */
export function concordanceHeading(work: string, { number, title }: SourceSection): string {
  return `${work}, ${/^\d/.test(number) ? 'Sec.' : 'App.'} ${number}: ${title}`;
}

/** The anchor of a section in the concordance. */
export function concordanceAnchor(work: string, section: SourceSection): string {
  return slugOf(concordanceHeading(work, section));
}

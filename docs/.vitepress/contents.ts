/**
 * The contents of the manual: the parts, and in which order the pages stand. A page that is not listed stands at the
 * end.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';

type Item = DefaultTheme.SidebarItem;

const PARTS: Readonly<Record<string, readonly string[]>> = {
  'First steps': ['index', 'getting-started', 'values'],
  'Coming from': ['from-macaulay2', 'from-sage', 'from-cgsuite'],
  Theory: ['complexes', 'forms', 'constructions', 'questions', 'errata', 'concordance'],
  'Reading the sources': [
    'reading/huntemann-2018',
    'reading/siegel-2013',
    'reading/siegel-2011',
    'reading/guo-miller-2009',
    'reading/clow-mckay-2024',
  ],
  Topics: [
    'sources',
    'expressions',
    'functions',
    'playing',
    'pictures',
    'catalogue',
    'rulesets',
    'moves',
    'positional',
    'loopy',
    'days',
    'lattice',
    'digraphs',
    'explorer',
    'surveys',
    'survey-results',
    'threads',
    'pages',
    'notebooks',
    'performance',
  ],
  Reference: ['commands', 'conventions', 'reference', 'errors', 'architecture'],
};

const pages = new Set(filesUnder('docs', /\.md$/).map((path) => path.slice('docs/'.length, -'.md'.length)));

/** The title of a page is its first heading. */
function itemOf(page: string): Item {
  const title = /^# (.+)$/m.exec(textOf(`docs/${page}.md`))?.[1];
  return { text: title?.replaceAll('`', '') ?? page, link: `/${page.replace(/(^|(?<=\/))index$/, '')}` };
}

function unlisted(): Item[] {
  const listed = new Set(Object.values(PARTS).flat());
  return [...pages].filter((page) => !listed.has(page) && !page.includes('/')).map(itemOf);
}

/** The modules of the library with their groups of exports, as typedoc lists them. */
function modules(): Item[] {
  const file = `${root}docs/api/typedoc-sidebar.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

/** What stands at the left of the pages of text. */
export function contents(): Item[] {
  const parts = Object.entries(PARTS).map(([text, names]) => ({
    text,
    items: names.filter((page) => pages.has(page)).map(itemOf),
  }));
  return [
    ...parts,
    { text: 'More', items: unlisted() },
    { text: 'Every export', items: [{ text: 'The modules', link: '/api/' }] },
  ].filter(({ items }) => items.length > 0);
}

/** What stands at the left of the pages of exports. */
export function contentsOfExports(): Item[] {
  return [{ text: 'The manual', link: '/' }, ...modules()];
}

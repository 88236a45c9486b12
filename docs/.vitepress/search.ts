/**
 * The search of the manual: pages of text come before tables of everything, and exports last. The browser gets these
 * functions as text, so they name nothing outside of themselves.
 */
import type { Options, SearchOptions } from 'minisearch';

/** Words that stand everywhere are not looked for. */
function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  return /^(an?|and|are|as|at|be|by|for|from|how|i[nst]|its|of|on|or|that|the|to|what|with)$/.test(word) ? null : word;
}

/** How much a section counts that is found on a page. */
function boostDocument(id: string): number {
  if (id.startsWith('/api/')) return 0.1;
  return /^\/(concordance|errata|reference|functions|errors|architecture|commands\/)/.test(id) ? 0.3 : 1;
}

/** How the index is made, and how it is asked. */
export const indexOptions: Pick<Options, 'processTerm'> = { processTerm };
export const searchOptions: SearchOptions = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: 0.2,
  boost: { title: 4, text: 2, titles: 1 },
  boostDocument,
};

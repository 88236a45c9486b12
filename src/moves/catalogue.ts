import { hackenbushEntry } from './hackenbush/entries.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import { chompEntry, divisorsEntry, grundyEntry, nimaniaEntry, wythoffEntry } from './heaps/entries.js';
import { topplingDominoesEntry } from './rows/entries.js';

/** The rulesets that are no placement games, by name. */
export const moveCatalogue: readonly MoveCatalogueEntry[] = [
  chompEntry,
  divisorsEntry,
  grundyEntry,
  hackenbushEntry,
  nimaniaEntry,
  topplingDominoesEntry,
  wythoffEntry,
];

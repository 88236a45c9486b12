import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import { topplingDominoesEntry } from './rows/entries.js';

/** The rulesets that are no placement games, by name. */
export const moveCatalogue: readonly MoveCatalogueEntry[] = [topplingDominoesEntry];

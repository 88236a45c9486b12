import { amazonsEntry, clobberEntry, konaneEntry } from './grids/entries.js';
import { hackenbushEntry } from './hackenbush/entries.js';
import { chompEntry, divisorsEntry, grundyEntry, nimaniaEntry, wythoffEntry } from './heaps/entries.js';
import { mazeEntry } from './maze/entries.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import { cricketPitchEntry, lenresEntry, pushEntry, rollTheLawnEntry, shoveEntry, toadsAndFrogsEntry, topplingDominoesEntry } from './rows/entries.js'; // prettier-ignore

/** The rulesets that are no placement games, by name. */
export const moveCatalogue: readonly MoveCatalogueEntry[] = [
  amazonsEntry,
  chompEntry,
  clobberEntry,
  cricketPitchEntry,
  divisorsEntry,
  grundyEntry,
  hackenbushEntry,
  konaneEntry,
  lenresEntry,
  mazeEntry,
  nimaniaEntry,
  pushEntry,
  rollTheLawnEntry,
  shoveEntry,
  toadsAndFrogsEntry,
  topplingDominoesEntry,
  wythoffEntry,
];

import { amazonsEntry, clobberEntry, foxAndGeeseEntry, konaneEntry } from './grids/entries.js';
import { hackenbushEntry } from './hackenbush/entries.js';
import {
  chompEntry,
  divisorsEntry,
  grundyEntry,
  hexadecimalEntry,
  nimaniaEntry,
  octalEntry,
  wythoffEntry,
} from './heaps/entries.js';
import { mazeEntry } from './maze/entries.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import { positionalEntry } from './positional/entries.js';
import {
  cricketPitchEntry,
  lenresEntry,
  pushEntry,
  rollTheLawnEntry,
  shoveEntry,
  toadsAndFrogsEntry,
  topplingDominoesEntry,
} from './rows/entries.js';

/** The rulesets that are no placement games, by name. */
export const moveCatalogue: readonly MoveCatalogueEntry[] = [
  amazonsEntry,
  chompEntry,
  clobberEntry,
  cricketPitchEntry,
  divisorsEntry,
  foxAndGeeseEntry,
  grundyEntry,
  hackenbushEntry,
  hexadecimalEntry,
  konaneEntry,
  lenresEntry,
  mazeEntry,
  nimaniaEntry,
  octalEntry,
  positionalEntry,
  pushEntry,
  rollTheLawnEntry,
  shoveEntry,
  toadsAndFrogsEntry,
  topplingDominoesEntry,
  wythoffEntry,
];

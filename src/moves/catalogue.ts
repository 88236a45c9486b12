import { amazonsEntry } from './grids/amazons.js';
import { chilledDomineeringEntry } from './grids/chilledDomineering.js';
import { clobberEntry } from './grids/clobber.js';
import { foxAndGeeseEntry } from './grids/foxAndGeese.js';
import { konaneEntry } from './grids/konane.js';
import { hackenbushEntry } from './hackenbush/hackenbush.js';
import { chompEntry } from './heaps/chomp.js';
import { octalEntry, hexadecimalEntry } from './heaps/codes.js';
import { divisorsEntry } from './heaps/divisors.js';
import { grundyEntry } from './heaps/grundy.js';
import { nimaniaEntry } from './heaps/nimania.js';
import { wythoffEntry } from './heaps/wythoff.js';
import { mazeEntry } from './maze/mazeRuleset.js';
import { positionalEntry } from './positional/positionalRuleset.js';
import { posetGameEntry } from './posets/posetGame.js';
import { saturatedChainEntry } from './posets/saturatedChain.js';
import { cricketPitchEntry, rollTheLawnEntry } from './rows/lawns.js';
import { lenresEntry } from './rows/lenres.js';
import { pushEntry, shoveEntry } from './rows/pushAndShove.js';
import { toadsAndFrogsEntry } from './rows/toadsAndFrogs.js';
import { topplingDominoesEntry } from './rows/topplingDominoes.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import { MOVE_RULESET_NAMES, type MoveRulesetName } from './moveRulesetNames.js';

const ENTRIES: Readonly<Record<MoveRulesetName, MoveCatalogueEntry>> = {
  amazons: amazonsEntry,
  'chilled-domineering': chilledDomineeringEntry,
  chomp: chompEntry,
  clobber: clobberEntry,
  'cricket-pitch': cricketPitchEntry,
  divisors: divisorsEntry,
  'fox-and-geese': foxAndGeeseEntry,
  grundy: grundyEntry,
  hackenbush: hackenbushEntry,
  hexadecimal: hexadecimalEntry,
  konane: konaneEntry,
  lenres: lenresEntry,
  maze: mazeEntry,
  nimania: nimaniaEntry,
  octal: octalEntry,
  'poset-game': posetGameEntry,
  positional: positionalEntry,
  push: pushEntry,
  'roll-the-lawn': rollTheLawnEntry,
  'saturated-chain': saturatedChainEntry,
  shove: shoveEntry,
  'toads-and-frogs': toadsAndFrogsEntry,
  'toppling-dominoes': topplingDominoesEntry,
  wythoff: wythoffEntry,
};

/** The rulesets that are not placement games, by name. */
export const moveCatalogue: readonly MoveCatalogueEntry[] = /* @__PURE__ */ MOVE_RULESET_NAMES.map(
  (name) => ENTRIES[name],
);

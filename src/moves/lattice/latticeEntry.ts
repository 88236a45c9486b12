import { parseLatticeGame } from '../../lattice/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { latticeRuleset } from './latticeRuleset.js';

/**
 * What is said of lattice games as rulesets; they have a notation of their own, and are not an entry of the catalogue.
 */
export const latticeEntry: MoveCatalogueEntry = {
  name: 'lattice',
  title: 'A LATTICE GAME',
  players: 'impartial',
  words:
    'Positions are the points of a polyhedron that are not defeated; a move γ takes p to p − γ, if that is a position. Who cannot move has lost.',
  source: 'Guo & Miller 2009, Def. 2.9',
  boards: '3,4',
  example: 'lattice:moves 1,0 0,1 -1,1@3,4',
  facts: [],
  witness: ['lattice:moves 1,0 -1,1@0,1', '-1,1', '1,0'],
  variants: {},
};

/** Is a notation that of a lattice game? */
export function isLatticeNotation(notation: string): boolean {
  return /^\s*lattice:/.test(notation);
}

/**
 * The ruleset of the notation of a lattice game.
 * @throws ParseError, InputError those of `parseLatticeGame` and `latticeRuleset`
 */
export function rulesetOfLattice(notation: string): ReturnType<typeof latticeRuleset> {
  return latticeRuleset(parseLatticeGame(notation));
}

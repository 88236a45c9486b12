import {
  latticeQuotient,
  presentationOfQuotient,
  printMacaulay2Quotient,
  type LatticeGame,
  type LatticeQuotient,
} from '../../lattice/index.js';
import { parseLatticeSource } from '../../sources/index.js';
import { define, on, type Definition } from '../Definition.js';
import { integer, latticeGame, text } from '../kinds.js';
import type { Language } from '../Language.js';

const NIM = 'lattice("moves 1,0 0,1 -1,1; defeated 0,0")';

/** Quotients of lattice games. */
export const quotientFunctions: readonly Definition[] = [
  define(
    'quotient',
    'The quotient of a lattice game, or of the heaps of a ruleset up to a size in normal play: its order, the least positions of its P-portion and of the elements of the coordinates, their indices and periods; "undecided" if it is not known to be finite.',
    [`quotient(${NIM})`, 'quotient("octal(.77)", 6)'],
    on([latticeGame], (G, language) => plain(found(G, language))),
    on([text, integer], (game, heaps, language) => plain(found(heapsOf(game, heaps, false, language), language))),
  ),
  define(
    'misereQuotient',
    'The misère quotient of a lattice game, with the origin defeated, or of the heaps of a ruleset up to a size.',
    ['misereQuotient("octal(.77)", 9)', 'misereQuotient(lattice("moves 1,0 0,1 -1,1"))'],
    on([latticeGame], (G, language) => plain(found(G.misere(), language))),
    on([text, integer], (game, heaps, language) => plain(found(heapsOf(game, heaps, true, language), language))),
  ),
  define(
    'presentationOfQuotient',
    'Equations of positions of a lattice game from which all others of its quotient follow, as pairs.',
    `presentationOfQuotient(${NIM})`,
    on([latticeGame], (G, language) =>
      ofQuotient(found(G, language), (quotient) =>
        presentationOfQuotient(quotient).map(({ left, right }) => [[...left], [...right]]),
      ),
    ),
  ),
  define(
    'printMacaulay2Quotient',
    'The binomial ideal of the quotient of a lattice game, as a script for Macaulay2.',
    `printMacaulay2Quotient(${NIM})`,
    on([latticeGame], (G, language) => ofQuotient(found(G, language), printMacaulay2Quotient)),
  ),
];

function heapsOf(game: string, heaps: number, misere: boolean, language: Language): LatticeGame {
  return parseLatticeSource(game, { heaps, misere, ...language.run() }).game;
}

function found(game: LatticeGame, language: Language): LatticeQuotient | undefined {
  const decision = latticeQuotient(game, language.run());
  return decision.finite === true ? decision.quotient : undefined;
}

function ofQuotient<T>(quotient: LatticeQuotient | undefined, tell: (quotient: LatticeQuotient) => T): T | 'undecided' {
  return quotient === undefined ? 'undecided' : tell(quotient);
}

function plain(quotient: LatticeQuotient | undefined): object | 'undecided' {
  return ofQuotient(quotient, ({ order, pPortion, positions, generators }) => ({
    order,
    pPortion: pPortion.map((element) => [...positions[element]!]),
    elements: generators.map(({ element }) => [...positions[element]!]),
    indices: generators.map(({ index }) => index),
    periods: generators.map(({ period }) => period),
  }));
}

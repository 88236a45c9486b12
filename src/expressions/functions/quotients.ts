import {
  isTame,
  latticeQuotient,
  presentationOfQuotient,
  printMacaulay2Quotient,
  quotientToJson,
  type LatticeGame,
  type LatticeQuotient,
  type SourcedQuotient,
} from '../../lattice/door.js';
import { parseLatticeSource } from '../../sources/door.js';
import { countsOf } from '../../sources/internal.js';
import { tameness, type Form } from '../../values/door.js';
import { formIn } from '../../values/internal.js';
import { sumsQuotient } from '../../analysis/door.js';
import { formsKind } from './forms.js';
import { define, on, type Definition } from '../Definition.js';
import { formKind, integerKind, latticeGameKind, quotientKind, textKind, truthKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { WithFields } from '../withFields.js';

/** What a document of a quotient says besides the quotient. */
type AboutQuotient = Pick<SourcedQuotient, 'misere' | 'source' | 'heaps' | 'names'>;

const NIM = 'lattice("moves 1,0 0,1 -1,1; defeated 0,0")';

/** Quotients of lattice games. */
export const quotientFunctions: readonly Definition[] = [
  define(
    'quotient',
    'The quotient of a lattice game, or of the heaps of a ruleset up to a size in normal play: its order, the least positions of its P-portion and of the elements of the coordinates, their indices and periods; "undecided" if it is not known to be finite.',
    [`quotient(${NIM})`, 'quotient("octal(.77)", 6)'],
    on([latticeGameKind], (G, language) => whole(found(G, language))),
    on([textKind, integerKind], (game, heaps, language) => ofHeaps(game, heaps, false, language)),
  ),
  define(
    'misereQuotient',
    'The misère quotient of a lattice game, with the origin defeated, or of the heaps of a ruleset up to a size.',
    ['misereQuotient("octal(.77)", 9)', 'misereQuotient(lattice("moves 1,0 0,1 -1,1"))'],
    on([latticeGameKind], (G, language) => whole(found(G.misere(), language), { misere: true })),
    on([textKind, integerKind], (game, heaps, language) => ofHeaps(game, heaps, true, language)),
  ),
  define(
    'sumsQuotient',
    'The quotient of the sums of all followers of literal games by their outcomes, in normal play or, with true, misère play: for each element the outcome and the products with the followers, headed by these; "infinite" or "undecided" if it is not finite or not known to be.',
    ['sumsQuotient([form("*")])', 'sumsQuotient([form("^")], true)'],
    on([formsKind], (games, language) => ofSums(games, false, language)),
    on([formsKind, truthKind], ofSums),
  ),
  define(
    'isTame',
    'Is a misère quotient tame, that is, one of heaps of NIM; does an impartial game behave like these? Otherwise it is wild.',
    ['isTame(misereQuotient("octal(.123)", 5))', 'isTame(misereQuotient("octal(.77)", 5))', 'isTame(form("{*2|*2}"))'],
    on([quotientKind], isTame),
    on([formKind], (G) => tameness(G) !== 'wild'),
  ),
  define(
    'presentationOfQuotient',
    'Equations of positions of a lattice game from which all others of its quotient follow, as pairs.',
    `presentationOfQuotient(${NIM})`,
    on([latticeGameKind], (G, language) =>
      ofQuotient(found(G, language), (quotient) =>
        presentationOfQuotient(quotient).map(({ left, right }) => [[...left], [...right]]),
      ),
    ),
  ),
  define(
    'printMacaulay2Quotient',
    'The binomial ideal of the quotient of a lattice game, as a script for Macaulay2.',
    `printMacaulay2Quotient(${NIM})`,
    on([latticeGameKind], (G, language) => ofQuotient(found(G, language), printMacaulay2Quotient)),
  ),
];

/** The table of a quotient of sums, with the followers at its head. */
function ofSums(games: readonly Form[], misere: boolean, language: Language): unknown[][] | string {
  const found = sumsQuotient(games, { misere, ...language.run() });
  if (found.finite !== true) return found.finite === false ? 'infinite' : 'undecided';
  const { letters, outcomes, products } = found.quotient;
  const heads = letters.map((letter) => formIn(language.forms, letter));
  return [['', ...heads], ...outcomes.map((outcome, element) => [outcome, ...products[element]!])];
}

/** The quotient of heaps, with the source and the coordinates of the heaps. */
function ofHeaps(game: string, heaps: number, misere: boolean, language: Language): WithFields | 'undecided' {
  const source = parseLatticeSource(game, { heaps, misere, ...language.run() });
  return whole(found(source.game, language), { misere, source: game.trim(), ...countsOf(source, heaps) });
}

function found(game: LatticeGame, language: Language): LatticeQuotient | undefined {
  const decision = latticeQuotient(game, language.run());
  return decision.finite === true ? decision.quotient : undefined;
}

function ofQuotient<T>(quotient: LatticeQuotient | undefined, tell: (quotient: LatticeQuotient) => T): T | 'undecided' {
  return quotient === undefined ? 'undecided' : tell(quotient);
}

function whole(quotient: LatticeQuotient | undefined, about: AboutQuotient = {}): WithFields | 'undecided' {
  return ofQuotient(quotient, (it) => withElements(it, about));
}

/** A quotient by its order and the least positions of its elements. */
export function withElements(quotient: LatticeQuotient, about: AboutQuotient): WithFields {
  const { game, order, products, pPortion, positions, generators } = quotient;
  const fields = {
    order,
    pPortion: pPortion.map((element) => [...positions[element]!]),
    elements: generators.map(({ element }) => [...positions[element]!]),
    indices: generators.map(({ index }) => index),
    periods: generators.map(({ period }) => period),
  };
  const document = (): object => quotientToJson({ game, order, products, pPortion, generators, ...about });
  return new WithFields(fields, { type: 'Quotient', object: quotient, document });
}

import { aValue } from '../../values/internal.js';
import { takes, text, aFlag, aFunction, options, instanceOf, either, listOf } from '../../arguments.js';
import { fields } from '../../shape.js';
import { InputError } from '../../errors.js';
import {
  findGrundyPeriod,
  findValuePeriod,
  HeapTable,
  type HeapGame,
  type PeriodSearch,
} from '../../evaluation/index.js';
import { literalForm, playOn, SPGame } from '../../games/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import { Work, type RunOptions } from '../../run.js';
import { FormStore, formOf, genus, Value, type Dyadic, type Form, type Genus } from '../../values/index.js';
import type { Summand } from './Term.js';

/** Literal positions beyond which a form is not made. */
export const MOST_POSITIONS = 200_000;

const genusOfTakes = /* @__PURE__ */ takes('genusOf', () => ({
  summands: listOf(
    either(
      instanceOf(() => SimplicialComplex, 'a SimplicialComplex'),
      aValue,
      instanceOf(() => SPGame, 'a game, such as compile(snort, path(3)) or playOn(complex)'),
      fields({ start: text, options: aFunction, key: aFunction }),
    ),
  ),
  options,
}));

/**
 * The genus of an impartial game; that of a value is that of its canonical form.
 * @throws InputError `not-impartial`; `not-with-rules` for a sum with a value
 * @throws LimitError
 */
export function genusOf(summands: readonly Summand[], options: RunOptions = {}): Genus {
  genusOfTakes(summands, options);
  const work = new Work('genusOf', options);
  const bounds = work.part({ limit: MOST_POSITIONS });
  const [first] = summands;
  if (first !== undefined && summands.length === 1) return genus(formOfSummand(first, new FormStore(), bounds));
  const games = summands.map((summand) => (summand instanceof SimplicialComplex ? playOn(summand) : summand));
  if (!games.every((game) => game instanceof SPGame))
    throw new InputError(
      'not-with-rules',
      'genusOf: a sum with a value or with a game by its moves; expected games with rules.',
      { hint: 'Genera do not add up: the game must be known as a whole.' },
    );
  return genus(literalForm(SPGame.sum(games), new FormStore(), bounds));
}

/** The literal form of a game; of a value that of its canonical form. @throws LimitError */
export function formOfSummand(summand: Summand, store: FormStore, bounds: RunOptions): Form {
  if (summand instanceof Value) return formOf(summand, store);
  return literalForm(summand instanceof SimplicialComplex ? playOn(summand) : summand, store, bounds);
}

/** Heaps up to this size are looked at. */
const LARGEST_HEAP = 4096;
const FIRST_HEAPS = 64;

const heapGameOfTakes = /* @__PURE__ */ takes('heapGameOf', () => ({
  game: instanceOf(() => SPGame, 'a game, such as compile(snort, path(3)) or playOn(complex)'),
}));

/**
 * The game on heaps that a game is a sum of heaps of.
 * @throws InputError `not-a-heap-game`
 */
export function heapGameOf(game: SPGame): HeapGame {
  heapGameOfTakes(game);
  const [first, ...others] = game.summands.map(({ ruleset }) => ruleset);
  if (first?.heaps !== undefined && others.every((ruleset) => ruleset?.name === first.name)) return first.heaps;
  throw new InputError(
    'not-a-heap-game',
    `heapGameOf: ${first?.name ?? 'a game on a complex'}; expected one game on heaps or rows.`,
    { hint: 'For example octal(.77), subtraction(1,2,3), kayles, nim, oab(1,2).' },
  );
}

/** The period of the Grundy values of the heaps of a game; of their values, if it is partizan. */
export type HeapPeriod = PeriodSearch<number> | PeriodSearch<Dyadic>;

const heapPeriodTakes = /* @__PURE__ */ takes('heapPeriod', () => ({
  game: fields({ name: text, impartial: aFlag, moves: aFunction }),
  options,
}));

/**
 * The period of the heaps of a game: of their Grundy values, or of their values if the game is partizan. More and more
 * heaps are looked at until a period is proven, or the bounds are met: then what was seen so far.
 * @throws LimitError where not even the first heaps are evaluated in time
 */
export function heapPeriod(game: HeapGame, options: RunOptions = {}): HeapPeriod {
  heapPeriodTakes(game, options);
  const work = new Work('heapPeriod', options);
  const table = new HeapTable(game);
  const find = game.impartial ? findGrundyPeriod : findValuePeriod;
  let found: HeapPeriod = find(table, FIRST_HEAPS, work.part());
  for (let largest = 2 * FIRST_HEAPS; found.status !== 'proven' && largest <= LARGEST_HEAP; largest *= 2)
    found = work.unlessCutOff((): HeapPeriod => find(table, largest, work.part()), (): HeapPeriod => found); // prettier-ignore
  return found;
}

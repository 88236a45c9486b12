import { Board, printBoard } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { DigraphPlacement } from '../digraphs/index.js';
import { idealToJson, printIdeal, printJson } from '../formats/index.js';
import { SPGame } from '../games/index.js';
import type { SquarefreeIdeal } from '../ideal/index.js';
import { LatticeGame } from '../lattice/index.js';
import { LoopyGame, loopyGameName, stopper } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { InputError } from '../errors.js';
import { printPoset, type LabelledPoset } from '../poset/index.js';
import { opponent } from '../player.js';
import { notationOfComplex, objectOf, readBack } from '../sources/internal.js';
import type { RunOptions } from '../run.js';

/** What games were made from, in the notation of sources. */
const NOTATIONS = new WeakMap<SPGame, string>();

/** Remembers what a game was made from. */
export function withNotation(game: SPGame, notation: string | undefined): SPGame {
  if (notation !== undefined) NOTATIONS.set(game, notation);
  return game;
}

/** The notation of a game; undefined if only its legal complex tells what it is. */
export function notationOfGame(game: SPGame): string | undefined {
  return NOTATIONS.get(game);
}

/**
 * The source from which an equal object is read: `snort@path:3`, `facets:1 2, 2 3`, `ideal:x1*x2`; a document where no
 * notation says all.
 */
export function sourceNotation(
  object: SPGame | SimplicialComplex | SquarefreeIdeal | Board | DigraphPlacement | MoveGame | LoopyGame | LatticeGame,
  run: RunOptions = {},
): string {
  if (object instanceof Board) return printBoard(object);
  if (object instanceof LoopyGame) return notationOfLoopyGame(object, run);
  if (object instanceof DigraphPlacement || object instanceof MoveGame || object instanceof LatticeGame)
    return object.toString();
  if (object instanceof SPGame) return NOTATIONS.get(object) ?? notationOfComplex(object.legalComplexWithin(run), run);
  return object instanceof SimplicialComplex ? notationOfComplex(object, run) : notationOfIdeal(object, run);
}

/** Larger posets are told in words. */
const MOST_COVERS = 2 ** 10;

/** The notation of a poset; undefined if it is long, or none says all. */
export function notationOfPoset(poset: LabelledPoset): string | undefined {
  if (poset.covers.length > MOST_COVERS) return undefined;
  try {
    return printPoset(poset);
  } catch (error) {
    if (error instanceof InputError && error.code === 'not-in-notation') return undefined;
    throw error;
  }
}

/** Of larger games no name is looked for. */
const MOST_TO_NAME = 2 ** 10;

/** A stopper by its name, another game by its equations. */
function notationOfLoopyGame(game: LoopyGame, run: RunOptions): string {
  const isNamed = game.n <= MOST_TO_NAME && stopper(game, run).stopper;
  const integer = isNamed ? undefined : lengthOfChain(game);
  if (integer !== undefined) return `loopy:${integer}`;
  return isNamed ? `loopy:${loopyGameName(game, run)}` : String(game);
}

/**
 * The integer of a game in which only one player moves, from each position to the next: what is too long for a name.
 */
function lengthOfChain(game: LoopyGame): number | undefined {
  const player = game.options(0, 'L').length > 0 ? 'L' : 'R';
  for (let p = 0; p < game.n; p++) {
    const [next, ...others] = game.options(p, player);
    if (others.length > 0 || game.options(p, opponent(player)).length > 0) return undefined;
    if (next !== (p + 1 < game.n ? p + 1 : undefined)) return undefined;
  }
  return (player === 'L' ? 1 : -1) * (game.n - 1);
}

function notationOfIdeal(ideal: SquarefreeIdeal, run: RunOptions): string {
  ideal.listGenerators(run);
  const generators = `ideal:${printIdeal(ideal)}`;
  const names = ideal.ring.variables.map(({ name }) => name);
  return (
    readBack(
      [generators, `vertices:${names.join(' ')}; ${generators}`],
      (source) => objectOf(source, 'ideal')?.equals(ideal) === true,
    ) ?? printJson(idealToJson(ideal, run))
  );
}

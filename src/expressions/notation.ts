import { idealToJson, printIdeal, printJson } from '../formats/door.js';
import type { SPGame } from '../games/door.js';
import type { SquarefreeIdeal } from '../ideal/door.js';
import { loopyGameName, stopper, type LoopyGame } from '../loopy/door.js';
import { InputError } from '../errors.js';
import { printPoset, type LabelledPoset } from '../poset/door.js';
import { opponent } from '../player.js';
import { objectOf, readBack } from '../sources/internal.js';
import type { RunOptions } from '../run.js';

/** What games were made from, in the notation of sources. */
const NOTATIONS = new WeakMap<SPGame, string>();

/** Remembers what a game was made from. */
export function withNotation(game: SPGame, notation: string | undefined): SPGame {
  if (notation !== undefined) NOTATIONS.set(game, notation);
  return game;
}

/** What a game was made from; undefined if only its legal complex tells what it is. */
export function notationOfGame(game: SPGame): string | undefined {
  return NOTATIONS.get(game);
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
export function notationOfLoopyGame(game: LoopyGame, run: RunOptions): string {
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

/** The source from which an equal ideal is read; a document where no notation says all. */
export function notationOfIdeal(ideal: SquarefreeIdeal, run: RunOptions): string {
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

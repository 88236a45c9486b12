import { InputError, InvariantError } from '../errors.js';
import type { MoveCatalogueEntry } from './MoveCatalogueEntry.js';
import type { MoveGame } from './MoveGame.js';
import { parseMoveGame } from './parseMoveGame.js';

/**
 * Two moves of a game whose order matters: pieces that are placed could be placed in either order, with the same end.
 */
export interface OrderWitness {
  /** The game, in the notation of sources. */
  readonly source: string;
  /** The moves by their names: the first and then the second can be made. */
  readonly moves: readonly [first: string, second: string];
  /** Can they be made in the other order, and lead elsewhere? */
  readonly isLegalReversed: boolean;
}

/** The witness in the catalogue that a ruleset is not a strong placement game, played out. */
export function orderWitness({ witness: [source, first, second] }: MoveCatalogueEntry): OrderWitness {
  const game = parseMoveGame(source);
  const end = endOf(game, `${first} ${second}`);
  const reversed = endOf(game, `${second} ${first}`);
  if (end === undefined || end === reversed)
    throw new InvariantError(
      'not-a-witness',
      `orderWitness: the order of ${first} and ${second} does not matter in ${source}.`,
    );
  return { source, moves: [first, second], isLegalReversed: reversed !== undefined };
}

/** The witness in words. */
export function orderWitnessInWords({ source, moves: [first, second], isLegalReversed }: OrderWitness): string {
  const end = isLegalReversed
    ? `leads elsewhere than ${second} and then ${first}`
    : `can be played, but not ${second} and then ${first}`;
  return `in ${source} ${first} and then ${second} ${end}`;
}

function endOf(game: MoveGame, moves: string): string | undefined {
  try {
    return game.after(moves).start;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

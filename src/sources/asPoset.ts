import { gamePoset, type GameByMoves } from '../games/index.js';
import { followers } from '../games/internal.js';
import { InputError } from '../errors.js';
import type { LoopyGame } from '../loopy/index.js';
import { PLAYERS } from '../player.js';
import { facePoset, type LabelledPoset } from '../poset/index.js';
import { Work, type RunOptions } from '../run.js';
import { asLoopyGame, isLoopy } from './asLoopyGame.js';
import { asComplex, asMoves } from './asGame.js';
import type { Source } from './kinds/Kind.js';
import { byKind } from './kinds/register.js';

/**
 * The poset of a source: a poset as it is; the faces of its complex by inclusion; of a game without a complex, and of
 * the canonical form of a value, the positions, each below those that it leads to. A position of a loopy game may lead
 * to itself, but to no other one that leads back.
 * @throws InputError those of `asComplex`, `not-antisymmetric` for a game in which a position comes again after another
 * one
 * @throws LimitError; `limit` counts faces or positions
 * @example asPoset(parseSource('facets:1 2')).n // 4
 */
export function asPoset(source: Source, options: RunOptions = {}): LabelledPoset {
  const work = new Work('asPoset', options);
  const own = byKind<[], LabelledPoset>(
    { poset: (it) => it, value: (it) => gamePoset(followers(it), work.rest()) },
    source,
  );
  if (own !== undefined) return own;
  if (isLoopy(source)) return posetOfLoopyGame(asLoopyGame(source, work.part()), work);
  const moves = asMoves(source);
  if (moves !== undefined) return gamePoset(moves, work.rest());
  return facePoset(asComplex(source, work.part()), work.rest()).poset;
}

function posetOfLoopyGame(game: LoopyGame, work: Work): LabelledPoset {
  try {
    return gamePoset(movesOfLoopyGame(game), work.rest());
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'not-antisymmetric') throw error;
    throw new InputError(
      'not-antisymmetric',
      'asPoset: a loopy game in which a position comes again after another one; expected a game in which every position but those of passes comes once, as the others are not poset.',
      { cause: error },
    );
  }
}

/** Positions are named by their numbers; a pass leads nowhere else. */
function movesOfLoopyGame(game: LoopyGame): GameByMoves<number> {
  return {
    start: 0,
    options: (position) =>
      PLAYERS.flatMap((player) =>
        game.options(position, player).flatMap((option) => (option === position ? [] : [{ position: option, player }])),
      ),
    key: String,
  };
}

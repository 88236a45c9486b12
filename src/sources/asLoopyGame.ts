import type { GameValueOptions } from '../games/index.js';
import { loopyGameOf, loopySum, type LoopyGame } from '../loopy/index.js';
import { Work } from '../run.js';
import { asValue } from './asGame.js';
import type { Source } from './kinds/Kind.js';
import { sumOfLoopyGames } from './kinds/loopy.js';
import { kindOf, summandsOfSource } from './kinds/register.js';

/**
 * A loopy game equal to a source: one loopy game as it stands, with positions of loopy rulesets by their moves, a short
 * game by its canonical form, a sum with the sums of stoppers in simplest form.
 * @throws InputError, LimitError those of `asValue` and `loopySum`
 * @example asLoopyGame(parseSource('loopy:over + value:1')).n // 3
 */
export function asLoopyGame(source: Source, options: GameValueOptions = {}): LoopyGame {
  const work = new Work('asLoopyGame', options);
  return loopySum(gamesOf(source, options, work), work.part());
}

/** The loopy games whose sum a source is, none of them simplified. @throws InputError, LimitError those of `asValue` */
export function loopyGamesOf(source: Source, options: GameValueOptions): readonly LoopyGame[] {
  return gamesOf(source, options, new Work('loopyGamesOf', options));
}

function gamesOf(source: Source, options: GameValueOptions, work: Work): readonly LoopyGame[] {
  return summandsOfSource(source).flatMap(
    (summand) =>
      (isLoopy(summand) ? kindOf(summand).loopyGames?.(summand.object, work) : undefined) ??
      loopyGameOf(asValue(summand, { ...options, ...work.rest() }), work.part()),
  );
}

/** Is there a loopy game in the source, or a position of a loopy ruleset? */
export function isLoopy(source: Source): boolean {
  return summandsOfSource(source).some((summand) => kindOf(summand).isLoopy?.(summand.object));
}

/** The sum of the loopy games of a source as it stands, without simplification: what is drawn and written. */
export function literalLoopyGame(source: Source, options: GameValueOptions): LoopyGame {
  const work = new Work('literalLoopyGame', options);
  return sumOfLoopyGames(gamesOf(source, options, work), work.part());
}

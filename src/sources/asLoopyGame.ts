import { options as anOptions, takes } from '../arguments.js';
import type { GameValueOptions } from '../games/index.js';
import { loopyGameOf, loopySum, type LoopyGame } from '../loopy/index.js';
import { Work } from '../run.js';
import { aSource } from './aSource.js';
import { asValue, type Source } from './Source.js';

const asLoopyGameTakes = /* @__PURE__ */ takes('asLoopyGame', () => ({ source: aSource, options: anOptions }));

/**
 * A loopy game equal to a source: one loopy game as it stands, a short game by its canonical form, a sum with the sums of stoppers in simplest form.
 * @throws InputError, LimitError those of `asValue` and `loopySum`
 * @example asLoopyGame(parseSource('loopy:over + value:1')).n // 3
 */
export function asLoopyGame(source: Source, options: GameValueOptions = {}): LoopyGame {
  asLoopyGameTakes(source, options);
  const work = new Work('asLoopyGame', options);
  return loopySum(gamesOf(source, options, work), work.part());
}

function gamesOf(source: Source, options: GameValueOptions, work: Work): readonly LoopyGame[] {
  if (source.kind === 'loopy') return source.games;
  if (source.kind === 'sum') return source.summands.flatMap((summand) => gamesOf(summand, options, work));
  return [loopyGameOf(asValue(source, { ...options, ...work.rest() }), work.part())];
}

/** Is there a loopy game in the source? */
export function isLoopy(source: Source): boolean {
  return source.kind === 'loopy' || (source.kind === 'sum' && source.summands.some(({ kind }) => kind === 'loopy'));
}

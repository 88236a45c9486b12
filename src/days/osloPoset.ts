import { requireInstance } from '../arguments.js';
import { osloDay } from '../loopy/internal.js';
import { loopyGameName, oslo, simplestForm, LoopyGame } from '../loopy/index.js';
import { Work, type RunOptions } from '../run.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

/** The 1355 games of day 4 have too many antichains. */
const LAST_DAY = 4;

/**
 * Oslo_n: the Oslo games of the forms that are born by a day, 1, 4, 13, 64 or 1355 of them, in simplest form, the
 * younger ones last. They are a lattice with on at the top, from day 1 on with under at the bottom; distributive to day
 * 3, and against the source not on day 4. `osloGenerators` has their forms, in the same order.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 4
 * @source Siegel 2011, Thm 3.3.10
 * @source Siegel 2011, Prop. 3.3.11
 * @example osloPoset(1).labels // ['0', 'under', 'on', 'upon*']
 */
export function osloPoset(day: number, options: RunOptions = {}): GamePoset<LoopyGame> {
  requireLastDay('osloPoset', day, LAST_DAY);
  const work = new Work('osloPoset', options);
  const { games, isAtMost } = osloDay(day, work);
  const elements = games.map((form) => simplestForm(oslo(form), work.part()));
  const numbers = new Map(elements.map((game, x) => [String(game), x]));
  return new GamePoset({
    name: `oslo:${day}`,
    elements,
    labels: () => elements.map((game) => loopyGameName(game)),
    order: isAtMost,
    indexOf: (game) => {
      requireInstance('GamePoset.indexOf', game, LoopyGame, 'a LoopyGame');
      return numbers.get(String(simplestForm(game)));
    },
  });
}

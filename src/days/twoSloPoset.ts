import { requireInstance } from '../arguments.js';
import { twoSloDay } from '../loopy/internal.js';
import { loopyGameName, offside, onside, oslo, simplestForm, twoSlo, LoopyGame } from '../loopy/index.js';
import { Work, type RunOptions } from '../run.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

const LAST_DAY = 3;

/**
 * The TwoSlo games of the forms that are born by a day, 1, 4, 17 or 650 of them, the younger ones last, named by their
 * onsides and offsides. They are a lattice, against the source, and from day 2 on not distributive.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 3
 * @source Siegel 2011, Def. 3.6.6
 * @source Siegel 2011, Sec. 3.6.4.1
 * @example twoSloPoset(1).labels // ['0', 'under & off', 'on & over', 'upon* & downunder*']
 */
export function twoSloPoset(day: number, options: RunOptions = {}): GamePoset<LoopyGame> {
  requireLastDay('twoSloPoset', day, LAST_DAY);
  const { games, isAtMost } = twoSloDay(day, new Work('twoSloPoset', options));
  // The onside of a TwoSlo game is the Oslo game of its form, the offside the negative of that of the negative form.
  const sides = games.map((form) => [oslo(form), oslo(form.negative()).negative()] as const);
  const textOf = (game: LoopyGame): string => String(simplestForm(game));
  let numbers: ReadonlyMap<string, number> | undefined;
  return new GamePoset({
    name: `twoslo:${day}`,
    elements: games.map((form) => twoSlo(form)),
    labels: () => sides.map(([on, off]) => nameOfSides(loopyGameName(on), loopyGameName(off))),
    order: isAtMost,
    indexOf: (game) => {
      requireInstance('GamePoset.indexOf', game, LoopyGame, 'a LoopyGame');
      numbers ??= new Map(sides.map(([on, off], x) => [`${textOf(on)} & ${textOf(off)}`, x]));
      const [plus, minus] = [onside(game), offside(game)];
      if (plus.found !== true || minus.found !== true) return undefined;
      return numbers.get(`${String(plus.side)} & ${String(minus.side)}`);
    },
  });
}

/** The name of a game with these sides, as `loopyGameName` writes it. */
function nameOfSides(onsideName: string, offsideName: string): string {
  if (onsideName === offsideName) return onsideName;
  const name = `${onsideName} & ${offsideName}`;
  return name === 'on & off' ? 'dud' : name;
}

import { aNumber, options as anOptions, takes } from '../arguments.js';
import { OsloOrder } from '../loopy/internal.js';
import { loopyGameName, oslo, osloGenerators, simplestForm, type LoopyGame } from '../loopy/index.js';
import { Work, type RunOptions } from '../run.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

const LAST_DAY = 3;

const osloPosetTakes = /* @__PURE__ */ takes('osloPoset', () => ({ day: aNumber, options: anOptions }));

/**
 * Oslo_n: the Oslo games of the forms that are born by a day, 1, 4, 13 or 64 of them, in simplest form, the younger ones last. On these days they are a
 * distributive lattice, with on at the top, from day 1 on with under at the bottom. `osloGenerators` has their forms, in the same order.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 3
 * @source Siegel 2011, Thm 3.3.10
 * @source Siegel 2011, Prop. 3.3.11
 * @example osloPoset(1).labels // ['0', 'under', 'on', 'upon*']
 */
export function osloPoset(day: number, options: RunOptions = {}): GamePoset<LoopyGame> {
  osloPosetTakes(day, options);
  requireLastDay('osloPoset', day, LAST_DAY);
  const work = new Work('osloPoset', options);
  const generators = osloGenerators(day, work.part());
  const order = new OsloOrder(work);
  const isAtMost = generators.map((a) => generators.map((b) => order.isAtLeast(b, a)));
  const elements = generators.map((generator) => simplestForm(oslo(generator), work.part()));
  const numbers = new Map(elements.map((game, x) => [String(game), x]));
  return new GamePoset({
    name: `oslo:${day}`,
    elements,
    labels: () => elements.map((game) => loopyGameName(game)),
    order: (a, b) => isAtMost[a]![b]!,
    indexOf: (game) => numbers.get(String(simplestForm(game))),
  });
}

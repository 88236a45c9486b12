import { options as anOptions, takes } from '../arguments.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { ValueStore, type Value } from '../values/index.js';
import { aLoopyGame } from './aLoopyGame.js';
import { canonicalNumbering } from './canonicalNumbering.js';
import { LOOPY_GAMES } from './literature.js';
import type { LoopyGame } from './LoopyGame.js';
import { nameOfPosition } from './nameOfPosition.js';
import { parseLoopyGame } from './parseLoopyGame.js';
import { simplestForm } from './simplestForm.js';
import { stopper } from './stopper.js';

const loopyGameNameTakes = /* @__PURE__ */ takes('loopyGameName', () => ({ game: aLoopyGame, options: anOptions }));

/**
 * The name of the simplest form of a stopper, which `parseLoopyGame` reads: that of a short game, as `printValue` writes it, a name of the literature, options in
 * braces with `pass` for the game in whose braces it stands, or else equations. Equal stoppers have the same name.
 * @throws InputError `not-a-stopper`; LimitError
 * @example loopyGameName(parseLoopyGame('upon').plus(parseLoopyGame('*'))) // 'upon*'
 */
export function loopyGameName(game: LoopyGame, options: RunOptions = {}): string {
  loopyGameNameTakes(game, options);
  const work = new Work('loopyGameName', options);
  const simplest = simplestForm(game, work.part());
  const names = new Map<number, string>();
  nameShortGames(simplest, names);
  nameOthers(simplest, names, work);
  return names.get(0) ?? equations(simplest, names);
}

/** Options from which play always ends: the values of their canonical forms. */
function nameShortGames(game: LoopyGame, names: Map<number, string>): void {
  const store = new ValueStore();
  const values = new Map<number, Value>();
  untilNothingChanges(game, (p) => {
    if (values.has(p) || PLAYERS.some((player) => game.options(p, player).some((option) => !values.has(option))))
      return false;
    const options = (player: Player): Value[] => game.options(p, player).map((option) => values.get(option)!);
    const value = store.fromOptions(options('L'), options('R'));
    values.set(p, value);
    names.set(p, String(value));
    return true;
  });
}

/** Games of the literature, and those whose options have names or are themselves. */
function nameOthers(game: LoopyGame, names: Map<number, string>, work: Work): void {
  const known = namesOfLiterature();
  untilNothingChanges(game, (p) => {
    if (names.has(p)) return false;
    const ofOption = (option: number): string | undefined => (option === p ? 'pass' : names.get(option));
    const sides = PLAYERS.map((player) => game.options(p, player).map(ofOption));
    if (sides.some((side) => side.includes(undefined))) return false;
    const inBraces = `{${sides.map((side) => side.join(',')).join('|')}}`;
    names.set(p, known.get(String(canonicalNumbering(game.at(p), work))) ?? inBraces);
    return true;
  });
}

function untilNothingChanges(game: LoopyGame, change: (position: number) => boolean): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let p = game.n - 1; p >= 0; p--) if (change(p)) changed = true;
  }
}

/** Equations for the positions without a name, the start first. */
function equations(game: LoopyGame, names: ReadonlyMap<number, string>): string {
  const unnamed = [...game.left.keys()].filter((p) => !names.has(p));
  const letters = new Map(unnamed.map((p, i) => [p, nameOfPosition(i)]));
  const list = (options: readonly number[]): string => options.map((p) => names.get(p) ?? letters.get(p)!).join(',');
  return unnamed.map((p) => `${letters.get(p)!}={${list(game.left[p]!)}|${list(game.right[p]!)}}`).join('; ');
}

let literature: ReadonlyMap<string, string> | undefined;

/** The names of the stoppers of the literature by the texts of their simplest forms. */
function namesOfLiterature(): ReadonlyMap<string, string> {
  literature ??= new Map(
    Object.keys(LOOPY_GAMES)
      .map((name) => ({ name, game: parseLoopyGame(name) }))
      .filter(({ game }) => stopper(game).stopper)
      .map(({ name, game }) => [String(simplestForm(game)), name]),
  );
  return literature;
}

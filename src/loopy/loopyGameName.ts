import { InputError } from '../errors.js';
import { PLAYERS } from '../player.js';
import { type RunOptions, Work } from '../run.js';
import { type Value, ValueStore } from '../values/index.js';
import type { LoopyGame } from './LoopyGame.js';
import { canonicalNumbering } from './canonicalNumbering.js';
import { LOOPY_GAMES } from './literature.js';
import { loopyGameOf } from './loopyGameOf.js';
import { loopySum } from './loopySum.js';
import { nameOfPosition } from './nameOfPosition.js';
import { parseLoopyGame } from './parseLoopyGame.js';
import { shortFollowers } from './shortValue.js';
import { loopySides } from './sides.js';
import { simplestForm, simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/** The most positions of a game, and of a number, whose difference is looked up. */
const MOST_BESIDE_NUMBER = 30;

/**
 * The name of the simplest form of a stopper, or of a game that equals one, which `parseLoopyGame` reads: that of a
 * short game, as `printValue` writes it, a name of the literature, a multiple such as `2.upon*`, a sum such as `1/2 +
 * over`, options in braces with `pass` for the game in whose braces it stands, or else equations. Another game has a
 * name if its sides are found: that of the literature, such as `dud`, or the names of onside and offside, as in `2 &
 * -1`. Equal games have the same name.
 * @throws InputError `not-a-stopper` if a side is not found; LimitError
 * @example loopyGameName(parseLoopyGame('upon').plus(parseLoopyGame('*'))) // 'upon*'
 */
export function loopyGameName(game: LoopyGame, options: RunOptions = {}): string {
  const work = new Work('loopyGameName', options);
  if (stopper(game, work.part()).stopper) return nameOfStopper(simplestFormOfStopper(game, work), work);
  const { onside, offside, stopper: equal } = loopySides(game, work.part());
  if (equal !== undefined) return nameOfStopper(equal, work);
  if (onside.found !== true || offside.found !== true)
    throw new InputError(
      'not-a-stopper',
      'loopyGameName: a game whose onside or offside is not found; expected a stopper, or a game with both.',
    );
  const name = [onside.side, offside.side].map((side) => nameOfStopper(side, work)).join(' & ');
  return namesOfLiterature().get(name) ?? name;
}

/** @param simplest its simplest form */
function nameOfStopper(simplest: LoopyGame, work: Work): string {
  const values = shortFollowers(simplest, new ValueStore());
  const names = new Map([...values].map(([p, value]) => [p, String(value)]));
  const numbers = [...new Set(values.values())].filter(({ number }) => number !== undefined && number.numerator !== 0n);
  nameOthers(simplest, names, numbers, work);
  return names.get(0) ?? equations(simplest, names);
}

/** Games of the literature, and those whose options have names or are themselves. */
function nameOthers(game: LoopyGame, names: Map<number, string>, numbers: readonly Value[], work: Work): void {
  const known = namesOfLiterature();
  untilNothingChanges(game, (p) => {
    if (names.has(p)) return false;
    const ofOption = (option: number): string | undefined => (option === p ? 'pass' : names.get(option));
    const sides = PLAYERS.map((player) => game.options(p, player).map(ofOption));
    if (sides.some((side) => side.includes(undefined))) return false;
    const [left, right] = sides.map((side) => side.join(','));
    const name =
      known.get(String(canonicalNumbering(game.at(p), work))) ??
      nextMultipleOfUpon(left!, right!) ??
      nameBesideNumber(game.at(p), numbers, work);
    names.set(p, name ?? `{${left}|${right}}`);
    return true;
  });
}

/** `2 + over`: the sum of a number and a game of the literature, for small games. */
function nameBesideNumber(game: LoopyGame, numbers: readonly Value[], work: Work): string | undefined {
  for (const number of game.n > MOST_BESIDE_NUMBER ? [] : numbers) {
    const minus = loopyGameOf(number.negative(), work.part());
    const name = minus.n <= MOST_BESIDE_NUMBER && namesOfLiterature().get(String(loopySum([game, minus], work.part())));
    if (typeof name === 'string') return `${String(number)} + ${name}`;
  }
  return undefined;
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

/** The sides of the games of the literature that are not stoppers. */
const NAMES_OF_SIDES: Readonly<Record<string, string>> = { dud: 'on & off', tis: '1 & 0', tisn: '0 & -1' };

let literature: ReadonlyMap<string, string> | undefined;

/** The names of the games of the literature by the texts of their simplest forms, or by the names of their sides. */
function namesOfLiterature(): ReadonlyMap<string, string> {
  literature ??= new Map(
    Object.keys(LOOPY_GAMES).map((name) => {
      const game = parseLoopyGame(name);
      return [stopper(game).stopper ? String(simplestForm(game)) : NAMES_OF_SIDES[name]!, name];
    }),
  );
  return literature;
}

/**
 * The name of a game with the options {0|name} or {name|0}, if it is a multiple of upon\* or downunder\*, or such a
 * multiple and \*: upon, 2.upon* + *, 3.upon, and so on, as upon + upon = upon* + upon*.
 * @source Siegel 2011, Sec. 3.2
 */
function nextMultipleOfUpon(left: string, right: string): string | undefined {
  if (left === '0') return next(right, 'upon');
  return right === '0' ? next(left, 'downunder') : undefined;
}

/** @param name of k copies of the starred game, or of those and a star */
function next(name: string, game: 'upon' | 'downunder'): string | undefined {
  const [, digits = '1', found, star, plus] = /^(?:(\d+)\.)?([a-z]+)(\*)?( \+ \*)?$/.exec(name) ?? [];
  if (found !== game) return undefined;
  const copies = Number(digits) + 1;
  if (star !== undefined && plus === undefined) return `${copies}.${game}*`;
  return copies % 2 === 1 ? `${copies}.${game}` : `${copies}.${game}* + *`;
}

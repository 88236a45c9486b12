import { describe, expect, it } from 'vitest';
import {
  compareStoppers,
  loopyGameName,
  loopySides,
  loopySum,
  parseLoopyGame,
  simplestForm,
  stopper,
  type LoopyGame,
} from 'spgames/loopy';
import { forcedWins } from '../../../src/loopy/forcedWins.js';
import { strongParts } from '../../../src/loopy/strongParts.js';
import { Work } from '../../../src/run.js';
import {
  literaryStopper,
  playedStopper,
  randomStopper,
  stackedStopper,
  withDominatedOptions,
  writtenOtherwise,
  type Random,
} from '../../generators/loopyGames.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { leftSurvives, slowSimplestForm } from '../../reference/loopyGames.js';

/** Families of random stoppers, and how many of each are looked at. */
const FAMILIES: readonly (readonly [string, (random: Random) => LoopyGame, number])[] = [
  ['random ones', randomStopper, runs(40_000, 200)],
  ['with a cyclic part below another one', stackedStopper, runs(50_000, 400)],
  ['of games of the literature', literaryStopper, runs(20_000, 200)],
  ['boards and sides', playedStopper, runs(10_000, 60)],
];

/** Is g ≥ h, for all positions of a game? */
function orderWithin(game: LoopyGame): (g: number, h: number) => boolean {
  const { rightWins } = forcedWins(game, game, new Work('test'));
  return (g, h) => !rightWins(g, h, 'R');
}

/** Without dominated and reversible options and equal positions, by the definition. */
function isSimplest(game: LoopyGame): boolean {
  const isAtLeast = orderWithin(game);
  for (let g = 0; g < game.n; g++) {
    for (let h = 0; h < g; h++) if (isAtLeast(g, h) && isAtLeast(h, g)) return false;
    for (const [player, other] of [
      ['L', 'R'],
      ['R', 'L'],
    ] as const) {
      const isAsGood = (p: number, q: number): boolean => (player === 'L' ? isAtLeast(p, q) : isAtLeast(q, p));
      const options = game.options(g, player);
      for (const option of options) {
        if (options.some((better) => better !== option && isAsGood(better, option))) return false;
        if (game.options(option, other).some((reply) => isAsGood(g, reply))) return false;
      }
    }
  }
  return true;
}

/** How many strongly connected parts have several positions. */
const cyclicParts = (game: LoopyGame): number =>
  [...strongParts(game.arcs, new Work('test'))].filter((part) => part.length > 1).length;

/** The order of games with some others, which tells most of them apart. */
const PROBES = [
  '0',
  '*',
  '^',
  'v',
  '1',
  '-1',
  '1/2',
  '{1|-1}',
  '{1|0}',
  '{0|-1}',
  'on',
  'off',
  'over',
  'under',
  'upon',
  'upon*',
  'downunder*',
  '{on|off}',
  '{over|under}',
  '{0|off}',
  'tiny(on)',
  '{on|upon*}',
].map((text) => parseLoopyGame(text));
const profile = (game: LoopyGame): string => PROBES.map((probe) => compareStoppers(game, probe)).join(' ');

describe('simplest forms', () => {
  /** The forms of all games that were looked at. */
  const forms = new Map<string, LoopyGame>();

  it.each(FAMILIES)(
    '%s: equal their games, are simplest, and the same however the game is written',
    (family, make, count) => {
      const random = randomIntegers(count);
      const counts = { games: 0, forms: 0, otherwise: 0, 'with a cyclic part': 0, 'with two': 0 };
      for (; counts.games < count; counts.games++) {
        const game = make(random);
        const form = simplestForm(game);
        const text = String(form);
        if (compareStoppers(game, form) !== '=') expect.fail(`${String(game)} has the wrong form ${text}`);
        if (String(simplestForm(writtenOtherwise(game, random))) !== text)
          expect.fail(`${String(game)}, written otherwise`);
        const more = withDominatedOptions(game, random);
        if (stopper(more).stopper && compareStoppers(more, game) === '=') {
          if (String(simplestForm(more)) !== text) expect.fail(`${String(game)} and ${String(more)}`);
          counts.otherwise++;
        }
        if (forms.has(text)) continue;
        forms.set(text, form);
        if (!isSimplest(form)) expect.fail(`${String(game)} has a simpler form than ${text}`);
        if (String(simplestForm(form)) !== text) expect.fail(`${text} is not its own form`);
        if (String(simplestForm(form.negative())) !== String(simplestForm(game.negative())))
          expect.fail(`−(${String(game)})`);
        const name = loopyGameName(game);
        if (String(simplestForm(parseLoopyGame(name))) !== text) expect.fail(`${String(game)} is not ${name}`);
        counts.forms++;
        const parts = cyclicParts(form);
        if (parts > 0) counts['with a cyclic part']++;
        if (parts > 1) counts['with two']++;
      }
      if (inFull) console.log(family, counts);
      expect(counts.games).toBe(count);
    },
    1e6,
  );

  it('are different for different games', () => {
    const alike = new Map<string, LoopyGame[]>();
    for (const form of forms.values()) {
      const key = profile(form);
      alike.set(key, [...(alike.get(key) ?? []), form]);
    }
    let pairs = 0;
    for (const group of alike.values())
      for (const [i, one] of group.entries())
        for (const other of group.slice(0, i)) {
          pairs++;
          if (compareStoppers(one, other) === '=') expect.fail(`${String(one)} equals ${String(other)}`);
        }
    if (inFull) console.log('different forms', forms.size, 'pairs compared beyond their orders with others', pairs);
    expect(forms.size).toBeGreaterThan(20);
  }, 1e6);

  it('are those that are found step by step by the definition', () => {
    const random = randomIntegers(2);
    for (let i = 0; i < runs(4000, 60); i++) {
      const [, make] = FAMILIES[i % 3]!;
      const game = make(random);
      const form = simplestForm(game);
      const slow = slowSimplestForm(game);
      const isAtLeast = leftSurvives(form, slow);
      const isAtMost = leftSurvives(slow, form);
      /** The position of the one that equals that of the other. */
      const partner = (p: number): number => slow.left.findIndex((_, q) => isAtLeast(p, q, 'R') && isAtMost(q, p, 'R'));
      const partners = form.left.map((_, p) => partner(p));
      expect(new Set(partners).size).toBe(form.n);
      expect(partners[0]).toBe(partner(0));
      for (const [p, q] of partners.entries())
        for (const [fast, found] of [
          [form.left, slow.left],
          [form.right, slow.right],
        ] as const)
          expect(new Set(fast[p]!.map((option) => partners[option]!))).toEqual(new Set(found[q]));
    }
  });

  it('of sums, and of the sides of those that are not stoppers, depend on the values of the summands only', () => {
    const random = randomIntegers(3);
    const counts = { sums: 0, stoppers: 0, 'that equal stoppers': 0, 'that equal none': 0, undecided: 0 };
    const sidesOf = (game: LoopyGame): string[] => {
      const { onside, offside } = loopySides(game, { limit: 4 });
      return [onside, offside].map((side) => (side.found === true ? String(side.side) : 'undecided'));
    };
    for (; counts.sums < runs(10_000, 90); counts.sums++) {
      const games = [0, 1]
        .map(() => FAMILIES[random(4)]![1](random))
        .map((game) => (game.n > 20 ? simplestForm(game) : game));
      const [one, other] = games as [LoopyGame, LoopyGame];
      const sum = one.plus(other);
      const simpler = [loopySum(games), simplestForm(other).plus(simplestForm(one))];
      if (stopper(sum).stopper) {
        counts.stoppers++;
        const form = simplestForm(sum);
        expect(compareStoppers(sum, form)).toBe('=');
        expect(isSimplest(form)).toBe(true);
        for (const each of [...simpler, writtenOtherwise(one, random).plus(other)])
          expect(String(loopySides(each).stopper)).toBe(String(form));
        continue;
      }
      // Sidling takes long in large ones.
      if (simpler[1]!.n > 12) continue;
      const [on, off] = sidesOf(simpler[0]!);
      if (on === 'undecided' || off === 'undecided') counts.undecided++;
      else counts[on === off ? 'that equal stoppers' : 'that equal none']++;
      for (const [i, side] of sidesOf(simpler[1]!).entries())
        if (side !== 'undecided' && [on, off][i] !== 'undecided') expect(side).toBe([on, off][i]);
    }
    if (inFull) console.log('sums', counts);
  }, 1e6);
});

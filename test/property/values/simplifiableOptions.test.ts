import { describe, expect, it } from 'vitest';
import {
  dominatedOptions,
  type Form,
  formFollowers,
  FormStore,
  formValue,
  isCanonicalForm,
  parseForm,
  printForm,
  randomForm,
  reversibleOptions,
} from 'spgames/values';
import { PLAYERS, opponent, type Player } from '../../../src/player.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { isAtMost as isTreeAtMost } from '../../reference/values.js';
import { treeOfForm } from '../../reference/valueTrees.js';
import { runs } from '../../helpers/sampling.js';

const random = randomIntegers(1229);
const store = new FormStore();
const forms = Array.from({ length: runs(5_000, 150) }, () =>
  randomForm(store, { birthday: 1 + random(4), options: 1 + random(3), random }),
);

/** By play: Left, who moves second in h - g, does not lose. */
const isAtMost = (g: Form, h: Form): boolean => isTreeAtMost(treeOfForm(g), treeOfForm(h));

/** The form in which a player has other options. */
function withOptions(form: Form, player: Player, options: readonly Form[]): Form {
  const other = form.options(opponent(player));
  return player === 'L' ? store.fromOptions(options, other) : store.fromOptions(other, options);
}

/** @source Siegel 2011, Def. 1.2.24 */
it('options are dominated if another one is as good by play, of equal ones all but the first', () => {
  for (const form of forms)
    for (const player of PLAYERS) {
      const options = form.options(player);
      const isAsGood = (a: Form, b: Form): boolean => (player === 'L' ? isAtMost(b, a) : isAtMost(a, b));
      const expected = options.filter((option, i) =>
        options.some((other, j) => i !== j && isAsGood(other, option) && (j < i || !isAsGood(option, other))),
      );
      expect(dominatedOptions(form, player)).toEqual(expected);
    }
});

/** @source Siegel 2011, Thm 1.2.25 */
it('dominated options are left out together, and the value stays', () => {
  for (const form of forms)
    for (const player of PLAYERS) {
      const dominated = new Set(dominatedOptions(form, player));
      const rest = form.options(player).filter((option) => !dominated.has(option));
      expect(formValue(withOptions(form, player, rest))).toBe(formValue(form));
    }
});

/** @source Siegel 2011, Def. 1.2.27 */
it('options are reversible through the first reply that is no better than the game, by play', () => {
  for (const form of forms)
    for (const player of PLAYERS) {
      const expected = form.options(player).flatMap((option) => {
        const through = option
          .options(opponent(player))
          .find((reply) => (player === 'L' ? isAtMost(reply, form) : isAtMost(form, reply)));
        return through === undefined ? [] : [{ option, through }];
      });
      expect(reversibleOptions(form, player)).toEqual(expected);
    }
});

/** @source Siegel 2011, Thm 1.2.26 */
it('a reversible option is bypassed, and the value stays', () => {
  for (const form of forms)
    for (const player of PLAYERS)
      for (const { option, through } of reversibleOptions(form, player)) {
        const rest = form.options(player).filter((other) => other !== option);
        expect(formValue(withOptions(form, player, [...rest, ...through.options(player)]))).toBe(formValue(form));
      }
});

/** @source Siegel 2011, Def. 1.2.28 */
it('forms without dominated and reversible options in any position are the canonical ones', () => {
  for (const form of forms) {
    const isSimple = (follower: Form): boolean =>
      PLAYERS.every(
        (player) => dominatedOptions(follower, player).length + reversibleOptions(follower, player).length === 0,
      );
    expect(formFollowers(form).every(isSimple)).toBe(isCanonicalForm(form));
  }
});

describe('of {0,1|3}', () => {
  const form = parseForm('{0,1|3}');

  it('0 is dominated, and 3 reverses through 2', () => {
    expect(dominatedOptions(form, 'L').map((option) => printForm(option))).toEqual(['0']);
    expect(reversibleOptions(form, 'R').map(({ through }) => printForm(through))).toEqual(['2']);
    expect([dominatedOptions(form, 'R'), reversibleOptions(form, 'L')]).toEqual([[], []]);
  });
});

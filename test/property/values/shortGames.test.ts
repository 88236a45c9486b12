import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  farStar,
  type Form,
  formFollowers,
  formOf,
  FormStore,
  formValue,
  isAllSmall,
  isEquivalentUnderFarStar,
  misereOutcome,
  normalOutcome,
  randomForm,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { PLAYERS, opponent, type Player } from '../../../src/player.js';
import { often, runs } from '../../helpers/sampling.js';

/* What the first chapters of Siegel 2011 and Siegel 2013 say of short games, in literal form. */

const values = new ValueStore();
const store = new FormStore('set');
const valueOf = (form: Form): Value => formValue(form, { store: values });
const random = (impartial: boolean): fc.Arbitrary<Form> =>
  fc.infiniteStream(fc.nat()).map((stream) => {
    const draw = (n: number): number => stream.next().value! % n;
    return randomForm(store, { birthday: draw(4), options: 2, random: draw, impartial });
  });
const forms = random(false);
const numRuns = runs(300);

/**
 * The length of a longest run, in which anyone moves; of a longest alternating one, if a player is given who begins.
 */
function longestRun(form: Form, first?: Player): number {
  const players = first === undefined ? PLAYERS : [first];
  const lengths = players.flatMap((player) =>
    form.options(player).map((option) => 1 + longestRun(option, first && opponent(player))),
  );
  return Math.max(0, ...lengths);
}

describe('short games', () => {
  /**
   * @source Siegel 2011, Thm 1.2.5
   * @source Siegel 2011, Def. 1.2.4
   * @source Siegel 2013, Def. 1.4
   */
  it('have finitely many followers and no infinite run: a longest one has as many moves as the birthday', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(longestRun(form)).toBe(form.birthday);
        for (const first of PLAYERS) expect(longestRun(form, first)).toBeLessThanOrEqual(form.birthday);
        for (const follower of formFollowers(form))
          expect(follower === form || follower.birthday < form.birthday).toBe(true);
      }),
      { numRuns },
    );
  });

  /** @source Siegel 2011, Prop. 1.2.16 */
  it('have the same outcome beside a game that the second player wins', () => {
    let met = 0;
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        for (const zero of [h, h.plus(h.negative())]) {
          if (normalOutcome(zero) !== 'P') continue;
          met++;
          expect(normalOutcome(g.plus(zero))).toBe(normalOutcome(g));
        }
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(often(200));
  });
});

describe('impartial games', () => {
  /**
   * @source Siegel 2011, Thm 1.2.39
   * @source Siegel 2011, Thm 1.2.41
   */
  it('are won by the next player iff some option is won by the previous one', () => {
    fc.assert(
      fc.property(random(true), (form) => {
        const some = form.options('L').some((option) => normalOutcome(option) === 'P');
        expect(normalOutcome(form)).toBe(some ? 'N' : 'P');
        const won = form === store.zero || form.options('L').some((option) => misereOutcome(option) === 'P');
        expect(misereOutcome(form)).toBe(won ? 'N' : 'P');
      }),
      { numRuns },
    );
  });

  /**
   * @source Siegel 2013, Ex. 1.4
   * In misère play it fails: for * with the option 0.
   */
  it('are won by the next player if all options of one option are options', () => {
    fc.assert(
      fc.property(random(true), random(true), (form, more) => {
        const wider = store.fromOptions([form, ...form.options('L')], [form, ...form.options('L')]);
        expect(normalOutcome(wider)).toBe('N');
        const widest = [...wider.options('L'), more];
        expect(normalOutcome(store.fromOptions(widest, widest))).toBe('N');
      }),
      { numRuns },
    );
    expect(misereOutcome(store.fromOptions([store.zero], [store.zero]))).toBe('P');
  });
});

describe('numbers', () => {
  const thirtySeconds = fc.integer({ min: -96, max: 96 }).map((n) => Dyadic.of(n, 5));

  /** @source Siegel 2011, Thm 1.2.45 */
  it('are a group, as numbers are', () => {
    fc.assert(
      fc.property(thirtySeconds, thirtySeconds, (x, y) => {
        expect(values.number(x).plus(values.number(y)).number).toEqual(x.plus(y));
        expect(values.number(x).negative().number).toEqual(x.negative());
      }),
      { numRuns },
    );
  });

  /** @source Siegel 2011, Def. 1.2.50 */
  it('have the neighbours of less exponent as options', () => {
    fc.assert(
      fc.property(thirtySeconds, (x) => {
        fc.pre(x.exponent > 0);
        const step = Dyadic.of(1, x.exponent);
        const [left, right] = [x.minus(step), x.plus(step)].map((y) => values.number(y));
        expect(values.fromOptions([left!], [right!]).number).toEqual(x);
        const form = formOf(values.number(x), store);
        expect(form.options('L').map(valueOf)).toEqual([left]);
        expect(form.options('R').map(valueOf)).toEqual([right]);
      }),
      { numRuns },
    );
  });

  /**
   * @source Siegel 2011, Def. 1.2.43
   * As repaired: the options are numbers as well.
   */
  it('are the values of games with numbers as options, Left’s below Right’s', () => {
    fc.assert(
      fc.property(
        fc.array(thirtySeconds, { maxLength: 3 }),
        fc.array(thirtySeconds, { maxLength: 3 }),
        (left, right) => {
          fc.pre(left.every((x) => right.every((y) => x.compare(y) < 0)));
          const options = (side: readonly Dyadic[]): Value[] => side.map((x) => values.number(x));
          expect(values.fromOptions(options(left), options(right)).number).toBeDefined();
        },
      ),
      { numRuns },
    );
  });
});

describe('multiples of ↑', () => {
  const up = values.closed({ ups: 1 });
  const star = values.nimber(1);

  /**
   * @source Siegel 2011, Def. 1.2.76
   * @source Siegel 2011, Thm 1.2.77
   */
  it('and of ↑∗ have the canonical forms as printed', () => {
    const canonical = (value: Value): number[][] =>
      PLAYERS.map((player) =>
        value
          .options(player)
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      );
    const ids = (...sides: Value[][]): number[][] =>
      sides.map((side) => side.map(({ id }) => id).sort((a, b) => a - b));
    for (let n = 1; n <= 12; n++) {
      const before = up.times(n - 1);
      expect(canonical(up.times(n))).toEqual(ids([values.zero], [before.plus(star)]));
      const starred = n === 1 ? ids([values.zero, star], [values.zero]) : ids([values.zero], [before]);
      expect(canonical(up.times(n).plus(star))).toEqual(starred);
      expect(up.times(n)).toBe(up.plus(before));
      expect(up.times(-n)).toBe(up.times(n).negative());
    }
  });

  /** @source Siegel 2011, Thm 1.2.81 */
  it('count under the far star by an equivalence that respects sums, and says who wins beside it', () => {
    const small = valuesBornBy(2, { store: values }).filter(isAllSmall);
    for (const g of small)
      for (const h of small) {
        const same = isEquivalentUnderFarStar(g, h);
        expect(isEquivalentUnderFarStar(h, g)).toBe(same);
        for (const x of small) {
          expect(isEquivalentUnderFarStar(g.plus(x), h.plus(x))).toBe(same);
          const beside = (value: Value): string => value.plus(x).plus(farStar(g, h, x)).outcome;
          if (same) expect(beside(g)).toBe(beside(h));
        }
      }
  });
});

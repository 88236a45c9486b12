import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareModulo, type Universe } from 'spgames/analysis';
import { itemsOf } from 'spgames/complex';
import { literalForm, playOn } from 'spgames/games';
import { asForm, parseSource } from 'spgames/sources';
import {
  type Form,
  formsBornBy,
  FormStore,
  formValue,
  isDeadEnding,
  isDicotic,
  isImpartial,
  misereOutcome,
  normalOutcome,
  type Outcome,
  parseForm,
  printForm,
  randomForm,
} from 'spgames/values';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const store = new FormStore();
const DAY_2 = formsBornBy(2, { store });
const form = (text: string): Form => parseForm(text, { store });

/** By definition: from its options, whoever cannot move says who wins. */
function isMember(kind: string, g: Form): boolean {
  const [left, right] = [g.options('L'), g.options('R')];
  const never = (player: 'L' | 'R', h: Form): boolean =>
    h.options(player).length === 0 && [...h.options('L'), ...h.options('R')].every((option) => never(player, option));
  const ends = (player: 'L' | 'R'): boolean => g.options(player).length > 0 || never(player, g);
  const here =
    kind === 'impartial'
      ? left.length === right.length && left.every((option) => right.includes(option))
      : kind === 'dicotic'
        ? (left.length === 0) === (right.length === 0)
        : ends('L') && ends('R');
  return here && [...left, ...right].every((option) => isMember(kind, option));
}

const GENERATORS = ['*', '^'];
const PLACEMENTS = [...itemsOf('coloured-complexes:1..2')].map((complex) => literalForm(playOn(complex), store));

function sums(games: readonly Form[]): Form[] {
  return [store.zero, ...games, ...games.flatMap((g, i) => games.slice(i).map((h) => g.plus(h)))];
}

/** Each universe, and its games born by day 2, or its sums of at most two games. */
const UNIVERSES: readonly (readonly [name: string, universe: Universe, games: readonly Form[]])[] = [
  ...(['impartial', 'dicotic', 'dead-ending'] as const).map(
    (kind) => [kind, kind, DAY_2.filter((g) => isMember(kind, g))] as const,
  ),
  ['placement', { placement: 2 }, sums(PLACEMENTS)],
  ['sums', { sums: GENERATORS.map(form) }, sums(GENERATORS.map(form))],
];

/** Better for Left in both: when she begins, and when Right does. */
const isAtLeast = (x: Outcome, y: Outcome): boolean =>
  ['LN', 'LP'].every((wins) => wins.includes(x) || !wins.includes(y));

/** Whether no game listed refutes ≥, and ≤. */
function byDefinition(a: Form, b: Form, games: readonly Form[], misere: boolean): readonly [boolean, boolean] {
  const outcome = misere ? misereOutcome : normalOutcome;
  const pairs = games.map((x) => [outcome(a.plus(x)), outcome(b.plus(x))] as const);
  return [pairs.every(([x, y]) => isAtLeast(x, y)), pairs.every(([x, y]) => isAtLeast(y, x))];
}

const small = fc.constantFrom(...DAY_2);
const larger = fc.nat(10 ** 6).map((seed) => {
  const random = randomNumbers(seed);
  return randomForm(store, { birthday: 3, options: 2, random: (n) => Math.floor(random() * n) });
});

describe('the universes', () => {
  it('of the forms of day 2 are those by definition: 4 impartial, 10 dicotic, 232 dead-ending', () => {
    for (const [kind, test, count] of [
      ['impartial', isImpartial, 4],
      ['dicotic', isDicotic, 10],
      ['dead-ending', isDeadEnding, 232],
    ] as const) {
      expect(DAY_2.map(test)).toEqual(DAY_2.map((g) => isMember(kind, g)));
      expect(DAY_2.filter(test)).toHaveLength(count);
    }
    expect(PLACEMENTS.every(isDeadEnding)).toBe(true);
  });
});

/** @source Huntemann 2018, Sec. 8.2.1 */
describe('compareModulo', () => {
  for (const [name, universe, games] of UNIVERSES)
    for (const misere of [false, true])
      it(`modulo ${name}${misere ? ', misère' : ''}, is what all sums with its small games say`, () => {
        const outcome = misere ? misereOutcome : normalOutcome;
        fc.assert(
          fc.property(small, fc.oneof(small, larger), (a, b) => {
            const [atLeast, atMost] = byDefinition(a, b, games, misere);
            const found = compareModulo(a, b, universe, { misere, summands: 2 });
            const { order, distinguisher } = found;
            if (order !== 'undecided') {
              // What is proved is not refuted; what is refuted is so by a game, which is looked at below.
              if ('>='.includes(order)) expect(atLeast).toBe(true);
              if ('<='.includes(order)) expect(atMost).toBe(true);
            }
            // What small games refute is not open.
            if (!atLeast && !atMost) expect(order).toBe('||');
            if (!atLeast) expect(['<', '||', 'undecided']).toContain(order);
            if (!atMost) expect(['>', '||', 'undecided']).toContain(order);
            if (name === 'dead-ending' || (misere ? name === 'dicotic' : name === 'impartial'))
              expect(order).not.toBe('undecided');
            // One direction may be refuted by a larger game while the other is open.
            if (order === '=') expect(distinguisher).toBeNull();
            else if (order !== 'undecided' || !atLeast || !atMost) expect(distinguisher).not.toBeNull();
            if (distinguisher === null) return;
            const x = asForm(parseSource(distinguisher), { store });
            if (typeof universe === 'string') expect(isMember(universe, x)).toBe(true);
            const [first, second] = [outcome(a.plus(x)), outcome(b.plus(x))];
            expect(first).not.toBe(second);
            if (order === '>') expect(isAtLeast(first, second)).toBe(true);
            if (order === '<') expect(isAtLeast(second, first)).toBe(true);
          }),
          { numRuns: runs(300, 60) },
        );
      });

  it('modulo dicotic games, makes ∗ + ∗ zero under misère play, and 1 and 2 equal under normal play', () => {
    const misere = { misere: true };
    expect(compareModulo(form('{*|*}'), store.zero, 'dicotic', misere).order).toBe('=');
    expect(compareModulo(form('{*|*}'), store.zero, { sums: [form('1')] }, misere).order).toBe('>');
    expect(compareModulo(form('1'), form('2'), 'dicotic').order).toBe('=');
    expect(compareModulo(form('1'), form('2'), 'dead-ending')).toMatchObject({ order: '<' });
    expect(compareModulo(form('1'), form('2'), 'dicotic', misere).order).toBe('||');
  });

  it('modulo dead-ending games, makes every end cancel its negative under misère play', () => {
    const ends = DAY_2.filter((g) => isDeadEnding(g) && g.options('R').length === 0);
    expect(ends).toHaveLength(4);
    for (const end of ends)
      expect(compareModulo(end.plus(end.negative()), store.zero, 'dead-ending', { misere: true }).order).toBe('=');
  });

  it('counts 9 dicotic games born by day 2 under misère play', () => {
    const classes: Form[] = [];
    for (const g of DAY_2.filter(isDicotic))
      if (classes.every((h) => compareModulo(g, h, 'dicotic', { misere: true }).order !== '=')) classes.push(g);
    expect(classes).toHaveLength(9);
  });

  it('decides all sums of copies by finitely many states', () => {
    const universe = { sums: GENERATORS.map(form) };
    const found = compareModulo(form('{*,0|*,-1}'), form('{*,0|1,-1}'), universe, { misere: true, summands: 1 });
    expect(found.because).toMatch(/have \d+ states/);
    const open = compareModulo(form('{*|*,0}'), form('{*,-1|*,0,1,-1}'), { sums: [form('{1|-1}')] }, { misere: true });
    expect(open.because).toContain('infinitely many');
  });

  it('names the games as it is told, and refuses what is no universe', () => {
    const named = { sums: [form('*')], names: ['nim@heaps:1'] };
    expect(compareModulo(form('*2'), form('{*2|*2}'), named, { misere: true })).toMatchObject({
      universe: 'sums:nim@heaps:1',
      distinguisher: 'value:0',
    });
    expect(thrownBy(() => compareModulo(store.zero, store.zero, { placement: 7 }))).toMatchObject({
      code: 'too-large-argument',
    });
    expect(thrownBy(() => compareModulo(store.zero, store.zero, { placement: 0.5 }))).toMatchObject({
      code: 'invalid-argument',
    });
    expect(thrownBy(() => compareModulo(store.zero, store.zero, 'dicotic', { summands: -1 }))).toMatchObject({
      code: 'invalid-option',
    });
  });

  it('writes a sum of values as one of forms', () => {
    const universe = { sums: [form('*2')], names: ['value:*2'] };
    const found = compareModulo(form('{*2|*2}'), store.zero, universe, { misere: true });
    expect(found).toMatchObject({ universe: 'sums:value:*2', order: '||' });
    expect(found.distinguisher).not.toContain('value:*2 +');
  });

  it('looks at no values where literal games are equal', () => {
    const g = form('{{1|-1}|0}');
    expect(formValue(g).compare(formValue(form(printForm(g)!)))).toBe('=');
    expect(compareModulo(g, g, 'impartial', { misere: true }).order).toBe('=');
  });
});

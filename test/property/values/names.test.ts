import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deserializeValue,
  Dyadic,
  FormStore,
  formValue,
  parseValue,
  printValue,
  type PrintValueOptions,
  randomForm,
  serializeValue,
  tiny,
  uptimal,
  type Value,
  valueForm,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { InputError, LimitError, ParseError } from '../../../src/errors.js';
import { runs, sampled } from '../../helpers/sampling.js';
import { type Tree, canonical, writtenSet } from '../../reference/values.js';

const store = new ValueStore();
const STYLES: readonly PrintValueOptions[] = (['ascii', 'unicode', 'cgsuite'] as const).flatMap((style) => [
  { style },
  { style, switches: true },
]);

/** All names of a value give the value back, and the default one is the same from another store. */
function expectRoundTrip(value: Value): void {
  for (const options of STYLES) {
    const name = printValue(value, options);
    if (name === undefined) continue;
    if (parseValue(name, value.store) !== value)
      expect.fail(`${name} is read as ${String(parseValue(name, value.store))}`);
  }
  const name = printValue(value);
  const text = serializeValue(value);
  const other = new ValueStore({ cacheBits: 10 });
  const carried = deserializeValue(text, other);
  expect(printValue(carried)).toBe(name);
  expect(serializeValue(carried)).toBe(text);
}

const dyadics = fc
  .tuple(fc.oneof(fc.bigInt(-20n, 20n), fc.bigInt(-(10n ** 200n), 10n ** 200n)), fc.oneof(fc.nat(4), fc.nat(700)))
  .map(([numerator, exponent]) => Dyadic.of(numerator, exponent));

const closedForms = fc
  .record({
    number: fc.oneof(fc.constant(Dyadic.zero), dyadics),
    ups: fc.oneof(fc.constant(0), fc.integer({ min: -4, max: 4 }), fc.integer({ min: -0x7fffffff, max: 0x7fffffff })),
    nimber: fc.oneof(fc.nat(3), fc.nat(0x7fffffff)),
  })
  .map((form) => store.closed(form));

const smallClosedForms = fc
  .record({
    number: fc.integer({ min: -6, max: 6 }).map((n) => Dyadic.of(n, 1)),
    ups: fc.integer({ min: -3, max: 3 }),
    nimber: fc.nat(4),
  })
  .map((form) => store.closed(form));

const uptimals = fc
  .record({
    number: fc.oneof(fc.constant(Dyadic.zero), dyadics),
    kind: fc.constantFrom('power' as const, 'sum' as const),
    n: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 40 })),
    sign: fc.constantFrom(1 as const, -1 as const),
    nimber: fc.nat(6),
  })
  .map((form) => uptimal(store, form));

/** Values of random forms of birthday up to 6. */
const formValues = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.infiniteStream(fc.nat()))
  .map(([birthday, options, stream]) => {
    const random = (n: number): number => (stream.next().value as number) % n;
    return formValue(randomForm(new FormStore(), { birthday, options, random }), { store });
  });

/** Games, tinies and sums of all of these. */
const values = fc.letrec<{ value: Value; option: Value }>((tie) => ({
  option: fc.oneof({ maxDepth: 2 }, smallClosedForms, tie('value')),
  value: fc.oneof(
    { maxDepth: 3 },
    smallClosedForms,
    uptimals,
    fc
      .tuple(fc.array(tie('option'), { maxLength: 3 }), fc.array(tie('option'), { maxLength: 3 }))
      .map(([left, right]) => store.fromOptions(left, right)),
    fc.array(tie('option'), { minLength: 1, maxLength: 2 }).map((left) =>
      store.fromOptions(
        left,
        left.map((option) => option.negative()),
      ),
    ),
    tie('option').map(tiny),
    tie('option').map((option) => tiny(option).negative()),
  ),
})).value;

describe('printing, then parsing', () => {
  it('gives all values of day 3 back', () => {
    for (const value of sampled(valuesBornBy(3, { store }), 300)) {
      for (const options of STYLES) expect(parseValue(printValue(value, options)!, store)).toBe(value);
    }
    const names = valuesBornBy(3, { store }).map(String);
    expect(new Set(names).size).toBe(1474);
    // The same names from a store that met the values in another order.
    const other = new ValueStore();
    for (const name of [...names].reverse()) parseValue(name, other);
    for (const name of names) expect(String(parseValue(name, other))).toBe(name);
  });

  it.each([
    ['closed forms', closedForms],
    ['uptimals', uptimals],
    ['values of random forms', formValues],
    ['games, tinies and switches', values],
    ['sums', fc.tuple(values, formValues).map(([a, b]) => a.plus(b))],
  ] as const)('gives %s back', (_, arbitrary: fc.Arbitrary<Value>) => {
    fc.assert(fc.property(arbitrary, expectRoundTrip), { numRuns: runs(300) });
  });
});

describe('valueForm', () => {
  it('is the canonical form of the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        const form = valueForm(value, { maxLength: 4000 });
        if (form === undefined) return;
        const text = JSON.stringify(form);
        expect(text.length).toBeLessThanOrEqual(4000);
        expect(valueForm(value, { maxLength: text.length })).toEqual(form);
        expect(valueForm(value, { maxLength: text.length - 1 })).toBeUndefined();
        expect(built(form)).toBe(value);
        if (text.length < 400) expect(writtenSet(canonical(form as Tree))).toBe(writtenSet(form as Tree));
      }),
      { numRuns: runs(300) },
    );
  });

  function built([left, right]: Tree): Value {
    return store.fromOptions(left.map(built), right.map(built));
  }
});

describe('printValue', () => {
  it('measures exactly', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...STYLES), (value, options) => {
        const name = printValue(value, options);
        if (name === undefined) return;
        expect(printValue(value, { ...options, maxLength: name.length })).toBe(name);
        expect(printValue(value, { ...options, maxLength: name.length - 1 })).toBeUndefined();
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('parseValue', () => {
  const words = [
    '{',
    '}',
    '|',
    '||',
    ',',
    '+',
    '-',
    '+-',
    '±',
    '^',
    'v',
    '↑',
    '⇓',
    '*',
    '2',
    '1/2',
    '0',
    '10',
    '.',
    '(',
    ')',
  ];
  const pieces = [
    ...words,
    '<2>',
    '[3]',
    '²',
    '_',
    ' ',
    'tiny(',
    'Miny(',
    'up',
    'star',
    'on',
    '1/3',
    '★',
    'x',
    '\n',
    '99999999999',
  ];

  it('refuses mutated names with its own errors only, and reads the others', () => {
    const names = fc.oneof(
      values.map((value) => printValue(value) ?? '0'),
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    );
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...pieces)), { maxLength: 3 });
    let read = 0;
    let refused = 0;
    fc.assert(
      fc.property(names, changes, (name, edits) => {
        let text = name;
        for (const [place, length, piece] of edits) {
          const at = place % (text.length + 1);
          text = text.slice(0, at) + piece + text.slice(at + length);
        }
        try {
          const value = parseValue(text, store);
          read++;
          const printed = printValue(value);
          if (printed !== undefined) expect(parseValue(printed, store)).toBe(value);
        } catch (error) {
          refused++;
          if (!(error instanceof ParseError || error instanceof InputError || error instanceof LimitError)) throw error;
          if (error instanceof ParseError) expect(error.column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      { numRuns: runs(10_000) },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(runs(10_000) / 10);
  });
});

import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { birthday, parseValue, type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { complexIsomorphism, SimplicialComplex } from 'spgames/complex';
import {
  gameWithValue,
  type GameWithValueOptions,
  independenceConstruction,
  invariantConstruction,
  type OptionsStep,
  readValueCertificate,
  type ValueCertificate,
  valueConstruction,
  type ValueStep,
  verifyConstruction,
  verifyGameWithValue,
} from 'spgames/constructions';
import { randomIntegers } from '../../../generators/randomNumbers.js';
import { inFull, sampled } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });
const day3 = valuesBornBy(3, { store });
const value = (text: string): Value => parseValue(text, store);
const WAYS: readonly GameWithValueOptions[] = (['graph', 'complex'] as const).flatMap((as) =>
  [true, false].flatMap((share) =>
    [true, false].flatMap((plain) => [true, false].map((connected) => ({ as, share, plain, connected }))),
  ),
);

/** Builds, checks the certificate after a round trip through JSON, and evaluates; returns the number of vertices. */
function check(wanted: Value, options: GameWithValueOptions): number {
  const { complex, certificate } = gameWithValue(wanted, options);
  const stored = readValueCertificate(JSON.parse(JSON.stringify(certificate)));
  const found = verifyGameWithValue({ complex, certificate: stored }, { evaluator });
  expect(found).toMatchObject({ verified: true, evaluated: true });
  expect(found.verified && found.value.equals(wanted), String(wanted)).toBe(true);
  if (options.as !== 'complex') expect(complex.isFlag()).toBe(true);
  if (options.connected === true) expect(complex.isConnected()).toBe(true);
  return complex.n;
}

// The example universality builds and checks all values of day 3, and measures the sizes.
describe('gameWithValue', () => {
  it('gives every value of day 2, in all ways', () => {
    for (const wanted of sampled(valuesBornBy(2, { store }), 10)) for (const way of WAYS) check(wanted, way);
  });

  it('gives values of day 3, in all ways', () => {
    for (const [i, way] of WAYS.entries())
      for (const [j, wanted] of day3.entries()) if (j % (inFull ? 97 : 778) === i) check(wanted, way);
  });

  it('gives the values for which smaller numbers fail, and other famous ones', () => {
    const names = [
      '{-1,{2|-3}|-3}',
      '{-1,{3|-3}|-3}',
      'tiny(^)',
      '{3|{2|-1/4}}',
      '^[3]',
      '^<3>',
      '^5*',
      '*6',
      'tiny(tiny(2))',
      '{5|^}',
      '+-1/8',
    ];
    for (const name of sampled(names, 4))
      for (const as of ['graph', 'complex'] as const)
        for (const plain of [true, false]) check(value(name), { as, plain });
    for (const name of sampled(['{-1,{2|-3}|-3}', 'tiny(^)', '{3|{2|-1/4}}', '^[3]'], 1))
      for (const way of WAYS) check(value(name), way);
    expect([true, false].map((plain) => check(value('{-1,{2|-3}|-3}'), { as: 'graph', plain }))).toEqual([61, 38]);
  });

  it('takes any form, so that 0 has a graph with conflicts', () => {
    const star = value('*');
    const { complex } = gameWithValue(value('0'), { form: { left: [star], right: [star] } });
    expect(complex.n).toBeGreaterThan(0);
    expect(complex.minimalNonfaces.size).toBeGreaterThan(0);
    check(value('0'), { form: { left: [star], right: [star] } });
    check(value('0'), { form: { left: [], right: [] }, connected: true });
    check(value('1/2'), { as: 'complex', form: { left: [value('0'), value('-3'), value('0')], right: [value('1')] } });
    check(value('2'), { form: { left: [value('1'), value('1*')], right: [] } });
    expect(thrownBy(() => gameWithValue(star, { form: { left: [star], right: [star] } }))).toMatchObject({
      code: 'not-of-this-value',
    });
  });

  it('gives random values of days 4 and 5 with at most three options a side', () => {
    const below = randomIntegers(2018);
    const some = (values: readonly Value[]): Value[] =>
      Array.from({ length: 1 + below(3) }, () => values[below(values.length)]!);
    const bornOn = (day: bigint, options: readonly Value[], count: number): Value[] => {
      const values: Value[] = [];
      while (values.length < count) {
        const drawn = store.fromOptions(some(options), some(options));
        if (birthday(drawn) === day) values.push(drawn);
      }
      return values;
    };
    const day4 = bornOn(4n, day3, inFull ? 40 : 12);
    for (const wanted of [...day4, ...bornOn(5n, [...day3, ...day4, ...day4, ...day4], inFull ? 20 : 5)])
      for (const as of ['graph', 'complex'] as const) check(wanted, { as });
    for (const wanted of day4.slice(0, 8)) check(wanted, { as: 'graph', plain: true });
  });

  it('commutes with negation', () => {
    for (const [i, wanted] of day3.entries())
      if (i % 59 === 0)
        for (const as of ['graph', 'complex'] as const) {
          const game = gameWithValue(wanted, { as }).complex;
          const opposite = gameWithValue(wanted.negative(), { as }).complex;
          const answer = complexIsomorphism(game, opposite, { sides: 'swap' });
          expect(answer.isomorphic, String(wanted)).toBe(true);
        }
  });

  it.skipIf(!inFull)('becomes invariant games, and invariant independence games, on a board', () => {
    for (const name of sampled(['*', '1/2', '{1|-1}', '^', 'tiny(2)', '{3|{2|-1/4}}'], 3)) {
      const wanted = value(name);
      const flag = gameWithValue(wanted).complex;
      const other = gameWithValue(wanted, { as: 'complex' }).complex;
      for (const construction of [independenceConstruction(flag), invariantConstruction(other)]) {
        const found = verifyConstruction(construction);
        if (!found.verified) throw new Error(found.because);
        expect(evaluator.value(found.game.legalComplex).equals(wanted)).toBe(true);
      }
    }
  });

  it('becomes an invariant independence game on a Γ-board, with both certificates', () => {
    for (const name of sampled(['{-1,{2|-3}|-3}', 'tiny(^)', '{3|{2|-1/4}}', '^[3]'], 2)) {
      const found = verifyConstruction(valueConstruction(value(name)));
      if (!found.verified) throw new Error(found.because);
      expect(evaluator.value(found.game.legalComplex).equals(value(name))).toBe(true);
    }
  });

  it('counts before it builds', () => {
    expect(thrownBy(() => gameWithValue(store.number(10n ** 100n)))).toMatchObject({
      code: 'too-large-construction',
      details: { what: 'vertices', size: 10n ** 100n, orMore: false },
    });
    expect(thrownBy(() => gameWithValue(store.closed({ ups: 2 ** 30 })))).toMatchObject({
      code: 'too-large-construction',
      details: { what: 'vertices', size: 2n ** 30n + 1n, orMore: true },
    });
    const small = value('{2|-2}');
    const { complex } = gameWithValue(small);
    const pairs = (complex.n * (complex.n - 1)) / 2;
    expect(gameWithValue(small, { limit: pairs }).complex.n).toBe(complex.n);
    expect(thrownBy(() => gameWithValue(small, { limit: pairs - 1 }))).toMatchObject({
      details: { what: 'pairs of vertices', size: BigInt(pairs) },
    });
    const way = { as: 'complex', plain: true } as const;
    const many = day3.find((wanted) => gameWithValue(wanted, way).complex.facets.size > 80)!;
    const { facets } = gameWithValue(many, way).complex;
    expect(thrownBy(() => gameWithValue(many, { ...way, limit: facets.size - 1 }))).toMatchObject({
      details: { what: 'facets', size: BigInt(facets.size) },
    });
  });

  it('bounds what it cannot count: a deep game', () => {
    let nested = value('+-1');
    for (let i = 2; i <= 3000; i++) nested = store.fromOptions([nested], [store.number(-i)]);
    expect(birthday(nested)).toBe(3001n);
    expect(thrownBy(() => gameWithValue(nested))).toMatchObject({ code: 'too-large-construction' });
  });
});

describe('verifyGameWithValue', () => {
  const names = ['{2|-1/4}', '{^|-1}', '{1,*|*2}', '{2|-2}'];
  const games = names.flatMap((name) =>
    (['graph', 'complex'] as const).map((as) => gameWithValue(value(name), { as })),
  );
  const because = (complex: SimplicialComplex, certificate: ValueCertificate): string => {
    const found = verifyGameWithValue({ complex, certificate }, { evaluator });
    return found.verified ? 'nothing' : found.because;
  };
  /** The certificate with its last step with options changed. */
  const changed = (
    { as, steps }: ValueCertificate,
    change: (step: OptionsStep) => Partial<OptionsStep>,
  ): ValueCertificate => {
    const at = steps.length - 1;
    return {
      as,
      steps: steps.map((step, i): ValueStep => (i === at && 'left' in step ? { ...step, ...change(step) } : step)),
    };
  };

  it('names a missing facet', () => {
    for (const { complex, certificate } of games.filter((game) => game.certificate.as === 'complex')) {
      const facets = complex.facets.toLists();
      for (const i of facets.keys()) {
        const other = SimplicialComplex.fromFacets(
          facets.filter((_, j) => j !== i),
          complex.vertices,
        );
        expect(because(other, certificate)).toMatch(/is missing|is not one of the theorem|lead to different complexes/);
      }
    }
  });

  it('names a missing conflict, unless the theorem does not need it', () => {
    // Vertices of different parts may fit together as long as ℓ and r stay the same.
    for (const { value: wanted, complex, certificate } of games.filter((game) => game.certificate.as === 'graph')) {
      const conflicts = complex.minimalNonfaces.toLists();
      for (const i of conflicts.keys()) {
        const rest = conflicts.filter((_, j) => j !== i);
        const other = SimplicialComplex.fromNonfaces(rest, complex.vertices);
        const reason = because(other, certificate);
        if (reason !== 'nothing') expect(reason).toMatch(/fit; expected a conflict|ℓ, r are/);
        else expect(evaluator.value(other).equals(wanted)).toBe(true);
      }
    }
  });

  it('names a changed side', () => {
    for (const { complex, certificate } of games)
      for (const v of complex.vertices.keys()) {
        const swapped = complex.vertices.map((vertex, i) =>
          i === v ? { ...vertex, side: vertex.side === 'L' ? ('R' as const) : ('L' as const) } : vertex,
        );
        expect(because(complex.withVertices(swapped), certificate)).not.toBe('nothing');
        const none = complex.vertices.map(({ label }, i) => (i === v ? { label } : complex.vertices[i]!));
        expect(because(complex.withVertices(none), certificate)).toMatch(/belongs to no player/);
      }
  });

  it('names a changed step', () => {
    for (const { complex, certificate } of games) {
      const wrong = (change: (step: OptionsStep) => Partial<OptionsStep>): string =>
        because(complex, changed(certificate, change));
      expect(wrong(() => ({ value: '7' }))).toMatch(/^the value is .*, not 7$/);
      expect(wrong(() => ({ value: '{1' }))).toMatch(/is not a value/);
      expect(wrong(({ floor }) => ({ floor: floor - 1 }))).toMatch(/greatest integer/);
      expect(wrong(({ ceiling }) => ({ ceiling: ceiling + 1 }))).toMatch(/least integer/);
      expect(wrong(({ bounds: [l, r] }) => ({ bounds: [l + 1, r] }))).toMatch(/the bounds/);
      expect(wrong(({ x }) => ({ x: x.slice(1) }))).toMatch(/neither new nor in a part/);
      expect(wrong(({ x, y }) => ({ x: y, y: x }))).toMatch(/belongs to the other player/);
      expect(wrong(({ vertices }) => ({ vertices: vertices.slice(1) }))).not.toBe('nothing');
      expect(wrong(({ vertices }) => ({ vertices: [...vertices, 999] }))).toBe('the complex has no vertex 999');
      expect(
        wrong(({ left }) => ({ left: left.map(({ control }) => ({ control, part: certificate.steps.length })) })),
      ).toMatch(/does not come before/);
      expect(
        wrong(({ left, right }) => ({ left: left.map(({ control }) => ({ control, part: right[0]!.part })) })),
      ).not.toBe('nothing');
    }
  });

  it('does not believe a certificate of another game', () => {
    for (const { certificate } of games)
      for (const { complex } of games)
        if (because(complex, certificate) === 'nothing')
          expect(games.find((game) => game.complex === complex)?.certificate).toBe(certificate);
  });

  it('says when the second check was cut off', () => {
    const game = gameWithValue(value('{^5|-3}'));
    expect(verifyGameWithValue(game, { store, limit: 3 })).toMatchObject({ verified: true, evaluated: false });
    expect(verifyGameWithValue(game, { store })).toMatchObject({ verified: true, evaluated: true });
  });
});

describe('readValueCertificate', () => {
  it('names the malformed field', () => {
    const { certificate } = gameWithValue(value('{1|*}'));
    const fail = (data: unknown): unknown => thrownBy(() => readValueCertificate(data));
    const at = (field: string): unknown => expect.objectContaining({ code: 'invalid-field', details: { field } });
    expect(fail(null)).toEqual(at(''));
    expect(fail({ ...certificate, as: 'game' })).toEqual(at('as'));
    expect(fail({ ...certificate, steps: [] })).toEqual(at('steps'));
    const last = certificate.steps.length - 1;
    const change = (fields: object): unknown =>
      fail({ ...certificate, steps: certificate.steps.map((step, i) => (i === last ? { ...step, ...fields } : step)) });
    expect(change({ value: 3 })).toEqual(at(`steps[${last}].value`));
    expect(change({ vertices: ['x1'] })).toEqual(at(`steps[${last}].vertices[0]`));
    expect(change({ left: [{ control: 0 }] })).toEqual(at(`steps[${last}].left[0].part`));
    expect(change({ x: undefined })).toEqual(at(`steps[${last}].x`));
    expect(change({ floor: 0.5 })).toEqual(at(`steps[${last}].floor`));
    expect(change({ bounds: [1] })).toEqual(at(`steps[${last}].bounds`));
  });
});

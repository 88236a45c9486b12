import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { birthday, parseValue, standardStore, type Value, valuesBornBy } from 'spgames/values';
import { cohenMacaulay } from 'spgames/ideal';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import {
  decompositionOfAttachments,
  gameWithValue,
  type PureCertificate,
  pureConstruction,
  type PureGame,
  type PureGameOptions,
  type PureStep,
  valueConstruction,
  verifyConstruction,
  verifyGameWithValue,
} from 'spgames/constructions';
import { shellingOfDecomposition, SimplicialComplex, verifyDecomposition, verifyShelling } from 'spgames/complex';
import { inFull, sampled } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';
import { isOfOptions, valuesOfOptions } from '../../../reference/valuesOfOptions.js';
import { isShelling, isShellingByPairs, valueByFaces } from '../../../reference/pureGames.js';

const evaluator = new Evaluator();
const day2 = valuesBornBy(2);
const value = (text: string): Value => parseValue(text);
const build = (text: string, options: PureGameOptions): PureGame => gameWithValue(value(text), options);
const DECOMPOSABLE = { complex: 'vertexDecomposable' } as const;

/** The reason why a game is refused. */
function because({ complex, certificate }: Pick<PureGame, 'complex' | 'certificate'>): string {
  const found = verifyGameWithValue({ complex, certificate }, { evaluator, limit: 0 });
  return found.verified ? '' : found.because;
}

describe('pure complexes with a value', () => {
  it('of every value of day 2, at the least size: pure and evaluated', () => {
    for (const wanted of day2)
      for (const complex of ['pure', 'vertexDecomposable'] as const) {
        const game = gameWithValue(wanted, { complex });
        expect(game.complex.isPure()).toBe(true);
        expect(verifyGameWithValue(game, { evaluator })).toMatchObject({
          verified: true,
          value: wanted,
          evaluated: true,
          pure: { complex },
        });
      }
  });

  it('of values of day 2, at the least size and one more: evaluated by faces too', () => {
    for (const wanted of sampled(day2, 2))
      for (const complex of ['pure', 'vertexDecomposable'] as const) {
        const least = gameWithValue(wanted, { complex });
        const size = least.certificate.steps.at(-1)!.size;
        expect(size).toBeLessThanOrEqual(Number(birthday(wanted)) + 2);
        const larger = size + (size >= Number(birthday(wanted)) + 2 ? 1 : 2);
        for (const game of [least, gameWithValue(wanted, { complex, size: larger })]) {
          const claimed = game === least ? size : larger;
          expect(game.complex.isPure()).toBe(true);
          expect(game.complex.dimension).toBe(claimed - 1);
          expect(valueByFaces(game.complex, standardStore).equals(wanted), String(wanted)).toBe(true);
          expect(verifyGameWithValue(game, { evaluator })).toMatchObject({
            verified: true,
            value: wanted,
            evaluated: true,
            pure: { complex, size: claimed },
          });
        }
      }
  });

  it('have the least sizes of Proposition M on day 2', () => {
    const sizes: Record<number, string[]> = {};
    for (const wanted of day2)
      (sizes[gameWithValue(wanted, DECOMPOSABLE).certificate.steps.at(-1)!.size] ??= []).push(String(wanted));
    expect(sizes[0]).toEqual(['0']);
    expect(sizes[1]!.toSorted()).toEqual(['*', '-1', '1']);
    expect(sizes[4]).toEqual(
      expect.arrayContaining(['1/2', '-1/2', '^', 'v', '^*', 'v*', '*2', '{1|0}', '{0|-1}', '{1|0,*}', '{0,*|-1}']),
    );
  });

  it('have the least sizes of Proposition M on day 3', () => {
    // The values of pure complexes of a size are among those whose options are values of size one less.
    const bySize: Value[][] = [[value('0')]];
    for (let size = 1; size <= 3; size++) bySize.push(valuesOfOptions(bySize.at(-1)!));
    expect(bySize.map(({ length }) => length)).toEqual([1, 3, 8, 28]);
    const leastOf = (wanted: Value): number => {
      const least = bySize.findIndex((values) => values.some((other) => other.equals(wanted)));
      return least !== -1 ? least : isOfOptions(wanted, bySize[3]!) ? 4 : 5;
    };
    const counts: Record<number, number> = {};
    const day3 = valuesBornBy(3);
    for (const wanted of day3) counts[leastOf(wanted)] = (counts[leastOf(wanted)] ?? 0) + 1;
    expect(counts).toEqual({ 0: 1, 1: 3, 2: 7, 3: 24, 4: 11, 5: 1428 });
    for (const wanted of [...day3.filter((each) => leastOf(each) < 4), ...sampled(day3, 20)])
      for (const complex of ['pure', 'vertexDecomposable'] as const)
        expect(gameWithValue(wanted, { complex }).certificate.steps.at(-1)!.size, String(wanted)).toBe(leastOf(wanted));
  });

  it('that are vertex decomposable have a decomposition and a shelling by the attachments', () => {
    for (const wanted of sampled(day2, 6)) {
      const game = gameWithValue(wanted, DECOMPOSABLE);
      const tree = decompositionOfAttachments(game);
      expect(verifyDecomposition(game.complex, tree, 0)).toEqual({ verified: true });
      const order = shellingOfDecomposition(tree);
      expect(verifyShelling(game.complex, order)).toEqual({ verified: true });
      expect(isShelling(game.complex.facets.toLists(), order)).toBe(true);
    }
  });

  it('that are vertex decomposable are Cohen–Macaulay over Q, GF(2) and GF(3)', () => {
    for (const wanted of sampled(day2, 4))
      for (const characteristic of [0, 2, 3])
        expect(cohenMacaulay(gameWithValue(wanted, DECOMPOSABLE).complex, { characteristic }).cohenMacaulay).toBe(true);
  });

  it('with few facets need not be Cohen–Macaulay', () => {
    expect(cohenMacaulay(build('1/2', { complex: 'pure' }).complex).cohenMacaulay).toBe(false);
  });

  it('are as small as the theorems say', () => {
    const sizes = (text: string, options: PureGameOptions): number[] => {
      const { complex } = build(text, options);
      return [complex.n, complex.facets.size];
    };
    expect(sizes('0', { complex: 'pure', size: 3 })).toEqual([8, 8]);
    expect(sizes('0', { ...DECOMPOSABLE, size: 3 })).toEqual([8, 24]);
    expect(sizes('1/2', { complex: 'pure' })).toEqual([22, 29]);
    expect(sizes('1/2', DECOMPOSABLE)).toEqual([14, 187]);
    // As docs/constructions.md has them.
    const flag = Object.entries({
      '1/2': [8, 113],
      '^': [8, 114],
      '^*': [8, 163],
      '*2': [8, 172],
      '{1|0}': [12, 173],
      '{1|0,*}': [12, 186],
    });
    for (const [text, [size, n]] of flag) {
      const { complex, certificate } = build(text, { complex: 'pure', flag: true });
      expect([certificate.steps.at(-1)!.size, complex.n]).toEqual([size, n]);
    }
  });

  it('of negatives are the negatives, but for names', () => {
    for (const wanted of sampled(day2, 4)) {
      const [one, other] = [wanted, wanted.negative()].map((v) => gameWithValue(v, DECOMPOSABLE).complex);
      expect(one!.fVector()).toEqual(other!.fVector());
    }
  });
});

describe('flag complexes with a value', () => {
  it.each(sampled(day2.map(String), 5))('of %s is verified move by move', (text) => {
    const game = build(text, { ...DECOMPOSABLE, flag: true });
    const { size } = game.certificate.steps.at(-1)!;
    expect(game.complex.isFlag()).toBe(true);
    expect(verifyGameWithValue(game, { evaluator, limit: inFull ? 1e5 : 100 })).toMatchObject({
      verified: true,
      value: value(text),
      pure: { size },
    });
    const most = Number(birthday(value(text))) * 5 + 7;
    expect(size).toBeLessThanOrEqual(most);
  });

  it('of 0 in the sizes 7 and 9, evaluated', () => {
    for (const [size, n] of [
      [7, 48],
      [9, 64],
    ] as const) {
      const game = build('0', { ...DECOMPOSABLE, flag: true, size });
      expect(game.complex.n).toBe(n);
      expect(verifyGameWithValue(game, { evaluator })).toMatchObject({ verified: true, evaluated: true });
    }
  });
});

describe('certificates of pure complexes that were changed', () => {
  const half = build('1/2', DECOMPOSABLE);
  const few = build('1/2', { complex: 'pure' });
  const flag = build('1/2', { complex: 'pure', flag: true });
  const changed = (game: PureGame, change: (step: PureStep) => Partial<PureStep>): string => {
    const { steps } = game.certificate;
    const last = steps.at(-1)!;
    const certificate = { ...game.certificate, steps: [...steps.slice(0, -1), { ...last, ...change(last) }] };
    return because({ ...game, certificate });
  };

  it.each([half, few, flag].map((game) => [game.certificate.flag ? 'flag' : game.certificate.complex, game] as const))(
    'are refused: %s',
    (_, game) => {
      expect(because(game)).toBe('');
      expect(changed(game, () => ({ value: '1' }))).toBe('the value is 1/2, not 1');
      expect(changed(game, () => ({ value: '{' }))).toContain('is not a value');
      expect(changed(game, ({ size }) => ({ size: size + 1 }))).toMatch(/expected \d+/);
      expect(changed(game, ({ answers }) => ({ answers: answers.slice(1) }))).toMatch(/has no answer$/);
      expect(
        changed(game, ({ answers: [first, ...rest] }) => ({ answers: [[first![0], first![0]], ...rest] })),
      ).toMatch(/does not belong to the player/);
      expect(changed(game, ({ left }) => ({ left: [], right: left }))).toMatch(/^vertex .+|^no control/);
      expect(changed(game, ({ left }) => ({ left: left.map(({ control }) => ({ control, part: 99 })) }))).toMatch(
        /^step 99 does not come before|^no control/,
      );
      expect(
        changed(game, ({ left, right }) => ({ left: left.map(({ control }) => ({ control, part: right[0]!.part })) })),
      ).not.toBe('');
      const { certificate } = game;
      expect(because({ ...game, certificate: { ...certificate, steps: [] } })).toBe(
        'certificate.steps is []; expected at least one step',
      );
      expect(
        because({ ...game, certificate: { ...certificate, steps: [certificate.steps[0]!, ...certificate.steps] } }),
      ).not.toBe('');
      // A flag complex has too many facets to be looked at without its blocks.
      if (!certificate.flag) expect(because({ ...game, certificate: { ...certificate, flag: true } })).not.toBe('');
      expect(because({ complex: SimplicialComplex.void(2), certificate })).toContain('is void');
    },
  );

  it('are refused when an answer does not do', () => {
    const wrong = (game: PureGame): string => {
      const { answers } = game.certificate.steps.at(-1)!;
      const { vertices } = game.complex;
      return (
        answers
          .map(
            ([move, answer]) =>
              vertices
                .map((_, v) =>
                  v === answer || vertices[v]!.side !== vertices[answer]!.side
                    ? ''
                    : changed(game, () => ({ answers: answers.map((pair) => (pair[0] === move ? [move, v] : pair)) })),
                )
                .find((reason) => reason.includes('lead to')) ?? '',
          )
          .find((reason) => reason !== '') ?? ''
      );
    };
    expect(wrong(half)).toMatch(/^\w+ and the answer \w+ lead to .+, which is not [≤≥] 1\/2$/);
    expect(wrong(few)).toMatch(/no face|^$|lead to/);
  });

  it('are refused when a facet is missing, or one too many', () => {
    for (const game of [half, few]) {
      const facets = game.complex.facets.toLists();
      for (const f of [0, 5, facets.length - 1])
        expect(
          because({ ...game, complex: SimplicialComplex.fromFacets(facets.toSpliced(f, 1), game.complex.vertices) }),
          `without ${facets[f]!.join(' ')}`,
        ).not.toBe('');
      const absent = game.complex.minimalNonfaces.toLists().find((set) => set.length === 4 || set.length === 2)!;
      const more = SimplicialComplex.fromFacets([...facets, absent], game.complex.vertices);
      expect(because({ ...game, complex: more })).not.toBe('');
    }
  });

  it('are refused when the attachments are changed', () => {
    const { attachments } = half.certificate;
    const last = attachments.at(-1)!;
    const wrong = (change: Partial<typeof last>): string =>
      because({
        ...half,
        certificate: { ...half.certificate, attachments: [...attachments.slice(0, -1), { ...last, ...change }] },
      });
    expect(wrong({ attached: last.attached.slice(1) })).toMatch(/another complex than the controls|not there yet/);
    expect(wrong({ attached: [...last.attached].reverse() })).toMatch(/attached over a face that is not there yet$/);
    expect(wrong({ attached: [last.attached[0]!, ...last.attached] })).toMatch(/attached twice/);
    expect(wrong({ size: 3 })).not.toBe('');
    expect(wrong({ on: last.on.slice(1) })).not.toBe('');
    expect(wrong({ on: [...last.on, 99] })).toContain('no vertex 99');
    expect(wrong({ attached: last.attached.map(({ vertex }) => ({ vertex, link: 10 ** 6 })) })).toMatch(
      /do not come before/,
    );
    expect(because({ ...half, certificate: { ...half.certificate, attachments: [...attachments, last] } })).toMatch(
      /^nothing leads to attachments/,
    );
    expect(because({ ...few, certificate: { ...few.certificate, attachments } })).toMatch(
      /are for vertex decomposable/,
    );
    expect(because({ ...few, certificate: { ...few.certificate, complex: 'vertexDecomposable' } })).toMatch(
      /no attachments/,
    );
  });

  it('are refused when blocks or the shedding order are changed', () => {
    expect(changed(flag, ({ blocks }) => ({ blocks: blocks!.slice(1) }))).toMatch(/is in no block|expected/);
    expect(
      changed(flag, ({ blocks }) => ({
        blocks: [[...blocks![0]!, blocks![1]![0]!], blocks![1]!.slice(1), ...blocks!.slice(2)],
      })),
    ).toMatch(/of one block are not in conflict/);
    expect(changed(flag, ({ shedding }) => ({ shedding: [...shedding!].reverse() }))).toMatch(
      /is not shed before other vertices/,
    );
    expect(changed(flag, ({ shedding }) => ({ shedding: shedding!.slice(0, -1) }))).toMatch(
      /are in conflict$|leaves no ordinary/,
    );
    expect(changed(flag, ({ blocks }) => ({ shedding: blocks!.flat() }))).not.toBe('');
    const nonfaces = flag.complex.minimalNonfaces.toLists();
    for (const [k, pair] of nonfaces.entries())
      if (k % (inFull ? 50 : 2600) === 0) {
        const other = SimplicialComplex.fromNonfaces(nonfaces.toSpliced(k, 1), flag.complex.vertices);
        // A pair more that fits may change nothing: then the game has the value all the same.
        if (because({ ...flag, complex: other }) !== '') continue;
        const labels = pair.map((v) => flag.complex.vertices[v]!.label).join(' ');
        expect(verifyGameWithValue({ ...flag, complex: other }, { evaluator }), labels).toMatchObject({
          verified: true,
          evaluated: true,
        });
      }
  });
});

describe('documents of pure complexes', () => {
  it.each([{ complex: 'pure' }, DECOMPOSABLE, { complex: 'pure', flag: true }] as const)(
    '%o are read again',
    (options) => {
      const made = pureConstruction(value('{1|*}'), options);
      const read = constructionFromJson(JSON.parse(JSON.stringify(constructionToJson(made))));
      expect(read.method).toBe('value');
      expect(verifyConstruction(read, { limit: 1000 })).toMatchObject({
        verified: true,
        pure: { complex: options.complex },
      });
      expect(verifyConstruction({ ...made, value: '*' }, { limit: 10 })).toMatchObject({
        verified: false,
        because: 'the value of the target is {1|*}, not *',
      });
      expect(verifyConstruction({ ...made, value: '{' }, { limit: 10 })).toMatchObject({ verified: false });
      expect(verifyConstruction({ ...made, certificate: null as unknown as PureCertificate })).toMatchObject({
        verified: false,
      });
    },
  );

  it('on a board are verified too', () => {
    for (const options of [{ complex: 'pure' }, DECOMPOSABLE, { complex: 'pure', flag: true }] as const)
      expect(verifyConstruction(valueConstruction(value('1*'), options))).toMatchObject({ verified: true });
  });
});

describe('what gameWithValue refuses', () => {
  it.each([
    ['1/2', { complex: 'pure', size: 3 }, 'invalid-size'],
    ['1', { ...DECOMPOSABLE, size: 2 }, 'invalid-size'],
    ['0', { ...DECOMPOSABLE, flag: true, size: 5 }, 'invalid-size'],
    ['0', { complex: 'pure', size: -1 }, 'invalid-size'],
    ['0', { complex: 'pure', size: 0.5 }, 'invalid-size'],
    ['0', { complex: 'pure', form: { left: [], right: [] } }, 'invalid-option'],
    ['0', { complex: 'shellable' }, 'invalid-option'],
    ['0', { flag: true }, 'invalid-option'],
    ['^9', DECOMPOSABLE, 'too-large-construction'],
    ['^99999', { complex: 'pure' }, 'too-large-construction'],
    ['1/2', { complex: 'pure', flag: true, limit: 1000 }, 'too-large-construction'],
    ['10000000000', DECOMPOSABLE, 'too-large-construction'],
  ])('%s %o', (text, options, code) => {
    expect(thrownBy(() => build(text, options as PureGameOptions))).toMatchObject({ code });
  });

  it('attachments of other certificates', () => {
    const game = build('^', DECOMPOSABLE);
    const { certificate } = game;
    expect(thrownBy(() => decompositionOfAttachments(build('^', { complex: 'pure' })))).toMatchObject({
      code: 'invalid-argument',
    });
    expect(
      thrownBy(() =>
        decompositionOfAttachments({ ...game, complex: SimplicialComplex.simplex(game.complex.vertices) }),
      ),
    ).toMatchObject({ code: 'invalid-argument' });
    const self = {
      ...certificate,
      attachments: certificate.attachments.map((each, i) => ({
        ...each,
        attached: each.attached.map(({ vertex }) => ({ vertex, link: i })),
      })),
    };
    expect(thrownBy(() => decompositionOfAttachments({ ...game, certificate: self }))).toMatchObject({
      code: 'invalid-argument',
    });
  });
});

describe('the reference', () => {
  it('knows shellings by restriction sets as by pairs', () => {
    const facets = build('{1|*}', { ...DECOMPOSABLE })
      .complex.facets.toLists()
      .slice(0, 40);
    const order = [...facets.keys()];
    for (let shift = 0; shift < 40; shift += 7) {
      const turned = [...order.slice(shift), ...order.slice(0, shift)];
      expect(isShelling(facets, turned)).toBe(isShellingByPairs(facets, turned));
    }
    expect(
      isShelling(
        [
          [0, 1],
          [2, 3],
        ],
        [0, 1],
      ),
    ).toBe(false);
    expect(
      isShellingByPairs(
        [
          [0, 1],
          [2, 3],
        ],
        [0, 1],
      ),
    ).toBe(false);
  });
});

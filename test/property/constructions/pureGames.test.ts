import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { decompositionOfAttachments, gameWithValue, verifyGameWithValue } from 'spgames/constructions';
import { parseValue, valuesBornBy, ValueStore } from 'spgames/values';
import { shellingOfDecomposition } from 'spgames/complex';
import { expectNotFooled } from '../../helpers/mutations.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import { isShelling, valueByFaces } from '../../reference/pureGames.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });
const day3 = valuesBornBy(3, { store });

describe('pure complexes with the values of day 3', () => {
  it('of few facets: pure, evaluated, by the certificate and by faces', () => {
    for (const wanted of sampled(day3, 12)) {
      const game = gameWithValue(wanted, { complex: 'pure' });
      expect(game.complex.isPure()).toBe(true);
      expect(verifyGameWithValue(game, { evaluator })).toMatchObject({ verified: true, evaluated: true });
      expect(valueByFaces(game.complex, store).equals(wanted), String(wanted)).toBe(true);
    }
  });

  it('vertex decomposable: by the certificate, evaluated by faces, with a shelling', () => {
    // All of them: npm run pure-games.
    for (const wanted of inFull ? day3.filter((_, i) => i % 8 === 3) : sampled(day3, 2)) {
      const game = gameWithValue(wanted, { complex: 'vertexDecomposable' });
      const { complex } = game;
      expect(complex.isPure()).toBe(true);
      const found = verifyGameWithValue(game, { evaluator, limit: 0 });
      expect(found.verified && found.value.equals(wanted), String(wanted)).toBe(true);
      expect(valueByFaces(complex, store).equals(wanted), String(wanted)).toBe(true);
      const order = shellingOfDecomposition(decompositionOfAttachments(game));
      expect(isShelling(complex.facets.toLists(), order), String(wanted)).toBe(true);
    }
  });

  it.runIf(inFull)('flag: by the certificate', () => {
    for (const wanted of day3.filter((_, i) => i % 300 === 7)) {
      const game = gameWithValue(wanted, { complex: 'vertexDecomposable', flag: true, limit: 2 ** 23 });
      const found = verifyGameWithValue(game, { evaluator, limit: 0 });
      expect(found.verified && found.value.equals(wanted), String(wanted)).toBe(true);
    }
  });
});

describe('certificates of pure complexes with one thing changed', () => {
  it.each([
    ['0', { complex: 'pure', size: 3 }],
    ['*', { complex: 'vertexDecomposable', size: 3 }],
    ['1*', { complex: 'vertexDecomposable' }],
    ['0', { complex: 'vertexDecomposable', size: 3 }],
    ['{1|*}', { complex: 'pure' }],
    ['0', { complex: 'pure', flag: true, size: 7 }],
  ] as const)('of %s, %o', (text, options) => {
    const { complex, certificate } = gameWithValue(parseValue(text, store), options);
    const played = new Evaluator({ store }).value(complex);
    const verify = (changed: typeof certificate) =>
      verifyGameWithValue({ complex, certificate: changed }, { evaluator, limit: 0 });
    // Whatever else the certificate says: the value that it proves is that of the game, and the complex is as it says.
    const isTrue = (changed: typeof certificate): boolean => {
      const answer = verify(changed);
      return (
        answer.verified &&
        answer.value.equals(played) &&
        answer.pure!.size === complex.dimension + 1 &&
        (answer.pure!.complex === options.complex || 'flag' in options)
      );
    };
    expectNotFooled(certificate, verify, isTrue, {
      words: ['pure', 'vertexDecomposable', '0', '1', '*', '{1|'],
      size: 60,
    });
  });
});

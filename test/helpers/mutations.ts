import { expect } from 'vitest';
import { LimitError } from '../../src/errors.js';
import type { Verification } from '../../src/verification.js';
import { sampled } from './sampling.js';

/** A certificate with one thing changed. */
export interface Mutation {
  /** Such as `.tree[2].face: one less`. */
  readonly change: string;
  readonly certificate: unknown;
}

/** What may stand in the place of anything. */
const JUNK: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['false', false],
  ['0', 0],
  ['-1', -1],
  ['0.5', 0.5],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['a billion', 1e9],
  ['2^53', 2 ** 53],
  ['0n', 0n],
  ['a text', 'junk'],
  ['no text', ''],
  ['undecided', 'undecided'],
  ['a list', []],
  ['a list of lists', [[]]],
  ['a list with a hole', new Array(2)],
  ['a list of junk', [null, 'x', {}]],
  ['an object', {}],
  ['a map', new Map([[0, 1]])],
  ['a function', () => 0],
];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * All certificates that differ in one place: a part replaced by junk of every type, or by something like it; fields and
 * entries removed, repeated, exchanged. Instances of classes are replaced as wholes.
 * @param words texts that occur in certificates of the kind
 */
function* mutations(certificate: unknown, words: readonly string[] = []): Generator<Mutation> {
  yield* mutated(certificate, '', words);
}

function* mutated(value: unknown, place: string, words: readonly string[]): Generator<Mutation> {
  for (const [name, junk] of JUNK)
    if (!Object.is(junk, value)) yield { change: `${place}: ${name}`, certificate: junk };
  for (const [name, other] of near(value, words)) yield { change: `${place}: ${name}`, certificate: other };
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    for (const [i, item] of list.entries()) {
      const at = `${place}[${i}]`;
      yield { change: `${at} removed`, certificate: list.toSpliced(i, 1) };
      yield { change: `${at} twice`, certificate: list.toSpliced(i, 0, item) };
      if (i > 0)
        yield {
          change: `${at} and the one before exchanged`,
          certificate: list.with(i, list[i - 1]).with(i - 1, item),
        };
      if (i > 0) yield { change: `${at} as the one before`, certificate: list.with(i, list[i - 1]) };
      for (const { change, certificate } of mutated(item, at, words))
        yield { change, certificate: list.with(i, certificate) };
    }
  } else if (isPlain(value))
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      yield { change: `${place}.${name} removed`, certificate: rest };
      for (const { change, certificate } of mutated(item, `${place}.${name}`, words))
        yield { change, certificate: { ...value, [name]: certificate } };
    }
}

/** Values like a value. */
function near(value: unknown, words: readonly string[]): (readonly [string, unknown])[] {
  if (typeof value === 'number')
    return [
      ['one more', value + 1],
      ['one less', value - 1],
      ['negated', -value || 0],
      ['a bit more', value + 1e-9],
      ['as a text', String(value)],
      ['as a bigint', Number.isInteger(value) ? BigInt(value) : 1n],
    ];
  if (typeof value === 'bigint')
    return [
      ['one more', value + 1n],
      ['one less', value - 1n],
      ['negated', -value],
      ['twice', 2n * value],
      ['and 2^60', value + 2n ** 60n],
      ['as a number', Number(value)],
      ['as a text', String(value)],
    ];
  if (typeof value === 'boolean')
    return [
      ['negated', !value],
      ['as a text', String(value)],
    ];
  if (typeof value === 'string') return words.filter((word) => word !== value).map((word) => [word, word]);
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    return [
      ['reversed', list.toReversed()],
      ['and one entry more', [...list, 0]],
      ['as an object', { ...list, length: list.length }],
    ];
  }
  return [];
}

/** What became of the certificates that were changed. */
export interface Fate {
  /** How many are refused. */
  readonly refused: number;
  /** How many pass, because what they say is true by the definitions. */
  readonly true: number;
}

/**
 * A certificate is verified and true, and no certificate with one thing changed is verified unless it is true still,
 * and none makes the verifier throw; what is refused is refused for a reason.
 * @param isTrue by the definitions, as slow as may be; it may throw for what is malformed
 * @param size how many mutations are tried by `npm test`
 */
export function expectNotFooled<C>(
  certificate: C,
  verify: (certificate: C) => Verification,
  isTrue: (certificate: C) => boolean,
  { words = [], size = 300 }: { readonly words?: readonly string[]; readonly size?: number } = {},
): Fate {
  expect(verify(certificate)).toMatchObject({ verified: true });
  expect(isTrue(certificate)).toBe(true);
  const fate = { refused: 0, true: 0 };
  for (const { change, certificate: wrong } of sampled([...mutations(certificate, words)], size)) {
    const answer = answerTo(() => verify(wrong as C), change);
    if (answer === undefined) continue;
    if (answer.verified) {
      expect([change, 'verified', truthOf(() => isTrue(wrong as C))]).toEqual([change, 'verified', true]);
      fate.true++;
    } else {
      expect([change, answer.because]).toEqual([change, expect.stringMatching(/^(?!.*\[object)[^]{10,}$/)]);
      fate.refused++;
    }
  }
  return fate;
}

/** What a verifier answers; nothing if the work is too long for it. */
function answerTo(verify: () => Verification, change: string): Verification | undefined {
  try {
    const answer = verify();
    expect([change, typeof answer.verified]).toEqual([change, 'boolean']);
    return answer;
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw new Error(`${change}: the verifier throws`, { cause: error });
  }
}

function truthOf(isTrue: () => boolean): boolean | string {
  try {
    return isTrue();
  } catch (error) {
    return `malformed: ${String(error)}`;
  }
}

import { describe, expect, it } from 'vitest';
import { DigraphPlacement } from 'spgames/digraphs';
import { SimplicialComplex } from 'spgames/complex';
import {
  analyze,
  type Analyzed,
  analyzeInTurn,
  type AnalyzeOptions,
  gameProperties,
  latticeProperties,
  loopyProperties,
  posetProperties,
  properties,
} from 'spgames/analysis';
import { namedGamePoset } from 'spgames/days';
import { parseLatticeGame } from 'spgames/lattice';
import { factsInTurn } from '../../../src/analysis/Analyser.js';
import { parseLoopyGame } from 'spgames/loopy';
import { LabelledPoset } from 'spgames/poset';
import { LimitError } from '../../../src/errors.js';
import { Work, type RunOptions } from '../../../src/run.js';
import { errorOf } from '../../helpers/codeOf.js';

const SUBJECTS: readonly (readonly [of: string, subject: Analyzed, names: readonly string[]])[] = [
  ['complexes', SimplicialComplex.fromFacets([[0, 1], [2]], 3), Object.keys(properties)],
  ['posets', namedGamePoset('day:1'), Object.keys(posetProperties)],
  ['posets', LabelledPoset.fromRelations(2, [[0, 1]]), Object.keys(posetProperties)],
  ['lattice games', parseLatticeGame('moves 1,0 0,1 1,1'), Object.keys(latticeProperties)],
  ['loopy games', parseLoopyGame('tis'), Object.keys(loopyProperties)],
  ['games without a complex', new DigraphPlacement('LR', [[0, 1]]), Object.keys(gameProperties)],
];

/** The facts on objects of any kind. */
const inTurn = analyzeInTurn as (subject: Analyzed, options?: AnalyzeOptions) => Iterable<readonly [string, object]>;

/** Bounds by a clock that goes on by a millisecond whenever it is read. */
function boundsOf(timeoutMs: number): RunOptions {
  let now = 0;
  return new Work('test', { timeoutMs }, () => now++).part();
}

describe.each(SUBJECTS)('properties of %s', (of, subject, names) => {
  it('are found in their order, each described in a sentence', () => {
    const found = [...inTurn(subject, { timeoutMs: 20_000 })].map(([name]) => name);
    expect(found).toEqual(names);
    expect([...inTurn(subject, { only: [...names].reverse().slice(0, 2) })].map(([name]) => name)).toEqual(
      names.slice(-2),
    );
  });

  it('are refused alike where their names are unknown, or not a list', () => {
    const misspelt = `${names[0]!}x`;
    const error = errorOf(() => analyze(subject, { only: [misspelt as never] }));
    expect(error).toMatchObject({
      name: 'InputError',
      code: 'unknown-property',
      message: `analyze: "${misspelt}" is not a property of ${of}; expected ${names.join(', ')}.`,
      hint: expect.stringContaining(`Did you mean ${names[0]!}`) as unknown,
      details: { found: misspelt },
    });
    expect(errorOf(() => analyze(subject, { only: names[0] as never }))).toMatchObject({ code: 'invalid-option' });
    expect(errorOf(() => analyze(subject, null as never))).toMatchObject({ code: 'invalid-option' });
    expect(errorOf(() => analyze(subject, { eachMs: 'soon' as never }))).toMatchObject({ code: 'invalid-option' });
  });

  it('are undecided without time', () => {
    expect([...inTurn(subject, { timeoutMs: 0 })].map(([, fact]) => fact)).toEqual(
      names.map(() => ({ value: 'undecided' })),
    );
  });
});

it('is asked of something that has properties', () => {
  for (const other of [undefined, null, 'day:2', {}, 3])
    expect(errorOf(() => analyze(other as never))).toMatchObject({ code: 'invalid-argument' });
});

describe('the time that is left', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const relations: [number, number][] = [];
  for (let i = 0; i < 80; i++) for (let j = i + 1; j < 80; j++) if (random() < 0.15) relations.push([i, j]);
  const poset = LabelledPoset.fromRelations(80, relations);

  it('is shared: a hard property leaves enough of it for those that follow', () => {
    const { dimension, antichains } = analyze(poset, { only: ['dimension', 'antichains'], ...boundsOf(3000) });
    expect([dimension.value, antichains.value]).toEqual(['undecided', 113217n]);
  });

  it('bounds witnesses, too', () => {
    const slow = {
      about: 'Nothing.',
      find: () => ({
        value: 1,
        witness: (run: RunOptions): never => {
          for (const work = new Work('witness', run); ;) work.tick(0);
        },
      }),
    };
    const things = {
      of: 'things',
      isSubject: (subject: unknown): subject is object => typeof subject === 'object',
      properties: { slow },
      prepare: (subject: object) => subject,
    };
    expect([...factsInTurn(things, {}, boundsOf(50))]).toEqual([['slow', { value: 1 }]]);
  });

  it('says which limit was reached, of what is undecided for that alone', () => {
    const things = {
      of: 'things',
      isSubject: (subject: unknown): subject is object => typeof subject === 'object',
      properties: {
        found: { about: '', find: () => ({ value: 1 }) },
        large: {
          about: '',
          find: () => {
            throw new LimitError('too-many-items', 'more than 7 facets');
          },
        },
      },
      prepare: (subject: object) => subject,
    };
    const heard: unknown[] = [];
    const onUndecided = (name: string, { code }: LimitError): void => void heard.push([name, code]);
    expect([...factsInTurn(things, {}, { onUndecided })]).toEqual([
      ['found', { value: 1 }],
      ['large', { value: 'undecided' }],
    ]);
    expect(heard).toEqual([['large', 'too-many-items']]);
  });
});

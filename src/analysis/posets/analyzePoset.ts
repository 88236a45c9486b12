import { either, instanceOf, options as anOptions, takes } from '../../arguments.js';
import { GamePoset } from '../../days/index.js';
import { InputError, nearestNames } from '../../errors.js';
import { LabelledPoset } from '../../poset/index.js';
import { shown } from '../../shape.js';
import { Work, type RunOptions } from '../../run.js';
import { OPEN, type Fact, type OpenFact } from '../Property.js';
import { posetProperties, type PosetPropertyName, type PosetRegister } from './posetProperties.js';
import type { PosetProperty } from './PosetProperty.js';

/** What to find of a poset, and how. */
export interface AnalyzePosetOptions<Name extends PosetPropertyName = PosetPropertyName> extends Omit<
  RunOptions,
  'limit'
> {
  /** The properties that are wanted; by default all. */
  readonly only?: readonly Name[];
  /** `false` leaves out witnesses. */
  readonly witnesses?: boolean;
  /** At most so many milliseconds for each property. */
  readonly eachMs?: number;
}

/**
 * What is found of a property: its value, or that it was cut off; perhaps with a witness, elements by their numbers.
 */
export type PosetFactOf<Name extends PosetPropertyName> =
  PosetRegister[Name] extends PosetProperty<infer F>
    ? F | (F extends Fact<unknown, infer Witness> ? Fact<'undecided', Witness> : never) | OpenFact
    : never;

/** What is found of a poset, by the names of the properties. */
export type PosetAnalysis<Name extends PosetPropertyName = PosetPropertyName> = {
  readonly [N in Name]: PosetFactOf<N>;
};

/** A property of a poset and what is found of it. */
export type NamedPosetFact<Name extends PosetPropertyName = PosetPropertyName> = {
  readonly [N in Name]: readonly [name: N, fact: PosetFactOf<N>];
}[Name];

const aSubject = /* @__PURE__ */ either(
  /* @__PURE__ */ instanceOf(() => GamePoset, 'a GamePoset, such as dayPoset(2)'),
  /* @__PURE__ */ instanceOf(() => LabelledPoset, 'a LabelledPoset'),
);
const analyzePosetTakes = /* @__PURE__ */ takes('analyzePoset', () => ({ poset: aSubject, options: anOptions }));

/**
 * What a poset is like, with what shows it: each property by a formula where the poset has one, else from its order. A
 * property that is not decided in its time reads 'undecided'.
 * @returns the facts in the order of `posetProperties`
 * @throws InputError `unknown-property`
 * @example analyzePoset(dayPoset(2), { only: ['distributive'] }).distributive.value // true
 */
export function analyzePoset<Name extends PosetPropertyName = PosetPropertyName>(
  poset: GamePoset<unknown> | LabelledPoset,
  options: AnalyzePosetOptions<Name> = {},
): PosetAnalysis<Name> {
  analyzePosetTakes(poset, options);
  return Object.fromEntries(analyzePosetInTurn(poset, options)) as unknown as PosetAnalysis<Name>;
}

const analyzePosetInTurnTakes = /* @__PURE__ */ takes('analyzePosetInTurn', () => ({
  poset: aSubject,
  options: anOptions,
}));

/**
 * The facts of `analyzePoset`, each as soon as it is found.
 * @returns pairs of a name and a fact, in the order of `posetProperties`
 * @throws InputError `unknown-property`
 * @example analyzePosetInTurn(dayPoset(2)).next().value // ['size', { value: 22 }]
 */
export function* analyzePosetInTurn<Name extends PosetPropertyName = PosetPropertyName>(
  poset: GamePoset<unknown> | LabelledPoset,
  options: AnalyzePosetOptions<Name> = {},
): Generator<NamedPosetFact<Name>, void, undefined> {
  analyzePosetInTurnTakes(poset, options);
  const { only, witnesses = true, eachMs = Infinity, ...run } = options;
  const work = new Work('analyzePoset', run);
  const subject = poset instanceof GamePoset ? poset : ofLabels(poset);
  for (const name of wantedNames(only)) {
    const property = posetProperties[name] as PosetProperty<Fact<unknown, unknown>>;
    const { value, witness } = found(subject, property, work, eachMs);
    const shows = witnesses ? witness?.(work.part()) : undefined;
    yield [name, shows === undefined ? { value } : { value, witness: shows }] as unknown as NamedPosetFact<Name>;
  }
}

function found(
  poset: GamePoset<unknown>,
  { find }: PosetProperty<Fact<unknown, unknown>>,
  work: Work,
  timeoutMs: number,
): { readonly value: unknown; readonly witness?: (run: RunOptions) => unknown } {
  if (work.timeLeft === 0) return OPEN;
  return work.unlessCutOff(
    () => find(poset, work.part({ timeoutMs })),
    () => OPEN,
  );
}

/** A poset whose elements are no games, but their labels. */
function ofLabels(order: LabelledPoset): GamePoset<unknown> {
  return new GamePoset({ name: 'poset', elements: order.labels, order });
}

/** All names, or those that are asked for, in the order of the register. */
function wantedNames(only: readonly string[] | undefined): PosetPropertyName[] {
  const names = Object.keys(posetProperties) as PosetPropertyName[];
  if (!isListOrMissing(only))
    throw new InputError('invalid-option', `analyzePoset: only is ${shown(only)}; expected a list of properties.`);
  for (const name of only ?? [])
    if (!Object.hasOwn(posetProperties, name)) {
      const near = nearestNames(name, names);
      throw new InputError(
        'unknown-property',
        `analyzePoset: ${JSON.stringify(name)} is no property; expected ${names.join(', ')}.`,
        {
          ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
          details: { found: name, nearest: near },
        },
      );
    }
  return only === undefined ? names : names.filter((name) => only.includes(name));
}

function isListOrMissing(only: unknown): boolean {
  return only === undefined || Array.isArray(only);
}

import { anIdeal } from '../ideal/internal.js';
import { aComplex } from '../complex/internal.js';
import { aGame } from '../games/internal.js';
import { takes, either, options } from '../arguments.js';
import { shown } from '../shape.js';
import type { SquarefreeIdeal } from '../ideal/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { InputError, nearestNames } from '../errors.js';
import type { Evaluator } from '../evaluation/index.js';
import { SPGame } from '../games/index.js';
import { Work, type RunOptions } from '../run.js';
import { OPEN, Subject, type Fact, type Property } from './Property.js';
import { register, type FactOf, type PropertyName } from './register.js';

/** What to analyze, and how. */
export interface AnalyzeOptions<Name extends PropertyName = PropertyName> extends Omit<RunOptions, 'limit'> {
  /** The properties that are wanted; by default all. */
  readonly only?: readonly Name[];
  /** That of the field for depth, Betti numbers and such: 0, the default, or a prime. */
  readonly characteristic?: number;
  /** `false` leaves out witnesses that have to be computed. */
  readonly witnesses?: boolean;
  /** At most so many milliseconds for the value of each property, and for its witness. */
  readonly eachMs?: number;
  /** To be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
  /** How the game is played that `outcome` is asked about: whether who cannot move loses, as is assumed, or wins. */
  readonly play?: 'normal' | 'misere';
}

/** What is found of a complex, by the names of the properties. */
export type Analysis<Name extends PropertyName = PropertyName> = { readonly [N in Name]: FactOf<N> };

/** A property and what is found of it. */
export type NamedFact<Name extends PropertyName = PropertyName> = {
  readonly [N in Name]: readonly [name: N, fact: FactOf<N>];
}[Name];

const analyzeTakes = /* @__PURE__ */ takes('analyze', () => ({
  subject: either(aComplex, anIdeal, aGame),
  options,
}));

/**
 * The properties of a complex with what shows them, each decided by the way that is known to be fastest, or by several
 * ways in turns. A game is analyzed by its legal complex, an ideal by its Stanley–Reisner complex. Properties that are
 * still to come share the time that is left; one that is not decided in its time reads 'undecided'.
 * @returns the facts in the order of `properties`; vertices and facets in witnesses are given by their numbers
 * @throws InputError `unknown-property`, `not-a-prime`
 * @example analyze(SimplicialComplex.fromFacets([[0, 1], [2]], 3), { only: ['pure'] }).pure.value // false
 */
export function analyze<Name extends PropertyName = PropertyName>(
  subject: SimplicialComplex | SquarefreeIdeal | SPGame,
  options: AnalyzeOptions<Name> = {},
): Analysis<Name> {
  analyzeTakes(subject, options);
  return Object.fromEntries(analyzeInTurn(subject, options)) as unknown as Analysis<Name>;
}

const analyzeInTurnTakes = /* @__PURE__ */ takes('analyzeInTurn', () => ({
  subject: either(aComplex, anIdeal, aGame),
  options,
}));

/**
 * The facts of `analyze`, each as soon as it is found: work on a property begins when it is asked for.
 * @returns pairs of a name and a fact, in the order of `properties`
 * @throws InputError `unknown-property`, `not-a-prime`
 * @example analyzeInTurn(SimplicialComplex.fromFacets([[0, 1], [2]], 3)).next().value // ['facetCount', { value: 2n }]
 */
export function* analyzeInTurn<Name extends PropertyName = PropertyName>(
  subject: SimplicialComplex | SquarefreeIdeal | SPGame,
  options: AnalyzeOptions<Name> = {},
): Generator<NamedFact<Name>, void, undefined> {
  analyzeInTurnTakes(subject, options);
  const { only, characteristic = 0, witnesses = true, eachMs = Infinity, evaluator, play = 'normal', ...run } = options;
  const work = new Work('analyze', run);
  const names = wantedNames(only);
  const both = [SHOW_LENGTH, SHOW_REGULARITY].every((some) => some.some((name) => names.includes(name)));
  const known = new Subject(complexOf(subject), { characteristic, evaluator, both, play });
  for (const [i, name] of names.entries()) {
    const timeoutMs = Math.min(eachMs, work.timeLeft / (names.length - i));
    const inTime = <T>(compute: (run: RunOptions) => T): T | undefined =>
      work.timeLeft === 0
        ? undefined
        : work.unlessCutOff(
            () => compute(work.part({ timeoutMs })),
            () => undefined,
          );
    const property: Property<Fact<unknown, unknown>> = register[name];
    const found = inTime((part) => property.find(known, part)) ?? OPEN;
    const { value } = found;
    const witness = witnesses && 'witness' in found ? inTime((part) => found.witness?.(part)) : undefined;
    yield [name, witness === undefined ? { value } : { value, witness }] as unknown as NamedFact<Name>;
  }
}

function complexOf(subject: SimplicialComplex | SquarefreeIdeal | SPGame): SimplicialComplex {
  if (subject instanceof SimplicialComplex) return subject;
  return subject instanceof SPGame ? subject.legalComplex : subject.complex;
}

/** The properties that ask for the length of the resolution, and for its regularity. */
const SHOW_LENGTH: readonly PropertyName[] = ['depth', 'projectiveDimension'];
const SHOW_REGULARITY: readonly PropertyName[] = ['regularity', 'linearResolution'];

function isListOrMissing(only: unknown): boolean {
  return only === undefined || Array.isArray(only);
}

/** All names, or those that are asked for, in the order of the register. */
function wantedNames(only: readonly string[] | undefined): PropertyName[] {
  const names = Object.keys(register) as PropertyName[];
  if (!isListOrMissing(only))
    throw new InputError('invalid-option', `analyze: only is ${shown(only)}; expected a list of properties.`);
  for (const name of only ?? [])
    if (!Object.hasOwn(register, name)) {
      const near = nearestNames(name, names);
      throw new InputError(
        'unknown-property',
        `analyze: ${JSON.stringify(name)} is no property; expected ${names.join(', ')}.`,
        {
          ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
          details: { found: name, nearest: near },
        },
      );
    }
  return only === undefined ? names : names.filter((name) => only.includes(name));
}

import { InputError, LimitError, nearestNames } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { shown } from '../shape.js';
import type { AnalyzeOptions } from './AnalyzeOptions.js';
import { OPEN, type Fact, type Property } from './Property.js';

/** What can be asked of one kind of objects: a list of properties. */
export interface Analyser<Subject, Prepared = Subject> {
  /** The kind of objects, in the plural. */
  readonly of: string;
  readonly isSubject: (subject: unknown) => subject is Subject;
  /** The properties by name, in the order in which they are reported. */
  readonly properties: Readonly<Record<string, Property<Fact<unknown, unknown>, Prepared>>>;
  /** What the properties share. @throws InputError for properties that the subject does not have */
  readonly prepare: (subject: Subject, options: AnalyzeOptions, names: readonly string[]) => Prepared;
  /** The properties that are found by default, where they are not all. */
  readonly namesOf?: (subject: Subject) => readonly string[];
}

/**
 * The facts on an object in the order of the properties, each as soon as it is asked for. Properties that are still to
 * come share the time that is left.
 */
export function factsInTurn<Subject, Prepared>(
  analyser: Analyser<Subject, Prepared>,
  subject: Subject,
  options: AnalyzeOptions,
): Generator<readonly [name: string, fact: Fact<unknown, unknown>], void, undefined> {
  const { eachMs = Infinity } = options;
  if (!(eachMs >= 0))
    throw new InputError('invalid-option', `analyze: eachMs is ${shown(eachMs)}; expected a number ≥ 0.`);
  const names = wantedNames(analyser, subject, options.only);
  const properties = Object.fromEntries(names.map((name) => [name, analyser.properties[name]!]));
  return factsInOrder('analyze', properties, analyser.prepare(subject, options, names), options);
}

/**
 * The loop over properties: what each gives within its share of the time. Afterwards the witness has as much.
 * @param task the public function at work
 */
export function* factsInOrder<Prepared>(
  task: string,
  properties: Readonly<Record<string, Pick<Property<Fact<unknown, unknown>, Prepared>, 'shares' | 'find'>>>,
  subject: Prepared,
  given: Pick<AnalyzeOptions, 'eachMs' | 'witnesses' | 'onUndecided'> & RunOptions,
): Generator<readonly [name: string, fact: Fact<unknown, unknown>], void, undefined> {
  const { eachMs = Infinity, witnesses = true, onUndecided, ...run } = given;
  const work = new Work(task, run);
  const entries = Object.entries(properties);
  const shares = entries.map(([name, { shares = name }]) => shares);
  for (const [i, [name, property]] of entries.entries()) {
    const timeoutMs = Math.min(eachMs, work.timeLeft / new Set(shares.slice(i)).size);
    const { value, witness: find } =
      work.inTime(
        heard(
          (run) => property.find(subject, run),
          (error) => onUndecided?.(name, error),
        ),
        { timeoutMs },
      ) ?? OPEN;
    const witness = witnesses && find !== undefined ? work.inTime(find, { timeoutMs }) : undefined;
    yield [name, witness === undefined ? { value } : { value, witness }];
  }
}

/** What finds something, and says which limit it reached if that is why it does not. */
function heard<T>(find: (run: RunOptions) => T, hear: (error: LimitError) => void): (run: RunOptions) => T {
  return (run) => {
    try {
      return find(run);
    } catch (error) {
      if (error instanceof LimitError) hear(error);
      throw error;
    }
  };
}

/** All names, or those that are asked for, in the order of the properties. */
function wantedNames<Subject, Prepared>(
  { of, properties, namesOf }: Analyser<Subject, Prepared>,
  subject: Subject,
  only: readonly string[] | undefined,
): readonly string[] {
  const names = Object.keys(properties);
  if (only === undefined) return namesOf?.(subject) ?? names;
  if (!Array.isArray(only))
    throw new InputError('invalid-option', `analyze: only is ${shown(only)}; expected a list of properties.`);
  requireProperties('analyze', only, names, of);
  return names.filter((name) => only.includes(name));
}

/**
 * @param of the kind of objects, in the plural
 * @throws InputError `unknown-property`
 */
export function requireProperties(task: string, asked: readonly string[], names: readonly string[], of: string): void {
  const found = asked.find((name) => !names.includes(name));
  if (found === undefined) return;
  const nearest = nearestNames(found, names);
  throw new InputError(
    'unknown-property',
    `${task}: ${JSON.stringify(found)} is not a property of ${of}; expected ${names.join(', ')}.`,
    {
      ...(nearest.length > 0 && { hint: `Did you mean ${nearest.join(' or ')}?` }),
      details: { found, nearest },
    },
  );
}

import {
  boardProperties,
  gameProperties,
  latticeProperties,
  loopyProperties,
  posetProperties,
  properties,
  type Property,
  type WithType,
} from '../../analysis/index.js';
import {
  ComplexSubject,
  rulesOfSum,
  valueDetailList,
  type AnyDetail,
  type ComplexWords,
} from '../../analysis/internal.js';
import type { Board } from '../../boards/index.js';
import { InputError, LimitError } from '../../errors.js';
import { gameValue } from '../../games/index.js';
import type { RunOptions } from '../../run.js';
import { asValue } from '../../sources/index.js';
import { objectOf, playedOf } from '../../sources/internal.js';
import { birthday, mean, temperature, type Value } from '../../values/index.js';
import { valueName } from '../../values/internal.js';
import { columnTypeOf, type ColumnType } from './columnTypes.js';
import { meant } from './refused.js';
import { TEMPLATE_HINT, type Subject } from './Subject.js';

/** What is found of the value alone. */
const OF_VALUE: Readonly<Record<string, { readonly type: ColumnType; readonly of: (value: Value) => unknown }>> = {
  value: { type: 'text', of: (value) => value },
  name: { type: 'text', of: (value) => value },
  mean: { type: 'fraction', of: mean },
  temperature: { type: 'fraction', of: temperature },
  leftStop: { type: 'fraction', of: (value) => value.leftStop },
  rightStop: { type: 'fraction', of: (value) => value.rightStop },
  birthday: { type: 'integer', of: birthday },
};

/** What else `value` finds: all that needs no argument. */
const DETAILS: ReadonlyMap<string, AnyDetail> = new Map(
  valueDetailList.filter(([, detail]) => !('argument' in detail)).map(([name, detail]) => [name, detail]),
);

type AnyProperty = Property<never, never> & Partial<WithType>;

const REGISTERS: readonly object[] = [
  boardProperties,
  properties,
  gameProperties,
  latticeProperties,
  loopyProperties,
  posetProperties,
];

/** The properties of boards. */
const OF_BOARDS: readonly string[] = Object.keys(boardProperties);

function isOfBoards(name: string): name is keyof typeof boardProperties {
  return Object.hasOwn(boardProperties, name);
}

/** Is it found as soon as the value is? */
export function isOfValue(name: string): boolean {
  return Object.hasOwn(OF_VALUE, name) || name === 'outcome' || DETAILS.get(name)?.needs === 'value';
}

/** What finds a property of boards at once, without a search; undefined for all others. */
export function instantProperty(name: string): ((board: Board) => unknown) | undefined {
  if (!isOfBoards(name)) return undefined;
  const { find } = boardProperties[name];
  return find.length > 1 ? undefined : (board) => find(board, {}).value;
}

/** The names of all that may be asked of some object. */
export const PROPERTY_NAMES: readonly string[] = [
  ...new Set([...REGISTERS.flatMap(Object.keys), ...Object.keys(OF_VALUE), ...DETAILS.keys()]),
];

/** The type of the column of a property, where it is known without an object. */
export function typeOfProperty(name: string): ColumnType | undefined {
  const type = OF_VALUE[name]?.type;
  if (type !== undefined) return type;
  for (const register of REGISTERS) {
    const property = (register as Readonly<Record<string, AnyProperty | undefined>>)[name];
    if (property?.type !== undefined) return columnTypeOf(property.type());
  }
  const detail = DETAILS.get(name);
  return detail && columnTypeOf(detail.type());
}

/**
 * What is found of a property.
 * @throws LimitError when the time is up, or it is undecided; InputError `unknown-property`
 */
export function factOf(name: string, subject: Subject, run: RunOptions): unknown {
  return subject.once(name, () => {
    const found = findFact(name, subject, run);
    if (found !== 'undecided') return found;
    throw new LimitError('too-long', `${name}: not decided within the time and the limits.`);
  });
}

function findFact(name: string, subject: Subject, run: RunOptions): unknown {
  const second = subject.ways?.find(name, subject, run, () => valueOf(subject, run));
  if (second !== undefined) return second;
  const { board } = subject;
  if (board !== undefined && isOfBoards(name)) return boardProperties[name].find(board, run).value;
  if (subject.isBoard) throw onlyOfGames(name);
  const ofValue = OF_VALUE[name];
  if (ofValue !== undefined && !isFoundOtherwise(name, subject, run)) {
    const value = valueOf(subject, run);
    return value === null ? null : ofValue.of(value);
  }
  if (name === 'outcome') {
    const value = subject.known('value') as Value | null | undefined;
    if (value !== undefined) return value === null ? null : value.outcome;
  }
  const { properties: own, prepared } = subject.analysed(run);
  const property = Object.hasOwn(own, name) ? own[name] : undefined;
  if (property !== undefined) return property.find(prepared, run).value;
  if (Object.hasOwn(gameProperties, name)) {
    const { properties: ofGames, prepared: game } = subject.played(run);
    return ofGames[name]!.find(game, run).value;
  }
  const detail = DETAILS.get(name);
  if (detail === undefined) throw unknownProperty(name, [...Object.keys(own), ...Object.keys(OF_VALUE)]);
  if (detail.needs === 'rules')
    return detail.find(
      subject.once(' rules', () => rulesOfSum(playedOf(subject.source(run), run))),
      run,
    );
  const value = valueOf(subject, run);
  if (value === null) return null;
  return value.store.within(run, () => detail.find(value, true as never));
}

/** Has an object without sums its value by its own properties? The void complex has none; loopy games have theirs. */
function isFoundOtherwise(name: string, subject: Subject, run: RunOptions): boolean {
  const source = subject.source(run);
  return objectOf(source, 'loopy') !== undefined && (name === 'value' || name === 'name');
}

/**
 * The value of the game, found once; null for the void complex.
 * @throws LimitError, InputError `not-a-placement-game`
 */
export function valueOf(subject: Subject, run: RunOptions): Value | null {
  return subject.once('value', () => {
    const second = subject.ways?.find('value', subject, run, () => null);
    if (second !== undefined) return second as Value;
    const source = subject.source(run);
    const { evaluator } = subject;
    const game = objectOf(source, 'game');
    if (game !== undefined) return gameValue(game, { evaluator, ...run });
    const complex = objectOf(source, 'complex') ?? objectOf(source, 'ideal')?.complex;
    if (complex?.isVoid === true) return null;
    return complex === undefined ? asValue(source, { evaluator, ...run }) : evaluator.value(complex, run);
  });
}

/** What was found of a property, as `analyze` or `value` writes it in its document. */
export function documentOf(name: string, found: unknown, subject: Subject, run: RunOptions): unknown {
  const words: ComplexWords<never, never> | undefined = Object.hasOwn(properties, name)
    ? properties[name as keyof typeof properties].words
    : undefined;
  const detail = words === undefined ? DETAILS.get(name)?.json : undefined;
  if (detail !== undefined && found !== null) return detail(found, (value) => valueName(value, {}) ?? null);
  if (words?.json === undefined || found === null || typeof found === 'number') return found;
  if (Object.hasOwn(OF_VALUE, name) || !(subject.analysed(run).prepared instanceof ComplexSubject)) return found;
  return words.json(found as never, subject.complex(run));
}

function onlyOfGames(name: string): InputError {
  return new InputError(
    'unknown-property',
    `${JSON.stringify(name)} is not a property of boards; expected ${OF_BOARDS.join(', ')}.`,
    { ...(PROPERTY_NAMES.includes(name) && { hint: TEMPLATE_HINT }) },
  );
}

function unknownProperty(name: string, known: readonly string[]): InputError {
  const hint = meant(name, known);
  const board = OF_BOARDS.includes(name);
  return new InputError(
    'unknown-property',
    `${JSON.stringify(name)} is not a property of ${board ? 'this: it is one of boards' : 'this'}; expected ${known.join(', ')}.`,
    { ...(hint !== undefined && { hint }), details: { found: name } },
  );
}

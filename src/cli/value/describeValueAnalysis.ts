import type { MoveInSum, ProvenValue, ValueAnalysis } from '../../analysis/index.js';
import { VERSION, type ValueJson, type ValueJsonOptions, valueToJson } from '../../formats/index.js';
import { valueName } from '../../formats/internal.js';
import { PLAYERS, playerName } from '../../player.js';
import {
  type NameStyleName,
  type Outcome,
  type Value,
  birthday,
  mean,
  temperature,
  thermograph,
} from '../../values/index.js';
import { LONGEST_SHOWN, SHOWN } from '../../analysis/internal.js';
import { OUTCOME_WORDS } from '../../text/internal.js';
import { UNDECIDED, shortList, table } from '../plainText.js';
import { inShort } from './longValues.js';
import type { Row, ValueReport } from './ValueReport.js';

/** How people want a value written. */
export interface DescribeValueOptions {
  readonly style?: NameStyleName | 'latex';
  readonly switches?: boolean;
  /** Whether long names are written too. */
  readonly all?: boolean;
  /** The file that the answer is written to: all of it. */
  readonly output?: string;
}

/** How names are written, among the options of a command. */
export function writingOf({ style, switches }: DescribeValueOptions): Pick<DescribeValueOptions, 'style' | 'switches'> {
  return { ...(style !== undefined && { style }), ...(switches !== undefined && { switches }) };
}

/** What else is asked for. */
export interface ValueDocumentOptions extends ValueJsonOptions {
  /** Whether the walls of the thermograph are written too. */
  readonly thermograph?: boolean;
}

/** The fields of a value that is not known. */
const OPEN: Readonly<Record<Exclude<keyof ValueJson, 'type' | 'spgames'>, unknown>> = {
  name: UNDECIDED,
  form: UNDECIDED,
  outcome: UNDECIDED,
  mean: UNDECIDED,
  temperature: UNDECIDED,
  leftStop: UNDECIDED,
  rightStop: UNDECIDED,
  birthday: UNDECIDED,
};

/**
 * The JSON document of an analysis: what is open is `"undecided"`, and integer bounds stand in its place.
 * @param details fields of what is derived from the value
 */
export function valueAnalysisDocument(
  found: ValueAnalysis,
  options: ValueDocumentOptions,
  details: object = {},
): object {
  const { formalBirthday, misereOutcome, moves } = found;
  const { bounds } = provenOf(found);
  const value = knownValue(found);
  const writing = writingOf(options);
  const nameIn = (each: Value): string | null => valueName(each, writing) ?? null;
  const moveDocument = (move: MoveInSum): object => ({
    vertex: move.vertex,
    value: nameIn(move.value),
    incentive: nameIn(move.incentive),
    temperature: move.temperature.toString(),
    wins: move.wins,
    best: move.isBest,
    dominated: !move.isBest,
    reversible: move.reversibleThrough !== undefined,
  });
  return {
    ...(value === undefined ? openDocument(provenOf(found)) : valueToJson(value, writing)),
    formalBirthday,
    ...details,
    ...(bounds !== undefined && { bounds: { lower: nameIn(bounds.lower), upper: nameIn(bounds.upper) } }),
    ...(misereOutcome !== undefined && { misereOutcome }),
    ...(moves !== undefined && {
      moves: moves === UNDECIDED ? moves : { left: moves.L.map(moveDocument), right: moves.R.map(moveDocument) },
    }),
    ...(options.thermograph === true && { walls: value === undefined ? UNDECIDED : wallsOf(value) }),
  };
}

function openDocument({ outcome, mean: proven }: Proven): object {
  return {
    type: 'value',
    spgames: VERSION,
    ...OPEN,
    ...(outcome !== undefined && { outcome }),
    ...(proven !== undefined && { mean: proven.toString() }),
  };
}

function wallsOf(value: Value): object {
  const { leftWall, rightWall } = thermograph(value);
  return { left: leftWall.toJSON(), right: rightWall.toJSON() };
}

/**
 * An analysis as people read it.
 * @param report says the rows that it has not said yet
 * @param details names and texts of what is derived from the value
 * @param picture of the value, to stand below
 */
export function describeValueAnalysis(
  report: ValueReport,
  found: ValueAnalysis,
  options: DescribeValueOptions,
  details: readonly Row[],
  picture?: (value: Value) => string,
): string {
  const { moves } = found;
  const value = knownValue(found);
  report.tell([...valueRows(found, options), ...details]);
  const below = picture === undefined || value === undefined ? [] : ['', picture(value)];
  const list = moves === undefined || moves === UNDECIDED ? [] : describeMoves(moves, options);
  return [report.text, ...list, ...below].join('\n');
}

/** The longest title of the rows that are there for each value. */
export const LAST_TITLE = 'formal birthday';

/** The rows of what is known of a value, in their order. */
export function valueRows(found: FoundSoFar, options: DescribeValueOptions): Row[] {
  const { formalBirthday, misereOutcome } = found;
  const value = knownValue(found);
  const proven = provenOf(found);
  const ofValue = (name: string, text: (value: Value) => string): Row[] =>
    value === undefined ? [] : [[name, text(value)]];
  return [
    ['value', value === undefined ? openValue(proven) : nameOf(value, options)],
    ...(value === undefined ? [] : inShort(value, options)),
    outcomeRow(value?.outcome ?? proven.outcome),
    ...rowIf('misère outcome', misereOutcome, outcomeInWords),
    ...ofValue('Left stop', ({ leftStop }) => leftStop.toString()),
    ...ofValue('Right stop', ({ rightStop }) => rightStop.toString()),
    ...rowIf('mean', proven.mean, (known) => `${known.toString()}, the value is its own negative`),
    ...ofValue('mean', (known) => mean(known).toString()),
    ...ofValue('temperature', (known) => temperature(known).toString()),
    ...ofValue('birthday', (known) => String(birthday(known))),
    ...rowIf(LAST_TITLE, formalBirthday, String),
  ];
}

/** What is found of a value; what is still to come is missing. */
export type FoundSoFar = ProvenValue & Partial<Pick<ValueAnalysis, 'formalBirthday' | 'misereOutcome'>>;

/** The row of an outcome. */
export function outcomeRow(outcome: Outcome | undefined): Row {
  return ['outcome', outcomeInWords(outcome)];
}

function rowIf<T>(title: string, found: T | undefined, text: (found: T) => string): Row[] {
  return found === undefined ? [] : [[title, text(found)]];
}

/** The name of a value as it is asked for; shortened unless all of it is asked for. */
export function nameOf(value: Value, options: DescribeValueOptions): string {
  const { all = false } = options;
  const writing = writingOf(options);
  const name = valueName(value, all ? writing : { ...writing, maxLength: LONGEST_SHOWN });
  if (name !== undefined) return name;
  return all || valueName(value, writing) === undefined
    ? 'more than 20,480 characters'
    : `more than ${LONGEST_SHOWN} characters (--all shows them)`;
}

function outcomeInWords(outcome: Outcome | typeof UNDECIDED = UNDECIDED): string {
  return outcome === UNDECIDED ? outcome : OUTCOME_WORDS[outcome];
}

function openValue({ bounds }: Proven): string {
  return bounds === undefined ? UNDECIDED : `${UNDECIDED}, from ${String(bounds.lower)} to ${String(bounds.upper)}`;
}

/** The heads of the list of moves; value and temperature are those after the move. */
const MOVE_COLUMNS = ['move', 'value', 'incentive', 'temperature', 'wins', 'order', 'reversible'];

function describeMoves(
  moves: Exclude<ValueAnalysis['moves'], undefined | typeof UNDECIDED>,
  options: DescribeValueOptions,
): string[] {
  return PLAYERS.flatMap((player) => {
    const rows = moves[player].map((move) => [
      move.vertex ?? 'value',
      nameOf(move.value, options),
      nameOf(move.incentive, options),
      move.temperature.toString(),
      move.wins ? 'wins' : '',
      move.isBest ? 'best' : 'dominated',
      move.reversibleThrough === undefined ? '' : `through ${nameOf(move.reversibleThrough, options)}`,
    ]);
    const shown = options.all === true ? rows : rows.slice(0, SHOWN);
    const [heads, ...lines] = table([MOVE_COLUMNS, ...shown]);
    const title = `Moves of ${playerName(player)}`;
    if (rows.length === 0) return ['', `${title}: none`];
    return ['', title, `  ${heads!}`, ...shortList(rows.length, (i) => lines[i]!, options.all === true)];
  });
}

/** What is proven of a value that is not known. */
type Proven = Partial<Omit<Exclude<ProvenValue, { readonly value: Value }>, 'value'>>;

function provenOf(found: ProvenValue): Proven {
  return found.value === UNDECIDED ? found : {};
}

function knownValue({ value }: ProvenValue): Value | undefined {
  return value === UNDECIDED ? undefined : value;
}

import { LibraryError, LimitError } from '../errors.js';
import { Evaluator } from '../evaluation/index.js';
import { languageOf, Worksheet } from '../expressions/internal.js';
import { Work, type RunOptions } from '../run.js';
import type { FamilyItem } from './FamilyItem.js';
import { readColumn, type AskedColumn, type ItemLanguage } from './questions/AskedColumn.js';
import { CELLS, type AnswerCell } from './questions/cells.js';
import type { ColumnType } from './questions/columnTypes.js';
import { isOfValue } from './questions/facts.js';
import { readItemCondition, type ItemCondition } from './questions/readItemCondition.js';
import { readList, type Entry } from './questions/readList.js';
import { readTemplate } from './questions/readTemplate.js';
import { refused } from './questions/refused.js';
import type { SecondWays } from './questions/SecondWays.js';
import { Subject } from './questions/Subject.js';
import { surveyMath } from './questions/surveyMath.js';
import { tryItems } from './questions/tryItems.js';

export type { AnswerCell } from './questions/cells.js';
export type { ColumnType } from './questions/columnTypes.js';

/** A column of the answers: its name, what is asked, and what stands in it. */
export interface SurveyColumn {
  readonly name: string;
  readonly ask: string;
  readonly type: ColumnType;
}

/** What is found of an item. */
export interface ItemAnswer {
  /** `skipped` if the condition excludes it; `failed` wins over `undecided`. */
  readonly status: 'done' | 'undecided' | 'failed' | 'skipped';
  /** What is known, in the order of the columns: null for what is not known, does not exist, or is infinite. */
  readonly values: readonly AnswerCell[];
  /** Why something is not known. */
  readonly because?: string;
}

/** What a survey asks of each item. */
export interface Questions {
  readonly columns: readonly SurveyColumn[];
  /** The columns that were not found by second ways alone, so far. */
  readonly inUsualWay: () => string[];
  /** @throws AbortError; errors of all other kinds are answers */
  readonly ask: (item: FamilyItem, run: RunOptions, asking?: AskingOptions) => ItemAnswer;
}

/** Which columns of an item are asked about, and who is told of each. */
export interface AskingOptions {
  /** Only the columns before this one; at -1 not even the condition. */
  readonly before?: number | undefined;
  /** Told the number of each column before it is searched for; -1 for the condition. */
  readonly onColumn?: ((column: number) => void) | undefined;
}

/** What a survey asks, as it is written. */
export interface QuestionsAsked {
  /** What is made of an item, such as `snort@{board}`; without one, the item itself is asked about. */
  readonly source?: string | undefined;
  readonly ask: string;
  readonly where?: string | undefined;
  /** The texts of files of rulesets that the template names. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** The columns as they were found before: then nothing is tried on items. */
  readonly columns?: readonly SurveyColumn[] | undefined;
  /** Other ways to find things, which are taken where there are some. */
  readonly ways?: SecondWays | undefined;
}

/**
 * Reads what a survey asks, and tries it on the first items, from which types of expressions are seen that their form
 * does not tell: numbers that are not certainly integers are fractions.
 * @param items as many of them as are needed are taken; none where the columns are given
 * @throws InputError for a wrong template, property, expression or condition, with line and column in `details`
 */
export function readQuestionsFor(asked: QuestionsAsked, items: Iterable<FamilyItem>): Questions {
  const { source, ask, where, files = {}, ways } = asked;
  const template = source === undefined ? undefined : readTemplate(source, files);
  const entries = readList(ask);
  const columns = new Map<string, AskedColumn>();
  const sheet = onceMade();
  const language: ItemLanguage = { sheet, columns, names: new Set(entries.map(({ name }) => name)) };
  for (const entry of entries) columns.set(entry.name, readColumn(entry, language));
  requireNoCycle(entries, columns);
  const condition = where === undefined ? undefined : readItemCondition(where, language);
  const evaluator = sheet.isMade() ? languageOf(sheet().math).evaluator : new Evaluator();
  const subjectOf = (item: FamilyItem): Subject => new Subject(item, template, evaluator, ways);
  const list = [...columns.values()].map((column) => (ways === undefined ? column : { ...column, ofBoard: undefined }));
  const found =
    asked.columns ??
    tryItems(list, condition, items, subjectOf).map((type, i): SurveyColumn => {
      const { name, ask: text } = entries[i]!;
      return { name, ask: text, type };
    });
  requireNoNumberNames(found, entries);
  const cells = found.map(({ type }) => CELLS[type]);
  const parts = list.map((_, i) => {
    const searches = list.slice(i).filter(({ ofBoard }) => ofBoard === undefined);
    return Math.max(1, new Set(searches.map(({ shares }) => shares)).size);
  });
  const asking = { list, cells, parts, condition };
  const isUsual = ({ entry, names }: AskedColumn): boolean =>
    ways === undefined ||
    names.size === 0 ||
    [...names].some((name) => {
      const other = name === entry.name ? undefined : columns.get(name);
      if (other !== undefined) return isUsual(other);
      return ways.isWithout(name) || ((name === 'v' || isOfValue(name)) && ways.isWithout('value'));
    });
  const inUsualWay = (): string[] => list.filter(isUsual).map(({ entry }) => entry.name);
  return {
    columns: found,
    inUsualWay,
    ask: (item, run, options = {}) => answer(asking, subjectOf(item), run, options),
  };
}

interface Asking {
  readonly list: readonly AskedColumn[];
  readonly cells: readonly ((found: unknown) => AnswerCell)[];
  /** Among how many the time is to be shared that is left at each column. */
  readonly parts: readonly number[];
  readonly condition: ItemCondition | undefined;
}

/** What is found of an item: columns that are still to come share the time that is left. */
function answer(
  { list, cells, parts, condition }: Asking,
  subject: Subject,
  run: RunOptions,
  { before = list.length, onColumn }: AskingOptions,
): ItemAnswer {
  let work: Work | undefined;
  const within = (): Work => (work ??= new Work('survey', run));
  const reasons: string[] = [];
  let status: ItemAnswer['status'] = 'done';
  const cutOff = (name: string, error: unknown): void => {
    status = worse(status, error);
    reasons.push(`${name}: ${(error as Error).message}`);
  };
  onColumn?.(-1);
  if (condition !== undefined && before >= 0)
    try {
      const { holds, open } = condition(subject, within().part());
      if (!holds && open === undefined) return { status: 'skipped', values: [] };
      if (open !== undefined && !holds) throw open;
    } catch (error) {
      cutOff('where', error);
      return { status, values: list.map(() => null), because: reasons[0]! };
    }
  const values: AnswerCell[] = [];
  for (let i = 0; i < before; i++) {
    const column = list[i]!;
    onColumn?.(i);
    try {
      const { ofBoard } = column;
      const board = ofBoard === undefined ? undefined : subject.board;
      const found = board === undefined ? column.find(subject, share(within(), parts[i]!)) : ofBoard!(board);
      values.push(cells[i]!(found));
      if (isPartlyOpen(found))
        cutOff(column.entry.name, new LimitError('too-long', 'a part is not decided within the time and the limits.'));
    } catch (error) {
      cutOff(column.entry.name, error);
      values.push(null);
    }
  }
  return reasons.length === 0 ? { status, values } : { status, values, because: reasons.join(' ') };
}

/** Is something inside of an object undecided, as the answer for one characteristic? */
function isPartlyOpen(found: unknown): boolean {
  const isPlain = typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype;
  return isPlain && Object.values(found).includes('undecided');
}

/** One of so many equal parts of the time that is left. */
function share(work: Work, parts: number): RunOptions {
  return work.part({ timeoutMs: work.timeLeft / parts });
}

/** What becomes of the status when something is thrown: a failure stays one. @throws AbortError */
function worse(status: ItemAnswer['status'], error: unknown): ItemAnswer['status'] {
  if (error instanceof LibraryError && error.name === 'AbortError') throw error;
  const isLimit = error instanceof LimitError || (error instanceof RangeError && !(error instanceof LibraryError));
  return isLimit && status !== 'failed' ? 'undecided' : 'failed';
}

/** The worksheet of all expressions, made where there is one. */
function onceMade(): (() => Worksheet) & { readonly isMade: () => boolean } {
  let sheet: Worksheet | undefined;
  return Object.assign(() => (sheet ??= new Worksheet(surveyMath())), { isMade: () => sheet !== undefined });
}

/** @throws InputError `not-acyclic` for columns that stand for each other */
function requireNoCycle(entries: readonly Entry[], columns: ReadonlyMap<string, AskedColumn>): void {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (done.has(name)) return;
    const { entry, needs } = columns.get(name)!;
    const from = way.indexOf(name);
    if (from !== -1)
      throw refused(
        entry.nameAt,
        'not-acyclic',
        `${[...way.slice(from), name].join(' needs ')}; expected columns that do not need themselves.`,
      );
    for (const other of needs) visit(other, [...way, name]);
    done.add(name);
  };
  for (const { name } of entries) visit(name, []);
}

/** @throws InputError `not-distinct-names` where a fraction has a number beside it with the name of another column */
function requireNoNumberNames(columns: readonly SurveyColumn[], entries: readonly Entry[]): void {
  const fractions = new Set(
    columns.flatMap(({ name, type }) => (type === 'fraction' ? [`${name}_number`.toLowerCase()] : [])),
  );
  const entry = entries.find(({ name }) => fractions.has(name.toLowerCase()));
  if (entry !== undefined)
    throw refused(
      entry.nameAt,
      'not-distinct-names',
      `the name ${JSON.stringify(entry.name)} is that of the number beside a fraction; expected another one.`,
    );
}

import {
  colouredDigraphs,
  digraphsOfValue,
  nimberOrders,
  temperaturesByDegree,
  valuesByBirthday,
  type DigraphFamily,
  type DigraphPlacement,
  type DigraphValues,
  type TemperaturesOfDegree,
} from '../../digraphs/index.js';
import { VERSION } from '../../formats/index.js';
import type { Value } from '../../values/index.js';
import { table, UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import { advanceValues, isEndOfBounds, type ValuesOptions } from './advanceValues.js';
import { counted } from '../../text/internal.js';

/** What is found, as a document and as text. */
export interface DigraphAnswer {
  readonly document: object;
  readonly text: string;
  /** Did the limits cut it off? */
  readonly isOpen: boolean;
}

/** So many digraphs are printed at a time. */
const LINES = 1000;

/** The digraphs with n vertices, printed as they are found unless a document is wanted; or those of a value. */
export function listDigraphs(
  n: number,
  { family, json = false }: { readonly family: DigraphFamily; readonly json?: boolean },
  value: Value | undefined,
  session: Session,
): DigraphAnswer {
  const digraphs: string[] = [];
  let count = 0;
  const show = (): void => {
    if (json || digraphs.length === 0) return;
    session.terminal.print(digraphs.splice(0).join('\n') + '\n');
  };
  const isOpen = cutOff(session, () => {
    const all: Iterable<DigraphPlacement> =
      value === undefined
        ? colouredDigraphs(n, { family, ...session.run() })
        : digraphsOfValue(value, n, { family, ...session.run() });
    for (const digraph of all) {
      digraphs.push(String(digraph));
      if (++count % LINES === 0) show();
    }
  });
  show();
  const about = { n, family, ...(value !== undefined && { value: value.toString() }) };
  const document = { type: 'digraphs', spgames: VERSION, ...about, count: isOpen ? UNDECIDED : count, digraphs };
  return { document, text: '', isOpen };
}

/** The values of digraphs with at most n vertices, or their temperatures by degrees. */
export async function searchValues(
  n: number,
  asTemperatures: boolean,
  options: ValuesOptions & { readonly all?: boolean },
  session: Session,
): Promise<DigraphAnswer> {
  const values = await advanceValues(n, options, session);
  const isOpen = !values.isComplete;
  return asTemperatures
    ? { ...temperatures(values), isOpen }
    : { document: values.toJSON(), text: `${valueLines(values, options.all === true).join('\n')}\n`, isOpen };
}

/** What stands before what is found of values. */
function headline(values: DigraphValues, count: number): string {
  const { n, family, next } = values;
  const which = family === 'all' ? 'digraphs' : `${family} digraphs`;
  if (next === undefined)
    return `${counted(count, 'value')} of ${which} with at most ${counted(n, 'vertex', 'vertices')}`;
  return `${counted(count, 'value')} so far, of ${which} with at most ${n} vertices: all with fewer than ${next.vertices}, some with ${next.vertices}`;
}

function valueLines(values: DigraphValues, all: boolean): string[] {
  const list = values.list();
  const rows = valuesByBirthday(list);
  const days = rows[0]!.map((_, day) => String(day));
  const lines = table([
    ['  vertices', 'values', ...days.map((day, i) => (i === 0 ? `birthday ${day}` : day))],
    ...rows.map((row, order) => [
      `  ${order}`,
      String(row.reduce((a, b) => a + b, 0)),
      ...row.map((count) => (count === 0 ? '' : String(count))),
    ]),
  ]);
  return [
    headline(values, list.length),
    ...lines,
    ...(all ? table(list.map(({ value, order, digraph }) => [`  ${order}`, value.toString(), String(digraph)])) : []),
  ];
}

function temperatures(values: DigraphValues): Omit<DigraphAnswer, 'isOpen'> {
  const { n, family, next } = values;
  const list = values.list();
  const [degrees, outDegrees] = [temperaturesByDegree(list), temperaturesByDegree(list, { out: true })];
  const shown = (rows: readonly TemperaturesOfDegree[]): object[] =>
    rows.map((row) => ({ degree: row.degree, temperatures: row.temperatures.map(String) }));
  const lines = (rows: readonly TemperaturesOfDegree[]): string[] =>
    table(rows.map((row) => [`  ${row.degree}`, row.temperatures.join(' ')]));
  return {
    document: {
      type: 'digraph-temperatures',
      spgames: VERSION,
      n,
      family,
      next: next ?? null,
      degrees: shown(degrees),
      outDegrees: shown(outDegrees),
    },
    text: `${[
      headline(values, list.length),
      'largest number of neighbours of a vertex, and temperatures',
      ...lines(degrees),
      'largest out-degree, and temperatures',
      ...lines(outDegrees),
    ].join('\n')}\n`,
  };
}

/** The least numbers of vertices for 0, *, …, *m. */
export function searchNimbers(largest: number, session: Session): DigraphAnswer {
  const rows = nimberOrders(largest, session.run());
  const words = ({ nimber, order, excluded }: (typeof rows)[number]): string =>
    nimber === 0
      ? 'the empty digraph'
      : `${order - 1} ${order === 2 ? 'is' : 'are'} not enough: ${excluded === 1 ? 'the only candidate does not have' : `none of ${excluded} candidates has`} this value`;
  const nimbers = rows.map(({ digraphs, ...row }) => ({ ...row, digraphs: digraphs.map(String) }));
  return {
    document: { type: 'digraph-nimbers', spgames: VERSION, nimbers },
    text: `${rows
      .flatMap((row) => [
        `${row.nimber === 0 ? '0' : `*${row.nimber === 1 ? '' : row.nimber}`}: ${counted(row.order, 'vertex', 'vertices')}; ${words(row)}`,
        ...row.digraphs.map((digraph) => `  ${String(digraph)}`),
      ])
      .join('\n')}\n`,
    isOpen: false,
  };
}

/** Does some work; was it cut off? */
function cutOff(session: Session, work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (!isEndOfBounds(error)) throw error;
    session.cutOffBy = error;
    return true;
  }
}

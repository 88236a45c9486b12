import type { Board } from '../boards/index.js';
import {
  printCGSuite,
  printDotBoard,
  resultsToCheck,
  TEXT_FORMATS,
  VERSION,
  type ExportSubject,
  type ScriptOptions,
} from '../formats/index.js';
import { SCRIPT_FORMATS } from '../formats/internal.js';
import { printMacaulay2Board } from '../lattice/index.js';
import { drawBoard } from '../pictures/index.js';
import type { RunOptions, Work } from '../run.js';
import { InputError, LimitError } from '../errors.js';
import { asComplex, asForm, asGame, asValue, type Source } from '../sources/index.js';
import { byKind, kindOf, movesOrGame, objectOf, summandsOfSource } from '../sources/internal.js';
import { printValueLatex, type Value } from '../values/index.js';
import { drawSource } from './draw/drawSource.js';
import { directedGraph, GRAPH_FORMATS, graphOfSource, printDotOf, type GraphName } from './exportGraphs.js';
import { printJson } from './printJson.js';

/** What a script is to be. */
export interface ExportChoice {
  readonly title: string;
  readonly characteristic: number;
  /** Whether it asserts what is found here. */
  readonly isChecked: boolean;
  /** As JSON the literal game, in place of the source itself. */
  readonly isTree: boolean;
  /** Which graph, if it is one. */
  readonly what?: GraphName | undefined;
}

/** Prints a source in some format. */
export type Exporter = (source: Source, work: Work, choice: ExportChoice) => string;

const SCRIPTS = Object.entries(SCRIPT_FORMATS);

/** The formats with a field. */
export const OVER_FIELDS: readonly string[] = SCRIPTS.flatMap(([name, { hasField }]) => (hasField ? [name] : []));

/** The formats of scripts that can assert results. */
export const CHECKED: readonly string[] = SCRIPTS.flatMap(([name, { asserts }]) => (asserts ? [name] : []));

const toDot = printed(TEXT_FORMATS['dot']!.print);

/** The formats of `export` by name. */
export const EXPORT_FORMATS: Readonly<Record<string, Exporter>> = {
  ...Object.fromEntries(SCRIPTS.map(([name, { print }]) => [name, printed(print)])),
  macaulay2: (source, work, choice) =>
    byKind({ lattice: (game) => printMacaulay2Board(game, { characteristic: choice.characteristic }) }, source) ??
    printed(SCRIPT_FORMATS['macaulay2']!.print)(source, work, choice),
  cgsuite: (source, work) =>
    printCGSuite(
      summandsOfSource(source).map((each) => objectOf(each, 'value') ?? movesOrGame(each, work.part(), 'export')),
      work.part(),
    ),
  latex: (source, work, choice) =>
    (objectOf(source, 'value') ?? objectOf(source, 'rules'))
      ? latexOf(asValue(source, work.part()))
      : printed(TEXT_FORMATS['latex']!.print)(source, work, choice),
  dot: (source, work, choice) => {
    if (choice.what === undefined && directedGraph(source) === undefined) return toDot(source, work, choice);
    if (choice.what !== 'complex') return printDotOf(graphOfSource(source, choice.what, work));
    return toDot({ kind: 'complex', object: asComplex(source, work.part()) }, work, choice);
  },
  svg: (source, work, { title }) => drawSource(source, { title }, work),
  tikz: (source, work, { title }) => drawSource(source, { title, format: 'tikz' }, work),
  json: (source, work, { isTree }) =>
    printJson(isTree ? asForm(source, work.part()).toJSON() : documentOf(source, work.part())),
  ...Object.fromEntries(
    Object.entries(GRAPH_FORMATS).map(([name, print]): [string, Exporter] => [
      name,
      (source, work, { what }) => print(graphOfSource(source, what, work)),
    ]),
  ),
};

/** The formats of boards without a game on them. */
export const BOARD_FORMATS: Readonly<Record<string, (board: Board) => string>> = {
  dot: printDotBoard,
  svg: (board) => drawBoard(board),
  tikz: (board) => drawBoard(board, { format: 'tikz' }),
  json: (board) => printJson({ spgames: VERSION, ...board.toJSON() }),
  ...Object.fromEntries(
    Object.entries(GRAPH_FORMATS).map(([name, print]) => [name, (board: Board): string => print({ graph: board })]),
  ),
};

function printed(print: (subject: ExportSubject, options: ScriptOptions) => string): Exporter {
  return (source, work, { characteristic, isChecked }) => {
    const subject = subjectOf(source, work);
    const check = isChecked ? resultsToCheck(subject, { ...work.part(), characteristic }) : undefined;
    return print(subject, { ...work.part(), characteristic, ...(check !== undefined && { check }) });
  };
}

function latexOf(value: Value): string {
  const name = printValueLatex(value);
  if (name !== undefined) return `${name}\n`;
  throw new LimitError('too-long-name', 'export: the name of the value is longer than 20,480 characters.', {
    hint: 'export --to cgsuite writes it with definitions.',
  });
}

/** The complexes of a game, an ideal, or a complex; a construction is its target. */
function subjectOf(source: Source, work: Work): ExportSubject {
  const both = (): ExportSubject => {
    const game = asGame(source, work.part());
    return { legal: game.legalComplexWithin(work.part()), illegal: game.illegalComplexWithin(work.part()) };
  };
  return (
    byKind<[], ExportSubject>({ ideal: (ideal) => ({ ideal }), game: both, moves: both, digraph: both }, source) ?? {
      complex: asComplex(source, work.part()),
    }
  );
}

function documentOf(source: Source, run: RunOptions): object {
  const [summand, ...others] = summandsOfSource(source);
  if (others.length === 0) return kindOf(summand!).document(summand!.object, run);
  throw new InputError('not-an-object', 'export: a sum of several kinds has no JSON object; expected one of them.', {
    hint: 'value SOURCE --json gives the object of its value.',
  });
}

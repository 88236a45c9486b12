import type { Board } from '../boards/index.js';
import {
  complexToJson,
  constructionToJson,
  gameToJson,
  idealToJson,
  printCGSuite,
  printCoCoA,
  printDot,
  printDotBoard,
  printLatex,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  resultsToCheck,
  valueToJson,
  VERSION,
  type CGSuiteSummand,
  type ExportSubject,
  type ScriptOptions,
} from '../formats/index.js';
import { printMacaulay2Board } from '../lattice/index.js';
import { drawBoard } from '../pictures/index.js';
import type { RunOptions, Work } from '../run.js';
import { InputError, LimitError } from '../errors.js';
import { asComplex, asForm, asGame, asValue, type Source } from '../sources/index.js';
import { asMoves, isLoopy, literalLoopyGame } from '../sources/internal.js';
import { printValueLatex, type Value } from '../values/index.js';
import { drawSource } from './draw/drawSource.js';
import { GRAPH_FORMATS, graphOfSource, printDotOf, type GraphName } from './exportGraphs.js';
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

/** The formats with a field. */
export const OVER_FIELDS: readonly string[] = ['macaulay2', 'singular', 'sage', 'cocoa'];

/** The formats of scripts that can assert results. */
export const CHECKED: readonly string[] = ['macaulay2', 'singular', 'sage', 'polymake'];

/** The formats of `export` by name. */
export const EXPORT_FORMATS: Readonly<Record<string, Exporter>> = {
  macaulay2: (source, work, choice) =>
    source.kind === 'lattice'
      ? printMacaulay2Board(source.game, { characteristic: choice.characteristic })
      : printed(printMacaulay2)(source, work, choice),
  singular: printed(printSingular),
  sage: printed(printSage),
  polymake: printed(printPolymake),
  cocoa: printed(printCoCoA),
  cgsuite: (source, work) => printCGSuite(summandsOf(source, work), work.part()),
  latex: (source, work, choice) =>
    source.kind === 'value' || source.kind === 'rules'
      ? latexOf(asValue(source, work.part()))
      : printed(printLatex)(source, work, choice),
  dot: (source, work, choice) =>
    (choice.what === undefined &&
      source.kind !== 'digraph' &&
      source.kind !== 'rules' &&
      source.kind !== 'form' &&
      !isLoopy(source)) ||
    choice.what === 'complex'
      ? printed(printDot)(
          choice.what === undefined ? source : { kind: 'complex', complex: asComplex(source, work.part()) },
          work,
          choice,
        )
      : printDotOf(graphOfSource(source, choice.what, work)),
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

/** What CGSuite adds up. */
function summandsOf(source: Source, work: Work): readonly CGSuiteSummand[] {
  if (source.kind === 'value') return [source.value];
  if (source.kind === 'sum') return source.summands.flatMap((summand) => summandsOf(summand, work));
  return [asMoves(source) ?? asGame(source, work.part())];
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
  if (source.kind === 'ideal') return { ideal: source.ideal };
  if (source.kind !== 'game' && source.kind !== 'moves' && source.kind !== 'digraph')
    return { complex: asComplex(source, work.part()) };
  const game = asGame(source, work.part());
  return { legal: game.legalComplexWithin(work.part()), illegal: game.illegalComplexWithin(work.part()) };
}

function printMacaulay2(subject: ExportSubject, options: ScriptOptions): string {
  if ('ideal' in subject) return printMacaulay2Ideal(subject.ideal, options);
  return 'complex' in subject ? printMacaulay2Complex(subject.complex, options) : printMacaulay2Game(subject, options);
}

function documentOf(source: Source, run: RunOptions): object {
  switch (source.kind) {
    case 'game':
    case 'moves':
      return gameToJson(asGame(source, run), run);
    case 'complex':
      return complexToJson(source.complex, run);
    case 'ideal':
      return idealToJson(source.ideal, run);
    case 'construction':
      return constructionToJson(source.construction, run);
    case 'digraph':
      return source.digraph.toJSON();
    case 'lattice':
      return source.game.toJSON();
    case 'poset':
      return source.poset.toJSON();
    case 'loopy':
      return literalLoopyGame(source, run).toJSON();
    case 'rules':
      return source.game.toJSON();
    case 'form':
      return source.form.toJSON();
    case 'value':
      return valueToJson(source.value);
    case 'sum':
      throw new InputError(
        'not-an-object',
        'export: a sum of several kinds has no JSON object; expected one of them.',
        {
          hint: 'value SOURCE --json gives the object of its value.',
        },
      );
  }
}

import {
  complexToJson,
  constructionToJson,
  gameToJson,
  idealToJson,
  printCGSuite,
  printDot,
  printLatex,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  valueToJson,
  type CGSuiteSummand,
  type ExportSubject,
} from '../formats/index.js';
import type { RunOptions } from '../run.js';
import { InputError, LimitError } from '../errors.js';
import { asComplex, asGame, type Source } from '../sources/index.js';
import { printValueLatex, type Value } from '../values/index.js';
import { drawSource } from './drawSource.js';
import { printJson } from './printJson.js';

/** Prints a source in some format; `run` gives what is left of the time. */
export type Exporter = (source: Source, run: () => RunOptions, title: string) => string;

/** The formats of `export` by name. */
export const EXPORT_FORMATS: Readonly<Record<string, Exporter>> = {
  macaulay2: printed(printMacaulay2),
  singular: printed(printSingular),
  sage: printed(printSage),
  polymake: printed(printPolymake),
  cgsuite: (source, run) => printCGSuite(summandsOf(source, run), run()),
  latex: (source, run, title) =>
    source.kind === 'value' ? latexOf(source.value) : printed(printLatex)(source, run, title),
  dot: printed(printDot),
  svg: (source, run, title) => drawSource(source, undefined, false, run, title),
  json: (source, run) => printJson(documentOf(source, run())),
};

function printed(print: (subject: ExportSubject, options: RunOptions) => string): Exporter {
  return (source, run) => print(subjectOf(source, run), run());
}

/** What CGSuite adds up. */
function summandsOf(source: Source, run: () => RunOptions): readonly CGSuiteSummand[] {
  if (source.kind === 'value') return [source.value];
  return source.kind === 'sum' ? [source.game, source.value] : [asGame(source, run())];
}

function latexOf(value: Value): string {
  const name = printValueLatex(value);
  if (name !== undefined) return `${name}\n`;
  throw new LimitError('name-too-long', 'export: the name of the value is longer than 20,480 characters.', {
    hint: 'export --to cgsuite writes it with definitions.',
  });
}

/** The complexes of a game, an ideal, or a complex; a construction is its target. */
function subjectOf(source: Source, run: () => RunOptions): ExportSubject {
  if (source.kind === 'ideal') return { ideal: source.ideal };
  if (source.kind !== 'game' && source.kind !== 'moves') return { complex: asComplex(source, run()) };
  const game = asGame(source, run());
  game.legalComplex.listMinimalNonfaces(run()); // illegalComplex takes no bounds.
  return { legal: game.legalComplex, illegal: game.illegalComplex };
}

function printMacaulay2(subject: ExportSubject, options: RunOptions): string {
  if ('ideal' in subject) return printMacaulay2Ideal(subject.ideal, options);
  return 'complex' in subject ? printMacaulay2Complex(subject.complex, options) : printMacaulay2Game(subject, options);
}

function documentOf(source: Source, run: RunOptions): object {
  switch (source.kind) {
    case 'game':
    case 'moves':
      return gameToJson(asGame(source, run), undefined, run);
    case 'complex':
      return complexToJson(source.complex, run);
    case 'ideal':
      return idealToJson(source.ideal, run);
    case 'construction':
      return constructionToJson(source.construction, run);
    case 'value':
      return valueToJson(source.value);
    case 'sum':
      throw new InputError('no-object', 'export: a sum of games and values has no JSON object; expected one of them.', {
        hint: 'value SOURCE --json gives the object of its value.',
      });
  }
}

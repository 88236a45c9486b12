import {
  complexToJson,
  constructionToJson,
  gameToJson,
  idealToJson,
  printDot,
  printLatex,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  printPolymake,
  printSage,
  printSingular,
  type ExportSubject,
} from '../formats/index.js';
import type { RunOptions } from '../run.js';
import { asComplex, type Source } from '../sources/index.js';
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
  latex: printed(printLatex),
  dot: printed(printDot),
  svg: (source, run, title) => drawSource(source, undefined, false, run, title),
  json: (source, run) => printJson(documentOf(source, run())),
};

/** Formats that a later release prints. */
export const PLANNED_FORMATS: readonly string[] = ['cgsuite'];

function printed(print: (subject: ExportSubject, options: RunOptions) => string): Exporter {
  return (source, run) => print(subjectOf(source, run), run());
}

/** The complexes of a game, an ideal, or a complex; a construction is its target. */
function subjectOf(source: Source, run: () => RunOptions): ExportSubject {
  if (source.kind === 'ideal') return { ideal: source.ideal };
  if (source.kind !== 'game') return { complex: asComplex(source) };
  const { legalComplex } = source.game;
  legalComplex.listMinimalNonfaces(run()); // illegalComplex takes no bounds.
  return { legal: legalComplex, illegal: source.game.illegalComplex };
}

function printMacaulay2(subject: ExportSubject, options: RunOptions): string {
  if ('ideal' in subject) return printMacaulay2Ideal(subject.ideal, options);
  return 'complex' in subject ? printMacaulay2Complex(subject.complex, options) : printMacaulay2Game(subject, options);
}

function documentOf(source: Source, run: RunOptions): object {
  switch (source.kind) {
    case 'game':
      return gameToJson(source.game, undefined, run);
    case 'complex':
      return complexToJson(source.complex, run);
    case 'ideal':
      return idealToJson(source.ideal, run);
    case 'construction':
      return constructionToJson(source.construction, run);
  }
}

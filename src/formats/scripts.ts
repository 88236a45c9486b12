import type { ScriptOptions } from './checks/ScriptResults.js';
import { exportSubjectOf, type ExportSource } from './ExportSubject.js';
import { printCoCoA } from './printCoCoA.js';
import { printDot } from './printDot.js';
import { printLatex } from './printLatex.js';
import { printMacaulay2Complex, printMacaulay2Game, printMacaulay2Ideal } from './printMacaulay2.js';
import { printPolymake } from './printPolymake.js';
import { printSage } from './printSage.js';
import { printSingular } from './printSingular.js';

/** Scripts for another program. */
export interface ScriptFormat {
  /** The program as it is written. */
  readonly program: string;
  readonly print: (subject: ExportSource, options?: ScriptOptions) => string;
  /** Do scripts choose a field? */
  readonly hasField: boolean;
  /** Can they assert results? */
  readonly asserts: boolean;
}

/** The programs that scripts are written for: `export --to NAME`, and a function of expressions. */
export const SCRIPT_FORMATS: Readonly<Record<string, ScriptFormat>> = {
  macaulay2: { program: 'Macaulay2', print: printMacaulay2, hasField: true, asserts: true },
  singular: { program: 'Singular', print: printSingular, hasField: true, asserts: true },
  sage: { program: 'Sage', print: printSage, hasField: true, asserts: true },
  polymake: { program: 'polymake', print: printPolymake, hasField: false, asserts: true },
  cocoa: { program: 'CoCoA', print: printCoCoA, hasField: true, asserts: false },
};

/** Text of games, complexes and ideals for another program. */
export type TextFormat = Pick<ScriptFormat, 'program' | 'print'>;

/** The programs that read games, complexes and ideals, by the names of `export --to NAME`. */
export const TEXT_FORMATS: Readonly<Record<string, TextFormat>> = {
  ...SCRIPT_FORMATS,
  latex: { program: 'LaTeX', print: printLatex },
  dot: { program: 'Graphviz', print: printDot },
};

function printMacaulay2(source: ExportSource, options: ScriptOptions = {}): string {
  const subject = exportSubjectOf(source, 'printMacaulay2');
  if ('ideal' in subject) return printMacaulay2Ideal(subject.ideal, options);
  return 'complex' in subject ? printMacaulay2Complex(subject.complex, options) : printMacaulay2Game(subject, options);
}

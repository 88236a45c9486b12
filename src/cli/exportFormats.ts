import {
  complexToJson,
  constructionToJson,
  gameToJson,
  idealToJson,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
} from '../formats/index.js';
import type { RunOptions } from '../run.js';
import { asComplex, type Source } from '../sources/index.js';
import { drawSource } from './drawSource.js';
import { printJson } from './printJson.js';

/** Prints a source in some format; `run` gives what is left of the time. */
export type Exporter = (source: Source, run: () => RunOptions, title: string) => string;

/** The formats of `export` by name. */
export const EXPORT_FORMATS: Readonly<Record<string, Exporter>> = {
  json: (source, run) => `${printJson(documentOf(source, run()))}\n`,
  macaulay2: (source, run) => {
    if (source.kind === 'ideal') return printMacaulay2Ideal(source.ideal, run());
    if (source.kind !== 'game') return printMacaulay2Complex(asComplex(source), run());
    const { game } = source;
    game.legalComplex.listMinimalNonfaces(run());
    return printMacaulay2Game({ legal: game.legalComplex, illegal: game.illegalComplex }, run());
  },
  svg: (source, run, title) => drawSource(source, undefined, false, run, title),
};

/** Formats that a later release prints. */
export const PLANNED_FORMATS: readonly string[] = ['singular', 'sage', 'polymake', 'cgsuite', 'latex', 'dot'];

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

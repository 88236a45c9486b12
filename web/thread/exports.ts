/** Texts of a complex: for the programs that the library writes for, and in its own notations. */
import type { OfferedExport } from '../messages.js';
import { formats, pictures, sources, type RunOptions, type SimplicialComplex } from '../library.js';

type Print = (complex: SimplicialComplex, run: RunOptions) => string;

const OWN: Readonly<Record<string, { readonly program: string; readonly print: Print }>> = {
  source: { program: 'source', print: (complex, run) => `${sources.notationOfComplex(complex, run)}\n` },
  json: { program: 'JSON', print: (complex, run) => formats.printJson(formats.complexToJson(complex, run)) },
  tikz: { program: 'TikZ', print: (complex, run) => pictures.drawComplex(complex, { ...run, format: 'tikz' }) },
};

const ALL: Readonly<Record<string, { readonly program: string; readonly print: Print }>> = {
  ...OWN,
  ...formats.TEXT_FORMATS,
};

/** What is offered, in order. */
export const EXPORTS: readonly OfferedExport[] = Object.entries(ALL).map(([name, { program }]) => ({
  name,
  program,
  of: 'complex',
}));

/** The complex as a text. */
export function exported(name: string, complex: SimplicialComplex, run: RunOptions): string {
  return Object.hasOwn(ALL, name) ? ALL[name]!.print(complex, run) : '';
}

import { exportSubjectOf, namedObjects, type ExportSource } from './ExportSubject.js';
import type { RunOptions } from '../run.js';
import { escapeLatex, latexSymbol } from '../text/internal.js';
import type { SetFamily } from '../sets/index.js';

/** The symbols of the objects, as in the literature on games and complexes. */
const SYMBOLS: Readonly<Record<string, string>> = {
  I: 'I',
  Delta: '\\Delta',
  facetIdeal: '\\mathcal{F}(\\Delta)',
  stanleyReisnerIdeal: '\\mathcal{N}(\\Delta)',
  legalComplex: '\\Delta',
  illegalComplex: '\\Gamma',
  legalIdeal: '\\mathcal{L}',
  illegalIdeal: '\\mathcal{ILL}',
};

/**
 * Formulas (`align*`, for amsmath) for the complexes and ideals of the subject: complexes as ⟨facets⟩, each facet a
 * product.
 * @throws LimitError; `limit` counts generators and facets
 */
export function printLatex(subject: ExportSource, options: RunOptions = {}): string {
  subject = exportSubjectOf(subject, 'printLatex');
  const { ring, ideals, complexes } = namedObjects(subject, options);
  const names = ring.variables.map(({ name }) => latexName(name));
  const rows = [
    ...complexes.map(([name, facets]) => `${SYMBOLS[name]!} &= ${complexFormula(facets, names)}`),
    ...ideals.map(([name, generators]) => `${SYMBOLS[name]!} &= ${idealFormula(generators, names)}`),
  ];
  return `\\begin{align*}\n${rows.map((row) => `  ${row}`).join(' \\\\\n')}\n\\end{align*}\n`;
}

function complexFormula(facets: SetFamily, names: readonly string[]): string {
  if (facets.size === 0) return '\\varnothing';
  if (facets.cardinality(facets.size - 1) === 0) return '\\{\\varnothing\\}';
  return `\\langle ${products(facets, names)} \\rangle`;
}

function idealFormula(generators: SetFamily, names: readonly string[]): string {
  return generators.size === 0 ? '(0)' : `(${products(generators, names)})`;
}

function products(sets: SetFamily, names: readonly string[]): string {
  return sets
    .toLists()
    .map((set) => set.map((v) => names[v]).join(' ') || '1')
    .join(',\\, ');
}

/** x_{12} for x12 and x_12, z_{3} for 3, letters as they are, other labels as text. */
function latexName(label: string): string {
  return /^\d+$/.test(label) ? `z_{${label}}` : (latexSymbol(label) ?? `\\text{${escapeLatex(label)}}`);
}

import type { Value } from '../Value.js';
import { LATEX_STYLE } from './NameStyle.js';
import { LONGEST_TEXT, type PrintValueOptions } from './printValue.js';
import { NameWriter } from './NameWriter.js';

/**
 * The name of a value as LaTeX, for math mode: `\{2 \mid -2\}`, `\frac{1}{2}`, `{\Uparrow}{\ast}`, `3 \cdot
 * {\uparrow}`,
 * `{\uparrow}^{n}` for ↑ⁿ and `{\uparrow}^{[n]}` for ↑ + … + ↑ⁿ, with `\downarrow` for their negatives, `{+_{G}}` for
 * tiny-G, `{-_{G}}` for miny-G, and `\parallel` for the double bar. Needs no package.
 * @returns undefined if the text is longer than `maxLength`, which is measured without writing it
 */
export function printValueLatex(value: Value, given: Omit<PrintValueOptions, 'style'> = {}): string | undefined {
  const { switches = false, maxLength = LONGEST_TEXT } = given;
  return new NameWriter(value.store, LATEX_STYLE, switches, maxLength).write(value);
}

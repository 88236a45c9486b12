import { printCGSuite } from '../../formats/index.js';
import { valueName } from '../../formats/internal.js';
import type { RunOptions } from '../../run.js';
import type { Value } from '../../values/index.js';
import { writingOf, type DescribeValueOptions } from './describeValueAnalysis.js';

/**
 * The canonical form with definitions of what occurs in it more than once, where its name is too long to be written.
 */
export function wholeForm(value: Value, options: DescribeValueOptions, run: RunOptions): string {
  if (valueName(value, writingOf(options)) !== undefined) return '';
  return `\n\nCanonical form, with definitions (as CGSuite reads it)\n${printCGSuite([value], run)}`;
}

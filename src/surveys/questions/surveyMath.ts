import type { MathJsInstance } from 'mathjs';
import { createMath } from '../../expressions/internal.js';

let made: MathJsInstance | undefined;

/** The functions of expressions, which are made once for all surveys: that needs a tenth of a second. */
export function surveyMath(): MathJsInstance {
  return (made ??= createMath());
}

import { isBoardNotation } from '../boards/internal.js';
import type { TextSpan } from '../text/internal.js';
import { atSign } from './atSign.js';
import { isFamily } from './families.js';
import { prefixOf } from './parseLabelled.js';
import { splitSummands } from './splitSummands.js';

/**
 * The parts of a source that hold parameters: what follows `@`, a board alone or one that a summand adds to the one
 * before it, and what follows the name of a family of complexes. Labels, monomials and values are none.
 */
export function parametersIn(source: TextSpan): TextSpan[] {
  let isBoardBefore = false;
  return splitSummands(source).flatMap(({ span }) => {
    const { text } = span;
    const [sign] = /^-?(?:\d+\*)?/.exec(text)!;
    const prefix = prefixOf(text.slice(sign.length));
    const at = atSign(text);
    if (prefix === undefined && at === -1) return isBoardBefore || isBoardNotation(text) ? [span] : [];
    isBoardBefore = prefix === undefined;
    if (prefix === undefined) return [span.slice(at + 1)];
    return isFamily(prefix) ? [span.slice(text.indexOf(':') + 1)] : [];
  });
}

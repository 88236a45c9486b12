import { takes, text } from '../../arguments.js';
import { ParseError } from '../../errors.js';

const parseOctalCodeTakes = /* @__PURE__ */ takes('parseOctalCode', () => ({ text }));

/**
 * Reads `.77`, `0.07`, `4.7`: the digits of an octal code from the digit 0 on.
 * @throws ParseError `expected-octal-code`
 */
export function parseOctalCode(text: string): number[] {
  parseOctalCodeTakes(text);
  const [, first, rest] = /^\s*([04]?)\.([0-7]*)\s*$/.exec(text) ?? [];
  if (first === undefined || rest === undefined)
    throw new ParseError(
      'not-an-octal-code',
      `parseOctalCode: ${JSON.stringify(text)}; expected a point and digits from 0 to 7, such as .77 or 4.07.`,
      { line: 1, column: 1 },
      { hint: 'Before the point stands nothing, 0 or 4.' },
    );
  return [Number(first), ...Array.from(rest, Number)];
}

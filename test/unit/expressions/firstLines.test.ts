import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { LimitError, ParseError } from '../../../src/errors.js';
import firstLines from '../../oracle/first-lines.json' with { type: 'json' };

/** As many were not understood at most when this was written, and a few more. */
const MOST_REFUSED = 70;

describe('what people type first', () => {
  it('is understood, or bad input with its place', () => {
    const sheet = new Worksheet();
    const lines = firstLines.lines.filter((line) => !/^\s*\?/.test(line));
    let refused = 0;
    for (const line of lines)
      try {
        expect(typeof printResult(sheet.evaluate(line))).toBe('string');
      } catch (error) {
        refused++;
        expect([line, error instanceof ParseError || error instanceof LimitError]).toEqual([line, true]);
        expect([line, (error as ParseError).hint]).toEqual([line, expect.any(String)]);
      }
    expect(refused).toBeLessThan(MOST_REFUSED);
  });
});

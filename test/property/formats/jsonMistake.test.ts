import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonMistake } from '../../../src/formats/jsonMistake.js';
import { runs } from '../../helpers/sampling.js';

/** A JSON text in which a character was put, changed or left out, and the rest perhaps cut off. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.constantFrom('', ...'[]{}:,"\\01e.-+tnx \n\u0007é'),
    fc.nat(1),
    fc.boolean(),
  )
  .map(([text, place, sign, without, isCut]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + sign + (isCut ? '' : text.slice(at + without));
  });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Ways to go on with a text that is not a JSON only because it ends. */
const ENDS = ['', '"', '0', '0]', '0}', ']', '}', '"":0}', ':0}', '":0}', ',0]', ',"":0}'];

it('finds a mistake where the engine does', () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const offset = jsonMistake(text);
      expect(offset === undefined).toBe(isJson(text));
    }),
    { numRuns: runs(2000) },
  );
});

it('finds the first: what is before it can be gone on with to JSON', () => {
  const flat = fc.oneof(
    fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string()), { maxKeys: 3 }),
    fc.array(fc.double(), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(flat, fc.nat(), fc.constantFrom(...'[]{}:,"\\0x'), (value, place, sign) => {
      const whole = JSON.stringify(value);
      const at = place % (whole.length + 1);
      const text = whole.slice(0, at) + sign + whole.slice(at);
      const offset = jsonMistake(text);
      if (offset === undefined) return;
      const before = text.slice(0, offset);
      // A text in quotes may be wrong inside; its end is one way to go on.
      const ends = ENDS.flatMap((end) => [end, `"${end}`, `\\"${end}`]).flatMap((end) => [end, `${end}]`, `${end}}`]);
      expect(
        ends.some((end) => isJson(before + end)),
        before,
      ).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from '../../../../scripts/packedText.js';
import { unpack, unpackText } from '../../../../src/values/store/unpack.js';
import { runs } from '../../../helpers/sampling.js';

describe('unpack', () => {
  it('gives the bytes that were packed, repeated ones too', () => {
    const pieces = fc.array(fc.tuple(fc.uint8Array({ maxLength: 9 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const bytes = Uint8Array.from(
          parts.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat()),
        );
        expect(unpack(packed(bytes))).toEqual(bytes);
      }),
      { numRuns: runs(50) },
    );
  });

  it('gives texts of any signs, in less space', () => {
    const text = Array.from({ length: 40 }, (_, i) => `{${i}|↑${i % 7}}`).join('; ');
    const short = packed(Buffer.from(text));
    expect([unpackText(short), unpackText('')]).toEqual([text, '']);
    expect(short.length).toBeLessThan(text.length);
  });
});

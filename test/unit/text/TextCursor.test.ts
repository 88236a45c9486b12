import { describe, expect, it } from 'vitest';
import { TextCursor } from '../../../src/text/internal.js';

describe('TextCursor', () => {
  it('moves on over what it reads, and stays where nothing fits', () => {
    const cursor = new TextCursor('  ideal ( x_1*y )');
    expect([cursor.takes('ring'), cursor.at]).toEqual([false, 2]);
    expect([cursor.takes('ideal'), cursor.takes('('), cursor.at]).toEqual([true, true, 9]);
    expect([cursor.match(/[a-z]/y), cursor.at]).toEqual([undefined, 9]);
    cursor.skipSpace();
    expect([cursor.match(/[a-z]_\d/y), cursor.text.slice(cursor.at)]).toEqual(['x_1', '*y )']);
    expect([cursor.takes('*'), cursor.match(/\w+/y), cursor.takes(')'), cursor.takes(')')]).toEqual([
      true,
      'y',
      true,
      false,
    ]);
    expect(cursor.at).toBe(cursor.text.length);
  });
});

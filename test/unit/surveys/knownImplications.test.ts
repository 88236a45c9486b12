import { describe, expect, it } from 'vitest';
import { implications } from '../../../src/surveys/conjectures/implications/implications.js';
import { knownImplications } from '../../../src/surveys/conjectures/implications/knownImplications.js';
import { truthTable } from '../../../src/surveys/conjectures/implications/TruthTable.js';

/** Does it follow from the register that the second of two columns holds where the first does? */
function isKnown(first: string, second: string): boolean {
  const known = knownImplications([
    { name: 'a', ask: first },
    { name: 'b', ask: second },
  ]);
  const table = truthTable(['a', 'b'], [new Uint8Array([1, 0]), new Uint8Array([1, 0])]);
  return implications(table, { known }).find((one) => one.if.join() === 'a')!.trivial;
}

describe('what the register knows', () => {
  it('goes through properties without a column', () => {
    expect(isKnown('vertexDecomposable', 'sequentiallyCohenMacaulay["0"]')).toBe(true);
    expect(isKnown('sequentiallyCohenMacaulay["0"]', 'vertexDecomposable')).toBe(false);
  });

  it('is about one object', () => {
    expect(isKnown('shellable(illegal)', 'partitionable( illegal )')).toBe(true);
    expect(isKnown('shellable(illegal)', 'partitionable')).toBe(false);
    expect(isKnown('shellable(legal)', 'partitionable')).toBe(true);
    expect(isKnown('shellable(link(illegal, "a"))', 'partitionable(link(illegal,"a"))')).toBe(true);
  });

  it('is about one field', () => {
    expect(isKnown('cohenMacaulay["2"]', 'sequentiallyCohenMacaulay["2"]')).toBe(true);
    expect(isKnown('cohenMacaulay["2"]', 'sequentiallyCohenMacaulay["3"]')).toBe(false);
    expect(isKnown('gorenstein', 'cohenMacaulay["0"]')).toBe(true);
    expect(isKnown('gorenstein', 'cohenMacaulay["2"]')).toBe(false);
    expect(isKnown('homologySphere', 'cohenMacaulay["7"]')).toBe(true);
    expect(isKnown('cohenMacaulay["7"]', 'pure')).toBe(true);
  });

  it('is nothing where something else was asked', () => {
    expect(knownImplications([{ name: 'a', ask: 'temperature + 1' }])).toEqual([]);
    expect(isKnown('shellable or pure', 'partitionable')).toBe(false);
    expect(isKnown('cohenMacaulay', 'pure')).toBe(false);
  });
});

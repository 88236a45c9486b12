import { describe, expect, it } from 'vitest';
import * as complexes from '../../../src/analysis/complexes/register.js';
import { properties } from '../../../src/analysis/index.js';
import { valueDetailList } from '../../../src/analysis/internal.js';
import * as details from '../../../src/analysis/sums/details/register.js';

/** The names of what a register says how to find. */
function foundBy(register: object): string[] {
  const isFound = (each: unknown): boolean => typeof each === 'object' && each !== null && 'find' in each && !Array.isArray(each);
  return Object.entries(register).flatMap(([name, each]: [string, unknown]) => (isFound(each) ? [name] : []));
}

describe('the registers', () => {
  it('have every property of complexes in their order, once', () => {
    expect(Object.keys(properties)).toEqual(complexes.ORDER);
    expect([...complexes.ORDER].sort()).toEqual(foundBy(complexes).sort());
  });

  it('have every detail of values in their order, once', () => {
    expect(valueDetailList.map(([name]) => name)).toEqual(details.ORDER);
    expect([...details.ORDER].sort()).toEqual(foundBy(details).sort());
  });

  it('have one help for each option', () => {
    const helped = valueDetailList.flatMap(([, { option, about }]) => (about === undefined ? [] : [option]));
    expect(helped).toEqual([...new Set(valueDetailList.flatMap(([, { option }]) => option ?? []))]);
  });
});

import { describe, expect, it } from 'vitest';
import { properties } from 'spgames/analysis';
import * as complexes from '../../../src/analysis/complexes/register.js';
import { valueDetailList } from '../../../src/analysis/internal.js';
import * as details from '../../../src/analysis/sums/details/register.js';

/** The names of what a register says how to find, which its constants have before this ending. */
function foundBy(register: object, ending: string): string[] {
  const isFound = (each: unknown): boolean =>
    typeof each === 'object' && each !== null && 'find' in each && !Array.isArray(each);
  return Object.entries(register).flatMap(([name, each]: [string, unknown]) =>
    isFound(each) ? [name.replace(new RegExp(`${ending}$`), '')] : [],
  );
}

describe('the registers', () => {
  it('have every property of complexes in their order, once', () => {
    expect(Object.keys(properties)).toEqual(complexes.COMPLEX_PROPERTY_NAMES);
    expect([...complexes.COMPLEX_PROPERTY_NAMES].sort()).toEqual(foundBy(complexes, 'Property').sort());
  });

  it('have every detail of values in their order, once', () => {
    expect(valueDetailList.map(([name]) => name)).toEqual(details.VALUE_DETAIL_NAMES);
    expect([...details.VALUE_DETAIL_NAMES].sort()).toEqual(foundBy(details, 'Detail').sort());
  });

  it('have one help for each option', () => {
    const helped = valueDetailList.flatMap(([, { option, about }]) => (about === undefined ? [] : [option]));
    expect(helped).toEqual([...new Set(valueDetailList.flatMap(([, { option }]) => option ?? []))]);
  });
});

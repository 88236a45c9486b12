import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { ValueStore } from 'spgames/values';
import { col, compile, domineering, nodeKayles, nogo, snort } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { InputError } from '../../../../../src/errors.js';
import { registerTranslation } from '../../../../../src/values/internal.js';
import { translatedProgram } from '../../../../../src/nowasm/translatedProgram.js';
import { codeOf } from '../../../../helpers/codeOf.js';
import { inFull } from '../../../../helpers/sampling.js';

beforeAll(() => {
  vi.stubGlobal('WebAssembly', undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  registerTranslation(translatedProgram);
});

describe('where the platform has no WebAssembly', () => {
  it('says what is to be imported', () => {
    registerTranslation(undefined);
    expect(codeOf(() => new ValueStore().number(1), InputError)).toBe('not-available');
  });

  it.skipIf(!inFull)('finds values in JavaScript', () => {
    registerTranslation(translatedProgram);
    const evaluator = new Evaluator({ store: new ValueStore() });
    expect(String(evaluator.value(compile(domineering, grid(3, 3)).legalComplex))).toBe('{1|-1}');
    expect(String(evaluator.value(compile(domineering, grid(4, 5)).legalComplex))).toBe('1');
    expect(String(evaluator.value(compile(snort, grid(2, 2)).legalComplex))).toBe('0');
    expect(evaluator.statistics.classes).toBeGreaterThan(500);
    expect(String(evaluator.value(compile(nogo, grid(3, 3)).legalComplex))).toBe('*');
    expect(String(evaluator.value(compile(col, path(40)).legalComplex))).toBe('0');
    expect(evaluator.misereOutcome(compile(domineering, grid(3, 3)).legalComplex)).toBe('P');
    expect(evaluator.grundyValue(compile(nodeKayles, path(70)).legalComplex)).toBe(1);
  });
});

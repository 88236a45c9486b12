import { afterAll, expect, it, vi } from 'vitest';

// The module reads the engine once, when it is loaded: it is loaded anew here, and for the files that come after.
vi.resetModules();
vi.stubGlobal('WebAssembly', undefined);
const { PositionProgram } = await import('../../../../../src/evaluation/complexes/program/PositionProgram.js');
const { Evaluator } = await import('../../../../../src/evaluation/complexes/Evaluator.js');
const { grid } = await import('../../../../../src/boards/index.js');
const { compile, domineering, snort } = await import('../../../../../src/games/index.js');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('values are found where the platform has no WebAssembly', () => {
  expect(PositionProgram.open(2 ** 24)).toBeUndefined();
  const evaluator = new Evaluator();
  expect(String(evaluator.value(compile(domineering, grid(3, 3)).legalComplex))).toBe('{1|-1}');
  expect(String(evaluator.value(compile(domineering, grid(4, 5)).legalComplex))).toBe('1');
  expect(String(evaluator.value(compile(snort, grid(2, 2)).legalComplex))).toBe('0');
  expect(evaluator.statistics.classes).toBe(evaluator.statistics.positions);
});

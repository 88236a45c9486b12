import { describe, expect, it } from 'vitest';
import { machineMemory, usesMoreMemoryThan } from '../../src/memory.js';

describe('memory', () => {
  it('knows the machine in Node', () => {
    expect(machineMemory()).toBeGreaterThan(2 ** 26);
  });

  it('compares the process with a budget', () => {
    expect([usesMoreMemoryThan(1), usesMoreMemoryThan(2 ** 50)]).toEqual([true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { requireMemory } from '../../src/cli/requireMemory.js';
import { machineMemory, memoryInUse, usesMoreMemoryThan } from '../../src/memory.js';
import { run } from '../helpers/runCommand.js';

describe('memory', () => {
  it('knows the machine in Node', () => {
    expect(machineMemory()).toBeGreaterThan(2 ** 26);
  });

  it('that is granted is more than the process uses already: the least that works is named', async () => {
    expect(memoryInUse()).toBeGreaterThan(2 ** 20);
    expect(() => requireMemory('value', 2 ** 20, 50.5 * 2 ** 20)).toThrow(
      'value: --memory is 1M, less than the program by itself needs; expected at least 64M.',
    );
    expect(() => requireMemory('value', 64 * 2 ** 20, 50.5 * 2 ** 20)).not.toThrow();
    expect(() => requireMemory('value', 1, 0)).not.toThrow();
    for (const args of [
      ['value', 'snort@path:3'],
      ['eval', '1+1'],
      ['equal', 'value:1', 'value:1'],
      ['batch', 'value', '-'],
      ['repl'],
      ['digraphs', 'list', '2'],
      ['sum', 'ordinal', 'value:1', 'value:1'],
      ['compare', 'value:1', 'value:1'],
      ['play', 'snort@path:3'],
    ]) {
      const { exitCode, err, out } = await run([...args, '--memory', '1'], { '-': '' });
      expect([args, exitCode, out]).toEqual([args, 2, '']);
      expect(err).toMatch(
        /^spgames: [a-z]+: --memory is 1 byte, less than the program by itself needs; expected at least \d+M\.\n$/,
      );
    }
  });

  it('compares the process with a budget', () => {
    expect([usesMoreMemoryThan(1), usesMoreMemoryThan(2 ** 50)]).toEqual([true, false]);
  });
});

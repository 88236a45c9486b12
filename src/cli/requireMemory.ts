import { InputError } from '../errors.js';
import { memoryInUse } from '../memory.js';

/** What is asked for grows in such steps: what a process uses at its start differs a little from run to run. */
const STEP_MB = 16;

/**
 * Checks that the memory granted is more than the process uses before it has begun; how much that is depends on the
 * system, so it is measured.
 * @param bytes what `--memory` says
 * @param used what the process uses
 * @throws InputError `invalid-option`, with the least that works
 */
export function requireMemory(command: string, bytes: number, used: number = memoryInUse()): void {
  if (bytes >= used) return;
  const least = `${Math.ceil(used / 2 ** 20 / STEP_MB) * STEP_MB}M`;
  throw new InputError(
    'invalid-option',
    `${command}: --memory is ${shown(bytes)}, less than the program by itself needs; expected at least ${least}.`,
    { details: { option: 'memory', found: bytes, least } },
  );
}

function shown(bytes: number): string {
  if (bytes < 2 ** 20) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return `${Math.floor(bytes / 2 ** 20)}M`;
}

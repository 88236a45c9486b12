import { writeSync } from 'node:fs';

const WAIT_MS = 5;

/**
 * Writes a text or bytes to an open file and returns when it is written, however slowly it is read on the other side.
 */
export function writeAll(descriptor: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length;)
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      // Somebody else has made it non-blocking, and it is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
}

#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { superviseCommand } from './superviseCommand.js';

if (isMainThread && !import.meta.url.endsWith('.ts')) {
  // Most commands end before optimised code has paid for its compilation: Node 20 is to wait seven times as long before it
  // optimises a function, and much longer for the kernel of the evaluator, which is fast without. Beyond the start-up this
  // halves the CPU time of `value domineering@grid:4x5` (bench/values.ts), and costs nothing where a command runs for
  // seconds. Later versions of Node have a compiler in between.
  if (process.versions.v8.startsWith('11.3.')) {
    setFlagsFromString('--interrupt-budget=500000');
    setFlagsFromString('--wasm-tiering-budget=100000000');
  }
  superviseCommand(new URL(import.meta.url));
} else {
  // Run from its sources, the program stays on the main thread: no other reads TypeScript.
  void import('./runInThread.js').then(({ runInThread }) => runInThread());
}

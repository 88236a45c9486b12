#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { VERSION } from '../json.js';
import { keepCompiledCode } from './keepCompiledCode.js';
import { mayBeShort } from './mayBeShort.js';
import { writeAll } from './writeAll.js';

const args = process.argv.slice(2);
if (import.meta.url.endsWith('.ts')) {
  // Run from its sources, the program stays on the main thread: no other reads TypeScript.
  void runHere();
} else {
  // Most commands end before optimised code has paid for its compilation: Node 20 is to wait seven times as long before
  // it optimises a function, and much longer for the kernel of the evaluator, which is fast without. Beyond the
  // start-up this halves the CPU time of `value domineering@grid:4x5` (bench/values.ts), and costs nothing where a
  // command runs for seconds. Later versions of Node have a compiler in between.
  if (process.versions.v8.startsWith('11.3.')) {
    setFlagsFromString('--interrupt-budget=500000');
    setFlagsFromString('--wasm-tiering-budget=100000000');
  }
  keepCompiledCode();
  if (args[0] === '--version') writeAll(1, `${VERSION}\n`);
  // A session reads on this thread, and computes in others; so does a survey. The explorer computes in its page.
  else if (['repl', 'survey', 'explore'].includes(args[0]!)) void runHere();
  else void (mayBeShort(args) ? tryHere() : supervise());
}

async function runHere(): Promise<void> {
  const { runInThread } = await import('./runInThread.js');
  await runInThread();
}

/** A thread takes a third of the time of a short run, so what may be short is tried without. */
async function tryHere(): Promise<void> {
  const { runShortly } = await import('./runShortly.js');
  const status = await runShortly(args);
  if (status === undefined) await supervise();
  else process.exit(status);
}

async function supervise(): Promise<void> {
  const { superviseCommand } = await import('./superviseCommand.js');
  superviseCommand(new URL('./worker.js', import.meta.url));
}

#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { nodeTerminal } from './nodeTerminal.js';
import { runCommandLine } from './runCommandLine.js';

// Most commands end before optimised code has paid for its compilation: Node 20 is to wait seven times as long before it
// optimises a function. Beyond the start-up this saves 40 % of the CPU time of `value snort@path:16`, a quarter for
// `value domineering@grid:4x5` (bench/values.ts), and costs nothing where a command runs for seconds. Later versions of
// Node have a compiler in between and do not know the flag.
if (process.versions.v8.startsWith('11.3.')) setFlagsFromString('--interrupt-budget=500000');

process.exitCode = await runCommandLine(process.argv.slice(2), nodeTerminal());

#!/usr/bin/env node
import { nodeTerminal } from './nodeTerminal.js';
import { runCommandLine } from './runCommandLine.js';

process.exitCode = await runCommandLine(process.argv.slice(2), nodeTerminal());

import { Option, type Command } from 'commander';
import { COMMON_OPTIONS } from '../commonOptions.js';
import type { Terminal } from '../Terminal.js';
import { helpPage } from './HelpPage.js';
import { printHelpPage } from './printHelpPage.js';

/** The width of what is not a terminal, and of whose width nothing is known. */
const USUAL_WIDTH = 80;

/** The widths that help is written for, whatever the terminal has. */
const [NARROWEST, WIDEST] = [40, 100];

/** The width to write help for. */
export function columnsOf(terminal: Terminal): number {
  return Math.min(Math.max(terminal.columns?.() ?? USUAL_WIDTH, NARROWEST), WIDEST);
}

/** Lets a command, and those that are added to it, print help of ours where the terminal prints. */
export function withHelp(command: Command, terminal: Terminal): Command {
  return command
    .exitOverride()
    .configureOutput({
      writeOut: terminal.print,
      writeErr: terminal.warn,
      outputError: () => undefined,
      getOutHelpWidth: () => columnsOf(terminal),
    })
    .configureHelp({
      formatHelp: (each, helper) => printHelpPage(helpPage(each, helper), helper.helpWidth ?? USUAL_WIDTH),
    })
    .addHelpOption(new Option('-h, --help', 'print this').helpGroup(COMMON_OPTIONS));
}

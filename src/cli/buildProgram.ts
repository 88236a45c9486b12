import { Command } from 'commander';
import { VERSION } from '../formats/index.js';
import { commandGroups, findCommand, LAST_GROUP, type CommandEntry } from './commandTable.js';
import { addOptions, COMMON_OPTIONS, type CommonOptions } from './commonOptions.js';
import { CUT_OFF } from './exitCodes.js';
import { addHelp } from './help/HelpPage.js';
import { SOURCE_HELP } from './help/sourceHelp.js';
import { withHelp } from './help/withHelp.js';
import { visible } from './plainText.js';
import { printJson } from './printJson.js';
import { Session } from './Session.js';
import type { SourceCommand } from './SourceCommand.js';
import type { Terminal } from './Terminal.js';

/** The program with the command that is named, or with all of them if that is none. */
export async function buildProgram(
  named: string,
  terminal: Terminal,
  setExitCode: (code: number) => void,
): Promise<Command> {
  const program = withHelp(new Command('spgames'), terminal)
    .description('Strong placement games, their simplicial complexes and square-free monomial ideals.')
    .optionsGroup(COMMON_OPTIONS)
    .usage('<command> [options] [arguments]')
    .version(VERSION, '-V, --version', 'print the version')
    .enablePositionalOptions();
  const add = async ({ source, add }: CommandEntry): Promise<void> => {
    if (source !== undefined) addSourceCommand(program, await source(), terminal, setExitCode);
    else await (await add!())(program, terminal, setExitCode);
  };
  const one = await findCommand(named);
  if (one !== undefined) await add(one);
  else
    for (const [title, commands] of await commandGroups()) {
      program.commandsGroup(title);
      for (const command of Object.values(commands)) await add(command);
    }
  for (const command of program.commands) command.summary(summaryOf(command.description()));
  program.commandsGroup(LAST_GROUP).helpCommand('help [command]', 'Print the help of a command');
  return addHelp(program, ['compile snort@path:3', 'value snort@path:3', 'help value'], SOURCE_HELP);
}

/** What a list of commands says: the description up to its first pause. */
function summaryOf(description: string): string {
  return description.split(/[.:;](?:\s|$)/, 1)[0]!;
}

function addSourceCommand(
  program: Command,
  spec: SourceCommand,
  terminal: Terminal,
  setExitCode: (code: number) => void,
): void {
  const { name, description } = spec.argument ?? { name: 'source', description: 'see spgames --help' };
  const command = addOptions(program.command(spec.name), spec)
    .description(spec.description)
    .argument(`<${name}>`, description);
  if (spec.parameter !== undefined) command.argument(`<${spec.parameter.name}>`, spec.parameter.description);
  command.action(async (source: string, ...rest: readonly unknown[]) => {
    const given = spec.parameter === undefined ? undefined : (rest[0] as string);
    const options = command.opts<CommonOptions>();
    const { json = false, output } = options;
    const streams = !json && output === undefined;
    const session = new Session(terminal, spec.name, { ...options, streams, keeps: json && output === undefined });
    try {
      const answer = await spec.answer(source, options, session, given);
      const { opens, bytes } = answer;
      const file = output ?? (opens === undefined ? undefined : await terminal.newFile?.(opens));
      const asJson = json || (output !== undefined && answer.file === 'json');
      const printed = asJson ? printJson(answer.json()) : visible(answer.text());
      // Who reads a pipe may never come: the watch over the time goes on while files are written.
      if (file === undefined) session.end();
      const text = printed.endsWith('\n') ? printed : `${printed}\n`;
      if (file === undefined) terminal.print(text.slice(session.shown.length));
      else await session.save(file, bytes ?? text);
      if (opens !== undefined && file !== undefined) {
        if (output === undefined) terminal.print(`${file}\n`);
        await terminal.open?.(file);
      }
      if (answer.exitCode === CUT_OFF) session.warnOfOpen(answer.reason);
      setExitCode(answer.exitCode ?? 0);
    } finally {
      session.end();
    }
  });
  addHelp(command, spec.examples, spec.more);
}

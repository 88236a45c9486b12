import { complexOperations, idealOperations, type Operation } from '../../expressions/internal.js';
import { complexToJson, idealToJson } from '../../formats/index.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import { addOutputOption } from '../commonOptions.js';
import { SHORT_OPERATION, type Commands } from '../commandTable.js';
import { few } from '../few.js';
import { printJson } from '../printJson.js';
import type { SourceCommand } from '../SourceCommand.js';

/** The operations that make complexes. */
export const COMPLEX_COMMANDS: Commands = commandsOf(complexOperations, 'complex');

/** The operations that make ideals. */
export const IDEAL_COMMANDS: Commands = commandsOf(idealOperations, 'ideal');

function commandsOf(operations: readonly Operation[], made: 'complex' | 'ideal'): Commands {
  return Object.fromEntries(
    operations.map((each) => [
      each.command,
      { source: () => Promise.resolve(operationCommand(each, made)), short: SHORT_OPERATION },
    ]),
  );
}

/** What is taken of a source, by the kind of argument of the operation. */
const TAKEN: Readonly<Record<string, string>> = {
  complex: 'a game stands for its legal complex',
  ideal: 'a complex stands for its Stanley–Reisner ideal',
};

/** The command of an operation: it prints a complex or an ideal, which is a source of every other command. */
function operationCommand({ command, about, inputs, uses, find }: Operation, made: string): SourceCommand {
  const [{ kind }, parameter] = inputs as [Operation['inputs'][0], Operation['inputs'][1]?];
  const lines = uses.map((texts) => [command, ...texts.map(quoted)].join(' '));
  return {
    name: command,
    description: `${about} Prints the JSON object of the ${made}, which - reads; ${TAKEN[kind.word]!}.`,
    examples: [...lines, `${lines.at(-1)!} | spgames analyze -`],
    addOptions: addOutputOption,
    ...(parameter !== undefined && { parameter }),
    answer: async (text, _, session, given = '') => {
      const read: unknown[] = [];
      for (const [i, input] of inputs.entries()) read.push(await input.read([text, given][i]!, command, session));
      const found = find(read, few(session), command);
      const json =
        found instanceof SquarefreeIdeal ? idealToJson(found, few(session)) : complexToJson(found, few(session));
      return { json: () => json, text: () => printJson(json) };
    },
  };
}

/** A text as a word of a command line. */
function quoted(text: string): string {
  return /^[\w@:.-]+$/.test(text) ? text : `'${text}'`;
}

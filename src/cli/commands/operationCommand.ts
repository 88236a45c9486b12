import { complexToJson } from '../../formats/index.js';
import { asComplex } from '../../sources/index.js';
import { addOutputOption } from '../commonOptions.js';
import { printJson } from '../printJson.js';
import type { SourceCommand } from '../SourceCommand.js';
import { MOST_FACES, OPERATIONS, type OperationName } from './operations.js';

/** The command of an operation on complexes: it prints a complex, which is a source of every other command. */
export function operationCommand(name: OperationName): SourceCommand {
  const { description, examples, parameter, apply } = OPERATIONS[name];
  return {
    name,
    description: `${description} Prints the JSON object of the complex, which - reads; of a game the legal complex is taken.`,
    examples,
    addOptions: addOutputOption,
    ...(parameter !== undefined && { parameter }),
    answer: async (text, _, session, given = '') => {
      const complex = asComplex(await session.source(text), session.run());
      const made = await apply(complex, given, session);
      const json = complexToJson(made, { ...session.run(), limit: MOST_FACES });
      return { json: () => json, text: () => printJson(json) };
    },
  };
}

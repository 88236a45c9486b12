import { complexToJson, idealToJson } from '../../formats/index.js';
import { SquarefreeIdeal } from '../../ideal/index.js';
import { addOutputOption } from '../commonOptions.js';
import { printJson } from '../printJson.js';
import type { SourceCommand } from '../SourceCommand.js';
import { IDEAL_OPERATIONS } from './idealOperations.js';
import { MOST_FACES } from './Operation.js';
import { OPERATIONS, type OperationName } from './operations.js';

const ENDS = {
  complex: 'Prints the JSON object of the complex, which - reads; of a game the legal complex is taken.',
  ideal: 'Prints the JSON object of the ideal, which - reads.',
} as const;

/** The command of an operation on complexes or ideals: it prints one, which is a source of every other command. */
export function operationCommand(name: OperationName): SourceCommand {
  const { description, examples, parameter, apply } = OPERATIONS[name];
  return {
    name,
    description: `${description} ${ENDS[Object.hasOwn(IDEAL_OPERATIONS, name) ? 'ideal' : 'complex']}`,
    examples,
    addOptions: addOutputOption,
    ...(parameter !== undefined && { parameter }),
    answer: async (text, _, session, given = '') => {
      const made = await apply(await session.source(text), given, session);
      const bounds = { ...session.run(), limit: MOST_FACES };
      const json = made instanceof SquarefreeIdeal ? idealToJson(made, bounds) : complexToJson(made, bounds);
      return { json: () => json, text: () => printJson(json) };
    },
  };
}

import {
  boardOperations,
  chainOperations,
  complexOperations,
  idealOperations,
  spaceOperations,
  type Found,
  type Operation,
} from '../../expressions/internal.js';
import { printBoard } from '../../boards/index.js';
import { complexToJson, idealToJson, VERSION } from '../../formats/index.js';
import type { RunOptions } from '../../run.js';
import { groupName } from '../../analysis/internal.js';
import { addOutputOption } from '../commonOptions.js';
import { SHORT_OPERATION, type Commands } from '../commandTable.js';
import { few } from '../few.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { Answer, SourceCommand } from '../SourceCommand.js';

/** The operations that make complexes. */
export const COMPLEX_COMMANDS: Commands = commandsOf([...complexOperations, ...spaceOperations]);

/** The operations that make ideals. */
export const IDEAL_COMMANDS: Commands = commandsOf(idealOperations);

/** Maps, chains and graphs. */
export const CHAIN_COMMANDS: Commands = commandsOf([...chainOperations, ...boardOperations]);

function commandsOf(operations: readonly Operation[]): Commands {
  return Object.fromEntries(
    operations.map((each) => [
      each.command,
      { source: () => Promise.resolve(operationCommand(each)), short: SHORT_OPERATION },
    ]),
  );
}

/** What the help says of a source, by the kind of the first argument. */
const TAKEN: Readonly<Record<string, string>> = {
  complex: ' A game stands for its legal complex.',
  ideal: ' A complex stands for its Stanley–Reisner ideal.',
};

/** What is printed, by what an operation finds. */
interface Shown<T> {
  /** What the help says of it. */
  readonly about: string;
  readonly json: (found: T, bounds: RunOptions) => object;
  /** Without it the JSON object is printed. @param texts what the operation was given */
  readonly text?: (found: T, texts: readonly string[]) => string;
  readonly exitCode?: (found: T) => Answer['exitCode'];
}

const SHOWN: { readonly [What in keyof Found]: Shown<Found[What]> } = {
  complex: { about: ' Prints the JSON object of the complex, which - reads.', json: complexToJson },
  ideal: { about: ' Prints the JSON object of the ideal, which - reads.', json: idealToJson },
  board: {
    about: ' Prints a board in its notation, which may stand after RULESET@.',
    json: (board) => ({ spgames: VERSION, ...board.toJSON() }),
    text: printBoard,
  },
  boundary: {
    about: '',
    json: ({ rows, columns, matrix }) => {
      const entries = columns.flatMap((_, j) => matrix.column(j).map(([i, sign]) => [i, j, sign]));
      return { type: 'boundary-matrix', spgames: VERSION, rows, columns, entries };
    },
    text: ({ rows, columns, matrix }) => {
      const name = (face: readonly string[]): string => face.join('.') || '{}';
      const dense = rows.map((face) => [name(face), ...columns.map(() => '.')]);
      for (const j of columns.keys()) for (const [i, sign] of matrix.column(j)) dense[i]![j + 1] = String(sign);
      return table([['', ...columns.map(name)], ...dense]).join('\n');
    },
  },
  homology: {
    about: '',
    json: (groups) => ({ type: 'relative-homology', spgames: VERSION, Z: groups }),
    text: (groups, [whole, part]) => {
      const shown = groups
        .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
        .map(({ degree, rank, torsion }) => `H_${degree} = ${groupName('Z', rank, torsion)}`);
      return `${whole} relative to ${part}: ${shown.join(', ') || '0 in all degrees'}`;
    },
  },
  map: {
    about: ' Exit status 0 if there is one, 1 if not, 3 undecided.',
    json: ({ found, pairs }) => ({
      spgames: VERSION,
      type: 'homomorphism',
      found,
      ...(found === true && { map: pairs }),
    }),
    text: ({ found, labels }) => {
      const words = found === true ? 'yes' : found === false ? 'no' : found;
      const map = labels.map(([v, w]) => `${v}→${w}`).join(' ');
      return [`a homomorphism: ${words}`, ...(map === '' ? [] : [`  map  ${map}`])].join('\n');
    },
    exitCode: ({ found }) => (found === true ? 0 : found === false ? 1 : 3),
  },
};

/** The command of an operation: it prints what is found. */
function operationCommand({ command, about, inputs, makes, uses, find }: Operation): SourceCommand {
  const required = inputs.filter(({ isOption }) => isOption !== true);
  const flags = inputs.slice(required.length);
  const [first, parameter] = required as [Operation['inputs'][0], Operation['inputs'][1]?];
  const lines = uses.map((texts) => [command, ...texts.filter((text) => text !== '').map(quoted)].join(' '));
  const shown = SHOWN[makes] as Shown<unknown>;
  const { word } = first.kind;
  return {
    name: command,
    description: `${about}${shown.about}${TAKEN[word] ?? ''}`,
    examples: [...lines, ...(shown.text === undefined ? [`${lines.at(-1)!} | spgames analyze -`] : [])],
    addOptions: (program) => {
      for (const { name, description } of flags) program.option(`--${name}`, description);
      addOutputOption(program);
    },
    ...(TAKEN[word] === undefined && { argument: first }),
    ...(parameter !== undefined && { parameter }),
    answer: async (text, options, session, given = '') => {
      const texts = [text, given].slice(0, required.length);
      const read: unknown[] = [];
      for (const [i, input] of required.entries()) read.push(await input.read(texts[i]!, command, session));
      for (const { name } of flags) read.push(options[name] === true);
      const found = find(read, few(session), command);
      const { json, text: words, exitCode } = shown;
      const document = words === undefined ? json(found, few(session)) : undefined;
      return {
        json: () => document ?? json(found, few(session)),
        text: () => (words === undefined ? printJson(document) : words(found, texts)),
        ...(exitCode !== undefined && { exitCode: exitCode(found) }),
      } as Answer;
    },
  };
}

/** A text as a word of a command line. */
function quoted(text: string): string {
  return /^[\w@:.-]+$/.test(text) ? text : `'${text}'`;
}

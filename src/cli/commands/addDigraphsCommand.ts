import { InvalidArgumentError, Option, type Command } from 'commander';
import { digraphFamilies, type DigraphFamily } from '../../digraphs/index.js';
import { InputError } from '../../errors.js';
import { parseValue } from '../../values/index.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { listDigraphs, searchNimbers, searchValues, type DigraphAnswer } from '../digraphs/digraphSearches.js';
import { CUT_OFF } from '../exitCodes.js';
import { addHelp } from '../help/HelpPage.js';
import { NamesArgument } from '../NamesArgument.js';
import { printJson } from '../printJson.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';

const QUESTIONS = ['list', 'values', 'temperatures', 'nimbers'] as const;

/** What is asked of the digraphs. */
export interface DigraphsOptions extends CommonOptions {
  readonly family: DigraphFamily;
  readonly value?: string;
  readonly state?: string;
  readonly all?: boolean;
}

/** `digraphs QUESTION N`: all digraph placement games with few vertices. */
export function addDigraphsCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('digraphs'), {})
    .description(
      'Enumerate small digraph placement games, up to isomorphism. list N: those with N vertices, one per line. values N: how many values those with at most N vertices have, by the least number of vertices (f in the paper) and birthday. temperatures N: which temperatures occur with which largest degree. nimbers M: the least numbers of vertices for 0, *, …, *M. N = 5 takes seconds, 6 a minute or two, 7 a day: with --state the search resumes where it was stopped.',
    )
    .addArgument(new NamesArgument('<question>', `one of ${QUESTIONS.join(', ')}`, QUESTIONS))
    .argument('<n>', 'how many vertices; for nimbers M, from 0 to 4', parseNumber)
    .addOption(new Option('--family <name>', 'only those of a family').choices(digraphFamilies).default('all'))
    .option('--value <name>', 'list only those with a given value, such as ^*')
    .option('--state <file>', 'values and temperatures: resume from this file if it exists, and save the results in it')
    .option('--all', 'values: list the values, each with a digraph')
    .action(async (question: string, n: number, options: DigraphsOptions) => {
      const session = new Session(terminal, 'digraphs', options);
      try {
        const answer = await answerTo(question, n, options, session);
        session.end();
        terminal.print(options.json === true ? `${printJson(answer.document)}\n` : answer.text);
        if (answer.isOpen) session.warnOfOpen();
        setExitCode(answer.isOpen ? CUT_OFF : 0);
      } finally {
        session.end();
      }
    });
  addHelp(command, [
    'digraphs list 3',
    "digraphs list 4 --value '*2'",
    'digraphs list 3 --family symmetric | spgames batch value',
    'digraphs values 5',
    'digraphs values 3 --all',
    'digraphs temperatures 5',
    'digraphs nimbers 4',
    'digraphs values 6 --state six.json',
  ]);
}

async function answerTo(
  question: string,
  n: number,
  options: DigraphsOptions,
  session: Session,
): Promise<DigraphAnswer> {
  const refuse = (name: 'value' | 'state' | 'all', others: string): void => {
    if (options[name] !== undefined)
      throw new InputError('invalid-option', `digraphs: --${name} with ${question}; expected it with ${others}.`);
  };
  if (question !== 'list') refuse('value', 'list');
  if (question !== 'values') refuse('all', 'values');
  if (question === 'list' || question === 'nimbers') refuse('state', 'values or temperatures');
  switch (question as (typeof QUESTIONS)[number]) {
    case 'list':
      return listDigraphs(n, options, options.value === undefined ? undefined : parseValue(options.value), session);
    case 'values':
    case 'temperatures':
      return searchValues(n, question === 'temperatures', options, session);
    case 'nimbers':
      return searchNimbers(n, session);
    default:
      throw new InputError('unknown-name', `digraphs: ${JSON.stringify(question)}; expected ${QUESTIONS.join(', ')}.`);
  }
}

function parseNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a number such as 5.');
  return Number(text);
}

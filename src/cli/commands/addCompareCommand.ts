import type { Command } from 'commander';
import { compareLoopySums, compareSums, type LoopyComparison, type SumComparison } from '../../analysis/index.js';
import { VERSION } from '../../formats/index.js';
import type { ValueOrder } from '../../values/index.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import { printJson } from '../printJson.js';
import { CUT_OFF } from '../exitCodes.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';
import { asLoopyGame } from '../../sources/index.js';
import { isLoopy } from '../../sources/internal.js';
import { outcomeInWords } from '../value/loopyValue.js';
import { OUTCOME_WORDS } from '../../analysis/internal.js';
import { summandsOf } from '../value/findValue.js';

/** `compare SOURCE SOURCE`: which of two games is better for Left? */
export function addCompareCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('compare'), {})
    .description(
      'Compare the values of two games under normal play: <, >, = or || (incomparable), and the outcome of the first minus the second. Exit status 0, or 3 if it is not decided in time.',
    )
    .argument('<first>', 'a source, see spgames --help')
    .argument('<second>', 'a source')
    .action(async (first: string, second: string, options: CommonOptions) => {
      const session = new Session(terminal, 'compare', options);
      try {
        const found = await compareInTime(first, second, session);
        const text = options.json === true ? printJson(documentOf(found)) : describe(first, second, found);
        session.end();
        terminal.print(`${text}\n`);
        if (found.order === UNDECIDED) session.warnOfOpen();
        setExitCode(found.order === UNDECIDED ? CUT_OFF : 0);
      } finally {
        session.end();
      }
    });
  addHelp(command, [
    'compare snort@path:3 col@path:3',
    "compare 'value:^' 'value:*' --json",
    "compare 'loopy:over' 'value:1/1024'",
  ]);
}

/** Undecided when the time is up before both games are there. */
async function compareInTime(
  first: string,
  second: string,
  session: Session,
): Promise<SumComparison | LoopyComparison> {
  const found = await session.inTime(async () => {
    const [a, b] = [await session.source(first), await session.source(second)];
    if (isLoopy(a) || isLoopy(b)) {
      const evaluator = evaluatorOf(session);
      const [one, other] = [a, b].map((source) => asLoopyGame(source, { ...session.run(), evaluator }));
      return compareLoopySums(one!, other!, session.run());
    }
    return compareSums(summandsOf(a, session), summandsOf(b, session), {
      ...session.run(),
      evaluator: evaluatorOf(session),
    });
  });
  return found ?? { order: UNDECIDED, outcome: UNDECIDED };
}

const ORDER_WORDS: Readonly<Record<ValueOrder | typeof UNDECIDED, string>> = {
  '<': 'the first is less than the second: Right prefers it',
  '>': 'the first is greater than the second: Left prefers it',
  '=': 'both have the same value',
  '||': 'incomparable',
  undecided: 'not decided in time',
};

/** The outcome of a loopy game is null where a player can force a draw. */
function documentOf({ order, outcome }: SumComparison | LoopyComparison): object {
  if (typeof outcome === 'string') return { spgames: VERSION, order, outcome };
  const { left, right } = outcome;
  return { spgames: VERSION, order, outcome: outcome.outcome ?? null, results: { left, right } };
}

function describe(first: string, second: string, { order, outcome }: SumComparison | LoopyComparison): string {
  const inWords =
    outcome === UNDECIDED ? outcome : typeof outcome === 'string' ? OUTCOME_WORDS[outcome] : outcomeInWords(outcome);
  return [
    `${first} ${order === UNDECIDED ? '?' : order} ${second}: ${ORDER_WORDS[order]}`,
    `  outcome of the difference  ${inWords}`,
  ].join('\n');
}

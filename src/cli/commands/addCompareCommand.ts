import type { Command } from 'commander';
import type { LoopyComparison, SumComparison } from '../../analysis/index.js';
import { describeComparison, VERSION } from '../../formats/index.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import { printJson } from '../printJson.js';
import { CUT_OFF } from '../exitCodes.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';
import { compareSources } from '../../sources/index.js';
import { addPositionsOption, positionsOfTwo, type PositionsOptions } from '../positionsOfTwo.js';

type CompareOptions = CommonOptions & PositionsOptions;

/** `compare SOURCE SOURCE`: which of two games is better for Left? */
export function addCompareCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('compare'), {})
    .description(
      'Compare the values of two games under normal play: <, >, = or || (incomparable), and the outcome of the first minus the second. Exit status 0, or 3 if it is not decided in time.',
    )
    .argument('<first>', 'a source, see spgames --help')
    .argument('<second>', 'a source');
  addPositionsOption(command).action(async (first: string, second: string, options: CompareOptions) => {
    const session = new Session(terminal, 'compare', options);
    try {
      const found = await compareInTime(first, second, options, session);
      const text =
        options.json === true ? printJson(documentOf(found)) : describeComparison(first, second, found).join('\n');
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
  options: CompareOptions,
  session: Session,
): Promise<SumComparison | LoopyComparison> {
  const [one, other] = positionsOfTwo('compare', options);
  const found = await session.inTime(async () => {
    const [a, b] = [await session.source(first, one), await session.source(second, other)];
    return compareSources(a, b, { ...session.run(), evaluator: evaluatorOf(session) });
  });
  return found ?? { order: UNDECIDED, outcome: UNDECIDED };
}

/** The outcome of a loopy game is null where a player can force a draw. */
function documentOf({ order, outcome }: SumComparison | LoopyComparison): object {
  if (typeof outcome === 'string') return { spgames: VERSION, order, outcome };
  const { left, right } = outcome;
  return { spgames: VERSION, order, outcome: outcome.outcome ?? null, results: { left, right } };
}

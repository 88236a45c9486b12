import type { Command } from 'commander';
import { InputError } from '../../errors.js';
import type { LoopyComparison, SumComparison } from '../../analysis/index.js';
import { describeComparison, VERSION } from '../../formats/index.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { compareWithin, describeModulo, type ModuloOptions } from '../value/compareWithin.js';
import { UNDECIDED } from '../plainText.js';
import { printJson } from '../printJson.js';
import { CUT_OFF } from '../exitCodes.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';
import { compareSources } from '../../sources/index.js';
import { UNIVERSES } from '../../sources/internal.js';
import { addPositionsOption, positionsOfTwo, type PositionsOptions } from '../positionsOfTwo.js';

type CompareOptions = CommonOptions & PositionsOptions & ModuloOptions;

/** `compare SOURCE SOURCE`: which of two games is better for Left? */
export function addCompareCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('compare'), {
    addOptions: (added) =>
      added
        .option('--modulo <universe>', `compare them beside the games of a universe alone: ${UNIVERSES.join(', ')}`)
        .option('--summands <k>', 'with --modulo, the most summands of a game that is looked for; by default 3')
        .option('--misere', 'with --modulo, misère play: whoever makes the last move loses'),
  })
    .description(
      'Compare the values of two games under normal play: <, >, = or || (incomparable), and the outcome of the first minus the second. With --modulo, compare the literal games by the outcomes of their sums with every game of a universe, with a game that tells them apart. Exit status 0, or 3 if it is not decided.',
    )
    .argument('<first>', 'a source, see spgames --help')
    .argument('<second>', 'a source');
  addPositionsOption(command).action(async (first: string, second: string, options: CompareOptions) => {
    const session = new Session(terminal, 'compare', options);
    try {
      if (options.modulo !== undefined) {
        const found = await compareWithin([first, second], options.modulo, options, session);
        const text =
          options.json === true ? printJson({ spgames: VERSION, ...found }) : describeModulo(first, second, found);
        session.end();
        terminal.print(`${text}\n`);
        setExitCode(found.order === UNDECIDED ? CUT_OFF : 0);
        return;
      }
      for (const option of ['summands', 'misere'] as const)
        if (options[option] !== undefined)
          throw new InputError('invalid-option', `compare: --${option} is for --modulo; expected a universe.`);
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
    "compare 'value:1' 'value:2' --modulo dicotic",
    "compare 'form:{*|*}' 'value:0' --modulo dicotic --misere --json",
    "compare 'value:*2' 'value:0' --modulo 'sums:value:*; clobber@grid:1x3/xo.' --summands 2",
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

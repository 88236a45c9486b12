import { InvalidArgumentError, Option } from 'commander';
import { LibraryError } from '../../errors.js';
import { Dyadic, parseValue, type Value } from '../../values/index.js';
import { addOutputOption, addPositionOption } from '../commonOptions.js';
import { UNDECIDED } from '../plainText.js';
import type { ValueAnalysis } from '../../analysis/index.js';
import type { SourceCommand } from '../SourceCommand.js';
import {
  describeValue,
  LAST_TITLE,
  outcomeRow,
  valueDocument,
  valueRows,
  type DescribeValueOptions,
  type FoundSoFar,
} from '../value/describeValue.js';
import { describeDetails, detailsDocument, titlesOf } from '../value/describeDetails.js';
import { ValueReport, type Row } from '../value/ValueReport.js';
import { findValue, isCutOff, nothingFound, type FoundValue, type Wanted } from '../value/findValue.js';

import { loopyAnswer, requireNoDetails } from '../value/loopyValue.js';
import { isLoopy } from '../../sources/internal.js';

interface ValueOptions extends DescribeValueOptions, Wanted {
  readonly thermograph?: boolean;
}

/** `value SOURCE`: the value of a game under normal play. */
export const valueCommand: SourceCommand = {
  name: 'value',
  description:
    'Find the value of a game under normal play: its canonical form, outcome, stops, mean and temperature. Summands are evaluated one by one. Anything not found in time reads "undecided" (exit status 3).',
  examples: [
    'value snort@path:4',
    "value 'domineering@grid:3x3 + value:{2|-2}' --json",
    'value snort@grid:2x3 --thermograph',
    "value 'value:{3|-1}' --cool 1 --confusion-interval --incentives",
    "value 'octal(.77)@heap:9' --grundy --period --genus",
    "value 'domineering(oriented)@grid:4x4' --position 'x6 y1'",
    'value snort@path:16 -o value.txt',
    "value 'loopy:over + value:1/2'",
    "batch value - <<< 'snort@path:1..14'",
  ],
  addOptions: (command) => {
    addPositionOption(command);
    command
      .optionsGroup('What else to find')
      .option('--moves', 'list the moves of both players, and which are best, dominated or reversible')
      .option('--thermograph', 'show the thermograph; with --json its walls')
      .option('--misere', 'find the outcome under misère play too')
      .option('--cool <t>', 'the value cooled by t ≥ -1', parseTemperature)
      .option('--heat <t>', 'the value heated by t', parseTemperature)
      .option('--norton <unit>', 'the Norton product with a positive value such as ^', parseUnit)
      .option('--confusion-interval', 'the numbers that the value is confused with')
      .option('--incentives', 'what each move in the canonical form gains')
      .option('--grundy', 'the Grundy value: m for the value *m')
      .option(
        '--remoteness',
        'how long an impartial game lasts if the winner hurries and the loser delays; with --misere, also under misère play',
      )
      .option('--three-players', 'which of three players, moving in turn, can force the last move')
      .option('--genus', 'the genus of an impartial game: Grundy values under normal and misère play')
      .option(
        '--period',
        'the period of the Grundy values (or values) of the heaps of this game, proven where a theorem does',
      )
      .optionsGroup('How values are written')
      .addOption(
        new Option('--style <style>', 'how names are written')
          .choices(['ascii', 'unicode', 'cgsuite', 'latex'])
          .default('ascii'),
      )
      .option('--switches', 'write +-2 for {2|-2}')
      .option('--all', 'do not shorten long names');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const wanted = options as ValueOptions;
    const picture = wanted.thermograph === true ? await thermographText() : undefined;
    const documentOf = ({ found, details }: FoundValue): object =>
      valueDocument(found, wanted, detailsDocument(details, wanted));
    session.keep(() => documentOf(nothingFound(detailsOf(wanted))));
    const source = await session.sourceInTime(text, wanted.position);
    if (source !== undefined && isLoopy(source)) {
      const { position: _, ...asked } = detailsOf(wanted);
      requireNoDetails({ ...asked, thermograph: wanted.thermograph });
      return loopyAnswer(text, source, wanted, session);
    }
    const nothing = nothingFound(detailsOf(wanted));
    const report = new ValueReport(text, [LAST_TITLE, ...titlesOf(nothing.details)], (rows) => session.show(rows));
    const answer = await findValue(source, detailsOf(wanted), session, (part) => {
      session.keep(() => documentOf({ ...nothing, found: { ...nothing.found, ...part } as ValueAnalysis }));
      report.tell(part.value === undefined ? [outcomeRow(part.outcome)] : rowsSoFar(part, wanted));
    });
    const { found, details } = answer;
    // A file gets all of it.
    const isWhole = wanted.output !== undefined && found.value !== UNDECIDED;
    const writer = isWhole ? await import('../value/wholeForm.js') : undefined;
    return {
      json: () => documentOf(answer),
      text: () => {
        const shown = wanted.output === undefined ? wanted : { ...wanted, all: true };
        const told = describeValue(report, found, shown, describeDetails(found.value, details, shown), picture);
        return isWhole ? told + writer!.wholeForm(found.value, wanted, session.run()) : told;
      },
      exitCode: isCutOff(answer) ? 3 : 0,
    };
  },
};

/** The rows that may stand before others that are still to come. */
function rowsSoFar(part: FoundSoFar, wanted: ValueOptions): Row[] {
  const rows = valueRows(part, wanted);
  return wanted.misere === true ? rows.slice(0, 1 + rows.findIndex(([title]) => title === 'outcome')) : rows;
}

/** What is to be found, among the options. */
function detailsOf(options: ValueOptions): Wanted {
  const {
    misere,
    moves,
    cool,
    heat,
    norton,
    position,
    confusionInterval,
    incentives,
    grundy,
    genus,
    period,
    remoteness,
    threePlayers,
  } = options;
  const flags = { misere, moves, confusionInterval, incentives, grundy, genus, period, remoteness, threePlayers };
  return {
    ...Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag === true)),
    cool,
    heat,
    norton,
    ...(position !== undefined && { position }),
  };
}

function parseUnit(text: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    throw new InvalidArgumentError('Expected a value such as ^ or {1|}.');
  }
}

function parseTemperature(text: string): Dyadic {
  try {
    return Dyadic.parse(text);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    throw new InvalidArgumentError('Expected an integer or a fraction m/2^k, such as 3/4.');
  }
}

/** Pictures are loaded only where they are asked for. */
async function thermographText(): Promise<(value: Value) => string> {
  return (await import('../../pictures/index.js')).thermographText;
}

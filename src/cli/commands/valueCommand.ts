import { Option } from 'commander';
import { valueDetailList, type ValuePart } from '../../analysis/internal.js';
import type { Value } from '../../values/index.js';
import { addOutputOption, addPositionOption } from '../commonOptions.js';
import { UNDECIDED } from '../plainText.js';
import type { ValueAnalysis } from '../../analysis/index.js';
import type { SourceCommand } from '../SourceCommand.js';
import {
  describeValueAnalysis,
  LAST_TITLE,
  outcomeRow,
  valueAnalysisDocument,
  valueRows,
  type DescribeValueOptions,
  type FoundSoFar,
} from '../value/describeValueAnalysis.js';
import { addDetailOptions, describeDetails, detailsDocument, titlesOf } from '../value/describeDetails.js';
import { ValueReport, type Row } from '../value/ValueReport.js';
import { findValue, isCutOff, nothingFound, type FoundValue, type Wanted } from '../value/findValue.js';

import { loopyAnswer, requireNoDetails } from '../value/loopyValue.js';
import { isLoopy } from '../../sources/internal.js';

type ValueOptions = DescribeValueOptions & Wanted & { readonly thermograph?: boolean };

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
      .option('--misere', 'find the outcome under misère play too');
    addDetailOptions(command);
    command
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
      valueAnalysisDocument(found, wanted, detailsDocument(details, wanted));
    session.keep(() => documentOf(nothingFound(wantedIn(wanted))));
    const source = await session.sourceInTime(text, wanted.position);
    if (source !== undefined && isLoopy(source)) {
      const { position: _, ...asked } = wantedIn(wanted);
      requireNoDetails({ ...asked, thermograph: wanted.thermograph });
      return loopyAnswer(text, source, wanted, session);
    }
    const nothing = nothingFound(wantedIn(wanted));
    const report = new ValueReport(text, [LAST_TITLE, ...titlesOf(nothing.details)], (rows) => session.show(rows));
    const tell = (part: ValuePart): void =>
      report.tell(part.value === undefined ? [outcomeRow(part.outcome)] : rowsSoFar(part, wanted));
    // A document has no rows: they are made when somebody is to read them.
    const untold: ValuePart[] = [];
    const answer = await findValue(source, wantedIn(wanted), session, (part) => {
      session.keep(() => documentOf({ ...nothing, found: { ...nothing.found, ...part } as ValueAnalysis }));
      if (session.streams) tell(part);
      else untold.push(part);
    });
    const { found, details } = answer;
    // A file gets all of it.
    const isWhole = wanted.output !== undefined && found.value !== UNDECIDED;
    const writer = isWhole ? await import('../value/wholeForm.js') : undefined;
    return {
      json: () => documentOf(answer),
      text: () => {
        untold.splice(0).forEach(tell);
        const shown = wanted.output === undefined ? wanted : { ...wanted, all: true };
        const told = describeValueAnalysis(report, found, shown, describeDetails(found.value, details, shown), picture);
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

/** The options that say what is to be found. */
const OPTIONS: readonly string[] = [
  'misere',
  'moves',
  'position',
  ...valueDetailList.flatMap(([, { option }]) => option ?? []),
];

/** What is to be found, among the options. */
function wantedIn(options: ValueOptions): Wanted {
  return Object.fromEntries(Object.entries(options).filter(([name]) => OPTIONS.includes(name)));
}

/** Pictures are loaded only where they are asked for. */
async function thermographText(): Promise<(value: Value) => string> {
  return (await import('../../pictures/index.js')).thermographText;
}

import { Option } from 'commander';
import type { Value } from '../../values/index.js';
import { UNDECIDED } from '../plainText.js';
import type { SourceCommand } from '../SourceCommand.js';
import { describeValue, valueDocument, type DescribeValueOptions } from '../value/describeValue.js';
import { findValue } from '../value/findValue.js';

interface ValueOptions extends DescribeValueOptions {
  readonly misere?: boolean;
  readonly moves?: boolean;
  readonly thermograph?: boolean;
}

/** `value SOURCE`: the value of a game under normal play. */
export const valueCommand: SourceCommand = {
  name: 'value',
  description:
    'Find the value of a game under normal play: its canonical form, outcome, stops, mean and temperature. Summands are evaluated one by one. What is not found in time reads "undecided" (exit status 3).',
  examples: [
    'value snort@path:4',
    "value 'domineering@grid:3x3 + value:{2|-2}' --json",
    'value snort@grid:2x3 --thermograph',
    "batch value - <<< 'snort@path:1..14'",
  ],
  addOptions: (command) =>
    void command
      .option('--moves', 'list the moves of both players, and which are best')
      .option('--thermograph', 'show the thermograph; with --json its walls')
      .option('--misere', 'find the outcome under misère play too')
      .addOption(
        new Option('--style <style>', 'how names are written')
          .choices(['ascii', 'unicode', 'cgsuite', 'latex'])
          .default('ascii'),
      )
      .option('--switches', 'write +-2 for {2|-2}')
      .option('--all', 'do not shorten long names'),
  answer: async (text, options, session) => {
    const wanted = options as ValueOptions;
    const picture = wanted.thermograph === true ? await thermographText() : undefined;
    const found = await findValue(text, wanted, session);
    return {
      json: () => valueDocument(found, wanted),
      text: () => describeValue(text, found, wanted, picture),
      exitCode: Object.values(found).includes(UNDECIDED) ? 3 : 0,
    };
  },
};

/** Pictures are loaded only where they are asked for. */
async function thermographText(): Promise<(value: Value) => string> {
  return (await import('../../pictures/index.js')).thermographText;
}

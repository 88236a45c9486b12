import { InvalidArgumentError } from 'commander';
import { classDocument, describeClass, isOpen } from '../classify/describeClass.js';
import { findClass } from '../classify/findClass.js';
import { describeNoPlacements, noPlacementsDocument } from '../classify/noPlacements.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `classify SOURCE`: is a game a weak, a medium or a strong placement game? */
export const classifyCommand: SourceCommand = {
  name: 'classify',
  description:
    'Say whether a game is a weak, a medium or a strong placement game, or none of these, and why it is not in the next class; whether it is impartial, dicotic, dead-ending. With --family, whether its ruleset is invariant and an independence ruleset on these boards. Anything not found in time reads "undecided" (exit status 3).',
  examples: [
    'classify moves.json',
    'classify toppling-dominoes@row:LRE',
    'classify nogo@path:3 --family connected:4',
    "classify domineering@grid:2x2 --family 'grid:1x2 grid:2x1' --json",
  ],
  addOptions: (command) =>
    void command
      .option(
        '--family <boards>',
        'all graphs with at most N vertices, numbered in all ways (N or connected:N), grids:N, or boards with blanks between',
      )
      .option('--limit <positions>', 'stop after this many positions (exit status 3)', parseLimit),
  answer: async (text, options, session) => {
    const finding = await findClass(text, options, session);
    if ('noPlacements' in finding)
      return { json: () => noPlacementsDocument(finding), text: () => describeNoPlacements(text, finding) };
    return {
      json: () => classDocument(finding),
      text: () => describeClass(text, finding),
      exitCode: isOpen(finding) ? 3 : 0,
    };
  },
};

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('Expected a number of positions from 1 to 999999999.');
  return Number(text);
}

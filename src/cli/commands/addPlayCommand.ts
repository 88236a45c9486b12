import { InvalidArgumentError, Option, type Command } from 'commander';
import { PlayableGame, type Summand } from '../../analysis/index.js';
import { randomNumbers } from '../../complex/internal.js';
import { SimplicialComplex } from '../../complex/index.js';
import { playOn, SPGame } from '../../games/index.js';
import { MoveGame } from '../../moves/index.js';
import type { Player } from '../../player.js';
import { atPosition, parseSource, type Source } from '../../sources/index.js';
import { playedOf } from '../../sources/internal.js';
import { addOptions, addPositionOption, type CommonOptions } from '../commonOptions.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { BAD_INPUT, CUT_OFF } from '../exitCodes.js';
import { addHelp } from '../help/HelpPage.js';
import type { ShownGame } from '../play/describePosition.js';
import { LEVELS, type Level } from '../../analysis/internal.js';
import { NamesOption } from '../NamesOption.js';
import { PlayReport, WORDS } from '../play/PlayReport.js';
import { PlaySession } from '../play/PlaySession.js';
import type { PlayerKind } from '../play/PlaySettings.js';
import { printJson } from '../printJson.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';

interface PlayOptions extends CommonOptions {
  readonly players: Readonly<Record<Player, PlayerKind>>;
  readonly first: 'left' | 'right';
  readonly level: Level;
  readonly misere?: boolean;
  readonly hints?: boolean;
  readonly seed?: number;
  readonly position?: string;
}

/** `play SOURCE`: a game with two people, with the machine, or of the machine with itself. */
export function addPlayCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('play'), { addOptions: addPlayOptions })
    .description(
      'Play a game in the terminal, against the machine or between two people. Moves are entered by name: the labels of vertices, the names of positions, the options of a value. The machine makes a winning move if it finds one in the time its level allows. Moves may come from a file or a pipe; then a line that is not a move gives exit status 2 in the end.',
    )
    .argument('<source>', 'see spgames --help')
    .action(async (text: string, options: PlayOptions) => {
      const session = new Session(terminal, 'play', { ...options, keeps: options.json === true });
      try {
        setExitCode(await playSource(text, options, session));
      } finally {
        session.end();
      }
    });
  addHelp(
    command,
    [
      'play snort@path:7',
      "play 'domineering@grid:4x4' --players machine,human --level perfect",
      'play node-kayles@cycle:9 --misere --hints',
      "play 'value:{3|1} + *' --players human,human",
      'play col@grid:3x3 --players machine,machine --json',
    ],
    [{ title: 'What you can say', rows: WORDS }],
  );
}

function addPlayOptions(command: Command): void {
  command
    .option(
      '--players <left,right>',
      'human or machine, for Left and for Right (default human,machine)',
      parsePlayers,
      {
        L: 'human',
        R: 'machine',
      },
    )
    .addOption(new Option('--first <player>', 'who begins').choices(['left', 'right']).default('left'))
    .addOption(
      new NamesOption(
        '--level <level>',
        'how long the machine thinks: random not at all, quick 0.2 s, good 2 s, perfect as long as it takes',
        LEVEL_NAMES,
        { areListed: false },
      )
        .argParser(parseLevel)
        .default('good'),
    )
    .option('--misere', 'misère play: the player who cannot move wins')
    .option('--hints', 'show which moves win before each of your moves')
    .option('--seed <n>', 'equal seeds give equal moves at the level random', parseSeed);
  addPositionOption(command);
}

function parsePlayers(text: string): Readonly<Record<Player, PlayerKind>> {
  const [left, right, ...more] = text.split(',').map((kind) => kind.trim());
  const isKind = (kind: string | undefined): kind is PlayerKind => kind === 'human' || kind === 'machine';
  if (!isKind(left) || !isKind(right) || more.length > 0)
    throw new InvalidArgumentError('Expected two of human and machine, such as human,machine.');
  return { L: left, R: right };
}

const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

function parseLevel(text: string): Level {
  const level = LEVEL_NAMES.find((name) => name === text);
  if (level === undefined) throw new InvalidArgumentError(`Allowed choices are ${LEVEL_NAMES.join(', ')}.`);
  return level;
}

function parseSeed(text: string): number {
  const seed = Number(text);
  if (!/^\d{1,10}$/.test(text) || seed >= 2 ** 32)
    throw new InvalidArgumentError('Expected an integer from 0 to 2^32 - 1.');
  return seed;
}

/** @returns the exit status */
async function playSource(text: string, options: PlayOptions, session: Session): Promise<number> {
  const { json = false, players, first, level, misere = false, hints = false, seed, position } = options;
  const source = await readSource(text, position, session);
  const { summands, shown } = summandsOf(source, session);
  const game = new PlayableGame(summands, { play: misere ? 'misere' : 'normal', evaluator: evaluatorOf(session) });
  const { terminal } = session;
  const random = seed === undefined ? Math.random : randomNumbers(seed);
  const settings = { source: text, kinds: players, first: first === 'left' ? 'L' : 'R', level, hints, random } as const;
  const report = new PlayReport(shown, settings, session, json ? terminal.warn : terminal.print);
  const play = new PlaySession(game, settings, session, report);
  session.keep(() => play.document);
  await play.run();
  session.end();
  if (json) terminal.print(`${printJson(play.document)}\n`);
  if (play.end === 'cut off') {
    session.warnOfOpen();
    return CUT_OFF;
  }
  return play.refused > 0 && terminal.isInteractive?.() !== true ? BAD_INPUT : 0;
}

/** The rules alone tell the moves: a board may be too large to compile. */
async function readSource(text: string, position: string | undefined, session: Session): Promise<Source> {
  const lazily = { ...session.run(), lazy: true };
  const source = await parseSource(text, { ...lazily, ...session.reading() });
  return position === undefined ? source : atPosition(source, position, lazily);
}

/** What is played, and the games among it whose boards are shown. */
function summandsOf(
  source: Source,
  session: Session,
): { readonly summands: readonly Summand[]; readonly shown: Omit<ShownGame, 'width'> } {
  const summands = playedOf(source, { ...session.run(), lazy: true }).map((summand) =>
    summand instanceof SimplicialComplex ? playOn(summand) : summand,
  );
  const game = summands.find((summand) => summand instanceof SPGame);
  const rules = summands.find((summand) => summand instanceof MoveGame);
  return { summands, shown: { game, rules } };
}

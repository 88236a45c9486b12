import { VERSION } from '../../json.js';
import { InputError, LimitError } from '../../errors.js';
import {
  findLatticeStrategy,
  LatticeStrategy,
  SquarefreeOutcomes,
  squarefreeness,
  type LatticeGame,
  type LatticePoint,
  type LatticeStrategySearch,
  type LatticeStrategySource,
  type VerifiedLatticeStrategy,
} from '../../lattice/index.js';
import type { LatticeSource } from '../../sources/index.js';
import { addOutputOption, addPositionOption } from '../commonOptions.js';
import { answerOfSeries } from '../answerOfSeries.js';
import { integerOption } from '../integerOption.js';
import { shortList, table, UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

interface StrategyOptions {
  readonly misere?: boolean;
  readonly heaps?: string;
  readonly maxSide?: string;
  readonly maxWeight?: string;
  readonly series?: string;
  readonly maxStates?: string;
  readonly position?: string;
  readonly all?: boolean;
}

/** `strategy SOURCE`: the P-positions of a lattice game as strata that are proven. */
export const strategyCommand: SourceCommand = {
  name: 'strategy',
  description:
    'Find all P-positions of a lattice game: disjoint strata {points} + N{generators}, and their generating function. For squarefree games under normal play they are a binary code plus 2N^d; for other games periods are guessed from outcomes and proved in a finite box; then, and on boards other than the orthant, strata on any generators are guessed and decided by automata. The document, or the file of -o, is a certificate that verify re-checks. Some games have no such strata; if none are found the exit status is 3.',
  argument: {
    name: 'game',
    description:
      'a lattice game such as lattice:moves 1,0 0,1 -1,1; defeated 0,0, a game on heaps such as octal(.77), or another impartial source',
  },
  examples: [
    "strategy 'lattice:moves 1,0 0,1 -1,1; defeated 0,0'",
    "strategy 'lattice:moves 2,0 0,2' --json | spgames verify -",
    "strategy 'lattice:moves 1,0 0,1 -1,1' --series '1/((1 - a^2)*(1 - b^2))'",
    "strategy 'lattice:moves 1,0,0 0,1,0 0,0,1 1,1,0'",
    "strategy 'lattice:moves 2,1 1,2'",
    "strategy 'octal(.77)' --heaps 5 --misere -o kayles5.json",
    "strategy 'lattice:moves 1,0 0,1 -1,1' --position 3,2",
  ],
  addOptions: (command) => {
    addPositionOption(command);
    command
      .option('--misere', 'misère play: whoever makes the last move loses')
      .option('--heaps <n>', 'the largest heap, for a game on heaps')
      .option('--max-side <n>', 'the longest side of the tables in which to look for periods (by default 48)')
      .option('--max-weight <n>', 'the largest weight of the tables in which to look for strata on any generators')
      .option('--max-states <n>', 'the largest number of elements of a quotient to search for (by default 100)')
      .option(
        '--series <f>',
        'check whether this rational function is the generating function, a/(1 - a^2) for example',
      )
      .option('--all', 'print long lists in full');
    addOutputOption(command);
  },
  answer: async (text, options, session) => {
    const {
      misere = false,
      heaps,
      maxSide,
      maxWeight,
      maxStates,
      series,
      position,
      all = false,
    } = options as StrategyOptions;
    const source = await session.latticeSource(text, {
      misere,
      ...(heaps !== undefined && { heaps: integerOption('strategy', '--heaps', heaps, 1) }),
      ...(position !== undefined && { position }),
    });
    const { game } = source;
    if (series !== undefined) return answerOfSeries(`${text}${misere ? ', misère play' : ''}`, game, series, session);
    const search = findLatticeStrategy(game, {
      ...session.run(),
      ...(maxSide !== undefined && { maxSide: integerOption('strategy', '--max-side', maxSide, 1) }),
      ...(maxWeight !== undefined && { maxWeight: integerOption('strategy', '--max-weight', maxWeight, 1) }),
      ...(maxStates !== undefined && { maxStates: integerOption('strategy', '--max-states', maxStates, 1) }),
    });
    const about = session.hasRead || position !== undefined ? undefined : sourceOf(text, source, misere, heaps);
    const title = `${text}${misere ? ', misère play' : ''}`;
    if (search.found !== true)
      return {
        json: () => ({ type: 'lattice-strategy', spgames: VERSION, ...about, game: game.toJSON(), strata: UNDECIDED }),
        text: () =>
          [
            `${title}: ${codeOf(game) === undefined ? 'no strategy found' : 'the P-positions are P0 + 2N^d'}`,
            ...codeRows(game),
          ].join('\n'),
        file: 'json',
        exitCode: 3,
        reason: reasonOf(game, search),
      };
    return {
      json: () => new LatticeStrategy(game, search.strategy.strata, about).toJSON(),
      text: () => describe(title, source, search, all, session),
      file: 'json',
    };
  },
};

/** What the document says the game is that of; nothing of a lattice game as it stands. */
function sourceOf(
  text: string,
  { heaps, names }: LatticeSource,
  isMisere: boolean,
  largest: string | undefined,
): LatticeStrategySource | undefined {
  const isLattice = heaps === undefined && names.every((name, i) => name === String(i + 1));
  if (isLattice) return undefined;
  return {
    source: text.trim(),
    ...(largest !== undefined && { heaps: Number(largest) }),
    ...(isMisere && { misere: true }),
  };
}

function reasonOf(
  game: LatticeGame,
  { sides, weight }: Extract<LatticeStrategySearch, { found: 'undecided' }>,
): string {
  const outcomes = codeOf(game);
  if (outcomes !== undefined)
    return `the code P0 has ${outcomes.patternSize} words in ${game.dimension} coordinates, too many for a list that is proven.`;
  const looked = [
    ...(sides.length === 0 ? [] : [` no periods were found in a table with the sides ${sides.join(' × ')};`]),
    ...(weight === undefined ? [] : [` no strata were found in a table to the weight ${weight};`]),
  ];
  return `not found, which does not say that there is none:${looked.join('')} --max-side, --max-states, --max-weight and --timeout allow more.`;
}

function describe(
  title: string,
  { game, start }: LatticeSource,
  { strategy, verification }: Extract<LatticeStrategySearch, { found: true }>,
  all: boolean,
  session: Session,
): string {
  const { strata } = strategy;
  const rows = [
    ['proven', `for all positions, by ${proofOf(verification)}`],
    ...seriesRow(strategy, session, all),
    ...(start === undefined ? [] : [['position', outcomeOf(strategy, start)]]),
  ];
  return [
    `${title}: ${strata.length === 0 ? 'no P-positions' : `the P-positions in ${counted(strata.length, 'stratum', 'strata')}`}`,
    ...shortList(strata.length, (i) => stratumText(strategy, i, all), all),
    ...table(rows).map((row) => `  ${row}`),
    ...codeRows(game),
  ].join('\n');
}

function proofOf(verification: VerifiedLatticeStrategy): string {
  if ('cases' in verification) return `${verification.cases} cases of linear conditions, from automata`;
  return `the ${verification.points} below ${verification.box.join(',') || 'the origin'}`;
}

/** So many points of a stratum are shown. */
const SHOWN_POINTS = 12;

function stratumText({ strata }: LatticeStrategy, i: number, all: boolean): string {
  const { points, generators } = strata[i]!;
  const vectors = (list: readonly LatticePoint[], most: number): string =>
    `{${list
      .slice(0, most)
      .map((point) => `(${point.join()})`)
      .join(' ')}${list.length > most ? ` … (${list.length})` : ''}}`;
  const bases = vectors(points, all ? Infinity : SHOWN_POINTS);
  return generators.length === 0 ? bases : `${bases} + N${vectors(generators, Infinity)}`;
}

/** Longer ones are shown with `--all`. */
const LONGEST_SERIES = 400;

function seriesRow(strategy: LatticeStrategy, session: Session, all: boolean): string[][] {
  const series = strategy.series(session.run());
  const text = series.toString();
  return [
    [
      'series',
      all || text.length <= LONGEST_SERIES ? text : `${counted(series.terms.length, 'term')}; --all shows them`,
    ],
  ];
}

function outcomeOf(strategy: LatticeStrategy, start: LatticePoint): string {
  if (strategy.isP(start)) return `${start.join()} is a P-position`;
  return `${start.join()} is an N-position; to P-positions lead ${strategy
    .winningMoves(start)
    .map((move) => `(${move.join()})`)
    .join(' ')}`;
}

/** A squarefree game under normal play by its code, which needs no list of words. */
function codeRows(game: LatticeGame): string[] {
  const outcomes = codeOf(game);
  if (outcomes === undefined || game.dimension === 0) return [];
  return table([
    ['Grundy values', outcomes.grundyValues.join(' ')],
    ['code P0', `${outcomes.patternSize} words, rank ${outcomes.rank} of the checks`],
    ...outcomes.checks.map((check, i) => [i === 0 ? 'checks' : '', check.join('')]),
  ]).map((row) => `  ${row}`);
}

function codeOf(game: LatticeGame): SquarefreeOutcomes | undefined {
  if (game.defeated.length > 0 || !game.isOrthant || !squarefreeness(game).squarefree) return undefined;
  try {
    return new SquarefreeOutcomes(game);
  } catch (error) {
    if (error instanceof InputError || error instanceof LimitError) return undefined;
    throw error;
  }
}

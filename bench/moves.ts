import { LimitError } from 'spgames';
import { MovesEvaluator, type Moves, type MovesStatistics } from 'spgames/evaluation';
import { parseMoveGame, type MoveGame } from 'spgames/moves';
import { parseValue, ValueStore, type Outcome, type Value } from 'spgames/values';

interface Workload {
  readonly source: string;
  /** The value where another program publishes it. */
  readonly published?: string;
}

/** Values that cgt-tools and CGSuite have in their tests come first. */
const WORKLOADS: readonly Workload[] = [
  { source: 'konane@grid:3x4/.ox.|o..x|....', published: '{1|-1}' },
  { source: 'toppling-dominoes@row:LRRLL', published: '{1|*}' },
  { source: 'toppling-dominoes@row:LRRLRRL', published: 'tiny(1/2)' },
  { source: 'hackenbush@stalk:LRLRRLLR', published: '77/128' },
  { source: 'toppling-dominoes@row:LRLERLREELRLLRRLERLELLERRL' },
  { source: 'hackenbush@edges:0-1L,1-2R,0-2E,1-3R,2-3L,3-4E,0-4R,4-5L,0-5L,3-5R,5-6E,0-6R,1-6E' },
  { source: 'clobber@grid:3x3/xox|oxo|xox' },
  { source: 'clobber@grid:3x4/xoxo|oxox|xoxo' },
  { source: 'clobber@grid:4x4/xoxo|oxox|xoxo|oxox' },
  { source: 'konane@grid:4x4/xoxo|o..x|xoxo|oxox' },
  { source: 'konane@grid:4x5/xoxox|oxoxo|xo..x|oxoxo' },
  { source: 'amazons@grid:3x3/x..|...|..o' },
  { source: 'amazons@grid:2x5/x....|....o' },
  { source: 'amazons@grid:2x6/x.....|.....o' },
];

interface OutcomeWorkload {
  readonly source: string;
  /** Where another program finds it too. */
  readonly outcome?: Outcome;
  /** Seconds of MCGS 1.5 without its database, on another machine; of CLOBBER for one player who begins. */
  readonly mcgs?: number;
}

const OUTCOMES: readonly OutcomeWorkload[] = [
  { source: 'clobber@grid:3x6/xoxoxo|oxoxox|xoxoxo', outcome: 'P', mcgs: 1.7 },
  { source: 'clobber@grid:2x10/xoxoxoxoxo|oxoxoxoxox', outcome: 'N', mcgs: 1.8 },
  { source: 'clobber@grid:4x4/xoxo|oxox|xoxo|oxox', outcome: 'N' },
  { source: 'clobber@grid:4x5/xoxox|oxoxo|xoxox|oxoxo' },
  { source: 'clobber@grid:2x14/xoxoxoxoxoxoxo|oxoxoxoxoxoxox' },
  { source: 'konane@grid:5x5/xoxox|oxoxo|xo..x|oxoxo|xoxox' },
  { source: 'amazons@grid:3x4/.o..|....|...x', outcome: 'N' },
  { source: 'amazons@grid:4x4/x...|....|....|...o', mcgs: 12.1 },
];

const RUNS = 3;
/** Whole positions are searched so long. */
const LONGEST_MS = 20_000;

interface Measured {
  readonly seconds: number;
  readonly statistics: MovesStatistics;
  /** In a store of its own. */
  readonly value: Value;
}

/** CPU seconds with nothing remembered, the least of several runs. @throws LimitError if the time is over */
function measured(moves: Moves<string>, start: string, runs: number): Measured {
  const all = Array.from({ length: runs }, (): Measured => {
    const evaluator = new MovesEvaluator(moves, { store: new ValueStore() });
    const before = process.cpuUsage();
    const value = evaluator.value(start, { timeoutMs: LONGEST_MS });
    const { user, system } = process.cpuUsage(before);
    return { seconds: (user + system) / 1e6, statistics: evaluator.statistics, value };
  });
  return all.reduce((least, one) => (one.seconds < least.seconds ? one : least));
}

/** The same by a search of whole positions: no summands, symmetries or theorems; undefined if it takes too long. */
function searched({ options, key, start }: MoveGame): Measured | undefined {
  try {
    return measured({ options, key }, start, 1);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

/**
 * CPU time for the values of positions of games by moves, with nothing remembered, and how many positions are expanded,
 * beside a search of whole positions, whose values have to be the same.
 * @throws Error if a value is not the one that is published, or that the search of whole positions finds
 */
export function timeMoves(): void {
  console.log('\nGames by their moves: CPU milliseconds for a value, with nothing remembered, and positions expanded');
  console.log(
    '  (for TOPPLING DOMINOES, AMAZONS and FISSION cgt-tools publishes no times; pycgt 0.3.0 publishes 150 ms for CLOBBER on 3x3, on another machine)',
  );
  console.log(
    `  ${'position'.padEnd(58)}${'ms'.padStart(9)}${'positions'.padStart(11)}${'whole: ms'.padStart(12)}${'positions'.padStart(11)}`,
  );
  for (const { source, published } of WORKLOADS) {
    const game = parseMoveGame(source);
    // The programs in WebAssembly start.
    game.solver.value(game.start);
    const own = measured(game, game.start, RUNS);
    if (published !== undefined && own.value !== parseValue(published, own.value.store))
      throw new Error(`${source} is not ${published}`);
    const whole = searched(game);
    if (whole !== undefined && new MovesEvaluator(game, { store: whole.value.store }).value(game.start) !== whole.value)
      throw new Error(`${source} has another value by a search of whole positions`);
    const columns = [
      short(source).padEnd(58),
      ms(own).padStart(9),
      count(own).padStart(11),
      ms(whole).padStart(12),
      count(whole).padStart(11),
    ];
    console.log(`  ${columns.join('')}`);
  }
  timeOutcomes();
}

/**
 * CPU time for outcomes, which are found by a search through sums.
 * @throws Error if an outcome is not the one that is published
 */
function timeOutcomes(): void {
  console.log(
    '\nGames by their moves: CPU seconds for the outcome, both players, beside MCGS 1.5 where it was measured',
  );
  console.log(`  ${'position'.padEnd(58)}${'outcome'.padStart(9)}${'s'.padStart(9)}${'MCGS: s'.padStart(11)}`);
  for (const { source, outcome, mcgs } of OUTCOMES) {
    const game = parseMoveGame(source);
    const before = process.cpuUsage();
    const found = new MovesEvaluator(game, { store: new ValueStore() }).outcome(game.start);
    if (outcome !== undefined && found !== outcome) throw new Error(`${source} is not ${outcome}`);
    const { user, system } = process.cpuUsage(before);
    const seconds = ((user + system) / 1e6).toFixed(2);
    console.log(
      `  ${short(source).padEnd(58)}${found.padStart(9)}${seconds.padStart(9)}${String(mcgs ?? '').padStart(11)}`,
    );
  }
}

function ms(result: Measured | undefined): string {
  return result === undefined ? `> ${LONGEST_MS}` : (1000 * result.seconds).toFixed(1);
}

function count(result: Measured | undefined): string {
  return result === undefined ? '' : String(result.statistics.positions);
}

function short(source: string): string {
  return source.length > 56 ? `${source.slice(0, 55)}…` : source;
}
